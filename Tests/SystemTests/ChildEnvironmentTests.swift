import Foundation
import Testing
import TestSupport

@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ChildEnvironmentTests {
    let folder = TemporaryFolder.current

    @Test("The child gets the variables the toolchain needs and none that vary from run to run")
    func fixed() {
        let parent = [
            "PATH": "/usr/bin", "HOME": "/", "TMPDIR": "/tmp", "PWD": "/course", "TERM": "xterm",
            "LANG": "de_DE",
            "NO_COLOR": "", "SWIFT_BACKTRACE": "enable=yes", "API_TOKEN": "secret",
            "WORKBOOK_RUN": "flag",
        ]
        expectEqual(
            ChildEnvironment.fixed(from: parent),
            [
                "PATH": "/usr/bin", "HOME": "/", "TMPDIR": "/tmp", "LANG": "C.UTF-8", "NO_COLOR": "1",
                "SWIFT_BACKTRACE": "enable=no",
            ])
    }

    @Test("An unusable home is replaced, and an unusable folder for temporary files is dropped")
    func unusable() throws {
        let parent = ["HOME": folder("no/home").path, "TMPDIR": folder("no/tmp").path]
        let environment = ChildEnvironment.fixed(from: parent, spare: folder("spare"))
        expectEqual(environment["HOME"], folder("spare/home").path)
        #expect(FileManager.default.fileExists(atPath: folder("spare/home").path))
        #expect(environment["TMPDIR"] == nil, "the child should use the system's own folder")
        #expect(!FileManager.default.fileExists(atPath: folder("no").path), "no folder should be created")
    }

    @Test("A usable home and a usable folder for temporary files are kept")
    func usable() throws {
        let parent = ["HOME": folder.url.path, "TMPDIR": folder.url.path]
        let environment = ChildEnvironment.fixed(from: parent, spare: folder("spare"))
        expectEqual(environment["HOME"], folder.url.path)
        expectEqual(environment["TMPDIR"], folder.url.path)
        #expect(folder.files(below: "").isEmpty, "checking a folder should leave nothing in it")
    }
}
