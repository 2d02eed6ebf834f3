#!/bin/sh
# Regenerates the pictures of the tutorials, with their own commands. Requires gaussmle and, for the one on
# clusters, Python with pyarrow in PATH.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
for page in "$here"/../tutorials/*.md; do
    name=$(basename "$page" .md)
    work=$(mktemp -d)
    cp "$here/../scaling/concatenate.py" "$work"
    sed -n '/^```sh$/,/^```$/{/^```/!p}' "$page" > "$work/commands.sh"
    (cd "$work" && sh -eu commands.sh)
    mkdir -p "$here/$name"
    grep -o "](../pictures/$name/[^)]*" "$page" | while read -r picture; do
        cp "$work/${picture##*/}" "$here/$name/"
    done
    rm -r "$work"
done
