import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct LearnersFolderTests {
    let folder = TemporaryFolder.current

    private func course(changing changes: [String: String?] = [:]) throws -> Course {
        try SampleCourse.load(in: folder, changing: changes)
    }

    @Test("Other code than the starter's in the learner's folder is a remark")
    func edits() throws {
        let course = try course()
        let path = "Lessons/1-lamp/1-switch/Lamp.swift"
        let starter = try #require(folder.text(at: "Solutions/1-lamp/1-switch/starter/Lamp.swift"))
        try folder.write([path: starter])
        let files = LearnersFolder(course: course)
        expectEqual(files.remarksOnEdits(in: course.exercises[0]), [])
        try folder.write([path: "// an old task\n"])
        expectEqual(
            files.remarksOnEdits(in: course.exercises[0]),
            [
                .remark(
                    nil, "lesson 1",
                    "\(path) differs from the starter; `swift run grade reset switch` copies it")
            ])
    }

    @Test("A note in the learner's folder is a remark, unless it is hidden or the starter has it")
    func notes() throws {
        let course = try course()
        let path = "Lessons/1-lamp/1-switch"
        try folder.write([
            "\(path)/Lamp.swift": "// a starter\n", "\(path)/notes.txt": "", "\(path)/.DS_Store": "",
            "\(path)/.build/log.txt": "", "\(path)/README.md": "",
            "Solutions/1-lamp/1-switch/starter/README.md": "",
        ])
        expectEqual(
            LearnersFolder(course: course).remarksOnEdits(in: course.exercises[0]).map(\.message),
            [
                "\(path)/notes.txt isn't in Solutions/1-lamp/1-switch/starter: copy it there if learners are given it, or else remove it"
            ])
    }

    @Test("An exercise as shipped equals its starter, including the given files")
    func pristine() throws {
        let course = try course(changing: ["Lessons/1-lamp/1-switch/Lamp.swift": "// a starter\n"])
        let files = LearnersFolder(course: course)
        #expect(files.pristineFindings(for: course.exercises[0]).isEmpty)
        #expect(files.pristineFindings(for: course.exercises[1]).isEmpty)
    }

    @Test("Every Swift file that differs from the starter is named, including missing and new files")
    func edited() throws {
        let course = try course(changing: [
            "Lessons/1-lamp/1-switch/Bulb.swift": nil, "Lessons/1-lamp/1-switch/Extra.swift": "x",
            "Lessons/1-lamp/1-switch/notes.md": "mine",
            "Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift": "// changed\n",
        ])
        let files = LearnersFolder(course: course)
        let findings = course.exercises.flatMap { files.pristineFindings(for: $0) }
        #expect(findings.allSatisfy { !$0.isFine && $0.exercise == nil && $0.subject == "pristine" })
        expectEqual(
            findings.map(\.message),
            [
                "Lessons/1-lamp/1-switch/Bulb.swift differs from the starter",
                "Lessons/1-lamp/1-switch/Extra.swift differs from the starter",
                "Lessons/1-lamp/1-switch/Lamp.swift differs from the starter",
                "Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift differs from the starter",
            ])
        let rest = course.exercises.flatMap { files.pristineFindings(for: $0, isComplete: false) }
        expectEqual(rest.map(\.message), ["Lessons/1-lamp/1-switch/Lamp.swift differs from the starter"])
    }
}
