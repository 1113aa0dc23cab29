import Testing

@testable import WorkbookCommandLine
@testable import WorkbookSystem
@testable import grade

struct StatusLineTests {
    private let status: StatusLine = {
        let stream = Console.Stream(isTerminal: false, hasColor: false) { _ in }
        return StatusLine(Console(output: stream, errors: stream, columns: 80))
    }()

    @Test("An update is visible when `set` returns, and the newest one wins")
    func order() {
        for number in 1...1_000 {
            status.set("1.1", "step \(number)")
            #expect(status.words == "step \(number)")
        }
    }

    @Test("Where nothing moves, work that is done in a moment isn't mentioned")
    func brief() async {
        let written = Locked("")
        let stream = Console.Stream(isTerminal: true, hasColor: false) { text in
            written.withLock { $0 += text }
        }
        let status = StatusLine(Console(output: stream, errors: stream, columns: 80))
        status.set("1.1", "building")
        await status.end()
        #expect(written.value.isEmpty)
    }

    @Test("The steps of concurrent exercises are shown side by side until they end")
    func several() {
        status.set("1.2", "1.2 building")
        status.set("1.1", "1.1 running")
        #expect(status.words == "1.1 running · 1.2 building")
        status.set("1.2", nil)
        #expect(status.words == "1.1 running")
        status.set("1.1", nil)
        #expect(status.words == "working")
    }
}
