import Foundation
import Testing
import TestSupport

@testable import WorkbookSystem

@Suite(.temporaryFolder) struct JSONFormatTests {
    private let format = JSONFormat(
        version: 2, .object(["format", "names"], ["parts": .list(.object(["title", "owns"]))]))

    private func error(_ text: String) throws -> MalformedFile? {
        let folder = TemporaryFolder.current
        try folder.write(["file.json": text])
        do {
            _ = try JSONFile.decode(JSONValue.self, at: folder("file.json"), as: format)
            return nil
        } catch let error as MalformedFile {
            return error
        }
    }

    @Test(
        "A file with known keys is accepted, whatever its values are",
        arguments: [
            #"{"format": 2, "parts": [{"title": "a,]", "owns": "\\"}], "names": {"any": 1}}"#,
            #"{"$schema": "file", "parts": 7}"#, "{}", "[]",
        ])
    func known(text: String) throws { try expectEqual(error(text), nil) }

    @Test(
        "An unknown key is reported with its path, and with the known key that is most similar",
        arguments: [
            (#"{"formats": 2}"#, "formats", #"the key "format""#),
            (#"{"parts": [{}, {"own": 1}]}"#, "parts[1].own", #"the key "owns""#),
            (#"{"parts": [{"zzz": 1}]}"#, "parts[0].zzz", #"one of the keys "owns", "title""#),
        ])
    func unknown(text: String, path: String, expected: String) throws {
        let error = try #require(try error(text))
        expectEqual([error.keyPath, error.expected], [path, expected])
    }

    @Test("Another version is reported before its keys, which may differ")
    func otherVersion() throws {
        let error = try #require(try error(#"{"format": 3, "new": 1}"#))
        expectEqual([error.keyPath, error.expected, error.found], ["format", "2", "3"])
    }

    @Test(
        "A comma with nothing after it is a mistake in its line",
        arguments: ["{\n\"format\": 2, \n}", "{\"names\":\n[1,]}", "{\"names\": \"\\\"\"\n, }"])
    func comma(text: String) throws {
        let error = try #require(try error(text))
        expectEqual(error.found, "a mistake in line 2 (a comma with nothing after it)")
    }
}
