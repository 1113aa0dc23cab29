#!/usr/bin/env bash
# Grades a class with a Slurm job array, and merges the shares after the last task.
#
# Usage: Documentation/recipes/slurm/submit.sh SUBMISSIONS RESULTS [OPTION…]
#
# OPTION is any other option of `grade class run`, such as --lessons 1-3. Run this on a login node. This repository,
# SUBMISSIONS and RESULTS must be on a file system that the nodes share. Set in the environment:
#   SHARDS   into how many shares the class is divided (default 16)
#   AT_ONCE  how many of them run at the same time (default 4)
#   SEAL     a file with a secret key, if others can write to RESULTS: shares and the merge are sealed
#   SBATCH_… what your site requires, such as SBATCH_PARTITION or SBATCH_ACCOUNT
set -euo pipefail
[ $# -ge 2 ] || { sed -n '4,12s/^# \{0,1\}//p' "$0"; exit 64; }
here=$(cd "$(dirname "$0")" && pwd)
course=$(cd "$here/../../.." && pwd)
shards=${SHARDS:-16}
submissions=$(cd "$1" && pwd)
mkdir -p "$2/logs"
results=$(cd "$2" && pwd)
shift 2
seal=()
if [ -n "${SEAL:-}" ]; then seal=(--seal "$(realpath "$SEAL")"); fi

# Built once, on the shared file system; the nodes only need the same Swift.
for program in grade grade-class; do swift build --package-path "$course" --product $program; done

array=$(sbatch --parsable --array="1-$shards%${AT_ONCE:-4}" --output="$results/logs/shard-%a.log" \
    "$here/shard.sh" "$course" "$submissions" "$results" "$shards" "${seal[@]}" "$@")
# If a share could not be graded, the merge is canceled rather than left waiting.
merge=$(sbatch --parsable --dependency="afterok:$array" --kill-on-invalid-dep=yes \
    --output="$results/logs/merge.log" "$here/merge.sh" "$course" "$results" "$shards" "${seal[@]}")
echo "Job $array grades $shards shares, and job $merge merges them into $results/class."
echo "To watch them: squeue --job $array,$merge"
