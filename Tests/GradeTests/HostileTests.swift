import Foundation
import Testing
import TestSupport

@testable import WorkbookSystem

extension EndToEnd {
    /// Tries to trick the grader: each file under Hostile says what it does, and how the grader must defeat it.
    ///
    /// The rows that the files name are those of the table in SECURITY.md.
    @Suite(.serialized, .buildSlot(seconds: 60)) struct HostileTests {
        /// One file under Hostile.
        struct Attack: CustomTestStringConvertible {
            /// The path below Hostile.
            var name: String
            var source: String
            /// The outcomes that count as a defeat.
            var outcomes: [String]
            /// What the learner's screen must say.
            var words: String
            /// Whether only the sandbox defeats the attack.
            var isIsolated: Bool

            var testDescription: String { name }

            /// Reads an attack, and what its comments say about it.
            init(_ name: String) throws {
                self.name = name
                source = try String(contentsOf: HostileTests.folder.appending(path: name), encoding: .utf8)
                let outcomes = try #require(source.firstMatch(of: /\n\/\/ VERDICT: (.*)\n/)).1
                self.outcomes = outcomes.components(separatedBy: " or ")
                words = String(try #require(source.firstMatch(of: /\n\/\/ SAYS: (.*)\n/)).1)
                isIsolated = source.contains("\n// ISOLATED\n")
            }
        }

        private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Hostile")
        private static let course = FixtureCourse("mini", as: "hostile")

        static let greetings = attacks(in: "greeting")
        static let counters = attacks(in: "counter")

        /// The attacks in a folder; `present()` fails when one of them cannot be read.
        private static func attacks(in folder: String) -> [Attack] {
            names(in: folder).compactMap { try? Attack($0) }
        }

        private static func names(in name: String) -> [String] {
            // A folder that cannot be read has no attacks, which `present()` reports.
            let names = try? FileManager.default.contentsOfDirectory(
                atPath: folder.appending(path: name).path)
            return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(name)/\($0)" }
        }

        @Test(
            "No attack passes on production code, and each is reported as what it is",
            arguments: greetings.filter { !$0.isIsolated })
        func production(attack: Attack) async throws { try await expectDefeat(of: attack) }

        @Test(
            "No attack passes by way of a learner's tests, and each is reported as what it is",
            arguments: counters.filter { !$0.isIsolated })
        func tests(attack: Attack) async throws { try await expectDefeat(of: attack) }

        @Test(
            "With --isolated no attack gets past the sandbox", .needsBubblewrap,
            arguments: (greetings + counters).filter(\.isIsolated))
        func isolated(attack: Attack) async throws { try await expectDefeat(of: attack) }

        @Test("There are attacks to try, and all of them can be read")
        func present() throws {
            for name in Self.names(in: "greeting") + Self.names(in: "counter") { _ = try Attack(name) }
            #expect(Self.greetings.count >= 30)
            #expect(Self.counters.count >= 6)
            #expect((Self.greetings + Self.counters).contains { $0.isIsolated })
        }

        private func expectDefeat(of attack: Attack) async throws {
            let isOnTests = attack.name.hasPrefix("counter/")
            // An attack may start a process that another run of these tests must not see.
            let marker = "94.\(Int.random(in: 100_000...999_999))"
            try Self.course.reset()
            try Self.course.write(
                isOnTests
                    ? "Lessons/1-greetings/2-test-the-counter/CounterTests.swift"
                    : "Lessons/1-greetings/1-greet/Greeting.swift",
                attack.source.replacing("94.32109", with: marker))
            let runs = URL.temporaryDirectory.appending(path: "workbook-hostile-runs")
            // Only one of the attacks writes this file.
            defer { try? FileManager.default.removeItem(at: runs) }
            let result = try await GradeTool.run(
                ["lesson", isOnTests ? "1.2" : "1.1"] + (attack.isIsolated ? ["--isolated"] : []),
                in: Self.course.root, environment: ["COLUMNS": "400"])
            #expect(result.status == 1, "\(result.output)\(result.errors)")
            #expect(attack.outcomes.contains(try recordedOutcome()), "\(result.output)")
            let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains(attack.words), "\(result.output)")
            // Nothing on the screen may control the terminal, or be taken for a command by a CI service.
            #expect(!result.output.contains("\u{1B}") && !result.output.contains("\u{202E}"))
            #expect(
                !result.output.split(separator: "\n").contains {
                    $0.drop(while: \.isWhitespace).hasPrefix("::")
                })
            let list = Command("/bin/ps", ["-eo", "args"], environment: ["COLUMNS": "400"])
            #expect(try await !ProcessRunner().run(list, limit: 120).output.contains("sleep \(marker)"))
        }

        /// Returns the outcome that the run before stored as the learner's progress: the only one, as each attack begins
        /// with no progress.
        private func recordedOutcome() throws -> String {
            let progress = try JSONSerialization.jsonObject(
                with: Data(Self.course.read(".workbook/progress.json").utf8))
            let exercises = (progress as? [String: Any])?["exercises"] as? [String: [String: Any]]
            return try #require(exercises?.values.first?["outcome"] as? String)
        }
    }
}
