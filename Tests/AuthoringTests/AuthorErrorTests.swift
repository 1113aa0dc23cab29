import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct AuthorErrorTests {
    let folder = TemporaryFolder.current

    @Test("If no lesson has its lesson.json, that file is named, and not the folder of the course")
    func noLesson() throws {
        let error = CourseError.noLessons(in: folder.url, folder: "Lessons")
        #expect(AuthorError.explained(error) as? CourseError == error)
        try folder.write(["Lessons/1-lamp/README.md": "", "Lessons/notes/lesson.json": ""])
        let file = try #require(AuthorError.explained(error) as? MalformedFile)
        expectEqual(file.file.path, folder("Lessons/1-lamp/lesson.json").path)
    }
}
