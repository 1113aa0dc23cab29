import Foundation
import TestSupport
import Testing
import WorkbookModel
import WorkbookSystem

@testable import WorkbookUpdating

@Suite(.temporaryFolder) struct CourseTreeTests {
    let folder = TemporaryFolder.current

    @Test("Links that lead out of a folder tree are found")
    func tree() throws {
        try folder.write(["course/Docs/a.md": "", "course/.build/x": "", "outside/secret": "x"])
        try folder.link("course/.build/link", to: folder("outside").path)
        try folder.link("course/Docs/inner.md", to: "a.md")
        try Course.checkTree(folder("course"))
        // Links are found even in folders with names that builds and git use.
        let places = [
            "Docs/deep", "Docs/.build/deep", "Tests/.git/deep", "Tests/workspace/deep", "Tests/module-cache",
            (0..<80).map { _ in "a" }.joined(separator: "/") + "/deep",
        ]
        for place in places {
            try folder.link("course/\(place)", to: folder("outside").path)
            let error = #expect(throws: MalformedFile.self) {
                try Course.checkTree(folder("course"))
            }
            expectEqual(error?.keyPath, place)
            try FileManager.default.removeItem(at: folder("course/\(place)"))
        }
    }
}
