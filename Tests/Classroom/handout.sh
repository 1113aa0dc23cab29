#!/usr/bin/env bash
# Hands out lessons 1 to 3, unpacks the archive in an empty folder, and builds and grades there without a network:
# starters, references, and the first rejected variation of each exercise must get the verdicts that the course records.
# Takes several minutes. Needs Swift, python3 and, to cut the network, `unshare`.
#
#   Tests/Classroom/handout.sh            all exercises of lessons 1 to 3
#   Tests/Classroom/handout.sh 1.3 3.1    only these
set -euo pipefail
course=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
check() { # NAME COMMAND…
    if "${@:2}"; then echo "ok    $1"; else echo "FAIL  $1"; failures=$((failures + 1)); fi
}
offline=()
if unshare -rn true 2>/dev/null; then offline=(unshare -rn); else echo "note: the network can't be cut here"; fi

cd "$course"
swift build --product grade 2>&1 | tail -n 1
tool=$course/.build/debug/grade
"$tool" class handout "$work/workbook" --lessons 1-3 --course "$course"
cp "$work/workbook.tar.gz" "$work/first.tar.gz"
cp "$work/workbook.zip" "$work/first.zip" 2>/dev/null || true
"$tool" class handout "$work/workbook" --lessons 1-3 --course "$course" >/dev/null
check "the archive is the same the second time" cmp -s "$work/workbook.tar.gz" "$work/first.tar.gz"
if [ -e "$work/first.zip" ]; then
    check "so is the .zip" cmp -s "$work/workbook.zip" "$work/first.zip"
fi
mkdir "$work/learner" "$work/zipped"
tar -xzf "$work/workbook.tar.gz" -C "$work/learner"
check "the archive holds what the folder holds" diff -r "$work/workbook" "$work/learner/workbook"
if [ -e "$work/workbook.zip" ] && command -v unzip >/dev/null; then
    unzip -q "$work/workbook.zip" -d "$work/zipped"
    check "so does the .zip" diff -r "$work/workbook" "$work/zipped/workbook"
fi

cd "$work/learner/workbook"
check "the tool builds in an empty folder, without a network" \
    "${offline[@]}" swift build --product grade --quiet
check "so do the lessons" "${offline[@]}" swift build --quiet
grade() { "${offline[@]}" .build/debug/grade "$@"; }

# Writes the outcome of an exercise, the ids of its failing checks, and whether there is a diagnosis.
verdict() { # ID
    grade lesson "$1" --json >"$work/verdict.json" || true
    python3 - "$work/verdict.json" <<'PY'
import json, sys
verdict = json.load(open(sys.argv[1]))["exercises"][0]
fails = sorted(c["id"] for c in verdict["checks"] if c["state"] == "failed")
print(verdict["outcome"], ",".join(fails), "diagnosed" if verdict.get("diagnosis") else "-", sep="|")
PY
}
expected() { # FOLDER: the checks that the starter fails
    python3 -c 'import json, sys; print(",".join(sorted(json.load(open(sys.argv[1]))["starterFails"])))' \
        "$course/Tests/Suites/$1/checks.json"
}

for folder in Lessons/*/[0-9]*; do
    path=${folder#Lessons/}
    lesson=${path%%-*}
    rest=${path#*/}
    id=$lesson.${rest%%-*}
    if [ $# -gt 0 ] && [[ " $* " != *" $id "* ]]; then continue; fi
    solutions=$course/Solutions/$path
    result=$(verdict "$id")
    check "$id: the starter does not pass ($result)" test "${result%%|*}" != passed
    fails=$(echo "$result" | cut -d '|' -f 2)
    if [ "${result%%|*}" = failed ]; then
        check "$id: the starter fails what is recorded" test "$fails" = "$(expected "$path")"
    fi
    cp -R "$solutions/reference/." "$folder/"
    result=$(verdict "$id")
    check "$id: the reference passes ($result)" test "${result%%|*}" = passed
    # A rejected variation may leave files of the reference as they are.
    first=""
    for candidate in "$solutions"/rejected/*/; do
        name=$(basename "$candidate")
        if grep -q "\"name\" : \"$name\"" "$course/Tests/Suites/$path/wrong-turns.json" 2>/dev/null; then
            first=$candidate
            break
        fi
    done
    if [ -n "$first" ]; then
        cp -R "$first/." "$folder/" && rm -f "$folder/rejected.json"
        theirs=$(verdict "$id")
        here=$work/full
        if [ ! -e "$here" ]; then
            mkdir "$here"
            (cd "$course" && tar -cf - --exclude=.build --exclude=.workbook --exclude=.git .) | tar -xf - -C "$here"
        fi
        cp -R "$folder/." "$here/$folder/"
        "$tool" lesson "$id" --json --course "$here" >"$work/full.json" || true
        check "$id: $(basename "$first") gets the verdict of the full course ($theirs)" \
            python3 - "$work/verdict.json" "$work/full.json" <<'PY'
import json, sys
def reduced(name):
    verdict = json.load(open(name))["exercises"][0]
    return [verdict["outcome"], verdict.get("diagnosis"), [(c["id"], c["state"]) for c in verdict["checks"]]]
left, right = reduced(sys.argv[1]), reduced(sys.argv[2])
sys.exit(0 if left == right and left[0] != "passed" else 1)
PY
        check "$id: with a diagnosis" test "${theirs##*|}" = diagnosed
    fi
    grade reset "$id" --yes >/dev/null 2>&1 || cp -R "Solutions/$path/starter/." "$folder/"
done

check "nothing readable of the suites is outside .build" \
    bash -c '! grep -rIlE "GreetingChecks|TrackerChecks.swift|FaultySessions" --exclude-dir=.build . '
grade lesson 3.1 --format junit >"$work/junit.xml" 2>/dev/null || true
check "the formats for other programs build and work, without a network" grep -q "^<testsuites " "$work/junit.xml"
status=0
grade solution 3.1 --anyway >"$work/out" 2>&1 || status=$?
check "there is no solution (exit code $status)" test "$status" = 69
status=0
grade course verify >"$work/out" 2>&1 || status=$?
check "there is nothing to verify (exit code $status)" test "$status" = 69
check "the machine can be examined" bash -c '.build/debug/grade doctor >/dev/null'
check "everything can be prepared" "${offline[@]}" .build/debug/grade prepare 1

"$tool" class handout "$work/exam" --without-suites --lessons 3 --course "$course" >/dev/null
status=0
"$tool" lesson 3.1 --course "$work/exam" >"$work/out" 2>&1 || status=$?
check "without suites, only the instructor can grade (exit code $status)" \
    grep -q "only your instructor can grade" "$work/out"

# A newer handout with one more lesson. The learner's work stays.
echo "// my work" >>Lessons/3-testable/1-readable-not-writable/Tracker.swift
"$tool" class handout "$work/newer" --lessons 1-4 --course "$course" >/dev/null
check "a newer copy updates this one" bash -c 'grade=$1; shift; "$grade" update "$@" >/dev/null' - \
    "$work/learner/workbook/.build/debug/grade" "$work/newer"
check "the learner's work is kept" \
    grep -q "// my work" Lessons/3-testable/1-readable-not-writable/Tracker.swift
check "the new lesson is graded" test "$(verdict 4.2 | cut -d '|' -f 1)" = failed
check "the old suites are gone" test "$(find .build/workbook/suites -mindepth 1 -maxdepth 1 | wc -l)" = 1

# Ctrl-C while the archive is compressed.
mkdir "$work/slow" "$work/stopped"
printf '#!/bin/sh\nsleep 60\n' >"$work/slow/gzip"
chmod +x "$work/slow/gzip"
python3 - "$tool" "$course" "$work" <<'PY' || true
import os, signal, subprocess, sys, time
tool, course, work = sys.argv[1:]
environment = dict(os.environ, PATH=f"{work}/slow:{os.environ['PATH']}")
run = subprocess.Popen([tool, "class", "handout", f"{work}/stopped/workbook", "--course", course], env=environment)
while not os.path.exists(f"{work}/stopped/.workbook.unfinished/workbook.tar") and run.poll() is None:
    time.sleep(0.05)
run.send_signal(signal.SIGINT)
run.wait()
PY
check "Ctrl-C leaves nothing" test -z "$(ls -A "$work/stopped")"
echo
[ "$failures" = 0 ] && echo "Everything holds." || { echo "$failures failed."; exit 1; }
