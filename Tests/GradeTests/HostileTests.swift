import Foundation
import Testing

@testable import WorkbookSystem

extension EndToEnd {
    /// Tries to trick the grader: each file under Hostile says what it does, and what must come of it.
    ///
    /// The rows are those of the table in SECURITY.md.
    @Suite(.serialized) struct HostileTests {
        private static let course = FixtureCourse("mini", as: "hostile")
        private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Hostile")
        private static let hasBubblewrap = FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap")

        static let greetings = attacks(in: "greeting")
        static let counters = attacks(in: "counter")

        private static func attacks(in name: String) -> [String] {
            let names = try? FileManager.default.contentsOfDirectory(
                atPath: folder.appending(path: name).path)
            return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(name)/\($0)" }
        }

        @Test("No attack passes on production code, and each is told as what it is", arguments: greetings)
        func production(attack: String) async throws {
            try await expectDefeat(of: attack, at: "Lessons/1-greetings/1-greet/Greeting.swift", "1.1")
        }

        @Test(
            "No attack passes by way of a learner's tests, and each is told as what it is",
            arguments: counters)
        func tests(attack: String) async throws {
            try await expectDefeat(
                of: attack, at: "Lessons/1-greetings/2-test-the-counter/CounterTests.swift", "1.2")
        }

        @Test("There are attacks to try")
        func present() {
            #expect(Self.greetings.count >= 30)
            #expect(Self.counters.count >= 6)
        }

        private func expectDefeat(of attack: String, at path: String, _ exercise: String) async throws {
            let source = try String(contentsOf: Self.folder.appending(path: attack), encoding: .utf8)
            let isIsolated = source.contains("\n// ISOLATED\n")
            if isIsolated && !Self.hasBubblewrap { return }
            let verdict = try #require(source.firstMatch(of: /\n\/\/ VERDICT: (.*)\n/)).1
            let says = try #require(source.firstMatch(of: /\n\/\/ SAYS: (.*)\n/)).1
            try Self.course.reset()
            try Self.course.write(path, source)
            defer {
                try? FileManager.default.removeItem(
                    at: .temporaryDirectory.appending(path: "workbook-hostile-runs"))
            }
            let result = try await GradeTool.run(
                ["lesson", exercise, "--format", "json"] + (isIsolated ? ["--isolated"] : []),
                in: Self.course.root)
            #expect(result.status == 1, "\(result.output)\(result.errors)")
            let report = try #require(
                try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
            let row = try #require((report["exercises"] as? [[String: Any]])?.first)
            let outcome = row["outcome"] as? String
            let allowed = verdict.components(separatedBy: " or ")
            #expect(outcome.map { allowed.contains($0) } == true, "\(result.output)")
            // What a person reads says it, too, and cannot steer the terminal.
            let text = try await GradeTool.run(
                ["lesson", exercise] + (isIsolated ? ["--isolated"] : []), in: Self.course.root,
                environment: ["COLUMNS": "400"])
            let words = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains(says), "\(text.output)")
            #expect(!text.output.contains("\u{1B}") && !text.output.contains("\u{202E}"))
            #expect(
                !text.output.split(separator: "\n").contains {
                    $0.drop(while: \.isWhitespace).hasPrefix("::")
                })
            let list = Command("/bin/ps", ["-eo", "args"], environment: ["COLUMNS": "400"])
            #expect(try await !ProcessRunner().run(list, limit: 10).output.contains("sleep 94.32109"))
        }
    }
}
