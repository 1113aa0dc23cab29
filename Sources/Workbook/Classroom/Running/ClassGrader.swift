import Foundation
import WorkbookFormats
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Grades attempts for a class, and describes how each verdict was reached.
struct ClassGrader: Sendable {
    let course: Course
    let folder: ClassFolder
    let shard: Shard
    let toolchain: Toolchain
    let tools: Tools
    let conditions: GradingConditions
    /// The version of this tool.
    let version: String
    let now: @Sendable () -> Date

    /// Grades an attempt.
    ///
    /// - Parameters:
    ///   - submission: The submission that the attempt is from; `nil` if it is the course's own.
    ///   - lane: The set of workspaces to use.
    func verdict(on attempt: Attempt, of submission: String?, lane: Int) async -> Verdict {
        var course = course
        course.lane = shard.lane(lane)
        course.submitted = submission.map { folder.submitted.appending(path: $0) }
        let grader = Grader(course: course, toolchain: toolchain, tools: tools, width: 1)
        return await grader.grade(attempt)
    }

    /// Returns the journal's entry about a verdict.
    ///
    /// - Parameters:
    ///   - exercise: The exercise of the key.
    ///   - seconds: How long grading took.
    ///   - original: The submission whose identical files were graded, if it was another one.
    func entry(
        _ key: JournalEntry.Key, of submission: String, at exercise: Exercise, _ verdict: StoredVerdict,
        seconds: Double, sameAs original: String? = nil
    ) -> JournalEntry {
        JournalEntry(
            submission: submission, key: key, verdict: verdict,
            evidence: Evidence(
                attempt: key.attempt, suite: conditions.suiteDigest(of: exercise).text,
                toolchain: "Swift \(toolchain.version), \(toolchain.target)", tool: version,
                isSandboxed: tools.isolation != nil,
                limits: ["build: \(tools.limits.build.words)", "run: \(tools.limits.run.words)"],
                gradedAt: now(), seconds: seconds, sameAs: original == submission ? nil : original))
    }
}
