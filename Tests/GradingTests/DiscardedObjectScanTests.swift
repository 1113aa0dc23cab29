import Foundation
import Testing

@testable import WorkbookGrading

struct DiscardedObjectScanTests {
    private func type(_ code: String) -> String? {
        let source = "@Test func posts() {\n\(code)\n#expect(spy.calls == [])\n_ = Spy()"
        let line = code.count { $0 == "\n" } + 3
        return DiscardedObjectScan.type(before: line, in: Data(source.utf8), outOf: ["Monitor", "Spy"])
    }

    @Test("An object that a test assigns to `_` before the line is found")
    func discarded() {
        #expect(type("_ = Monitor(spy)\ncenter.post()") == "Monitor")
        #expect(type("let _ = Monitor(spy)") == "Monitor")
    }

    @Test(
        "An object that is stored, one of another function, and one of another class are not",
        arguments: [
            "let monitor = Monitor(spy)", "_ = Monitor(spy); let other = Monitor(spy)", "_ = Date()",
            "_ = Monitor.shared", "_ = Monitor(spy) }\n@Test func other() {", "// _ = Monitor(spy)",
        ])
    func others(code: String) { #expect(type(code) == nil) }
}
