import Foundation
import TestSupport
import Testing

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

/// The messages about a learner's files, progress and reports.
@Suite struct LearnerMessageTests {
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

    @Test("The message for a failed reset says what was changed and where everything is kept")
    func reset() {
        let copy = URL(filePath: "/course/.workbook/backups/x")
        expectEqual(
            lines(
                ResetProblem.notReplaced(full, file: "B.swift", done: ["A.swift"], backup: copy, in: course)),
            [
                "B.swift could not be replaced. It is as it was before.", fullWords,
                "Replaced before that: A.swift",
                "Copies of all replaced files are in .workbook/backups/x",
            ])
        expectEqual(
            lines(ResetProblem.notReplaced(full, file: "B.swift", done: [], backup: nil, in: course)).count, 2
        )
        expectEqual(
            lines(ResetProblem.notCopied(full, in: course)),
            [
                "your files could not be copied, so nothing was changed.", fullWords,
            ])
        expectEqual(
            lines(ResetProblem.unknownFile("x", known: ["A.swift", "B.swift"]))[1],
            "Choose one of: A.swift, B.swift")
        expectEqual(
            lines(ResetProblem.nothingKept(Exercise.ID(lesson: 3, position: 2)))[0],
            "there is no copy of 3.2 to restore.")
        expectEqual(lines(ResetProblem.noStarter(URL(filePath: "/course/S")))[1], "They would be in S")
        expectEqual(
            lines(ResetProblem.noPlainFile(URL(filePath: "/course/L")))[0],
            "L is a folder or a device, but it should be an ordinary file.")
        expectEqual(
            lines(
                NoModelAnswer(
                    exercise: Exercise.ID(lesson: 3, position: 2), file: URL(filePath: "/course/S"))),
            [
                "this copy of the course has no solution for 3.2.", "It would be in S",
                "Copies that an instructor handed out have no solutions; only the full course has them.",
            ])
    }

    @Test("The message for a file that can't be compared with the solution says why")
    func comparison() {
        expectEqual(ModelAnswer.Reason.tooLong.words, "is too long to compare")
        expectEqual(
            ModelAnswer.Reason.problem(.notText(URL(filePath: "/course/a.swift"))).words,
            "isn't UTF-8 text. Save it as UTF-8")
    }

    @Test(
        "The message for an interrupted update says how to undo it and how to complete it", .temporaryFolder)
    func interruptedUpdate() throws {
        let folder = TemporaryFolder.current
        #expect(InterruptedUpdate(of: folder.url) == nil)
        try folder.write([".workbook/update.json": "{}"])
        expectEqual(
            lines(try #require(InterruptedUpdate(of: folder.url))),
            [
                "an update of this course was interrupted. None of your work is lost.",
                "To undo it:  grade update --undo",
                "To run it again:  grade update DIR",
                "If it is still running in another window, wait until it is done.",
            ])
    }

    @Test(
        "An unusable progress file is described, both before and after it is set aside",
        arguments: [
            (SetAsideProgress.Problem.corrupt, "can't be read"),
            (.newer(format: 3), "was written by a newer version of this tool (format 3)"),
            (.tooLarge(bytes: 5 << 20), "is too large (5 MB)"),
        ])
    func progress(problem: SetAsideProgress.Problem, words: String) {
        expectEqual(
            SetAsideProgress(problem).sentences(in: SampleProgress.course),
            "Your progress file \(words). The next time you grade something, the file will be renamed, not deleted."
        )
        expectEqual(
            SetAsideProgress(problem, copy: "progress-set-aside-2.json").sentences(in: SampleProgress.course),
            "Your progress file \(words). It was renamed to .workbook/progress-set-aside-2.json, and a new one was started."
        )
    }
}
