import Foundation
import Testing
import TestSupport

@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ContentDigestTests {
    let folder = TemporaryFolder.current

    private func digest(_ texts: String...) -> ContentDigest {
        texts.reduce(into: ContentDigest()) { $0.add($1) }
    }

    @Test("Equal content has equal digests, and different content has different ones")
    func content() {
        expectEqual(digest("a", "b"), digest("a", "b"))
        #expect(digest("a", "b") != digest("b", "a"))
        #expect(digest("ab", "c") != digest("a", "bc"))
        #expect(digest("a", "") != digest("a"))
        #expect(digest("a").text != digest("b").text)
    }

    @Test("A folder's digest depends on file paths and contents, not on hidden or excluded files")
    func folders() throws {
        func now() -> ContentDigest {
            var digest = ContentDigest()
            digest.add(folder: folder("course"), except: ["left-out.json"])
            return digest
        }
        try folder.write(["course/a/One.swift": "1", "course/Two.swift": "2"])
        let before = now()
        try folder.write(["course/.DS_Store": "x", "course/a/left-out.json": "x"])
        expectEqual(now(), before)
        try folder.write(["course/Two.swift": "3"])
        #expect(now() != before)
        try folder.write(["course/Two.swift": "2"])
        expectEqual(now(), before)
        try FileManager.default.moveItem(at: folder("course/a/One.swift"), to: folder("course/One.swift"))
        #expect(now() != before)
    }
}
