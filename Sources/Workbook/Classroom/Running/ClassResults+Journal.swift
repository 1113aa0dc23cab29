import WorkbookModel

extension ClassResults {
    /// Reads the results of a run, complete or not, from its folder.
    ///
    /// - Throws: ``ClassFolderProblem`` if the course lacks an exercise of the run, or the file system's errors.
    package init(of record: ClassRecord, in folder: ClassFolder, course: Course) throws {
        let known = Dictionary(uniqueKeysWithValues: course.exercises.map { ($0.slug, $0) })
        let exercises = try record.exercises.map { slug in
            guard let exercise = known[slug] else {
                throw ClassFolderProblem.otherExercises(folder.root, course: course.root)
            }
            return exercise
        }
        let solutions = exercises.map(PublishedSolutions.init(of:))
        let journal = try JournalContent(reading: folder.journal)
        let results = record.sources.map { source in
            let submission = source.submission
            if source.isElsewhere {
                return SubmissionResult(submission, exercises.map { ExerciseResult($0, .pending) })
            }
            let results = zip(exercises, solutions).map { exercise, solutions in
                let attempt = folder.attempt(at: exercise, by: submission, in: course)
                let status = ExerciseResult.Status(ungraded: attempt)
                let entry = journal.entry(of: submission.id, exercise: exercise.slug)
                guard status == .pending, let entry, let verdict = entry.verdict,
                    entry.key.attempt == attempt.digest()
                else { return ExerciseResult(exercise, status) }
                var result = ExerciseResult(
                    exercise, .graded(verdict.verdict(of: exercise)), evidence: entry.evidence)
                result.publishedSolution = solutions.match(attempt)
                return result
            }
            if let copy = source.copy, results.contains(where: { $0.status == .missing }),
                copy != folder.digestOfCopy(of: submission)
            {
                // Somebody removed files of the copy, which doesn't mean that they weren't handed in.
                return SubmissionResult(submission, exercises.map { ExerciseResult($0, .pending) })
            }
            return SubmissionResult(submission, results)
        }
        self.init(course: course, exercises: exercises, submissions: results)
        elsewhere = record.others ?? []
        leftOut = record.skipped.filter {
            switch $0.reason {
            case .notASubmission, .link: true
            default: false
            }
        }.map(\.name)
        for exercise in exercises {
            let starter = journal.entry(of: JournalEntry.starter, exercise: exercise.slug)
            starterChecks[exercise.id] = starter?.verdict.map { verdict in
                Set(verdict.verdict(of: exercise).checks.filter { $0.state == .passed }.map(\.check.id))
            }
        }
    }
}
