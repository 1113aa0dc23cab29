import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct JSONLinesTests {
    let folder = TemporaryFolder.current

    private static let text = """
        {
          "title": "a \\"b\\", [",
          "list": ["one",
            "two", 3,
            { "modul": { "a/b()": 1 }, "other":
              null }
          ],
          "module": true
        }
        """

    @Test("Each value has the line on which it begins, and a missing one that of what should contain it")
    func lines() {
        let lines = JSONLines(of: Data(Self.text.utf8))
        for (path, line) in [
            ("title", 2), ("list", 3), ("list[0]", 3), ("list[1]", 4), ("list[2]", 4), ("list[3]", 5),
            ("list[3].modul", 5), ("list[3].modul.a/b()", 5), ("list[3].other", 5), ("module", 8),
            ("list[3].hints", 5), ("list[3].hints[2].text", 5),
        ] {
            expectEqual(lines.line(of: path), line, "\(path)")
        }
        for path in ["", "hints", "one"] { expectEqual(lines.line(of: path), nil, "\(path)") }
        expectEqual(JSONLines(of: Data()).line(of: "title"), nil)
    }

    @Test("A mistake in a JSON file has its line, and one in another file stays as it is")
    func located() throws {
        try folder.write(["a.json": Self.text, "A.swift": Self.text])
        func path(_ name: String, _ keyPath: String) -> String {
            MalformedFile(file: folder(name), keyPath: keyPath, expected: "", found: "").located.keyPath
        }
        expectEqual(path("a.json", "list[3].modul"), "list[3].modul, line 5")
        for (name, keyPath) in [
            ("a.json", ""), ("a.json", "hints"), ("A.swift", "title"), ("b.json", "title"),
        ] {
            expectEqual(path(name, keyPath), keyPath)
        }
    }

    @Test("If no lesson has its lesson.json, that file is named, and not the folder of the course")
    func noLesson() throws {
        let error = CourseError.noLessons(in: folder.url, folder: "Lessons")
        #expect(AuthorError.explained(error) as? CourseError == error)
        try folder.write(["Lessons/1-lamp/README.md": "", "Lessons/notes/lesson.json": ""])
        let file = try #require(AuthorError.explained(error) as? MalformedFile)
        expectEqual(file.file.path, folder("Lessons/1-lamp/lesson.json").path)
    }
}
