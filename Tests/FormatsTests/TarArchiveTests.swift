import Foundation
import TestSupport
import Testing

@testable import WorkbookFormats
import WorkbookSystem

@Suite(.temporaryFolder) struct TarArchiveTests {
    private let folder = TemporaryFolder.current

    /// Unpacks an archive with the system's `tar`, and returns the files by their paths.
    private func unpacked(_ archive: TarArchive) async throws -> [String: String?] {
        try folder.write(archive.data, to: "a.tar")
        try folder.write(["out/.keep": ""])
        let tar = try #require(ExecutableSearch(environment: ["PATH": "/usr/bin:/bin"]).find("tar"))
        let result = try await ProcessRunner().run(
            Command(tar, ["-xf", folder("a.tar").path, "-C", folder("out").path]), limit: 60)
        #expect(result.termination.isSuccess, "\(result.errorOutput)")
        return folder.files(below: "out").filter { $0 != ".keep" }.reduce(into: [:]) {
            $0[$1] = folder.text(at: "out/\($1)")
        }
    }

    @Test(
        "The system's tar unpacks every file, whatever the length of its path",
        arguments: [
            ["a.txt": "one\n"], ["empty": ""], ["a/b.txt": String(repeating: "x", count: 512)],
            ["a/b.txt": String(repeating: "x", count: 513), "c": "y"],
            ["\(String(repeating: "long/", count: 28))name.swift": "prefix"],
            ["\(String(repeating: "n", count: 120)).swift": "no slash"],
            ["\(String(repeating: "folder/", count: 40))name.swift": "longer than a header"],
            ["Größe/Übung.swift": "not ASCII"],
        ])
    func unpacks(_ files: [String: String]) async throws {
        var archive = TarArchive()
        for (path, text) in files.sorted(by: { $0.key < $1.key }) { archive.add(path, Data(text.utf8)) }
        try await expectEqual(unpacked(archive), files)
        #expect(archive.data.count.isMultiple(of: 512))
    }

    @Test("A header contains no time, owner or mode of this machine")
    func header() {
        var archive = TarArchive()
        archive.add("a", Data("b".utf8))
        let header = String(decoding: archive.data.prefix(512), as: UTF8.self)
        #expect(header.hasPrefix("a\0"))
        let fields = "0000644\0,0000000\0,0000000\0,00000000001\0,13602760400\0"
        #expect(header.contains(fields.replacing(",", with: "")))
        #expect(header.contains("ustar\u{0}00"))
        archive.add(String(repeating: "é", count: 120), Data(), time: 8)
        #expect(String(decoding: archive.data.suffix(1536), as: UTF8.self).contains("\u{0}00000000010\u{0}"))
    }

    @Test(
        "The length of an extended record includes its own digits",
        arguments: [(1, "9"), (2, "11"), (3, "12"), (91, "101")])
    func record(length: Int, total: String) {
        let record = TarArchive.record("path", String(repeating: "a", count: length))
        #expect(String(decoding: record, as: UTF8.self).hasPrefix("\(total) path="))
        expectEqual(record.count, Int(total))
    }
}
