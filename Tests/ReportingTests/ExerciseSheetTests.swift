import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting

@Suite(.temporaryFolder) struct ExerciseSheetTests {
    @Test("A sheet shows an exercise's status, its task, and which files the learner owns")
    func sheet() throws {
        let task = "// Exercise 1.1: The switch\n//\n// Make `Lamp` testable.\n\nstruct Lamp {}\n"
        let course = try SampleCourse.load(
            in: TemporaryFolder.current,
            changing: [
                "Solutions/1-lamp/1-switch/starter/Lamp.swift": task,
                "Lessons/1-lamp/1-switch/Lamp.swift": task,
            ])
        var progress = LearnerProgress()
        func text() -> String {
            ExerciseSheet(course.exercises[0], in: course, progress: progress).lines(
                on: MarkdownPage(width: 60)
            )
            .plain
        }
        expectEqual(
            text(),
            """
             ○ 1.1  The switch                               not started
              You change the code.

              Make Lamp testable.

            Files

              yours  Lessons/1-lamp/1-switch/Lamp.swift
              given  Lessons/1-lamp/1-switch/Bulb.swift

            """)
        progress.exercises["switch"] = LearnerProgress.ExerciseRecord(
            outcome: .failed, summary: VerdictSummary(outcome: .failed, checks: .init(passed: 1, total: 2)),
            passedChecks: [], attempts: 1,
            gradedAt: Date(timeIntervalSince1970: 0))
        #expect(text().hasPrefix(" ✘ 1.1  The switch                  last time: 1 of 2 checks\n"))
    }
}
