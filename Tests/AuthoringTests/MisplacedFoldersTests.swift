import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct MisplacedFoldersTests {
    let folder = TemporaryFolder.current

    private func course(changing changes: [String: String?] = [:]) throws -> Course {
        try SampleCourse.load(in: folder, changing: changes)
    }

    @Test("A lesson whose suites weren't renamed with its chapter has one finding, with what to rename")
    func renamedLesson() throws {
        var course = try course()
        for folder in ["Lessons", "Solutions"].map({ course.root.appending(path: $0) }) {
            try FileManager.default.moveItem(
                at: folder.appending(path: "1-lamp"), to: folder.appending(path: "1-light"))
        }
        course = try Course.load(course.root)
        let files = CourseFiles(course: course)
        try expectEqual(
            files.findings(for: course.lessons[0]),
            [
                .breach(
                    nil, "lesson 1",
                    "the chapter's folder is Lessons/1-light; rename to 1-light: Tests/Suites/1-lamp"
                )
            ])
        expectEqual(StrayFiles(course: course).besideLessons(), [])
    }

    @Test("If the exercise before it was removed, one sentence says which folders to rename")
    func misplaced() throws {
        let course = try course()
        for folder in ["Lessons", "Solutions", "Tests/Suites"] {
            let home = "\(folder)/1-lamp"
            try FileManager.default.removeItem(at: self.folder("\(home)/1-switch"))
        }
        let (start, end) = try #require(
            SampleCourse.manifest.range(of: "    {").map { ($0.lowerBound, SampleCourse.manifest) })
        let second = try #require(end.range(of: "    {", range: end.index(after: start)..<end.endIndex))
        try folder.write([
            "Lessons/1-lamp/lesson.json": String(end[..<start] + end[second.lowerBound...])
        ])
        let changed = try Course.load(course.root)
        let files = CourseFiles(course: changed)
        expectEqual(
            MisplacedFolders(course: changed).sentence(about: changed.exercises[0]),
            "lesson.json has test-the-lamp at place 1; rename to 1-test-the-lamp: Lessons/1-lamp/2-test-the-lamp, "
                + "Solutions/1-lamp/2-test-the-lamp, Tests/Suites/1-lamp/2-test-the-lamp")
        #expect(try files.findings(for: changed.lessons[0]).allSatisfy(\.isFine))
    }

    @Test("If an exercise was moved to another lesson without its suite, one sentence says where to move it")
    func leftBehind() throws {
        let course = try course()
        let manifest = SampleCourse.manifest
        let first = try #require(manifest.range(of: "    {")?.lowerBound)
        let second = try #require(
            manifest.range(of: "    {", range: manifest.index(after: first)..<manifest.endIndex)?.lowerBound)
        let comma = try #require(manifest[..<second].lastIndex(of: ","))
        try folder.write([
            "Lessons/1-lamp/lesson.json": manifest[..<comma] + "\n  ]\n}\n",
            "Lessons/2-tests/lesson.json": String(manifest[..<first] + manifest[second...]),
            "Lessons/2-tests/README.md": "# Tests\n",
            "Solutions/2-tests/README.md": "",
        ])
        for root in ["Lessons", "Solutions"] {
            try FileManager.default.moveItem(
                at: folder("\(root)/1-lamp/2-test-the-lamp"), to: folder("\(root)/2-tests/1-test-the-lamp"))
        }
        let changed = try Course.load(course.root)
        expectEqual(
            MisplacedFolders(course: changed).sentence(about: changed.exercises[1]),
            "test-the-lamp is in lesson 2, and not everything of it; "
                + "move Tests/Suites/1-lamp/2-test-the-lamp to Tests/Suites/2-tests/1-test-the-lamp")
        expectEqual(MisplacedFolders(course: changed).sentence(about: changed.exercises[0]), nil)
        // Somebody who reads that it doesn't belong there may delete it.
        #expect(try CourseFiles(course: changed).findings(for: changed.lessons[0]).allSatisfy(\.isFine))
    }

    @Test(
        "If a folder has another name than lesson.json gives it, one sentence says what to rename",
        arguments: [
            (["Lessons", "Solutions", "Tests/Suites"], "1-toggle"), (["Solutions"], "1-toggle"),
            (["Tests/Suites"], "4-switch"),
        ])
    func renamedExercise(folders: [String], name: String) throws {
        let course = try course()
        for root in folders {
            try FileManager.default.moveItem(
                at: folder("\(root)/1-lamp/1-switch"), to: folder("\(root)/1-lamp/\(name)"))
        }
        let files = CourseFiles(course: course)
        let paths = folders.map { "\($0)/1-lamp/\(name)" }.joined(separator: ", ")
        expectEqual(
            MisplacedFolders(course: course).sentence(about: course.exercises[0]),
            "lesson.json has switch at place 1; rename to 1-switch: \(paths)"
                + (folders.count < 3
                    ? ""
                    : "; if learners may have begun it, its entry also needs \"formerly\": [\"toggle\"], which keeps their files and progress")
        )
        expectEqual(MisplacedFolders(course: course).sentence(about: course.exercises[1]), nil)
        #expect(try files.findings(for: course.lessons[0]).allSatisfy(\.isFine))
    }

    @Test("An exercise that was renamed keeps its earlier former names, and needs none twice")
    func formerNames() throws {
        func sentence(_ names: String) throws -> String {
            let manifest = SampleCourse.manifest.replacing(
                "\"slug\": \"switch\",", with: "\"slug\": \"button\", \"formerly\": [\(names)],")
            let course = try course(changing: ["Lessons/1-lamp/lesson.json": manifest])
            return try #require(MisplacedFolders(course: course).sentence(about: course.exercises[0]))
        }
        #expect(try sentence("\"toggle\"").contains("needs \"formerly\": [\"toggle\", \"switch\"], which"))
        #expect(try !sentence("\"toggle\", \"switch\"").contains("formerly"))
    }

    @Test("A lesson with another number has one finding, with what to rename")
    func renumberedLesson() throws {
        var course = try course()
        try FileManager.default.moveItem(at: folder("Lessons/1-lamp"), to: folder("Lessons/2-lamp"))
        course = try Course.load(course.root)
        expectEqual(
            MisplacedFolders(course: course).sentence(about: course.lessons[0]),
            "the chapter's folder is Lessons/2-lamp; rename to 2-lamp: Solutions/1-lamp, Tests/Suites/1-lamp; or rename the chapter's folder to 1-lamp"
        )
        expectEqual(StrayFiles(course: course).besideLessons(), [])
    }
}
