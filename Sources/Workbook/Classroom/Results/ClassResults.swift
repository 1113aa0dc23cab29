import WorkbookModel

/// The results of all submissions of a class, from which gradebook, feedback and pages are made.
package struct ClassResults: Sendable, Equatable {
    /// The course.
    package var course: Course
    /// The exercises that the class was asked for, in the course's order.
    package var exercises: [Exercise]
    /// The submissions, in the order of their ids.
    package var submissions: [SubmissionResult]
    /// The ids of the checks that an exercise's starter passes, as far as it was graded.
    var starterChecks: [Exercise.ID: Set<String>] = [:]
    /// The submissions of the class that are in other shares, so that somebody without one here may have one there.
    var elsewhere: [Submission] = []
    /// The names of documents and links beside the submissions, which aren't read.
    var leftOut: [String] = []

    /// Creates results.
    package init(course: Course, exercises: [Exercise], submissions: [SubmissionResult]) {
        self.course = course
        self.exercises = exercises
        self.submissions = submissions
    }
}

/// The results of one submission.
package struct SubmissionResult: Sendable, Equatable {
    /// The submission.
    package var submission: Submission
    /// A result for each exercise that the class was asked for, in the course's order.
    package var exercises: [ExerciseResult]

    /// Whether it has no file of these exercises, and nothing else that may be meant; so it has files of other lessons.
    var isOfOtherLessons: Bool {
        submission.isUsable && !exercises.isEmpty && exercises.allSatisfy { $0.status == .missing }
    }

    /// Creates the results of a submission; those that its problems leave open become ``ExerciseResult/Status/unusable(_:)``,
    /// and what passed is not said to be unreadable.
    package init(_ submission: Submission, _ exercises: [ExerciseResult]) {
        self.submission = submission
        let results = exercises.map { $0.considering(submission.problems) }
        self.exercises = results
        // A compiler that read a file knows better than its bytes.
        self.submission.problems.removeAll { problem in
            guard case .notText = problem else { return false }
            return results.contains { $0.state.isPassed && problem.mayHide($0.exercise, isMissing: false) }
        }
    }
}

/// What is known about one exercise of a submission.
package struct ExerciseResult: Sendable, Equatable {
    /// Whether the exercise was graded.
    package enum Status: Sendable, Equatable {
        /// It was graded.
        case graded(Verdict)
        /// The learner's files are the same as in the starter.
        case notStarted
        /// The submission has none of the files that the exercise asks for.
        case missing
        /// It was not graded yet, because the run was interrupted or belongs to another shard.
        case pending
        /// Something was handed in that may be the answer, and can't be graded for this reason.
        case unusable(SubmissionProblem)
    }

    /// The exercise.
    package var exercise: Exercise
    /// Whether it was graded.
    package var status: Status
    /// What was graded, and how; `nil` if nothing was.
    package var evidence: Evidence?
    /// The solution of the course that the learner's files equal; `nil` if there is none.
    var publishedSolution: PublishedSolutions.Match?

    /// Creates a result.
    package init(_ exercise: Exercise, _ status: Status, evidence: Evidence? = nil) {
        self.exercise = exercise
        self.status = status
        self.evidence = evidence
    }

    /// The verdict, if the exercise was graded.
    package var verdict: Verdict? { if case .graded(let verdict) = status { verdict } else { nil } }

    /// How the course's own solution ended, in words, if that is why the attempt has no verdict of its own.
    var failingReference: String? {
        for case .fault(.failingReference(let words)) in verdict?.notes ?? [] { return words }
        return nil
    }
}
