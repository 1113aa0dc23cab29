import Foundation
import TestSupport
import Testing

@testable import WorkbookReporting
@testable import WorkbookSystem

struct StringShellWordTests {
    @Test("Only text that a shell would split or expand is quoted")
    func quoted() {
        expectEqual("Lessons/1-a/Ärger_2.swift".shellWord, "Lessons/1-a/Ärger_2.swift")
        expectEqual("my course".shellWord, "'my course'")
        expectEqual("it's".shellWord, #"'it'\''s'"#)
        expectEqual("~/a".shellWord, "'~/a'")
        expectEqual("".shellWord, "''")
    }

    @Test(
        "A shell reads every quoted word unchanged",
        arguments: ["$(id)", "`id`", "a'b\"c", "a;b|c&d", "a\\b\nc", "*?[a]"])
    func read(word: String) async throws {
        let result = try await ProcessRunner().run(
            Command(
                "/bin/sh", ["-c", "printf %s \(word.shellWord)"], environment: ["PATH": "/usr/bin:/bin"]),
            limit: 600)
        expectEqual(result.output, word)
    }
}
