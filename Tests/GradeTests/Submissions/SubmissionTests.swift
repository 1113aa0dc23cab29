import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

extension EndToEnd {
    /// Grades submissions to this repository's course that try to pass without the work, and honest ones that look unusual.
    ///
    /// All submissions to an exercise share its workspace, so each costs only the build of one module and its suite.
    @Suite(.buildSlotForEachTestCase) struct SubmissionTests {
        static let attacks = Dictionary(grouping: Submission.all(in: "Hostile"), by: \.exercise)
        static let unusual = Dictionary(grouping: Submission.all(in: "Honest"), by: \.exercise)

        /// Whether to store what the submissions report now, for a person to review.
        private let isRecording = ProcessInfo.processInfo.environment["WORKBOOK_RECORD_SUBMISSIONS"] != nil

        /// The families of attacks that SECURITY.md describes.
        private static let families = [
            "names", "members", "types", "library", "symbols", "hidden", "variant", "access", "message",
        ]

        @Test(
            "No hostile submission passes, and each is reported as what it is",
            arguments: attacks.keys.sorted())
        func hostile(exercise: String) async throws {
            for submission in Self.attacks[exercise] ?? [] {
                let (verdict, screen) = try await grade(submission)
                if isRecording && submission.residual == nil {
                    try submission.record(
                        outcome: verdict.outcome.rawValue, words: verdict.mostImportantWords(on: screen))
                    continue
                }
                if submission.residual != nil {
                    // If this fails, the grader has become better than SECURITY.md says.
                    #expect(verdict.outcome == .passed, "\(submission.name): \(screen)")
                    continue
                }
                #expect(verdict.outcome != .passed && verdict.outcome != .graderError, "\(submission.name)")
                #expect(
                    submission.outcomes.contains(verdict.outcome.rawValue),
                    "\(submission.name) is \(verdict.outcome): \(screen)")
                let words = try #require(submission.words, "\(submission.name)")
                #expect(screen.contains(words), "\(submission.name): \(screen)")
            }
        }

        @Test("Every honest submission passes without a flag", arguments: unusual.keys.sorted())
        func honest(exercise: String) async throws {
            for submission in Self.unusual[exercise] ?? [] {
                let (verdict, screen) = try await grade(submission)
                #expect(verdict.outcome == .passed, "\(submission.name): \(screen)")
            }
        }

        @Test("There are enough submissions of every family")
        func present() {
            let hostile = Self.attacks.values.flatMap { $0 }.filter { $0.residual == nil }
            #expect(hostile.count >= 120)
            #expect(Self.unusual.values.flatMap { $0 }.count >= 60)
            for family in Self.families {
                #expect(hostile.count { $0.name.contains("/\(family)-") } >= 8, "\(family)")
            }
        }

        /// Returns the verdict on a submission, and the screen about it in one line.
        private func grade(_ submission: Submission) async throws -> (Verdict, String) {
            let course = try Course.load(Repository.root)
            let exercise = try #require(course.exercises.first { "\($0.id)" == submission.exercise })
            let lesson = try #require(course.lessons.first { $0.number == exercise.id.lesson })
            let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
            defer { try? FileManager.default.removeItem(at: folder) }  // left to the system otherwise
            try submission.write(to: folder, for: exercise)
            let runner = ProcessRunner()
            let toolchain = try await Toolchain.find(
                environment: GradeTool.environment, runner: runner,
                cache: course.buildFolder.appending(path: "toolchain.json"))
            let tools = Tools(
                runner: runner, environment: GradeTool.environment,
                spare: course.buildFolder.appending(path: "spare"))
            let grader = Grader(course: course, toolchain: toolchain, tools: tools, width: 1)
            let verdict = await grader.grade(Attempt(exercise, in: folder))
            let report = LessonReport(lesson: lesson, rows: [.init(exercise, verdict)])
            let lines = report.text(course: course, detail: .whole, width: 90).map(\.text)
            return (verdict, lines.joined(separator: " ").split(separator: " ").joined(separator: " "))
        }
    }
}

extension Verdict {
    /// The words on a screen that say best why the verdict is not "passed".
    fileprivate func mostImportantWords(on screen: String) -> String {
        let failing = checks.first { $0.state != .passed && $0.state != .notAttempted }
        let messages = (failing?.messages.first).map { String($0.prefix { $0 != "\n" }.prefix(70)) }
        let sentence = messages.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let words = [
            flags.first?.reason, diagnostics.first?.message, messages, sentence, failing?.check.name,
        ]
        .compactMap { $0?.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        return words.first(where: screen.contains) ?? "\(outcome)"
    }
}
