#!/usr/bin/env bash
# Measures `grade bugs` against the naive way: edit a file, `swift test`, restore it, for each bug. Both run in one call of this
# script, on copies of the same package, and the verdicts are compared.
#
# Usage: Tests/Benchmarks/bugs.sh PACKAGE [SAMPLE [SEED]]   (default 12 and 1; Python 3)
#
# The naive way gets a sample of the bugs, drawn with the seed, and a package that is built already. `grade bugs` begins without
# anything, and its whole time counts, divided by all its bugs. A test run of the naive way ends after ten times the time of a
# clean one.
set -euo pipefail
package=$(cd "$1" && pwd) sample=${2:-12} seed=${3:-1}
root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$root"
swift build --quiet --product grade-bugs
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for copy in ours naive; do
    cp -R "$package" "$work/$copy"
    rm -rf "$work/$copy/.build"
done
python3 - "$root/.build/debug/grade-bugs" "$work" "$sample" "$seed" <<'PYTHON'
import hashlib, json, os, pathlib, signal, statistics, subprocess, sys, time
tool, work, size, seed = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
start = time.monotonic()
run = subprocess.run([tool, "bugs", str(work / "ours"), "--json"], capture_output=True, text=True)
ours = time.monotonic() - start
if not run.stdout.strip():
    sys.exit(run.stderr)
report = json.loads(run.stdout)
bugs = [(name, bug) for name, file in report["files"].items() for bug in file["mutants"]]
# A few changes call what `grade bugs` adds to a package, so they can't be made by hand.
tried = [
    (name, bug) for name, bug in bugs
    if bug["status"] in ("Killed", "Timeout", "Survived", "NoCoverage") and "__Mutant" not in bug["replacement"]]
each = ours / len(bugs)
print(f"grade bugs: {len(bugs)} bugs in {ours:.0f} s, {each:.2f} s each")
naive = work / "naive"
def test(limit):
    start = time.monotonic()
    # A group of its own, because a test that hangs would outlive `swift test`.
    run = subprocess.Popen(
        ["swift", "test"], cwd=naive, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        code = run.wait(limit)
    except subprocess.TimeoutExpired:
        os.killpg(run.pid, signal.SIGKILL)
        code = run.wait() or 1
    return code, time.monotonic() - start
if test(3600)[0]:
    sys.exit("the tests of the package fail")
_, clean = test(3600)
order = sorted(tried, key=lambda pair: hashlib.sha256(f"{seed} {pair[0]} {pair[1]['id']}".encode()).hexdigest())
same, times = 0, []
for name, bug in order[:size]:
    file = naive / name
    before = file.read_bytes()
    lines = before.splitlines(keepends=True)
    def offset(place):
        return sum(len(line) for line in lines[: place["line"] - 1]) + place["column"] - 1
    begin, end = offset(bug["location"]["start"]), offset(bug["location"]["end"])
    file.write_bytes(before[:begin] + bug["replacement"].encode() + before[end:])
    code, seconds = test(60 + 10 * clean)
    file.write_bytes(before)
    times.append(seconds)
    found, wanted = code != 0, bug["status"] in ("Killed", "Timeout")
    same += found == wanted
    print(f"  {seconds:6.1f} s  {bug['status']:<10} {'same' if found == wanted else 'DIFFERENT'}  {name}:{bug['location']['start']['line']} {bug['description']}")
# Bugs that hang take most of the naive way's time, so both numbers are needed.
mean, median = statistics.mean(times), statistics.median(times)
print(f"naive: {mean:.1f} s each (median {median:.1f} s), the same verdict for {same} of {len(times)}")
print(f"grade bugs is {mean / each:.0f} times as fast (by the median: {median / each:.0f} times)")
print(f"all bugs took as long as {ours / clean:.0f} runs of the tests that changed nothing")
PYTHON
