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

    @Test("A file of as many bytes as allowed is read, also through a link")
    func read() throws {
        try folder.write(["file": "12345", "empty": ""])
        try folder.link("link", to: "file")
        #expect(try BoundedFile.read(folder("file"), limit: 5) == Data("12345".utf8))
        #expect(try BoundedFile.read(folder("link"), limit: 5) == Data("12345".utf8))
        #expect(try BoundedFile.read(folder("empty"), limit: 5) == Data())
    }

    @Test("A file of one byte more is not read")
    func tooLarge() throws {
        try folder.write(["file": "123456"])
        #expect(throws: BoundedFile.Problem.tooLarge(bytes: 6)) {
            try BoundedFile.read(folder("file"), limit: 5)
        }
    }

    @Test("A pipe, a folder and a device are told instead of waited for")
    func notRegular() throws {
        try #require(mkfifo(folder("pipe").path, 0o600) == 0)
        for file in [folder("pipe"), folder.url, URL(filePath: "/dev/zero")] {
            #expect(throws: BoundedFile.Problem.notRegular, "\(file.path)") {
                try BoundedFile.read(file, limit: 5)
            }
        }
    }

    @Test("What is not there cannot be read")
    func missing() {
        #expect(throws: BoundedFile.Problem.unreadable) { try BoundedFile.read(folder("none"), limit: 5) }
    }
}
