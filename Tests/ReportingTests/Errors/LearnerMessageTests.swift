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
        "The disk is full: a.swift could not be written. Make some room on that disk; a few hundred megabytes are plenty."

    private func lines(_ error: any Error) -> [String] {
        let message = ErrorMessage(error, in: setting)
        return ([message.summary] + message.details).map(\.text)
    }

    @Test("A reset that failed says what was changed, and where everything is kept")
    func reset() {
        let copy = URL(filePath: "/course/.workbook/backups/x")
        #expect(
            lines(
                ResetProblem.notReplaced(full, file: "B.swift", done: ["A.swift"], backup: copy, in: course))
                == [
                    "B.swift could not be replaced, and is as it was.", fullWords,
                    "Replaced before that: A.swift", "All that was there is in .workbook/backups/x",
                ])
        #expect(
            lines(ResetProblem.notReplaced(full, file: "B.swift", done: [], backup: nil, in: course)).count
                == 2)
        #expect(
            lines(ResetProblem.notCopied(full, in: course)) == [
                "your files could not be copied, so nothing was changed.", fullWords,
            ])
        #expect(
            lines(ResetProblem.unknownFile("x", known: ["A.swift", "B.swift"]))[1]
                == "There are: A.swift, B.swift")
        #expect(
            lines(ResetProblem.nothingKept(Exercise.ID(lesson: 3, position: 2)))[0]
                == "there is no copy of 3.2 to bring back.")
        #expect(
            lines(ResetProblem.noStarter(URL(filePath: "/course/S")))[1] == "They would be in S")
        #expect(
            lines(ResetProblem.noPlainFile(URL(filePath: "/course/L")))[0]
                == "L is a folder or a device, and should be a plain file.")
        #expect(
            lines(
                NoModelAnswer(
                    exercise: Exercise.ID(lesson: 3, position: 2), file: URL(filePath: "/course/S")))
                == [
                    "there is no solution of 3.2 in this copy of the course.", "It would be in S",
                ])
    }

    @Test("A file that cannot be compared with the solution is explained")
    func comparison() {
        #expect(ModelAnswer.Reason.tooLong.words == "is too long to be compared")
        #expect(
            ModelAnswer.Reason.problem(.notText(URL(filePath: "/course/a.swift"))).words
                == "isn't UTF-8 text. Save it as UTF-8")
        #expect(ModelAnswer.Reason.unreadable("I/O error").words == "I/O error")
    }

    @Test("An update that failed says how it left the course, and how to undo it")
    func update() {
        let copy = URL(filePath: "/course/.workbook/backups/course/x")
        #expect(
            lines(CourseUpdateFailure.halfDone(full, backup: copy, in: course)) == [
                "the update could be neither finished nor taken back.", fullWords,
                "All that was there is in .workbook/backups/course/x",
                "Then take it back:  grade update --undo",
            ])
        #expect(
            lines(CourseUpdateFailure.nothingChanged(full, in: course)) == [
                "the course was not updated, and nothing was changed.", fullWords,
            ])
        #expect(
            lines(CourseUpdateFailure.takenBack(full, in: course))[0]
                == "the course could not be updated, and all is as it was.")
        #expect(
            lines(CourseUpdateFailure.notTakenBack(full, in: course))[2]
                == "Nothing of yours is lost. Then run the same again.")
        #expect(
            lines(CourseUpdateProblem.unfinished(course.root)) == [
                "an update of this course was ended half-way. Nothing of yours is lost.",
                "To take it back:  grade update --undo",
                "To do it again, and to the end:  grade update DIR",
                "If it runs in another window, wait until it is done.",
            ])
        #expect(lines(CourseUpdateProblem.sameFolder(course.root))[0].hasSuffix("copy of it: /course"))
        #expect(
            lines(CourseUpdateProblem.nothingUnfinished)[1]
                == "What a finished update replaced is in .workbook/backups/course")
    }

    @Test(
        "A progress file that cannot be used is described, before and after it is set aside",
        arguments: [
            (SetAsideProgress.Problem.corrupt, "cannot be read"),
            (.newer(format: 3), "was written by a newer version of this tool (format 3)"),
            (.tooLarge(bytes: 5 << 20), "is too large to be one (5 MB)"),
        ])
    func progress(problem: SetAsideProgress.Problem, words: String) {
        #expect(
            SetAsideProgress(problem).sentences
                == "Your progress file \(words). It will be set aside, not lost, when something is graded next."
        )
        #expect(
            SetAsideProgress(problem, copy: "progress-set-aside-2.json").sentences
                == "Your progress file \(words). It was kept as .workbook/progress-set-aside-2.json, and a new one was begun."
        )
    }

    @Test("A folder without reports lists the first files and why each is no report")
    func reports() {
        let reasons: [UnusableReport] = [
            .unreadable, .notRegular, .tooLarge(bytes: 3 << 20), .notAReport, .newer(format: 2), .damaged,
            .otherCourse,
        ]
        let skipped = reasons.map { SkippedReport(file: "x", reason: $0) }
        #expect(
            lines(ReportFolderProblem.noReports(URL(filePath: "/course/r"), skipped: skipped)) == [
                "there is no report in r.", "x cannot be read", "x is no file",
                "x is too large to be a report (3 MB)", "x is no report",
                "x was written by a newer version of this tool (format 2)", "x is damaged",
                "Each learner writes one with  grade report DIR",
            ])
        #expect(
            lines(ReportFolderProblem.unreadable(URL(filePath: "/course/r")))[0]
                == "there is no folder r that can be read.")
        #expect(UnusableReport.otherCourse.words == "is about another course")
        #expect(
            UnusableReport.outdated(newest: "1.json").words
                == "is an older one of the same learner as 1.json")
        #expect(UnusableReport.beyondLimit(more: 4).words == "and 4 more were not read")
    }
}
