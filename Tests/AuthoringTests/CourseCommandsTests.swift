import Foundation
import TestSupport
import Testing
import WorkbookReporting

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CourseCommandsTests {
    private let folder = TemporaryFolder.current

    private func course(in name: String, from viewpoint: String?) throws -> Course {
        let root = folder(name)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        var course = Course(root: root, lessons: [])
        course.viewpoint = viewpoint.map { folder($0) }
        course.program = ".build/release/grade"
        return course
    }

    @Test(
        "A command names the course only if it is typed outside of it, and quotes what a shell would split",
        arguments: [
            (
                "w s", "", ".build/release/grade reset switch --course 'w s'",
                "'w s/Solutions/1-lamp' 'w s/Tests'"
            ),
            ("w s", nil, ".build/release/grade reset switch", "Solutions/1-lamp Tests"),
            ("w s", "w s", ".build/release/grade reset switch", "Solutions/1-lamp Tests"),
            ("w s", "w s/Solutions", ".build/release/grade reset switch", "1-lamp ../Tests"),
            (
                "ws", "tool", ".build/release/grade reset switch --course ../ws",
                "../ws/Solutions/1-lamp ../ws/Tests"
            ),
        ])
    func commands(name: String, viewpoint: String?, command: String, paths: String) throws {
        let course = try course(in: name, from: viewpoint)
        expectEqual(course.command("reset switch"), command)
        let places = ["Solutions/1-lamp", "Tests"].map { course.root.appending(path: $0) }
        expectEqual(course.commandPaths(of: places), paths)
    }

    @Test("A command in a message is never broken, because a part of it would be another command")
    func lines() {
        var course = Course(root: folder.url, lessons: [])
        course.program = "swift run grade"
        let message =
            "`isOn` differs from the starter; `swift run grade reset switch --course 'w s'` copies it, and `swift format -i --recursive 'w s/Solutions'` corrects it, but `swift format -i` can't"
        let line = course.line(message, .faint)
        expectEqual(line.text, message)
        expectEqual(
            line.filter { $0.role == .command }.map(\.text),
            ["swift run grade reset switch --course 'w s'", "swift format -i --recursive 'w s/Solutions'"])
        #expect(line.allSatisfy { [.command, .faint].contains($0.role) })
    }

    @Test("Findings have commands that work in the folder where the author is")
    func findings() throws {
        try SampleCourse.load(in: folder)
        try folder.write(["ws/course.json": #"{ "format": 1, "title": "Lamps" }"#])
        for name in ["Lessons", "Solutions", "Tests"] {
            try FileManager.default.moveItem(at: folder(name), to: folder("ws/\(name)"))
        }
        var course = try Course.load(folder("ws"))
        course.viewpoint = folder.url
        for name in ["1-switch/Lamp.swift", "2-test-the-lamp/LampTests.swift"] {
            try folder.write(["ws/Lessons/1-lamp/\(name)": "struct Lamp { var isMine = true }\n"])
        }
        let learners = LearnersFolder(course: course)
        let (reset, option) = ("swift run grade reset", "--course ws")
        let edit = try #require(learners.remarksOnEdits(in: course.exercises[0]).first).message
        #expect(edit.hasSuffix("; `\(reset) switch \(option)` copies it"), "\(edit)")
        let advice = try #require(learners.advice(on: course.exercises).first).message
        #expect(advice.contains("do \(reset) $name --yes \(option); done`"), "\(advice)")
        try FileManager.default.removeItem(at: folder("ws/Lessons/1-lamp/1-switch/Lamp.swift"))
        let missing = try #require(learners.mistakes(in: course.exercises[0]).first)
        #expect(missing.contains("`\(reset) switch \(option)` copies it from the starter"), "\(missing)")
        #expect(
            RequiredFiles(course: course).remarks().contains {
                $0.hasSuffix("`swift run grade course record \(option)` writes it")
            })
        try folder.write(["ws/Package.swift": "\(CoursePackage.mark)\n"])
        #expect(
            PackageTargets(course: course).problems(of: course.exercises[0]).first?.hasSuffix(
                "`swift run grade course record \(option)` writes it again") == true)
    }
}
