import WorkbookGrading
import WorkbookModel

/// A suite that accepts everything, so that the fault is in its checks rather than in each attempt that must fail.
struct AcceptingSuite {
    private let exercise: Exercise
    private let place: String

    /// Looks at the attempts that must fail; `nil` if one does, or if there are too few of them to show anything.
    init?(of attempts: [GradedVariation], _ exercise: Exercise, in course: Course) {
        let wrong = attempts.filter { $0.variation.expectation != .passes }
        guard exercise.kind != .tests, wrong.filter(\.isRejected).count > 1,
            wrong.allSatisfy({ $0.result.outcome == .passed })
        else { return nil }
        self.exercise = exercise
        let folders = exercise.firstPart.folders
        place = course.relativePath(of: folders.checks.files().isEmpty ? folders.probes : folders.checks)
    }

    /// The finding about the checks.
    var finding: Finding {
        .breach(
            exercise.id, "suite",
            "the checks accept every attempt, also the starter and all rejected variations. Look first at the checks, \(place)"
        )
    }

    /// Returns the finding about an attempt, which isn't a breach if the attempt must fail.
    func explaining(_ finding: Finding, _ attempt: GradedVariation) -> Finding {
        if finding.isFine || attempt.variation.expectation == .passes { return finding }
        return .remark(exercise.id, finding.subject, "passes, as every attempt does")
    }
}
