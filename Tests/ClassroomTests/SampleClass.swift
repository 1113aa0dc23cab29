import Foundation
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookReporting

/// Reports of three learners on ``SampleProgress/course``.
enum SampleClass {
    static let course = SampleProgress.course

    /// Returns a learner's report; the identity repeats one digit.
    static func report(
        _ digit: Character, name: String? = nil, _ progress: LearnerProgress, after seconds: Double = 0
    ) -> LearnerReport {
        guard let learner = LearnerIdentity(String(repeating: digit, count: 16)) else {
            preconditionFailure("\(digit) is no digit")
        }
        return LearnerReport(
            course: course, progress: progress, learner: learner, name: name,
            writtenAt: SampleProgress.day + seconds)
    }

    /// Returns progress in which one exercise was graded.
    static func progress(_ slug: String, _ entry: LearnerProgress.ExerciseRecord) -> LearnerProgress {
        var progress = LearnerProgress()
        progress.exercises[slug] = entry
        return progress
    }

    static let reports = [
        report("b", SampleProgress.progress),
        report(
            "a",
            progress(
                "test-the-lamp", SampleProgress.entry(.failed, "", failed: ["catches/stuck"], attempts: 6))),
        report("c", name: "Ada", progress("read", SampleProgress.entry(.didNotCompile, "", attempts: 2))),
    ]

    static func classProgress(_ reports: [LearnerReport] = reports, skipped: [SkippedReport] = [])
        -> ClassProgress
    {
        ClassProgress(
            course: course, folder: ReportFolder(reports: reports, skipped: skipped),
            checks: SampleProgress.checks)
    }
}
