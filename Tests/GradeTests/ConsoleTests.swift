import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookReporting

struct ConsoleTests {
    /// Collects output in a file that closures can share.
    private final class Paper: Sendable {
        private let file = FileManager.default.temporaryDirectory.appending(
            path: "paper-\(UUID().uuidString)")

        deinit { try? FileManager.default.removeItem(at: file) }

        func write(_ text: String) {
            let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            try? Data((old + text).utf8).write(to: file)
        }

        var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
    }

    private func written(
        _ lines: [StyledLine], hasColor: Bool = false, isTerminal: Bool = false, links: Hyperlinks? = nil,
        columns: Int = 80, isPlain: Bool = false
    ) -> String {
        let paper = Paper()
        let stream = Console.Stream(isTerminal: isTerminal, hasColor: hasColor, links: links) {
            paper.write($0)
        }
        Console(output: stream, errors: stream, columns: columns, isPlain: isPlain).write(lines)
        return paper.text
    }

    @Test("A pipe shows all failures; a terminal shows those that fit on a screen, also in plain mode")
    func detail() {
        func detail(isTerminal: Bool, isPlain: Bool) -> LessonReport.Detail {
            let stream = Console.Stream(isTerminal: isTerminal, hasColor: false) { _ in }
            return Console(output: stream, errors: stream, columns: 80, isPlain: isPlain).detailOfOneExercise
        }
        #expect(detail(isTerminal: true, isPlain: false) == .everything)
        #expect(detail(isTerminal: false, isPlain: false) == .whole)
        #expect(detail(isTerminal: true, isPlain: true) == .everything)
    }

    @Test("Paths are broken only on a terminal, and never in plain mode")
    func breaking() {
        let lines: [StyledLine] = [" \("Lessons/1-greetings/1-greet/Greeting.swift", .path)"]
        let whole = " Lessons/1-greetings/1-greet/Greeting.swift\n"
        #expect(written(lines, columns: 30) == whole)
        #expect(written(lines, isTerminal: true, columns: 30, isPlain: true) == whole.dropFirst())
        #expect(
            written(lines, isTerminal: true, columns: 30)
                == " Lessons/1-greetings/1-greet/\n Greeting.swift\n")
    }

    @Test("Each piece of a broken path links to the whole path")
    func linkedPieces() {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
        let name = "Support/BuildSlots.swift"
        let text = written(
            ["\(name, .path)"], isTerminal: true, links: Hyperlinks(root: root, host: "h"), columns: 20)
        let start = "\u{1B}]8;id=path;file://h"
        #expect(text.hasPrefix(start))
        #expect(text.ranges(of: start).count == 2)
        #expect(text.ranges(of: "/\(name)\u{1B}").count == 2)
    }

    @Test("No output line begins with a workflow command for a build service")
    func orders() {
        #expect(written([[Span("  "), Span("::notice title=a::b")]]) == "|   ::notice title=a::b\n")
        #expect(written([[Span("##[error]a")]]) == "| ##[error]a\n")
        #expect(written([[Span("a ::notice::b")]]) == "a ::notice::b\n")
    }

    @Test("Colors are used only if they are wanted")
    func colors() {
        #expect(written([[Span("a", .good)]]) == "a\n")
        #expect(written([[Span("a", .good), Span("b")]], hasColor: true) == "\u{1B}[32ma\u{1B}[0mb\n")
    }
}
