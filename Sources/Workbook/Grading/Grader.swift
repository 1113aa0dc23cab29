import Foundation
import WorkbookModel
import WorkbookSystem

/// Grades attempts, a bounded number of workspaces at once.
package actor Grader {
    /// What grading is doing now, for whoever shows that it is alive.
    package enum Step: Sendable, Equatable {
        /// Another `grade` is at work on the same exercise.
        case waiting
        /// The attempt is compiled and its checks run.
        case checking
        /// The learner's tests run against this many variants.
        case variants(Int)
    }

    private let course: Course
    private let toolchain: Toolchain
    private let tools: Tools
    private var free: Int
    private var queue: [CheckedContinuation<Void, Never>] = []

    /// Creates a grader for a course.
    ///
    /// - Parameter width: How many workspaces may be at work at once.
    package init(course: Course, toolchain: Toolchain, tools: Tools, width: Int) {
        self.course = course
        self.toolchain = toolchain
        self.tools = tools
        self.free = max(1, width)
    }

    /// Grades one attempt.
    ///
    /// Whatever goes wrong becomes a verdict.
    package func grade(
        _ attempt: Attempt, report: @escaping @Sendable (Step) -> Void = { _ in }
    ) async -> Verdict {
        await enter()
        defer { leave() }
        let grading = Grading(
            attempt: attempt, course: course, toolchain: toolchain, tools: tools, report: report)
        return await grading.verdict()
    }

    private func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { queue.append($0) }
        }
    }

    private func leave() {
        // The place is handed on rather than given back, so that nobody can slip in between.
        if queue.isEmpty { free += 1 } else { queue.removeFirst().resume() }
    }
}
