import Foundation
import TestSupport
import Testing

@testable import WorkbookModel
@testable import grade_course

@Suite(.temporaryFolder) struct RecordedFilesTests {
    let folder = TemporaryFolder.current

    @Test("After an interruption, the recorded files and the package are as they were")
    func restore() throws {
        let course = try SampleCourse.load(in: folder)
        let suite = "Tests/Suites/1-lamp/1-switch"
        try folder.write(["Package.swift": "// before\n"])
        let before = folder.text(at: "\(suite)/checks.json")
        let files = RecordedFiles(of: course.exercises, in: course)
        try folder.write([
            "Package.swift": "// after\n", "\(suite)/checks.json": "{}", "\(suite)/wrong-turns.json": "{}",
        ])
        files.restore()
        expectEqual(folder.text(at: "Package.swift"), "// before\n")
        expectEqual(folder.text(at: "\(suite)/checks.json"), before)
        #expect(!FileManager.default.fileExists(atPath: folder("\(suite)/wrong-turns.json").path))
    }
}
