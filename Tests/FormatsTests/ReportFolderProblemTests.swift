import Foundation
import TestSupport
import Testing

@testable import WorkbookFormats
@testable import WorkbookReporting

struct ReportFolderProblemTests {
    private func lines(_ problem: ReportFolderProblem) -> [String] {
        let message = problem.message(
            in: .init(program: "grade", version: "1.2", folder: URL(filePath: "/course")))
        return ([message.summary] + message.details).map(\.text)
    }

    @Test("The message for a folder without reports lists its first files and why each isn't a report")
    func reports() {
        let reasons: [UnusableReport] = [
            .unreadable, .notRegular, .tooLarge(bytes: 3 << 20), .notAReport, .newer(format: 2), .damaged,
            .otherCourse,
        ]
        let skipped = reasons.map { SkippedReport(file: "x", reason: $0) }
        expectEqual(
            lines(ReportFolderProblem.noReports(URL(filePath: "/course/r"), skipped: skipped)),
            [
                "there is no report in r.", "x can't be read", "x is not a file",
                "x is too large to be a report (3 MB)", "x is not a report",
                "x was written by a newer version of this tool (format 2)", "x is damaged",
                "To write one, each learner runs  grade report DIR",
            ])
        expectEqual(
            lines(ReportFolderProblem.unreadable(URL(filePath: "/course/r")))[0],
            "the folder r doesn't exist or can't be read.")
        expectEqual(UnusableReport.otherCourse.words, "is about another course")
        expectEqual(
            UnusableReport.outdated(newest: "1.json").words,
            "is an older report by the same learner as 1.json")
        expectEqual(UnusableReport.beyondLimit(more: 4).words, "and 4 more files were not read")
    }
}
