import Foundation
import TestSupport
import Testing

@testable import WorkbookJSON
import WorkbookSystem

@Suite(.temporaryFolder) struct JSONPlacesTests {
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
        let lines = JSONPlaces(of: Data(Self.text.utf8))
        for (path, line) in [
            ("title", 2), ("list", 3), ("list[0]", 3), ("list[1]", 4), ("list[2]", 4), ("list[3]", 5),
            ("list[3].modul", 5), ("list[3].modul.a/b()", 5), ("list[3].other", 5), ("module", 8),
            ("list[3].hints", 5), ("list[3].hints[2].text", 5),
        ] {
            expectEqual(lines.line(of: path), line, "\(path)")
        }
        for path in ["", "hints", "one"] { expectEqual(lines.line(of: path), nil, "\(path)") }
        expectEqual(JSONPlaces(of: Data()).line(of: "title"), nil)
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

    @Test("Where a file ends too early, the innermost bracket that isn't closed is named")
    func unclosed() throws {
        try folder.write([
            "a.json": "{\n  \"a\": { \"b\": \"[\" },\n  \"c\": [\n    { \"d\": \"e\\\" [\" }\n",
            "b.json": "{ }",
        ])
        func found(_ name: String, _ found: String = JSONFile.endOfFile) -> String {
            MalformedFile(file: folder(name), keyPath: "", expected: "", found: found).located.found
        }
        expectEqual(found("a.json"), "the end of the file (the [ in line 3 is never closed)")
        expectEqual(found("a.json", "none"), "none")
        expectEqual(found("b.json"), JSONFile.endOfFile)
    }

    @Test("Objects of a list may have the same keys, and so may an object in another one")
    func sameKeys() {
        let text = #"{ "a": [{ "a": 1 }, { "a": "\"a\": {" }, [{ "b": {} }, { "b": 1 }]], "b": { "a": [] } }"#
        expectEqual(JSONPlaces(of: Data(text.utf8)).repeatedKey, nil)
        let repeated = text.replacing("{ \"b\": 1 }", with: "{ \"b\": 1, \"\\u0062\": 2 }")
        expectEqual(
            JSONPlaces(of: Data(repeated.utf8)).repeatedKey, .init(keyPath: "a[2][1].b", lines: [1, 1]))
        // A key with a dot isn't the path of a nested one.
        expectEqual(JSONPlaces(of: Data(#"{ "a.b": 1, "a": { "b": 2 } }"#.utf8)).repeatedKey, nil)
    }
}
