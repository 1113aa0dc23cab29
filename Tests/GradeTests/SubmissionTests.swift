import SubmissionSupport
import Testing
import WorkbookGrading

extension EndToEnd {
    /// Grades a sample of the submissions that `Tests/Submissions/run` grades: an attack of each family and
    /// an honest attempt at each lesson.
    @Suite(.buildSlotForEachTestCase) struct SubmissionTests {
        /// The families of attacks that SECURITY.md describes.
        static let families = [
            "names", "members", "types", "library", "symbols", "hidden", "variant", "access", "message",
        ]

        private static let attacks = (try? Submission.all(in: .hostile).filter { $0.residual == nil }) ?? []
        private static let unusual = (try? Submission.all(in: .honest)) ?? []

        @Test("A hostile submission doesn't pass, and is reported correctly", arguments: families)
        func hostile(family: String) async throws {
            try await expectRightVerdict(on: Self.attacks.first { $0.family == family })
        }

        @Test("An unusual but honest submission passes without a flag", arguments: 1...7)
        func honest(lesson: Int) async throws {
            try await expectRightVerdict(on: Self.unusual.first { $0.exercise.hasPrefix("\(lesson).") })
        }

        @Test("Every family has enough submissions")
        func present() throws {
            let course = Self.attacks.filter { !$0.isForFixture }
            #expect(course.count >= 120)
            for family in Self.families { #expect(course.count { $0.family == family } >= 8, "\(family)") }
            #expect(Self.attacks.count { $0.folder == "greeting" } >= 30)
            #expect(Self.attacks.count { $0.folder == "counter" } >= 6)
            #expect(Self.unusual.count >= 60)
        }

        private func expectRightVerdict(on submission: Submission?) async throws {
            let submission = try #require(submission)
            var grader = try await SubmissionGrader.shared.value
            grader.tools.results = CountedResults()
            let problem = try await grader.grade(submission).problem
            #expect(problem == nil, "\(submission.name) \(problem ?? "")")
        }
    }
}

extension SubmissionGrader {
    fileprivate static let shared = Task {
        try await SubmissionGrader(environment: GradeTool.environment)
    }
}
