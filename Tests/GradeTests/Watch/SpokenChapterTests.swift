import Foundation
import Synchronization
import Testing
import TestSupport

@testable import WorkbookCommandLine
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem
@testable import grade

struct SpokenChapterTests {
    /// Reads a chapter of three sections to a listener who types these lines; returns the sections and everything else.
    private func read(_ typed: [String]) async throws -> (sections: [String], screen: String) {
        let course = FixtureCourse("mini", as: "spoken \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: course.root) }
        try course.write(
            "Lessons/1-greetings/README.md", "# All\n## One\na\n### Inside\nb\n## Two\nc\n## Three\nd\n")
        let screen = Mutex("")
        let answers = Mutex(typed)
        let stream = Console.Stream(isTerminal: true, hasColor: false) { text in
            screen.withLock { $0 += text }
        }
        let context = CommandContext(
            environment: [:], folder: course.root, program: "grade",
            console: Console(output: stream, errors: stream, columns: 80),
            input: Input(isTerminal: true) { answers.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
            runner: ProcessRunner(), concurrency: 1)
        let chapter = try #require(
            SpokenChapter(of: try Course.load(course.root).lessons.first, context))
        let shown = Mutex<[String]>([])
        await chapter.read { words in shown.withLock { $0.append(words.joined(separator: " ")) } }
        return (shown.withLock { $0 }, screen.withLock { $0 })
    }

    @Test("Return reads on from section to section, and goes back after the last one")
    func next() async throws {
        let result = try await read(["one", "", "", ""])
        #expect(result.sections == ["one", "Two", "Three"])
        #expect(result.screen.hasPrefix("Sections: One; Two; Three.\n"))
        #expect(result.screen.contains("\nNext section: Two.\n"))
    }

    @Test("A section that doesn't exist is refused, and all of the chapter can be read at once")
    func others() async throws {
        let result = try await read(["four", "all", "two"])
        #expect(result.sections == [""])
        #expect(result.screen.contains("No section has \"four\" in its title.\n"))
        #expect(try await read([""]).sections.isEmpty)
        #expect(try await read(["one", "q", ""]).sections == ["one"])
    }
}
