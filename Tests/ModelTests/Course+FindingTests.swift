import Foundation
import Testing
import TestSupport

@testable import WorkbookModel

@Suite(.temporaryFolder) struct CourseFindingTests {
    private let folder = TemporaryFolder.current

    private func makeCourse(_ name: String) throws {
        try folder.write([
            "\(name)/Lessons/1-a/lesson.json": "{}", "\(name)/.build/debug/grade": "x", "elsewhere/x": "",
        ])
    }

    private func find(from path: String, _ environment: [String: String] = [:], tool: String? = nil) throws
        -> String
    {
        try Course.find(from: folder(path), environment: environment, tool: tool.map { folder($0) }).path
    }

    @Test("The nearest course wins, then the one the environment names, then the one the tool was built in")
    func order() throws {
        try makeCourse("here")
        try makeCourse("named")
        try makeCourse("built")
        let environment = [Course.variable: folder("named").path]
        try expectEqual(
            find(from: "here/Lessons", environment, tool: "built/.build/debug/grade"), folder("here").path)
        try expectEqual(
            find(from: "elsewhere", environment, tool: "built/.build/debug/grade"), folder("named").path
        )
        try expectEqual(find(from: "elsewhere", tool: "built/.build/debug/grade"), folder("built").path)
    }

    @Test("A link to the tool leads to its course")
    func link() throws {
        try makeCourse("built")
        try folder.link("bin/grade", to: folder("built/.build/debug/grade").path)
        try expectEqual(find(from: "elsewhere", tool: "bin/grade"), folder("built").path)
    }

    @Test("A tool installed elsewhere has no course, and an empty variable names none")
    func none() throws {
        try makeCourse("built")
        try folder.write(["built/bin/grade": "x"])
        #expect(throws: CourseError.notFound(from: folder("elsewhere"))) {
            try find(from: "elsewhere", [Course.variable: ""], tool: "built/bin/grade")
        }
        #expect(throws: CourseError.notFound(from: folder("elsewhere"))) { try find(from: "elsewhere") }
    }

    @Test("A newer course format is reported before anything else in the course is checked")
    func newer() throws {
        try folder.write(["Lessons/1-a/lesson.json": #"{"format": 7, "lessons": []}"#])
        let root = folder.url.resolvingSymlinksInPath()
        let file = root.appending(path: "Lessons/1-a/lesson.json")
        #expect(throws: CourseError.newer(format: 7, known: 1, file: file)) { try Course.load(root) }
    }
}
