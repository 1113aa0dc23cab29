import Foundation
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookReporting

/// Results of a few learners that cover every outcome, and of any number of generated learners.
enum SampleClassResults {
    static let zone = SampleProgress.zone
    static let day = SampleProgress.day

    /// A name that tries to break pages, tables and spreadsheets.
    static let hostileName = "=1+2\"<b onclick='x'>Eve</b>|`*\u{202E}"

    /// Six learners on the course of ``SampleReport``.
    static let results = ClassResults(
        course: SampleReport.course, exercises: SampleReport.course.exercises,
        submissions: [passed, mixed, flagged, empty, pending, hostile])

    /// Everything passed.
    static let passed = submission("ada", "Ada", after: -7_200) { .graded(Self.passed($0)) }

    /// Every outcome except a flag, and an exercise that was not started.
    static let mixed = SubmissionResult(
        Submission(id: "ben", name: "Ben", keys: ["1042"], submittedAt: day, isMarkedLate: true),
        SampleReport.rows.map { row in
            guard let verdict = row.verdict else { return ExerciseResult(row.exercise, .notStarted) }
            return ExerciseResult(row.exercise, .graded(verdict), evidence: evidence)
        })

    /// Everything passed, but a person should look at two exercises.
    static let flagged = submission("cleo", "Cleo", problems: [.nested(in: "homework/cleo")]) { exercise in
        let verdict = Self.passed(exercise)
        guard [1, 4].contains(exercise.id.position) else { return .graded(verdict) }
        let place = Place(path: "Lessons/1-lamp/\(exercise.id.position)-\(exercise.slug)/Lamp.swift", line: 3)
        return .graded(verdict.flagged([Flag("`exit` can end the tests early", at: place)]))
    }

    /// Nothing was handed in.
    static let empty = submission("dan", "Dan", problems: [.empty], at: nil) { _ in .missing }

    /// One exercise was graded so far.
    static let pending = submission("fay", "Fay") { exercise in
        exercise.id.position == 1 ? .graded(Self.passed(exercise)) : .pending
    }

    /// Failing code in which every text tries to break the page.
    static let hostile = submission("eve", hostileName, after: 86_400) { exercise in
        let check = Check(id: "LampChecks/new()", name: "A new lamp is off")
        let message = "lamp: expected \"off\", got \"</code><script>x</script>\n```\n# \u{1B}[31m\""
        return .graded(
            Verdict(
                exercise, checks: [CheckResult(check, .failed, [message])],
                diagnosis: "The lamp might start with `isOn` set to true."))
    }

    /// Evidence that names another learner's submission, which no learner may see.
    static let evidence = Evidence(
        attempt: "0f1e", suite: "a2b3", toolchain: "Swift 6.3.1, x86_64-unknown-linux-gnu", tool: "1.0",
        isSandboxed: true, limits: ["10 seconds per check"], gradedAt: day, seconds: 1.25, sameAs: "ada")

    static func submission(
        _ id: String, _ name: String, problems: [SubmissionProblem] = [], at date: Date? = day,
        after seconds: Double = 0, _ status: (Exercise) -> ExerciseResult.Status
    ) -> SubmissionResult {
        SubmissionResult(
            Submission(id: id, name: name, submittedAt: date.map { $0 + seconds }, problems: problems),
            SampleReport.course.exercises.map {
                let status = status($0)
                if case .graded = status { return ExerciseResult($0, status, evidence: evidence) }
                return ExerciseResult($0, status)
            })
    }

    static func passed(_ exercise: Exercise) -> Verdict {
        let checks = SampleProgress.checks(exercise).map { CheckResult($0, .passed) }
        return Verdict(exercise, checks: checks, seconds: 1)
    }
}
