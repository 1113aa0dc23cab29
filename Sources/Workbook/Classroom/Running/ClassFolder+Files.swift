import WorkbookModel

extension ClassFolder {
    /// Returns whether a submission that was read into the folder has a file of some exercises, or something else that may be meant.
    package func hasFiles(of exercises: [Exercise], by submission: Submission, in course: Course) -> Bool {
        if !submission.isUsable { return false }
        let results = exercises.map {
            ExerciseResult($0, .init(ungraded: attempt(at: $0, by: submission, in: course)))
        }
        return !SubmissionResult(submission, results).isOfOtherLessons
    }
}
