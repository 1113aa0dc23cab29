#!/usr/bin/env bash
# Measures grading against plain `swift test` in the same workspace, both in one run, as ratios of medians.
# Usage: Tests/Benchmarks/grading.sh [ROUNDS]      (default 5; needs Linux, bash and a built `grade`)
#
#   first   the first grading of an exercise in a fresh clone, against `swift test` without our flags   (goal 0.5)
#   edit    grading after a one-line edit, against `swift test --filter`                               (goal 1.25)
#   walls   the same edit graded with --isolated, against grading without (needs bubblewrap)           (goal 1.3)
#   bugs    an unchanged planted-bug exercise of 8 variants, against one `swift test --skip-build`     (goal 2.0)
set -euo pipefail
rounds=${1:-5}
root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$root"
swift build --quiet --product grade
grade="$root/.build/debug/grade"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
course="$work/course"
mkdir -p "$course/Tests"
cp -R Lessons Solutions "$course"
cp -R Tests/Suites "$course/Tests"
lesson="$course/Lessons/3-testable"
solutions="$course/Solutions/3-testable"
subject="$lesson/1-readable-not-writable/Tracker.swift"
cp "$solutions/1-readable-not-writable/reference/Tracker.swift" "$subject"
cp "$solutions/2-test-the-tracker/reference/TrackerTests.swift" "$lesson/2-test-the-tracker"

now() { date +%s%N; }
# Appends to the file $1 how many milliseconds the rest of the line took.
timed() { local file=$1 start; shift; start=$(now); "$@" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
          echo $(( ($(now) - start) / 1000000 )) >>"$work/$file"; }
median() { sort -n "$work/$1" | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }
report() { # name ours theirs goal
    local ours theirs
    ours=$(median "$2"); theirs=$(median "$3")
    awk -v n="$1" -v a="$ours" -v b="$theirs" -v g="$4" \
        'BEGIN { printf "%-6s grade %5d ms   swift test %5d ms   ratio %.2f   goal %.2f   %s\n", n, a, b, a / b, g, a / b <= g ? "met" : "MISSED" }'
}
plain_package() { # exercise: a copy of what grade assembled, without anything built, and without our entry point
    rm -rf "$work/plain"; mkdir "$work/plain"
    (cd "$course/.build/workbook/$1/workspace" && tar cf - --exclude .build --exclude XCTMain.swift .) |
        tar xf - -C "$work/plain"
}

for ((i = 0; i < rounds; i++)); do
    rm -rf "$course/.build"
    timed first.ours "$grade" lesson 3.1 --course "$course"
    plain_package 3.1
    timed first.theirs swift test --package-path "$work/plain"
done
report first first.ours first.theirs 0.5

filter='^TrackerAccessChecks\.'
for ((i = 0; i < rounds; i++)); do
    # A second between edits: within one, the plain build's incremental mode may miss an edit.
    sleep 1.1
    sed -i.bak "s|^    func startNewSession.*|    func startNewSession() { _ = $i|" "$subject"
    timed edit.ours "$grade" lesson 3.1 --course "$course"
    cp "$subject" "$work/plain/Sources/TrackerAccess/Tracker.swift"
    timed edit.theirs swift test --package-path "$work/plain" --filter "$filter"
done
report edit edit.ours edit.theirs 1.25

if command -v bwrap >/dev/null; then
    for ((i = 0; i < rounds; i++)); do
        sleep 1.1
        sed -i.bak "s|^    func startNewSession.*|    func startNewSession() { _ = 9$i|" "$subject"
        timed walls.ours "$grade" lesson 3.1 --isolated --course "$course"
        sleep 1.1
        sed -i.bak "s|^    func startNewSession.*|    func startNewSession() { _ = 8$i|" "$subject"
        timed walls.theirs "$grade" lesson 3.1 --course "$course"
    done
    report walls walls.ours walls.theirs 1.3
fi

"$grade" lesson 3.2 --course "$course" >/dev/null
workspace="$course/.build/workbook/3.2/workspace"
plain_package 3.2
# Only grade knows the number that selects a variant, so the plain package always runs the first one.
sed -i.bak 's/?? ""/?? "0"/; s/allCases\[.*/allCases[0]/' "$work/plain/Sources/TrackerKit/PlantedVariant.swift"
swift build --build-tests --package-path "$work/plain" --quiet
for ((i = 0; i < rounds; i++)); do
    timed bugs.ours "$grade" lesson 3.2 --course "$course"
    timed bugs.theirs swift test --skip-build --package-path "$work/plain"
done
report bugs bugs.ours bugs.theirs 2.0
