import Foundation

/// A small track in the layout of Exercism: one concept exercise and two practice exercises.
package enum SampleTrack {
    /// The files by their paths in the track.
    package static let files: [String: String] = [
        "config.json": """
        {
          "language": "Swift", "slug": "swift",
          "exercises": {
            "concept": [ { "slug": "oven", "name": "The Oven", "concepts": [] } ],
            "practice": [
              { "slug": "count-lines", "name": "Count Lines", "difficulty": 5 },
              { "slug": "double-it", "name": "Double It", "difficulty": 1 }
            ]
          }
        }
        """,
        "LICENSE": "Do what you like.\n",
        "exercises/concept/oven/.meta/config.json": """
        {
          "authors": ["ada"],
          "files": {
            "solution": ["Sources/Oven/Oven.swift"], "test": ["Tests/OvenTests/OvenTests.swift"],
            "exemplar": [".meta/Sources/Oven/OvenExemplar.swift"]
          }
        }
        """,
        "exercises/concept/oven/.docs/introduction.md": "# Introduction\n\nConstants have names.\n",
        "exercises/concept/oven/.docs/instructions.md": "# Instructions\n\nDeclare `minutes`, which is 40.\n",
        "exercises/concept/oven/.docs/hints.md":
            "# Hints\n\n## General\n\n- Read about [constants][c].\n\n## 1. Declare it\n\n- Use `let`.\n\n[c]: https://example.org\n",
        "exercises/concept/oven/Sources/Oven/Oven.swift": "// Declare the constant.\n",
        "exercises/concept/oven/.meta/Sources/Oven/OvenExemplar.swift": "let minutes = 40\n",
        "exercises/concept/oven/Tests/OvenTests/OvenTests.swift": suite(
            "Oven", first: "minutes == 40", second: "minutes != 0"),
        "exercises/practice/double-it/.meta/config.json": configuration("DoubleIt"),
        "exercises/practice/double-it/.docs/instructions.md": "# Instructions\n\nDouble a number.\n",
        "exercises/practice/double-it/Sources/DoubleIt/DoubleIt.swift":
            "func double(_ number: Int) -> Int {\n  // Write your code here.\n}\n",
        "exercises/practice/double-it/.meta/Sources/DoubleIt/DoubleItExample.swift":
            "func double(_ number: Int) -> Int { number * 2 }\n",
        "exercises/practice/double-it/Tests/DoubleItTests/DoubleItTests.swift": suite(
            "DoubleIt", first: "DoubleIt.double(2) == 4", second: "DoubleIt.double(-1) == -2"),
        "exercises/practice/count-lines/.meta/config.json": configuration(
            "CountLines", editor: "Sources/CountLines/Line.swift"),
        "exercises/practice/count-lines/.docs/instructions.md": "Count the lines.\n",
        "exercises/practice/count-lines/Sources/CountLines/CountLines.swift":
            "func count(_ lines: [Line]) -> Int { 0 }\n",
        "exercises/practice/count-lines/Sources/CountLines/Line.swift": "struct Line { var text: String }\n",
        "exercises/practice/count-lines/.meta/Sources/CountLines/CountLinesExample.swift":
            "func count(_ lines: [Line]) -> Int { lines.count }\n",
        "exercises/practice/count-lines/Tests/CountLinesTests/CountLinesTests.swift": suite(
            "CountLines", first: "count([]) == 0", second: "count([Line(text: \"a\")]) == 1"),
    ]

    /// Writes the track, with some files changed or (`nil`) removed.
    package static func write(to folder: TemporaryFolder, changing changes: [String: String?] = [:]) throws {
        for (path, text) in files {
            let changed = changes[path] ?? text
            if let changed { try folder.write(["track/\(path)": changed]) }
        }
        for (path, text) in changes where files[path] == nil {
            if let text { try folder.write(["track/\(path)": text]) }
        }
    }

    /// Writes the track to a folder, with one more exercise, whose files are missing.
    package static func write(to folder: URL) throws {
        let place = TemporaryFolder(url: folder.deletingLastPathComponent())
        for (path, text) in files {
            let more = #"{ "slug": "broken", "name": "Broken", "difficulty": 1 }, { "slug": "count-lines""#
            try place.write([
                "\(folder.lastPathComponent)/\(path)": text.replacing(#"{ "slug": "count-lines""#, with: more)
            ])
        }
    }

    private static func configuration(_ module: String, editor: String? = nil) -> String {
        """
        {
          "authors": ["grace"],
          "files": {
            "solution": ["Sources/\(module)/\(module).swift"], "test": ["Tests/\(module)Tests/\(module)Tests.swift"],
            \(editor.map { "\"editor\": [\"\($0)\"]," } ?? "")
            "example": [".meta/Sources/\(module)/\(module)Example.swift"]
          }
        }
        """
    }

    /// A suite in the track's style: only the first test runs, unless an environment variable is set.
    private static func suite(_ module: String, first: String, second: String) -> String {
        """
        import Foundation
        import Testing

        @testable import \(module)

        let RUNALL = Bool(ProcessInfo.processInfo.environment["RUNALL", default: "false"]) ?? false

        @Suite struct \(module)Tests {
          @Test("the first one")
          func first() {
            #expect(\(first))
          }

          @Test("the second one", .enabled(if: RUNALL))
          func second() {
            #expect(\(second))
          }
        }

        """
    }
}
