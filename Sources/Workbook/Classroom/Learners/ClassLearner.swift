import WorkbookModel

/// A learner of a class: a row of the gradebook, with what it was made from.
package struct ClassLearner: Sendable, Equatable {
    /// The row of the gradebook.
    package let row: GradebookRow
    /// The exercises that the class was asked for, in the order of the row's cells.
    let exercises: [Exercise]
    /// What the learner handed in.
    let submissions: [SubmissionResult]
    /// What to call the learner; different for each learner of a class.
    let name: String
    /// What the gradebook says about the learner.
    package let grade: GradeSummary

    /// Creates a learner.
    init(_ row: GradebookRow, columns: [Gradebook.Column], named name: String, of results: ClassResults) {
        self.row = row
        exercises = results.exercises
        submissions = results.submissions.filter { row.submissions.contains($0.submission.id) }
        self.name = name
        grade = GradeSummary(row, columns: columns)
    }

    /// Whether the learner handed in anything.
    var hasHandedIn: Bool { !row.submissions.isEmpty }

    /// The results of the submission that counts; none if there are several, because nobody has chosen one.
    var results: [ExerciseResult] { row.submissions.count == 1 ? submissions.flatMap(\.exercises) : [] }

    /// The number of exercises that passed, as the gradebook counts them.
    package var passed: Int { row.passed }

    /// Whether nothing keeps an exercise from having its points.
    var isSettled: Bool { !row.isOpen }

    /// The exercises that ended in one of these ways.
    func exercises(_ states: ExerciseResult.State...) -> [Exercise] {
        zip(exercises, row.cells).filter { states.contains($1.standing) }.map(\.0)
    }

    /// The exercises whose checks passed and at which a person should look, unless one has decided already.
    var exercisesToReview: [Exercise] {
        exercises.indices.filter { row.cells[$0].standing == .flagged && !row.isDecided($0) }.map {
            exercises[$0]
        }
    }

    /// Returns whether a person decided on the points of an exercise.
    func isDecided(_ exercise: Exercise) -> Bool {
        exercises.firstIndex { $0.id == exercise.id }.map(row.isDecided) ?? false
    }
}
