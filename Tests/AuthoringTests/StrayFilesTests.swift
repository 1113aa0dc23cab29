import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct StrayFilesTests {
    let folder = TemporaryFolder.current

    private func course(changing changes: [String: String?] = [:]) throws -> Course {
        try SampleCourse.load(in: folder, changing: changes)
    }

    @Test("Files beside the sources of a suite belong nowhere", arguments: [0, 1])
    func straysInSuite(position: Int) throws {
        let suite = "Tests/Suites/1-lamp/1-switch"
        let course = try course(changing: [
            "\(suite)/Checks/notes.txt": "", "\(suite)/Probes/surface.json": "{}",
            "Tests/Suites/1-lamp/2-test-the-lamp/Subject/notes.txt": "",
        ])
        let folder = ["1-switch/Checks", "2-test-the-lamp/Subject"][position]
        expectEqual(
            try StrayFiles(course: course).all(of: course.exercises[position]),
            ["Tests/Suites/1-lamp/\(folder)/notes.txt does not belong there"])
    }

    @Test("A misspelled folder is reported with the name that is missing")
    func misspelled() throws {
        let (suite, solutions) = ("Tests/Suites/1-lamp/1-switch", "Solutions/1-lamp/1-switch")
        let course = try course()
        for (path, name) in [("\(suite)/Probes", "Probe"), ("\(solutions)/accepted", "acepted")] {
            let folder = folder(path)
            try FileManager.default.moveItem(
                at: folder, to: folder.deletingLastPathComponent().appending(path: name))
        }
        try folder.write(["\(solutions)/rejectd/A.swift": ""])
        // The folder of rejected variations is there.
        expectEqual(
            try StrayFiles(course: course).all(of: course.exercises[0]),
            [
                "\(solutions)/acepted does not belong there. Did you mean accepted?",
                "\(solutions)/rejectd does not belong there",
                "\(suite)/Probe does not belong there. Did you mean Probes?",
            ])
    }

    @Test("Files that don't belong to a lesson are reported, except hidden files and an example")
    func lessonStrays() throws {
        let course = try course(changing: [
            "Lessons/1-lamp/notes.md": "", "Lessons/1-lamp/3-gone/A.swift": "",
            "Lessons/1-lamp/.DS_Store": "",
            "Lessons/1-lamp/Example/Package.swift": "", "Solutions/1-lamp/3-gone/A.swift": "",
            "Tests/Suites/1-lamp/old/A.swift": "",
        ])
        let findings = try CourseFiles(course: course).findings(for: course.lessons[0])
        #expect(findings.allSatisfy { !$0.isFine && $0.exercise == nil && $0.subject == "lesson 1" })
        expectEqual(
            findings.map(\.message),
            [
                "Lessons/1-lamp/lesson.json lists no exercise for Lessons/1-lamp/3-gone: add its entry, or remove its folders",
                "Lessons/1-lamp/notes.md does not belong there",
                "Tests/Suites/1-lamp/old does not belong there",
            ])
    }

    @Test("What belongs to no lesson is reported once, for the course")
    func courseStrays() throws {
        let course = try course(changing: [
            "Lessons/notes.txt": "", "Lessons/README.md": "", "Solutions/the-app/A.swift": "",
            "Lessons/the-app/A.swift": "", "Lessons/drafts/A.md": "",
            "Tests/Suites/2-gone/A.swift": "", "Tests/Suites/Shared/A.swift": "",
            "Tests/Suites/checksums.txt": "",
        ])
        expectEqual(
            StrayFiles(course: course).besideLessons(),
            [
                "Lessons/drafts belongs to no lesson", "Lessons/notes.txt belongs to no lesson",
                "Tests/Suites/2-gone belongs to no lesson",
            ])
    }
}
