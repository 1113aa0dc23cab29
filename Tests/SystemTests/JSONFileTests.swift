import Foundation
import Testing
import TestSupport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@testable import WorkbookSystem

@Suite(.temporaryFolder) struct JSONFileTests {
    let folder = TemporaryFolder.current

    @Test("A missing file is reported as missing")
    func missing() {
        let file = folder("none.json")
        #expect(throws: MalformedFile(file: file, keyPath: "", expected: "a readable file", found: "none")) {
            try JSONFile.decode([String].self, at: file)
        }
    }

    @Test("Where a key is missing, one that may be meant is named")
    func misspelled() throws {
        struct Value: Decodable { var items: [Item] }
        struct Item: Decodable { var diagnosis: String }
        try folder.write(["a.json": #"{ "items": [{ "diagnose": "A." }] }"#])
        let error = MalformedFile(
            file: folder("a.json"), keyPath: "items[0].diagnosis", expected: "a value",
            found: "none, but the key \"diagnose\"")
        #expect(throws: error) { try JSONFile.decode(Value.self, at: folder("a.json")) }
    }

    @Test("A folder in place of a file is reported as such")
    func folderInstead() {
        #expect(
            throws: MalformedFile(
                file: folder.url, keyPath: "", expected: "a readable file",
                found: "a folder, a pipe or a device")
        ) { try JSONFile.decode([String].self, at: folder.url) }
    }

    @Test("A file that is far too large is reported with its size and not read")
    func tooLarge() throws {
        let file = folder("large.json")
        try folder.write(["large.json": "[]"])
        // A sparse file of one gigabyte takes no space on the disk.
        try #require(truncate(file.path, 1 << 30) == 0)
        #expect(throws: MalformedFile(file: file, keyPath: "", expected: "at most 4 MB", found: "1024 MB")) {
            try JSONFile.decode([String].self, at: file)
        }
    }

    @Test("The error for deeply nested brackets doesn't describe their contents")
    func deep() throws {
        let text = #"{"format": \#(String(repeating: "[", count: 400) + String(repeating: "]", count: 400))}"#
        try folder.write(["deep.json": text])
        let file = folder("deep.json")
        #expect(
            throws: MalformedFile(file: file, keyPath: "format", expected: "a whole number", found: "nothing")
        ) { try JSONFile.decode([String: Int].self, at: file) }
    }

    @Test("JSON is written with sorted keys, indentation, unescaped slashes and a final newline")
    func encode() throws {
        let text = String(decoding: try JSONFile.encode(["b": "x/y", "a": "ä"]), as: UTF8.self)
        expectEqual(
            text,
            """
            {
              "a" : "ä",
              "b" : "x/y"
            }

            """)
    }
}
