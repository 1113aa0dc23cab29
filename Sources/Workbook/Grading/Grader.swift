import WorkbookModel
import WorkbookSystem

/// Grades attempts, a bounded number at once.
package struct Grader: Sendable {
    private let course: Course
    private let toolchain: Toolchain
    private let tools: Tools
    private let limiter: Limiter

    /// Creates a grader for a course.
    ///
    /// - Parameter width: How many attempts may be graded at once.
    package init(course: Course, toolchain: Toolchain, tools: Tools, width: Int) {
        self.course = course
        self.toolchain = toolchain
        self.tools = tools
        limiter = Limiter(width)
    }

    /// Grades one attempt; attempts that have to wait start in the order of the calls.
    ///
    /// Every error becomes a verdict.
    package func grade(
        _ attempt: Attempt, report: @escaping @Sendable (GradingStep) -> Void = { _ in }
    ) async -> Verdict {
        let grading = Grading(
            attempt: attempt, course: course, toolchain: toolchain, tools: tools, report: report)
        return await limiter.run { await grading.verdict() }
    }

    /// Returns what repeats the runs behind the last verdict on an exercise by hand.
    ///
    /// - Throws: What is wrong with the course, or the file system's error.
    package func manualRuns(behind verdict: Verdict) throws -> [ManualRun] {
        try ManualRun.all(behind: verdict, in: course, swift: toolchain.swift)
    }
}
