import Foundation
import TestSupport
import Testing

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem
@testable import WorkbookUpdating

/// The messages about updates that failed, or that can't begin.
@Suite struct UpdateMessageTests {
    private let setting = ErrorMessage.Setting(
        program: "grade", version: "1.2", folder: URL(filePath: "/course"))
    private let course = Course(root: URL(filePath: "/course"), lessons: [])
    private let full = MachineFault.diskFull("/course/a.swift")
    private let fullWords =
        "The disk is full: a.swift could not be written. Free up some space on that disk. A few hundred megabytes are enough."

    private func lines(_ error: any Error) -> [String] {
        let message = ErrorMessage(error, in: setting)
        return ([message.summary] + message.details).map(\.text)
    }

    @Test("The message for a failed update says how it left the course and how to undo it")
    func update() {
        let copy = URL(filePath: "/course/.workbook/backups/course/x")
        expectEqual(
            lines(CourseUpdateFailure.halfDone(full, backup: copy, in: course)),
            [
                "the update could be neither finished nor undone.", fullWords,
                "Copies of all replaced files are in .workbook/backups/course/x",
                "After that, undo it:  grade update --undo",
            ])
        expectEqual(
            lines(CourseUpdateFailure.nothingChanged(full, in: course)),
            [
                "the course was not updated. Nothing was changed.", fullWords,
            ])
        expectEqual(
            lines(CourseUpdateFailure.takenBack(full, in: course))[0],
            "the course could not be updated. All files are as they were before.")
        expectEqual(
            lines(CourseUpdateFailure.notTakenBack(full, in: course))[2],
            "None of your work is lost. After that, run the same command again.")
        #expect(lines(CourseUpdateProblem.sameFolder(course.root))[0].hasSuffix("copy of it: /course"))
        expectEqual(
            lines(CourseUpdateProblem.nothingUnfinished)[1],
            "The files that a finished update replaced are in .workbook/backups/course")
        expectEqual(
            lines(CourseUpdateProblem.unusablePlan),
            [
                "the interrupted update can't be undone, because the list of its changes is damaged.",
                "To complete the update instead:  grade update DIR",
                "Copies of the files that it replaced are in .workbook/backups/course",
            ])
    }
}
