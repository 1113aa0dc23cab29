import Foundation
import Testing

@testable import grade
@testable import WorkbookReporting

struct ConsoleTests {
    /// What was written, gathered in a file, which closures can share.
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

    private func written(_ lines: [StyledLine], hasColor: Bool = false) -> String {
        let paper = Paper()
        let stream = Console.Stream(isTerminal: false, hasColor: hasColor) { paper.write($0) }
        Console(output: stream, errors: stream, columns: 80).write(lines)
        return paper.text
    }

    @Test("A line that a build service would take for an order does not begin with one")
    func orders() {
        #expect(written([[Span("  "), Span("::notice title=a::b")]]) == "|   ::notice title=a::b\n")
        #expect(written([[Span("##[error]a")]]) == "| ##[error]a\n")
        #expect(written([[Span("a ::notice::b")]]) == "a ::notice::b\n")
    }

    @Test("Colors are there only where they are wanted")
    func colors() {
        #expect(written([[Span("a", .good)]]) == "a\n")
        #expect(written([[Span("a", .good), Span("b")]], hasColor: true) == "\u{1B}[32ma\u{1B}[0mb\n")
    }
}
