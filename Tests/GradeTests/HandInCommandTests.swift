import Foundation
import Synchronization
import Testing
import WorkbookReporting

@testable import WorkbookCommandLine
@testable import WorkbookSystem
@testable import grade
@testable import grade_handin

/// Hands in at a simulated terminal, because golden tests have no terminal.
struct HandInCommandTests {
    /// Hands in an exercise of a small course twice, and returns the questions and the archives.
    private func handIn(
        _ answer: String?, asking pattern: String? = "{name}.tar", isTerminal: Bool = true
    ) async throws -> (questions: Int, archives: [String]) {
        let course = FixtureCourse("mini", as: "hand in \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: course.root) }
        try course.write("Lessons/1-greetings/1-greet/Greeting.swift", "// mine\n")
        if let pattern { try course.write("handout.json", #"{ "handInName": "\#(pattern)" }"#) }
        let questions = Mutex(0)
        let stream = Console.Stream(isTerminal: isTerminal, hasColor: false) { text in
            if text.hasPrefix("Your name") { questions.withLock { $0 += 1 } }
        }
        let context = CommandContext(
            environment: [:], folder: course.root, program: "grade",
            console: Console(output: stream, errors: stream, columns: 80),
            input: isTerminal ? Input(isTerminal: true) { answer } : .none, runner: ProcessRunner(),
            concurrency: 1)
        let arguments = try CommandTable.grade.parse(["handin", "--quick"]).arguments
        for _ in 1...2 { #expect(try await HandInCommand.perform(arguments, context) == .passed) }
        let names = try FileManager.default.contentsOfDirectory(atPath: course.root.path)
        return (questions.withLock(\.self), names.filter { $0.hasSuffix(".tar") })
    }

    @Test("If the archive should have the learner's name, the learner is asked for it once")
    func asks() async throws {
        #expect(try await handIn(" Ada  L. ") == (1, ["Ada L.tar"]))
        #expect(try await handIn("Ada", asking: "lesson 3.tar") == (0, ["lesson 3.tar"]))
        #expect(try await handIn("Ada", asking: nil) == (0, ["handin.tar"]))
    }

    @Test("An archive under another name is kept and named once, also if it is as the instructor asked for")
    func anotherName() async throws {
        for pattern in ["{name}.tar", "{name} 3.tar"] {
            let course = FixtureCourse("mini", as: "hand in \(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: course.root) }
            try course.write("Lessons/1-greetings/1-greet/Greeting.swift", "// mine\n")
            try course.write("handout.json", #"{ "handInName": "\#(pattern)" }"#)
            let text = Mutex("")
            let stream = Console.Stream(isTerminal: false, hasColor: false) { part in
                text.withLock { $0 += part }
            }
            let context = CommandContext(
                environment: [:], folder: course.root, program: "grade",
                console: Console(output: stream, errors: stream, columns: 80), input: .none,
                runner: ProcessRunner(), concurrency: 1)
            for name in ["Ada", "Bob"] {
                let words = ["handin", "--quick", "--name", name]
                let arguments = try CommandTable.grade.parse(words).arguments
                #expect(try await HandInCommand.perform(arguments, context) == .passed)
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: course.root.path)
            #expect(names.count { $0.hasSuffix(".tar") } == 2)
            #expect(text.withLock(\.self).components(separatedBy: "Kept Ada").count == 2)
        }
    }

    @Test("Without an answer, or with nobody to ask, a random number takes the place of the name")
    func number() async throws {
        for (answer, isTerminal) in [(nil, true), ("", true), ("Ada", false)] {
            let result = try await handIn(answer, isTerminal: isTerminal)
            #expect(result.questions == (isTerminal ? 2 : 0))
            #expect(result.archives.count == 1)
            #expect(result.archives.first?.wholeMatch(of: /learner-[0-9a-f]{16}\.tar/) != nil)
        }
    }
}
