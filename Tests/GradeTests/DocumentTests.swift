import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Runs the commands that documents show, in a copy of this repository's course, and compares what they print.
    ///
    /// With `WORKBOOK_RECORD_SCREENS=1`, a screen that differs is written into the document instead.
    @Suite(.serialized, .buildSlot(seconds: 60)) struct DocumentTests {
        private static let root = Repository.root.appending(path: ".build/golden tests/documents")
        private static let readMe = "README.md"
        private static let learning = "Documentation/learning.md"

        init() throws {
            let files = FileManager.default
            try? files.removeItem(at: Self.root)
            for path in ["course.json", "Lessons", "Solutions", "Sources/StandInUI", "Tests/Suites"] {
                let copy = Self.root.appending(path: path)
                try files.createDirectory(
                    at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                try files.copyItem(at: Repository.root.appending(path: path), to: copy)
            }
            // In this copy, nobody has worked on the lessons.
            for (folder, name) in [
                ("1-readable-not-writable", "Tracker.swift"), ("2-test-the-tracker", "TrackerTests.swift"),
            ] {
                let lesson = "3-testable/\(folder)"
                try copy("Solutions/\(lesson)/starter/\(name)", to: "Lessons/\(lesson)/\(name)")
            }
        }

        @Test("The screens in documents are what the commands print")
        func screens() async throws {
            try await expect(Self.learning, [])
            try await expect(Self.learning, ["lesson", "3"])
            let (first, second) = ("3-testable/1-readable-not-writable", "3-testable/2-test-the-tracker")
            let samples = "Tests/GradeTests/Fixtures/documents"
            try copy("\(samples)/Tracker.swift", to: "Lessons/\(first)/Tracker.swift")
            try await expect(Self.learning, ["lesson", "3.1"])
            try copy("Solutions/\(first)/reference/Tracker.swift", to: "Lessons/\(first)/Tracker.swift")
            _ = await run(["lesson", "3.1"])
            try copy("\(samples)/TrackerTests.swift", to: "Lessons/\(second)/TrackerTests.swift")
            try await expect(Self.readMe, ["lesson", "3"])
            try await expect(Self.learning, ["hint", "3.2"])
        }

        private func copy(_ file: String, to path: String) throws {
            let data = try Data(contentsOf: Repository.root.appending(path: file))
            try data.write(to: Self.root.appending(path: path))
        }

        private func run(_ arguments: [String]) async -> String {
            let result = await GradeTool.perform(arguments, in: Self.root)
            expectEqual(result.errors, "")
            return result.output
        }

        private func expect(_ document: String, _ arguments: [String]) async throws {
            let screen = await run(arguments)
            let file = Repository.root.appending(path: document)
            let text = try String(contentsOf: file, encoding: .utf8)
            let start = "```text\n$ \((["swift run grade"] + arguments).joined(separator: " "))\n"
            let begin = try #require(text.range(of: start), "\(document) lacks \(start)").upperBound
            let end = try #require(text.range(of: "```\n", range: begin..<text.endIndex)).lowerBound
            if ScreenRecorder.isOn {
                try Data(text.replacingCharacters(in: begin..<end, with: screen).utf8).write(to: file)
            } else {
                expectEqual(String(text[begin..<end]), screen)
            }
        }
    }
}
