import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct SourceScanTests {
    private func flags(_ source: String, _ code: SourceScan.Code = .production) async throws -> [Flag] {
        let source = try await LearnerSource.parsed(source)
        return SourceScan.flags(in: source, code: code)
    }

    @Test("A flag has the word, its line and its effect")
    func named() async throws {
        #expect(
            try await flags("struct A {}\n@_silgen_name(\"x\") func f()\n") == [
                Flag(
                    "`@_` starts an attribute that is meant for the compiler's own use",
                    at: Place(path: "Lamp.swift", line: 2, column: nil))
            ])
    }

    @Test(
        "Code that could influence grading is flagged",
        arguments: [
            "@section(\"x\") let a = 1", "@used let a = 1", "@c(f) func f() {}",
            "@`_silgen_name`(\"x\") func f()", "@export(implementation) func f() {}",
            "#sourceLocation(file: \"a\", line: 1)\nlet a = 1",
            "macro expect(_: Bool) = #externalMacro(module: \"A\", type: \"B\")",
            "let a = PlantedVariant.current",
            "import Testing", "@preconcurrency internal import Testing", "import struct Testing.Issue",
            "import _TestDiscovery", "func f() -> Int { unsafe pointer.pointee }",
            "func f() { for unsafe a in b {} }", "@unsafe func f() {}", "@safe func f() {}",
            "#if !hasFeature(StrictMemorySafety)\nlet a = 1\n#endif", "import FoundationNetworking",
            "#if canImport(LampChecks)\nlet a = 1\n#endif", "#if canImport(`Lamp`)\nlet a = 1\n#endif",
        ])
    func found(source: String) async throws {
        #expect(try await !flags(source).isEmpty)
    }

    @Test(
        "Code that is disguised as a comment, or depends on a condition, is flagged",
        arguments: [
            "/*\n// */ let a = PlantedVariant.current", "// \u{2028}x\nlet a = PlantedVariant.current",
            "/*\r// */ let a = PlantedVariant.current", "#if DEBUG\nlet a = PlantedVariant.current\n#endif",
            "#if os(Windows)\n#else\nimport Testing\n#endif",
            "struct A {\n  #if canImport(Testing)\n  let a = PlantedVariant.current\n  #endif\n}",
            "let a = /\"\"\"/\n#if true\nlet b = PlantedVariant.current\n#endif",
            "func f() { print(1); #if true\n _ = PlantedVariant.current\n #endif\n}",
            "let a = \"\"\"\n// \\(PlantedVariant.current)\n\"\"\"",
        ])
    func hidden(source: String) async throws {
        #expect(try await !flags(source).isEmpty)
    }

    @Test(
        "Honest code is not flagged",
        arguments: [
            "struct Environment {}", "#if canImport(UIKit)\nlet a = 1\n#endif",
            "@MainActor final class A {}", "let a: @convention(c) () -> Void = {}", "let used = true",
            "/* PlantedVariant, @_silgen_name and #sourceLocation */",
            "    /// See `PlantedVariant`.\nlet a = 1",
            "let a = \"#sourceLocation PlantedVariant\"", "let a = #\"@_x \"dlsym\" \"#",
            "struct A { @TaskLocal static var current: Int? }",
        ])
    func honest(source: String) async throws {
        #expect(try await flags(source).isEmpty)
    }

    @Test("Test files may import the test library")
    func tests() async throws {
        #expect(try await flags("import Testing\n@Suite struct A { @Test func a() {} }", .tests).isEmpty)
    }

    @Test("A file for which the compiler produced no tree is flagged")
    func unread() {
        let source = LearnerSource(path: "Lamp.swift", text: "struct A {}")
        #expect(SourceScan.flag(ifUnread: source) != nil)
    }

    @Test("A block that depends on the compiler's version is read separately")
    func versions() {
        let text =
            "#if os(Linux)\nlet a = 1\n#endif\n#if compiler(>=99)\nprivate {\n#else\nlet b = 1\n#endif\nlet c = 1"
        let reading = LearnerSource.reading(of: text)
        func lines(_ text: String?) -> [Substring]? {
            text?.split(separator: "\n").filter { !$0.allSatisfy { $0 == " " } }
        }
        #expect(lines(reading.text) == ["let a = 1", "let c = 1"])
        #expect(lines(reading.versions) == ["private {", "let b = 1"])
        #expect(reading.text.utf8.count == text.utf8.count && reading.versions?.utf8.count == text.utf8.count)
        #expect(LearnerSource.reading(of: "let a = 1").versions == nil)
    }

    @Test("Flags are in order of lines, and in alphabetical order within a line")
    func order() async throws {
        let source = "@used @section(\"x\") let a = 1\nlet b = PlantedVariant.current\nimport Testing"
        let words = try await flags(source).compactMap { $0.reason.split(separator: "`").first }
        #expect(words == ["@section", "@used", "PlantedVariant", "import Testing"])
    }
}
