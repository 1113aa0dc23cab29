import Foundation
import Testing
import TestSupport

@testable import WorkbookModel

struct CourseTests {
    let course = Course.sample([.sample(), .sampleTests()])

    @Test("An exercise is found by its id, and an unknown id finds none")
    func exercise() {
        expectEqual(course.exercise(.init(lesson: 1, position: 2))?.slug, "test-the-lamp")
        #expect(course.exercise(.init(lesson: 2, position: 1)) == nil)
    }

    @Test("Workspaces and progress are kept below the course's folder")
    func folders() {
        expectEqual(course.buildFolder.path, "/course/.build/workbook")
        expectEqual(course.stateFolder.path, "/course/.workbook")
    }

    @Test(
        "A path inside the course is relative to it, and any other path is unchanged",
        arguments: [
            ("/course/Lessons/1-lamp/README.md", "Lessons/1-lamp/README.md"),
            ("/course/Lessons/../Solutions/x.swift", "Solutions/x.swift"),
            ("/course-2/Lessons/README.md", "/course-2/Lessons/README.md"),
            ("/elsewhere/x.swift", "/elsewhere/x.swift"),
        ])
    func relativePath(path: String, expected: String) {
        expectEqual(course.relativePath(of: URL(filePath: path)), expected)
    }

    @Test("Shown paths are relative to the folder the person works in")
    func shownPath() {
        let file = URL(filePath: "/course/Lessons/1-lamp/README.md")
        let place = Place(path: "Lessons/1-lamp/README.md", line: 3)
        expectEqual(course.shownPath(of: file), "Lessons/1-lamp/README.md")
        expectEqual(course.shown(place), place)
        var course = course
        course.viewpoint = URL(filePath: "/course/Lessons/2-wiring")
        expectEqual(course.shownPath(of: file), "../1-lamp/README.md")
        expectEqual(course.shown(place).text, "../1-lamp/README.md:3")
        course.viewpoint = URL(filePath: "/elsewhere")
        expectEqual(course.shownPath(of: file), "/course/Lessons/1-lamp/README.md")
    }
}
