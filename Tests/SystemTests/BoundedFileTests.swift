import Foundation
import Testing
import TestSupport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@testable import WorkbookSystem

@Suite(.temporaryFolder, .timeLimit(.minutes(10))) struct BoundedFileTests {
    let folder = TemporaryFolder.current

    @Test("A file of exactly the allowed size is read, even through a link")
    func read() throws {
        try folder.write(["file": "12345", "empty": ""])
        try folder.link("link", to: "file")
        try expectEqual(BoundedFile.read(folder("file"), limit: 5), Data("12345".utf8))
        try expectEqual(BoundedFile.read(folder("link"), limit: 5), Data("12345".utf8))
        try expectEqual(BoundedFile.read(folder("empty"), limit: 5), Data())
    }

    @Test("A file one byte over the limit isn't read")
    func tooLarge() throws {
        try folder.write(["file": "123456"])
        #expect(throws: BoundedFile.Problem.tooLarge(bytes: 6)) {
            try BoundedFile.read(folder("file"), limit: 5)
        }
    }

    @Test("Reading a pipe, a folder or a device throws an error instead of waiting")
    func notRegular() throws {
        try #require(mkfifo(folder("pipe").path, 0o600) == 0)
        for file in [folder("pipe"), folder.url, URL(filePath: "/dev/zero")] {
            #expect(throws: BoundedFile.Problem.notRegular, "\(file.path)") {
                try BoundedFile.read(file, limit: 5)
            }
        }
    }

    @Test("A missing file can't be read")
    func missing() {
        #expect(throws: BoundedFile.Problem.unreadable) { try BoundedFile.read(folder("none"), limit: 5) }
    }
}
