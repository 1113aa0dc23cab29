#!/usr/bin/env bash
#SBATCH --job-name=merge-class
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --time=00:30:00
# Joins the shares of a class. Nothing is graded here. Exit code 1 means that something could not be graded; the results name it.
set -euo pipefail
course=$1 results=$2 shards=$3
shift 3
folders=()
for ((share = 1; share <= shards; share++)); do folders+=("$results/shards/$share"); done
WORKBOOK_PROGRAMS=$course/.build/debug "$course/.build/debug/grade" class merge "${folders[@]}" --course "$course" \
    --out "$results/class" "$@" || [ $? = 1 ]
