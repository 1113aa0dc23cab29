import Foundation
import TestSupport
import Testing

@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ExactFolderTests {
    private let folder = TemporaryFolder.current

    private func replace(_ files: [String: String], onChange: () -> Void = {}) throws {
        try ExactFolder(folder("place"), keeping: [".build"])
            .replace(with: files.mapValues { Data($0.utf8) }, beforeChanging: onChange)
    }

    @Test("Files that aren't in the new contents are removed, except those to keep")
    func exact() throws {
        try folder.write([
            "place/old.txt": "x", "place/a/old.txt": "x", "place/b/c/old.txt": "x", "place/.hidden": "x",
            "place/.build/product": "x", "outside.txt": "mine",
        ])
        try folder.link("place/a/link", to: folder("outside.txt").path)
        try replace(["a/new.txt": "1", "d/e/new.txt": "2"])
        expectEqual(folder.files(below: "place"), [".build/product", "a/new.txt", "d/e/new.txt"])
        #expect(!FileManager.default.fileExists(atPath: folder("place/b").path))
        expectEqual(folder.text(at: "outside.txt"), "mine")
    }

    @Test("Nothing is written or removed through a link that someone put there")
    func links() throws {
        let outside = ["outside/Sources/Lamp.swift": "mine", "outside/a.txt": "mine"]
        try folder.write(outside)
        let files = ["a.txt": "1", "Sources/Lamp.swift": "2"]
        try folder.link("place/Sources", to: folder("outside/Sources").path)
        try folder.link("place/a.txt", to: folder("outside/a.txt").path)
        try replace(files)
        try FileManager.default.removeItem(at: folder("place"))
        try folder.link("place", to: folder("outside").path)
        try replace(files)
        expectEqual(folder.files(below: "place"), ["Sources/Lamp.swift", "a.txt"])
        expectEqual(folder.text(at: "place/Sources/Lamp.swift"), "2")
        for (path, text) in outside { expectEqual(folder.text(at: path), text) }
    }

    @Test("Links on the way to a place are removed, and their targets stay")
    func removeLinks() throws {
        try folder.write(["outside/c/x.txt": "mine"])
        try folder.link("root/a/b", to: folder("outside").path)
        try FileKind.removeLinks(from: folder("root"), to: folder("root/a/b/c"))
        expectEqual(FileKind(of: folder("root/a")), .folder)
        expectEqual(FileKind(of: folder("root/a/b")), .nothing)
        expectEqual(folder.text(at: "outside/c/x.txt"), "mine")
    }

    @Test("Files that are already up to date aren't touched, and if all are, no change is announced")
    func same() throws {
        try replace(["a.txt": "1", "b/c.txt": "2"])
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes(
            [.modificationDate: old], ofItemAtPath: folder("place/a.txt").path)
        var changes = 0
        try replace(["a.txt": "1", "b/c.txt": "2"]) { changes += 1 }
        expectEqual(changes, 0)
        try replace(["a.txt": "1", "b/c.txt": "3"]) { changes += 1 }
        expectEqual(changes, 1)
        let date = try FileManager.default.attributesOfItem(atPath: folder("place/a.txt").path)[
            .modificationDate]
        expectEqual(date as? Date, old)
    }
}
