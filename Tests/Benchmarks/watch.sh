#!/usr/bin/env bash
# Measures `grade watch`: how soon a save is graded, and what waiting costs.
# Usage: Tests/Benchmarks/watch.sh [ROUNDS [SECONDS]]      (default 20 and 60; needs Linux, bash and `script`)
#
#   start   from a save to the line that says that grading has begun   (goal: 200 ms, the slowest of all rounds)
#   result  from a save to the verdict on the screen                   (no goal: it is the machine's and the exercise's)
#   idle    the time on a processor while nothing happens              (goal: 1 % of a core)
set -euo pipefail
rounds=${1:-20}
seconds=${2:-60}
root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$root"
swift build --quiet --product grade
grade="$root/.build/debug/grade"

work=$(mktemp -d)
course="$work/course"
mkdir -p "$course/Tests"
cp -R Lessons Solutions Sources "$course"
cp -R Tests/Suites "$course/Tests"
folder=3-testable/1-readable-not-writable
file="$course/Lessons/$folder/Tracker.swift"
cp "$course/Solutions/$folder/reference/Tracker.swift" "$file"

# A terminal, with a keyboard that is a pipe.
mkfifo "$work/keys"
screen="$work/screen"
COLUMNS=80 script -qefc "'$grade' watch 3.1 --course '$course'" "$screen" <"$work/keys" >/dev/null &
script=$!
exec 3>"$work/keys"
trap 'printf q >&3; wait $script || true; rm -rf "$work"' EXIT

now() { date +%s%N; }
# Waits until $1 stands in the screen behind byte $2, and sets `took` to the milliseconds since `began`.
await() {
    until tail -c +"$2" "$screen" 2>/dev/null | grep -q "$1"; do sleep 0.002; done
    took=$((($(now) - began) / 1000000))
}
began=$(now)
await "graded at" 1

for ((i = 0; i < rounds; i++)); do
    # At another moment between two looks each time.
    sleep "0.$((RANDOM % 900 + 100))"
    end=$(($(stat -c %s "$screen") + 1))
    sed "s|^    func startNewSession.*|    func startNewSession() { _ = $i|" "$file" >"$file~"
    began=$(now)
    mv "$file~" "$file"
    await "building and checking" "$end"
    echo "$took" >>"$work/start"
    await "graded at" "$end"
    echo "$took" >>"$work/result"
done
report() { # name file goal
    sort -n "$work/$2" | awk -v n="$1" -v g="$3" '{ v[NR] = $1 } END {
        printf "%-7s median %5d ms   slowest %5d ms", n, v[int((NR + 1) / 2)], v[NR]
        if (g) printf "   goal %d ms   %s", g, v[NR] <= g ? "met" : "MISSED"
        print "" }'
}
report start start 200
report result result ""

process=$(pgrep -nf "$grade watch 3.1 --course $course")
# Nanoseconds on a processor, of all threads: the clock ticks of /proc/PID/stat are too coarse for so little.
used() { cat "/proc/$process"/task/*/schedstat | awk '{ sum += $1 } END { printf "%.0f", sum }'; }
sleep 2
before=$(used)
sleep "$seconds"
awk -v used=$(($(used) - before)) -v s="$seconds" 'BEGIN {
    percent = used / s / 1e7
    printf "%-7s %.2f %% of a core in %d s   goal 1 %%   %s\n", "idle", percent, s, percent < 1 ? "met" : "MISSED" }'
