import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct ImportScanTests {
    private func flags(_ table: String, _ text: String = "") -> [Flag] {
        ImportScan.flags(in: table, sources: [LearnerSource(path: "Lamp.swift", text: text)])
    }

    #if !canImport(Darwin)
        @Test("A system function that no exercise needs is flagged at its name")
        func found() {
            #expect(
                flags("getenv U 0 0", "/*\n// */ let path = getenv(\"PATH\")\n") == [
                    Flag(
                        "`getenv` reads how the grader started the tests",
                        at: Place(path: "Lamp.swift", line: 2, column: nil))
                ])
        }
    #endif

    @Test(
        "The learner's own functions, common library functions, and those for `Mutex` aren't flagged")
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
