import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookReporting

struct WatchDisplayTests {
    /// Collects output in a place that closures can share.
    private final class Paper: Sendable {
        private let storage = Mutex("")
        func write(_ text: String) { storage.withLock { $0 += text } }
        /// Returns the output since the last call, with the escape character written as ␛.
        func take() -> String {
            storage.withLock { text in
                defer { text = "" }
                return text.replacing("\u{1B}", with: "␛")
            }
        }
    }

    private let paper = Paper()
    private let size = WatchDisplay.Size(columns: 20, rows: 10)

    private func display(isPlain: Bool = false) -> WatchDisplay {
        let stream = Console.Stream(isTerminal: true, hasColor: false) { [paper] in paper.write($0) }
        return WatchDisplay(console: Console(output: stream, errors: stream, columns: 20), isPlain: isPlain)
    }

    @Test("The previous screen is scrolled up first, so the scrollback loses nothing")
    func draw() {
        var display = display()
        display.draw([[Span("a")], [Span("b")]], prompt: [[Span("keys")]], size: size, isNew: true)
        #expect(paper.take() == "␛[999;1H" + String(repeating: "\n", count: 10) + "␛[H␛[Ja\nb\nkeys")
        display.draw([[Span("c")]], prompt: [[Span("keys")]], size: size, isNew: true)
        #expect(paper.take() == "␛[999;1H\n\n\n␛[H␛[Jc\nkeys")
        display.draw([[Span("c")]], prompt: [[Span("keys")]], size: size, isNew: false)
        #expect(paper.take() == "␛[H␛[Jc\nkeys")
    }

    @Test("The prompt changes in place, even if it takes several rows")
    func prompt() {
        var display = display()
        display.draw([[Span("a")]], prompt: [[Span("k")]], size: size, isNew: false)
        _ = paper.take()
        display.show(prompt: [[Span(String(repeating: "x", count: 25))], [Span("y")]], size: size)
        #expect(paper.take() == "\r␛[J" + String(repeating: "x", count: 25) + "\ny")
        display.show(prompt: [[Span("z")]], size: size)
        #expect(paper.take() == "\r␛[2A␛[Jz")
        display.end()
        #expect(paper.take() == "\r␛[J")
    }

    @Test("After a command's output, a whole screen is scrolled up, because its length is unknown")
    func command() {
        var display = display()
        display.draw([[Span("a")]], prompt: [[Span("k")]], size: size, isNew: false)
        _ = paper.take()
        display.makeRoom(size: size)
        #expect(paper.take() == "␛[999;1H\n\n␛[H␛[J")
        display.show(prompt: [[Span("k")]], size: size)
        #expect(paper.take() == "\r␛[Jk")
        display.draw([[Span("a")]], prompt: [[Span("k")]], size: size, isNew: true)
        #expect(paper.take() == "␛[999;1H" + String(repeating: "\n", count: 10) + "␛[H␛[Ja\nk")
    }

    @Test("In plain mode, lines are only appended")
    func plain() {
        var display = display(isPlain: true)
        display.draw([[Span("a")]], prompt: [[Span("k")]], size: size, isNew: true)
        display.show(prompt: [[Span("b")]], size: size)
        display.makeRoom(size: size)
        display.end()
        #expect(paper.take() == "\na\nk\nb\n\n")
    }
}
