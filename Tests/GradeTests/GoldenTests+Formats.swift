import Foundation
import TestSupport
import Testing

@testable import WorkbookReporting

extension EndToEnd.GoldenTests {
    private struct Report: Decodable {
        struct Test: Decodable {
            var name: String
            var status: String
            var output: String?
            var test_code: String?
        }
        var status: String
        var tests: [Test]
    }

    private func exercism(_ more: String...) async throws -> Report {
        let result = try await run(["lesson", "1.1", "--format", "exercism"] + more)
        #expect(result.errors == "")
        #expect(result.status == 1)
        return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    }

    @Test("Exercism's format contains each check's source, and the output of that check alone")
    func exercismFormat() async throws {
        try greet("print(\"to\", name); return \"Hello, Ada\"")
        let report = try await exercism()
        #expect(report.status == "fail")
        #expect(report.tests.map(\.status) == ["pass", "pass", "fail", "fail"])
        #if os(Linux)
            #expect(report.tests.map(\.output) == [nil, "to Ada\n", "to Bo\n", "to Ada\nto Bo\n"])
        #endif
        #expect(
            report.tests[1].test_code
                == #"expect(Greeting().text(for: "Ada"), equals: "Hello, Ada", "the text for Ada")"#)
        #expect(report.tests[0].test_code?.hasPrefix("// This must compile:\n") == true)

        let hidden = try await exercism("--without-code")
        #expect(hidden.tests.map(\.name) == report.tests.map(\.name))
        #expect(hidden.tests.allSatisfy { $0.test_code == nil })
    }

    @Test("In GitHub's format, the report can't issue workflow commands; the annotations follow it")
    func githubFormat() async throws {
        try greet("return \"\\n::add-mask::Hello\"")
        let result = try await run(["lesson", "1", "--format", "github"])
        let lines = result.output.split(separator: "\n").map(String.init)
        let first = try #require(lines.first)
        let token = first.dropFirst("::stop-commands::".count)
        #expect(first.hasPrefix("::stop-commands::"))
        #expect(token.count > 20)
        let end = try #require(lines.firstIndex(of: "::\(token)::"))
        #expect(lines[1..<end].contains { $0.contains("Lesson 1 · Greetings") })
        #expect(lines[(end + 1)...].allSatisfy { $0.hasPrefix("::error file=") || $0.hasPrefix("::notice ") })
        let second = try await run(["lesson", "1", "--format", "github"])
        #expect(!second.output.contains(token))
    }

    @Test("However a lesson is named, it can be graded for other programs; with --json, the result is JSON")
    func spellings() async throws {
        try greet("print(\"to\", name); return \"Hello, Ada\"")
        for words in [["1.1", "--format=junit"], ["--format", "junit", "check", "1.1"]] {
            let result = try await run(words)
            #expect(result.output.hasPrefix("<?xml "))
            #expect(result.status == 1)
        }
        try greet("return \"Hello, Ada\"")
        let json = try await run(["1.1", "--format", "junit", "--json"])
        #expect(json.output.hasPrefix("{"))
    }

    @Test("An unknown format is an error that lists the valid formats")
    func unknownFormat() async throws {
        let result = try await run(["lesson", "1", "--format", "xml"])
        #expect(result.status == 64)
        for format in ["text", "json"] + MachineFormat.allCases.map(\.rawValue) {
            #expect(result.errors.contains(format))
        }
    }
}
