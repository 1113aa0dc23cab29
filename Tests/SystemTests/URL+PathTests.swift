import Foundation
import TestSupport
import Testing

@testable import WorkbookSystem

@Suite(.temporaryFolder) struct PathFromTests {
    @Test(
        "A file's path is what a person in the given folder would type",
        arguments: [
            ("/home/ada/book/Lessons/A.swift", "/home/ada/book", "Lessons/A.swift"),
            ("/home/ada/book/Lessons/A.swift", "/home/ada/book/Lessons/1-a", "../A.swift"),
            ("/home/ada/book/Lessons/A.swift", "/home/ada", "book/Lessons/A.swift"),
            ("/home/ada/book/A.swift", "/home/ada/other", "../book/A.swift"),
            ("/home/ada/book", "/home/ada/book", "."),
            // The paths share no folder, or the relative path would be longer than the absolute one.
            ("/home/ada/book/A.swift", "/tmp", "/home/ada/book/A.swift"),
            ("/home/b/A.swift", "/home/ada/one/two/three", "/home/b/A.swift"),
        ])
    func path(file: String, folder: String, path: String) {
        expectEqual(URL(filePath: file).path(from: URL(filePath: folder)), path)
    }

    @Test("A link to a file, or to nothing, has its own path; folders on the way are followed")
    func link() throws {
        let folder = TemporaryFolder.current
        try folder.write(["real/A.swift": "", "B.swift": ""])
        try folder.link("real/Link.swift", to: folder("B.swift").path)
        try folder.link("real/Lost.swift", to: "nowhere")
        try folder.link("other", to: "real")
        for name in ["A.swift", "Link.swift", "Lost.swift"] {
            expectEqual(folder("other/\(name)").path(from: folder.url), "real/\(name)")
        }
        expectEqual(folder("other").path(from: folder.url), "real")
    }

    @Test("A path inside the given root is relative, however long it is")
    func inside() {
        let file = URL(filePath: "/c/A.swift")
        let folder = URL(filePath: "/c/one/two/three")
        expectEqual(file.path(from: folder), "/c/A.swift")
        expectEqual(file.path(from: folder, inside: URL(filePath: "/c")), "../../../A.swift")
    }
}
