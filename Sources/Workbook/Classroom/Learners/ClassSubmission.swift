import Foundation
import WorkbookModel
import WorkbookReporting

/// A submission, with everyone who handed it in.
package struct ClassSubmission: Sendable, Equatable {
    /// The results.
    let result: SubmissionResult
    /// Who handed it in: several learners if it is that of a group.
    let learners: [ClassLearner]

    /// The id, which is also the name of its files without an extension.
    var id: String { result.submission.id }

    /// The names of everyone who handed it in.
    var name: String { learners.isEmpty ? id : Format.list(learners.map(\.name)) }

    /// What the gradebook says to all of them.
    var grade: GradeSummary? { GradeSummary(learners.map(\.grade)) }

    /// When it was handed in, as far as that counts: if there is a table of times, its files' times don't.
    var submittedAt: Date? {
        let times = learners.compactMap(\.row.timeInTable)
        return times.isEmpty ? result.submission.submittedAt : times.compactMap(\.time).max()
    }

    /// Whether a deadline applies, and nobody knows when it was handed in.
    var lacksTime: Bool { !learners.isEmpty && learners.allSatisfy { $0.row.lateness == .unknown } }

    /// The exercises that could not be graded, for whatever reason, and on which nobody has decided.
    var open: [ExerciseResult] { result.exercises.filter { $0.state.isOpen && !isDecided($0.exercise) } }

    /// The exercises at which a person should look.
    var exercisesToReview: [Exercise] {
        let open = learners.map(\.exercisesToReview)
        return result.exercises.map(\.exercise).filter { exercise in
            open.contains { $0.contains { $0.id == exercise.id } }
        }
    }

    /// What a person should know about how it was packed, apart from what concerns only exercises on which somebody has decided.
    var problems: [SubmissionProblem] {
        result.submission.problems.filter { problem in
            let concerned = result.exercises.map(\.exercise).filter { problem.mayHide($0, isMissing: true) }
            return concerned.isEmpty || !concerned.allSatisfy(isDecided)
        }
    }

    /// Returns whether a person decided on the points of an exercise for everybody whose submission this is.
    func isDecided(_ exercise: Exercise) -> Bool {
        !learners.isEmpty && learners.allSatisfy { $0.isDecided(exercise) }
    }
}
