#!/bin/sh
# Measures the search for similar code with this course's own solutions.
#
# Half of the variations of an exercise are taken for submissions, and each gets a disguised copy: other names, comments
# and line breaks, and members in another order. The other half is known to the search, as all of them are in a course.
# Prints how many copies are found, and how many pairs of different variations are.
#
#   Tests/Classroom/similarity.sh
set -eu
cd "$(dirname "$0")/../.."
WORKBOOK_MEASURE_SIMILARITY=1 swift test --filter SimilarityEvaluation 2>&1 | grep -E 'evidence of|error|✘|✔ Test run'
