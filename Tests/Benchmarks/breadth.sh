#!/usr/bin/env bash
# Counts how many declarations that other people's code uses the grader would flag, and why:
#     Tests/Benchmarks/breadth.sh PACKAGE …
# Each package is a folder that `swift build --build-tests` can build. Nothing in it is changed except its .build.
set -euo pipefail
cd "$(dirname "$0")/../.."
trees=$(mktemp -d)
trap 'rm -rf "$trees"' EXIT
for package in "$@"; do
    # What a build prints is not needed; a package that doesn't build is skipped.
    swift build --build-tests --package-path "$package" >/dev/null 2>&1 || { echo "skipped: $package"; continue; }
    modules=$(swift build --package-path "$package" --show-bin-path)/Modules
    includes=$(find -L "$package/Sources" "$package/.build/checkouts" -name module.modulemap 2>/dev/null |
        xargs -r -n 1 dirname | sed 's/^/-I/' || true)
    swift package --package-path "$package" describe --type json | python3 -c '
import json, sys
for target in json.load(sys.stdin)["targets"]:
    swift = [source for source in target["sources"] if source.endswith(".swift")]
    if target["type"] in ("library", "test", "executable") and swift:
        print("\t".join([target["c99name"], target["path"]] + swift))
' | while IFS=$'\t' read -r module path files; do
        IFS=$'\t' read -r -a files <<<"$files"
        mkdir -p "$trees/$module"
        outputs=()
        for index in "${!files[@]}"; do
            cp "$package/$path/${files[$index]}" "$trees/$module/$index.swift"
            outputs+=(-primary-file "$package/$path/${files[$index]}" -o "$trees/$module/$index.json")
        done
        # shellcheck disable=SC2086 # one option for each folder
        swiftc -frontend -dump-ast -dump-ast-format json -enable-testing -module-name "$module" -I "$modules" $includes \
            -plugin-path "$(dirname "$(command -v swift)")/../lib/swift/host/plugins/testing" \
            "${outputs[@]}" >/dev/null 2>&1 || true
        find "$trees/$module" -name '*.swift' | while read -r copy; do
            [ -s "${copy%.swift}.json" ] || rm -f "$copy" "${copy%.swift}.json"
        done
    done
done
WORKBOOK_TREES="$trees" swift test --filter AllowedDeclarationsBreadthTests | grep -v '^[◇✔↳]'
