import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring

@Suite(.temporaryFolder) struct LintReportTests {
    private let line = "Solutions/A.swift:3:1: error: [Indentation] unindent by 2 spaces"

    private func messages(
        _ output: String, rules: String? = ".swift-format", broken: [String] = []
    ) -> [String] {
        LintReport(output, rules: rules, broken: broken).findings(about: "Solutions").map(\.message)
    }

    @Test("Rules that can't be read are one breach, and sources aren't blamed")
    func unreadable() {
        let line =
            "<unknown>: error: Unable to read configuration for Solutions/A.swift: The data is damaged."
        expectEqual(
            messages("\(line)\n\(line.replacing("A.", with: "B."))\n"),
            [".swift-format can't be read: The data is damaged."])
    }

    @Test("A mistake in the rules takes the place of all lines")
    func mistake() throws {
        let folder = TemporaryFolder.current
        let defaults = Data(#"{"version": 1, "lineLength": 100, "rules": {"UseEarlyExits": false}}"#.utf8)
        func mistake(_ text: String) throws -> String? {
            try folder.write([".swift-format": text])
            return LintRules(folder(".swift-format"), shownAs: ".swift-format").mistake(knowing: defaults)
        }
        try expectEqual(mistake(#"{"lineLength": 90, "rules": {"UseEarlyExits": true}}"#), nil)
        try expectEqual(
            mistake("{\n\"lineLenght\": 90}"),
            ".swift-format:2 has the key lineLenght, which the formatter doesn't know. Did you mean lineLength?"
        )
        try expectEqual(
            mistake("{\n\"rules\": {\n\"UseEarlyExit\": true}}"),
            ".swift-format:3 has the key rules.UseEarlyExit, which the formatter doesn't know. Did you mean rules.UseEarlyExits?"
        )
        let broken = try #require(try mistake("{\n\"version\": 1 \"lineLength\": 90}"))
        #expect(broken.hasPrefix(".swift-format can't be read: expected valid JSON, found "))
        let report = LintReport("\(line)\n", rules: ".swift-format")
        expectEqual(
            report.findings(about: "Solutions", mistake: "It is wrong").map(\.message),
            ["It is wrong. The formatter reports 1 line, possibly because of that"])
        expectEqual(
            report.findings(about: "Solutions", mistake: "Did you mean it?").map(\.message),
            ["Did you mean it? The formatter reports 1 line, possibly because of that"])
    }

    @Test("A file that can't be read is reported where it is graded")
    func unreadableSource() {
        let line =
            "<unknown>: error: Unable to lint Solutions/1-a/2-b/A.swift: file is not readable or does not exist."
        expectEqual(
            messages(line, broken: ["Solutions/1-a/2-b"]),
            ["files that don't compile were not examined, and all others are formatted"])
        expectEqual(messages(line, broken: ["Solutions/1-a/1-b"]), [line])
    }

    @Test("A file with other line ends has a finding of its own, and its lines are left out")
    func misread() {
        func found(_ output: String) -> [String] {
            LintReport(output, rules: ".swift-format", misread: ["Solutions/A.swift"]).findings(
                about: "Solutions"
            ).map(\.message)
        }
        expectEqual(
            found(line),
            [
                "files with another encoding or other line ends were not examined, and all others are formatted"
            ])
        let other = line.replacing("A.", with: "B.")
        expectEqual(found("\(line)\n\(other)").first, other)
    }

    @Test("Without rules, the formatter's own ones explain every line")
    func missing() {
        let found = messages("\(line)\n\(line.replacing("3", with: "4"))\n", rules: nil)
        expectEqual(found.count, 1)
        #expect(
            found[0].hasPrefix(
                ".swift-format is missing, so the formatter's own rules apply, and it reports 2 lines."))
    }

    @Test("A line is shown once, and what is left out is counted")
    func lines() {
        expectEqual(messages("\(line)\n\(line)\n").first, line)
        expectEqual(messages("\(line)\n\(line)\n").count, 2)
        let many = (1...23).map { line.replacing("3", with: "\($0)") }.joined(separator: "\n")
        expectEqual(messages(many)[20], "and 3 more")
    }

    @Test("What doesn't compile is reported by the compiler, unless its exercise has no breach")
    func syntax() {
        let error = "Solutions/1-a/2-b/A.swift:3:1: error: expected ')' to end parameter clause"
        expectEqual(
            messages(error, broken: ["Solutions/1-a/2-b"]),
            ["files that don't compile were not examined, and all others are formatted"])
        expectEqual(messages(error, broken: ["Solutions/1-a/1-b"]), [error])
        expectEqual(messages("\(error)\n\(line)", broken: ["Solutions/1-a/2-b"]).first, line)
    }

    @Test("The rules are in the nearest folder that has some")
    func place() throws {
        let folder = TemporaryFolder.current
        try folder.write([".swift-format": "{}", "a/b/c.txt": ""])
        expectEqual(
            LintReport.rules(for: folder("a/b"))?.path, folder(".swift-format").standardizedFileURL.path)
    }
}
