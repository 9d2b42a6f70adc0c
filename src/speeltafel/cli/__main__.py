"""`python -m speeltafel.cli` is `speeltafel`."""

from speeltafel.cli import main

if __name__ == "__main__":  # worker processes import this file too
    main()
