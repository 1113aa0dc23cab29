import Foundation
import TestSupport
import Testing

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import grade

@Suite(.temporaryFolder) struct WatchScreenRestoreTests {
    @Test("The line of keys on a narrow terminal has the one that restores a missing file")
    func reset() throws {
        let folder = TemporaryFolder.current
        let course = try SampleCourse.load(in: folder)
        let (lesson, exercise) = (course.lessons[0], course.exercises[0])
        let check = Check(id: "a", name: "A")
        let verdict = Verdict(exercise, checks: [CheckResult(check, .failed)])
        let screen = WatchScreen(
            course: course, lesson: lesson, exercise: exercise, progress: LearnerProgress(),
            result: .init(
                report: LessonReport(lesson: lesson, rows: [.init(exercise, verdict)]), time: "14:32:07"),
            next: course.exercises[1])
        func keys() -> String { screen.prompt(WatchState(), width: 50).flatMap(\.self).map(\.text).joined() }
        let file = exercise.folders.lesson.appending(path: "Lamp.swift")
        try folder.write(["Lessons/1-lamp/1-switch/Lamp.swift": "// changed\n"])
        #expect(!keys().contains("reset"))
        try FileManager.default.removeItem(at: file)
        #expect(keys().contains("reset"))
    }
}
