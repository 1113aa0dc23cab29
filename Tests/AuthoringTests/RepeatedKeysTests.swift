import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct RepeatedKeysTests {
    let folder = TemporaryFolder.current

    private func course(changing changes: [String: String?] = [:]) throws -> Course {
        try SampleCourse.load(in: folder, changing: changes)
    }

    @Test("A key that comes twice is reported for every file that an author writes")
    func repeatedKeys() throws {
        let twice = #"{ "note": 1, "note": 2 }"#
        let suite = "Tests/Suites/1-lamp/2-test-the-lamp"
        let rejection = "Solutions/1-lamp/2-test-the-lamp/rejected/stuck/rejected.json"
        let course = try course()
        let files = CourseFiles(course: course)
        let exercise = course.exercises[1]
        try expectEqual(RepeatedKeys(course: course).findings(for: exercise), [])
        let paths = ["checks.json", "variants.json", "equivalent.json", "sentences.json"].map {
            "\(suite)/\($0)"
        }
        for path in paths + [rejection, "course.json", "Lessons/1-lamp/lesson.json"] {
            try folder.write([path: twice])
        }
        let message = ", note, line 1: expected one value, found two, both in line 1"
        try expectEqual(
            RepeatedKeys(course: course).findings(for: exercise).map(\.message),
            (paths + [rejection]).map { $0 + message })
        #expect(files.findings().map(\.message).contains("course.json" + message))
        #expect(
            try files.findings(for: course.lessons[0]).map(\.message).contains(
                "Lessons/1-lamp/lesson.json" + message))
    }

    @Test("Two versions of a file, as a merge leaves them, aren't a key that comes twice")
    func merge() throws {
        let path = "Tests/Suites/1-lamp/2-test-the-lamp/checks.json"
        let course = try course()
        let text = try #require(folder.text(at: path))
        try folder.write([
            path: "<<<<<<< HEAD\n\(text)\n=======\n{ \"format\": 1, \"format\": 1 }\n>>>>>>> other\n"
        ])
        try expectEqual(RepeatedKeys(course: course).findings(for: course.exercises[1]), [])
    }

    @Test("Entries of a lesson that were run together are reported without what follows from that")
    func mergedEntries() throws {
        let path = "Lessons/1-lamp/lesson.json"
        let course = try course(changing: [
            path: SampleCourse.manifest.replacing(/\n\s+\},\s+\{/, with: ","), "Lessons/1-lamp/1-switch": nil,
        ])
        expectEqual(
            try CourseFiles(course: course).findings(for: course.lessons[0]).map(\.message),
            ["\(path), exercises[0].slug, line 6: expected one value, found two, in lines 6 and 13"])
    }
}
