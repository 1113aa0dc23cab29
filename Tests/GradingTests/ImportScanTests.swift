import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct ImportScanTests {
    private func flags(_ table: String, _ text: String = "") -> [Flag] {
        ImportScan.flags(
            in: table, sources: [.init(path: "Lamp.swift", text: text)], code: .production)
    }

    #if !canImport(Darwin)
        @Test("A function of the system's that no exercise needs is flagged where its name stands")
        func found() {
            #expect(
                flags("getenv U 0 0", "/*\n// */ let path = getenv(\"PATH\")\n") == [
                    Flag(
                        "`getenv` reads how the grader started the tests",
                        at: Place(path: "Lamp.swift", line: 2, column: nil))
                ])
        }

        @Test("What the source's words have told already is told in the same words, so that it counts once")
        func once() {
            let text = "import Foundation\nlet never = { _exit(0) }\n"
            let words = SourceScan.flags(in: text, path: "Lamp.swift", code: .production)
            #expect(!words.isEmpty && flags("_exit U 0 0", text) == words)
        }
    #endif

    @Test("A property that is reached on two lines is found by its symbol")
    func property() {
        let table = "$s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg U 0 0"
        let text = "let all = ProcessInfo.processInfo\n    .environment"
        #expect(flags(table, text).map(\.place?.line) == [1])
        #expect(SourceScan.flags(in: text, path: "Lamp.swift", code: .production).isEmpty)
    }

    @Test(
        "A function of the learner's own, the library's usual ones, and what `Mutex` needs, are not flagged")
    func own() {
        let table = """
            getenv T 0 10
            exitCode U 0 0
            $s4Lamp4exityyF U 0 0
            $s10Foundation12UserDefaultsC8standardACvgZ U 0 0
            swift_release U 0 0
            syscall U 0 0
            """
        #expect(flags(table).isEmpty)
    }
}
