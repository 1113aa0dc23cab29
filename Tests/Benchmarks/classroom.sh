#!/usr/bin/env bash
# Measures `grade class run` against a plain loop: a fresh package with its suite, and `swift test`, for each exercise of each
# submission. Both run in one call of this script, on the same processors, and begin without any build folder or cache.
#
# Usage: Tests/Benchmarks/classroom.sh [SUBMISSIONS [SAMPLE [SEED [CONFIGURATION [LESSONS]]]]]
#        (default 40, 36, 1, debug and all lessons; Linux, bubblewrap, Python 3)
#        30 24 1 debug 3 is a class of 30 people with the four exercises of lesson 3.
#
# A plain loop over everything would take hours. So it gets a sample: pairs of a submission and an exercise, drawn with the seed
# in equal numbers from the kinds of exercises (refactor, double, tests), half before and half after our run, because other
# processes may come and go. A pair's package is what `grade` assembled for it, without our entry point and without
# anything built. In a package with planted bugs, the plain loop runs only the first variant of 3 to 20, and it checks nothing
# at compile time: it does less than `grade`.
#
#   parallel    the loop with as many packages at a time as there are processors, as `grade class run` does   (goal 6)
#   sequential  the loop as one would write it first
#
# Identical files are graded only once by `grade`. Such pairs are not counted as graded, so the ratio owes nothing to them; the one
# in parentheses counts them, because the loop would run them again.
set -euo pipefail
submissions=${1:-40} sample=${2:-36} seed=${3:-1} configuration=${4:-debug} lessons=${5:-1,2,3,4,5,6,7}
root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$root"
swift build --quiet -c "$configuration" --product grade
swift build --quiet -c "$configuration" --product grade-class
grade="$root/.build/$configuration/grade"
jobs=$(nproc)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

Tests/Classroom/submissions "$work/class" --count "$submissions" --folders
copy_course() { mkdir -p "$1/Tests" && cp -R Lessons Solutions Sources "$1" && cp -R Tests/Suites "$1/Tests"; }
copy_course "$work/course"

# The sample: as many pairs of each kind, in an order that depends on the seed alone.
python3 - "$work" "$sample" "$seed" "$lessons" >"$work/pairs" <<'PYTHON'
import csv, hashlib, json, pathlib, sys
work, size, seed, lessons = pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4].split(",")
exercises = {}
for manifest in sorted(pathlib.Path("Lessons").glob("*/lesson.json")):
    for position, entry in enumerate(json.loads(manifest.read_text())["exercises"], 1):
        number = f"{manifest.parent.name.split('-')[0]}.{position}"
        exercises[number] = (entry["kind"], f"{manifest.parent.name}/{position}-{entry['slug']}")
kinds = {}
for row in csv.DictReader(open(work / "class/expected.csv", newline="", encoding="utf-8")):
    if row["exercise"][:1] in lessons and row["outcome"] not in ("missing", "notStarted"):
        kind, path = exercises[row["exercise"]]
        order = hashlib.sha256(f"{seed} {row['submission']} {row['exercise']}".encode()).hexdigest()
        kinds.setdefault(kind, []).append((order, row["submission"], row["exercise"], path))
for index in range(size):
    pairs = sorted(kinds[sorted(kinds)[index % len(kinds)]])
    order, submission, exercise, path = pairs[index // len(kinds)]
    print(submission, exercise, path, sep="\t")
PYTHON

# Packages like those that `grade` assembles, one for each pair. Assembling them is not measured.
copy_course "$work/assembly"
mkdir "$work/packages"
number=0
while IFS=$'\t' read -r submission exercise path; do
    number=$((number + 1))
    cp -R "$work/class/submissions/$submission/Lessons/$path/." "$work/assembly/Lessons/$path/"
    "$grade" lesson "$exercise" --course "$work/assembly" >/dev/null 2>&1 || [ $? = 1 ]
    rm -rf "$work/assembly/Lessons/$path" && cp -R "Lessons/$path" "$work/assembly/Lessons/$path"
    package="$work/packages/$number"
    mkdir "$package"
    for part in "$work/assembly/.build/workbook/$exercise"*/workspace; do
        mkdir "$package/$(basename "$(dirname "$part")")"
        tar -C "$part" --exclude .build --exclude XCTMain.swift -cf - . | tar -C "$package/$(basename "$(dirname "$part")")" -xf -
    done
    # Only `grade` knows the number that selects a variant, so these packages always run the first one.
    find "$package" -name PlantedVariant.swift -exec sed -i 's/?? ""/?? "0"/; s/allCases\[.*/allCases[0]/' {} +
    rm -rf "$work/assembly/.build/workbook/$exercise"*
done <"$work/pairs"

export HOME="$work/home" XDG_CACHE_HOME="$work/home/.cache" # so that no cache of this machine helps either of them
mkdir -p "$XDG_CACHE_HOME"
now() { date +%s%N; }
# A package is built where it lies, and removed afterward, as its folder of some 70 MB would be.
plain() { for part in "$1"/*/; do swift test --package-path "$part" >"$1.log" 2>&1 || true; rm -rf "$part/.build"; done; }
export -f plain
# Runs the packages of a list, so many at a time; prints the milliseconds.
loop() { local start; start=$(now); xargs -r -n 1 -P "$1" bash -c 'plain "$0"' <"$2"; echo $((($(now) - start) / 1000000)); }
for ((index = 1; index <= number; index++)); do echo "$work/packages/$index" >>"$work/list.$((index % 2))"; done
head -n "$((number / 6))" "$work/list.0" >"$work/list.sequential"

first=$(loop "$jobs" "$work/list.0")
rm -rf "$work/home" && mkdir -p "$XDG_CACHE_HOME"
start=$(now)
"$grade" class run "$work/class/submissions" --course "$work/course" --lessons "$lessons" --out "$work/results" \
    >"$work/log" 2>&1 || [ $? = 1 ]
ours=$((($(now) - start) / 1000000))
second=$(loop "$jobs" "$work/list.1")
sequential=$(loop 1 "$work/list.sequential")
ran=$(grep -l "Test run with\|error:" "$work"/packages/*.log | wc -l)

python3 - "$work/results/journal.jsonl" "$ours" $((first + second)) "$number" "$sequential" \
    "$(wc -l <"$work/list.sequential")" "$ran" "$submissions" "$jobs" <<'PYTHON'
import json, sys
lines = [json.loads(line) for line in open(sys.argv[1])]
ours, theirs, sample, sequential, sequential_sample, ran, submissions, jobs = map(int, sys.argv[2:])
distinct = sum("sameAs" not in line["evidence"] for line in lines)
mine = ours / distinct
print(f"{submissions} submissions, {len(lines)} exercises to grade, {distinct} of them different, on {jobs} processors")
print(f"grade class run: {ours / 1000:.0f} s, {mine:.0f} ms for each different one")
print(f"plain loop:      {sample} sampled, {ran} of them built or reported an error in the code")
missed = False
for name, each, goal in (("parallel", theirs / sample, 6), ("sequential", sequential / sequential_sample, None)):
    ratio = each / mine
    missed = missed or goal and ratio < goal
    end = f"   goal {goal}   {'met' if ratio >= goal else 'MISSED'}" if goal else ""
    whole = each * len(lines) / ours
    print(f"{name:<11} {each:6.0f} ms each, {each * len(lines) / 60000:4.0f} minutes for all   ratio {ratio:5.1f} ({whole:.1f}){end}")
sys.exit(1 if missed else 0)
PYTHON
