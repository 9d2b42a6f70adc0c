"""The book of each game: what one wants to read before the first game. The law is in `docs/rules`.

A book is one file (`titus.toml`): its sections, the paragraphs of each by key, the rules that a
paragraph rests on, examples as short text positions with moves, questions. Its words are in
`speeltafel.texts` under `book-<game>-<key>`. Why: `docs/decisions/0038-a-book-plays-its-examples.md`.
"""
