#!/bin/sh
# The steps of the Containerfile. tests/packaging/test_container.py runs them without an engine.
#
#   setup.sh packages NAMES...       install packages of Debian
#   setup.sh wheel SOURCE FOLDER     make the wheel of a checkout, compiled if there is a C compiler
#   setup.sh install FOLDER PREFIX   make a venv with play.txt and the wheel, which are in FOLDER
#   setup.sh user DATA               add the user for the server, and the folder for its data
set -eu

packages() {
    apt-get -q update
    DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends "$@"
    rm -rf /var/lib/apt/lists/*
}

wheel() {
    tools=$(mktemp -d)
    trap 'rm -rf "$tools"' EXIT
    python3 -m venv "$tools"
    # Of these tools few modules are imported, and those once.
    "$tools/bin/pip" install --no-cache-dir --no-compile --require-hashes -r "$1/locks/build.txt"
    "$tools/bin/pip" wheel --no-deps --no-build-isolation --wheel-dir "$2" "$1"
}

install() {
    python3 -m venv "$2"
    "$2/bin/pip" install --no-cache-dir --require-hashes -r "$1/play.txt"
    "$2/bin/pip" install --no-cache-dir --no-deps --no-index "$1"/speeltafel-*.whl
    "$2/bin/speeltafel" --version
}

user() {
    useradd --system --no-create-home --home-dir "$1" --shell /usr/sbin/nologin speeltafel
    mkdir "$1"
    chown speeltafel: "$1"
}

step=$1
shift
"$step" "$@"
