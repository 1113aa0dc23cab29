import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct SourceScanTests {
    private func flags(_ source: String, _ code: SourceScan.Code = .production) -> [Flag] {
        SourceScan.flags(in: source, path: "Lamp.swift", code: code)
    }

    @Test("A word that no exercise needs is named with its line and what it does")
    func named() {
        #expect(
            flags("struct A {}\n@_silgen_name(\"x\") func f()\n") == [
                Flag(
                    "`@_` starts an attribute that is meant for the compiler's own use",
                    at: Place(path: "Lamp.swift", line: 2, column: nil))
            ])
    }

    @Test(
        "Ways to reach the grading are found",
        arguments: [
            "@section(\"x\") let a = 1", "@used let a = 1", "@c(exit) func f() {}",
            "#sourceLocation(file: \"a\", line: 1)",
            "macro expect(_: Bool) = #externalMacro(module: \"A\", type: \"B\")", "PlantedVariant.current",
            "let name = \"WORKBOOK_VARIANT\"", "CommandLine.arguments", "unsafeBitCast(a, to: B.self)",
            "let path = \"/proc/self/fd\"", "dlsym(handle, \"x\")", "atexit { _exit(0) }", "fork()",
            "ProcessInfo.processInfo.environment[\"A\"]", "getenv(\"A\")",
            "UnsafeMutableRawPointer(bitPattern: 1)",
        ])
    func found(line: String) {
        #expect(!flags(line).isEmpty)
    }

    @Test(
        "Honest code is not accused",
        arguments: [
            "func exit() {}", "let forked = 1", "struct Environment {}", "@MainActor final class A {}",
            "@convention(c) () -> Void", "let used = true", "_ = ProcessInfo.processInfo.systemUptime",
            "// atexit would be of no use here", "    /// See `CommandLine`.",
            "let section = 1; let a_exit = 2",
            "@TaskLocal static var current: Recorder?", "#expect(true)", "import Testing",
        ])
    func honest(line: String) {
        #expect(flags(line).isEmpty)
    }

    @Test("A comment that could be a line of a text with code in it is read")
    func interpolation() {
        #expect(flags(#"// \(atexit { })"#).count == 1)
    }

    @Test("Tests belong into tests, and nowhere else")
    func tests() {
        #expect(flags("@Test func a() {}").count == 1)
        #expect(flags("@Suite struct A {}", .tests).isEmpty)
    }
}
