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

    @Test("If the folder of the only lesson has no number, that folder is named")
    func unnumbered() throws {
        try folder.write(["Lessons/lamp/lesson.json": ""])
        let error = CourseError.noLessons(in: folder.url, folder: "Lessons")
        let file = try #require(AuthorError.explained(error) as? MalformedFile)
        expectEqual(file.file.path, folder("Lessons/lamp").path)
        expectEqual(file.expected, "a name that begins with the lesson's number, such as 1-lamp")
    }

    @Test("An invisible character and another encoding explain why what is found looks like what is expected")
    func invisible() throws {
        let path = "Lessons/1-lamp/lesson.json"
        let error = MalformedFile(
            file: folder(path), keyPath: "", expected: "the key \"owns\"",
            found: "the unknown key \"ow\u{200B}ns\"")
        func found() -> String? { (AuthorError.explained(error) as? MalformedFile)?.found }
        try folder.write([path: "{\n\"ow\u{200B}ns\": 1}"])
        let end = "line 2 has an invisible character, a zero width space (U+200B), after \"\"ow\"; delete it"
        expectEqual(found(), "\(error.found); \(end)")
        let encoding =
            "line 1 isn't text in UTF-8, because of the byte 0xE9; save the file with this encoding"
        try folder.write(Data([0x7B, 0xE9, 0x7D]), to: path)
        expectEqual(
            found(),
            "\(error.found); \(encoding)"
        )
        try folder.write([path: "{}"])
        expectEqual(found(), error.found)
    }

    @Test("If a lesson names a package and course.json is missing, that file is named")
    func packages() throws {
        try folder.write(["Lessons/1-lamp/lesson.json": "{}"])
        let error = MalformedFile(
            file: folder("Lessons/1-lamp/lesson.json"), keyPath: "exercises[0].products[0]",
            expected: "a package of course.json (which lists none)", found: "\"a/b\"")
        func name() -> String? { (AuthorError.explained(error) as? MalformedFile)?.file.lastPathComponent }
        expectEqual(name(), "course.json")
        try folder.write(["course.json": "{}"])
        expectEqual(name(), "lesson.json")
    }
}
