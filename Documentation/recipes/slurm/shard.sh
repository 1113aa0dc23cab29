#!/usr/bin/env bash
#SBATCH --job-name=grade-class
#SBATCH --cpus-per-task=2
#SBATCH --mem=4G
#SBATCH --time=04:00:00
#SBATCH --requeue
# Grades one share of a class. If the task is killed or requeued, it continues where it was: every verdict is in the
# journal in RESULTS. To run a share again: sbatch --array=7 shard.sh COURSE SUBMISSIONS RESULTS SHARDS [OPTION…]
set -euo pipefail
course=$1 submissions=$2 results=$3 shards=$4
shift 4

# Builds need a fast disk, and two tasks must not share a build folder. So every task has its own copy of the course.
scratch=$(mktemp -d "${TMPDIR:-/tmp}/grade-class.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
tar -C "$course" --exclude ./.build --exclude ./.git --exclude ./.workbook -cf - . | tar -C "$scratch" -xf -

# The programs are built already, and must not be built by many nodes at once.
export WORKBOOK_PROGRAMS=$course/.build/debug
# Exit code 1 means that single exercises could not be graded. The results name them, and the merge can go on.
"$course/.build/debug/grade" class run "$submissions" --course "$scratch" \
    --shard "$SLURM_ARRAY_TASK_ID/$shards" --out "$results/shards/$SLURM_ARRAY_TASK_ID" \
    --jobs "${SLURM_CPUS_PER_TASK:-2}" "$@" || [ $? = 1 ]
