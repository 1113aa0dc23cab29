import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookPages
@testable import WorkbookReporting
@testable import grade_class

struct ClassSummaryTests {
    @Test("Long lists are cut and say where the rest is, and what matches nobody is never cut")
    func lists() throws {
        let results = ClassResults(course: SampleReport.course, exercises: [], submissions: [])
        var policy = GradingPolicy()
        for number in 1...10 { policy.extensions["typo\(number)@example.org"] = .now }
        var report = SimilarityReport([], submissions: 2, policy: SimilarityPolicy())
        report.ranking = [.init(first: "ada", second: "ben", evidence: 9, exercises: [])]
        let folder = ClassFolder(URL(filePath: "/results"))
        let book = try Gradebook(results, policy: policy)
        let list = ClassList(results, book)
        let remarks = ClassRemarks(
            list, warnings: book.warnings,
            skipped: (1...12).map {
                SkippedItem(name: "list\($0).csv", reason: .notASubmission(fileExtension: "csv"))
            }, similarity: report, in: folder)
        let lines = ClassSummary(
            list: list, remarks: remarks, similar: 1, folder: folder
        ).lines(width: 90, from: URL(filePath: "/results")).map(\.text)
        expectEqual(lines.count { $0.contains("typo") }, 10)
        expectEqual(lines.count { $0.contains("list") && $0.contains(".csv file") }, 8)
        expectEqual(
            lines.filter { $0.contains(" more") },
            ["    and 1 more: see class.html", "    and 4 more: see class.html"])
        #expect(lines.contains { $0.hasPrefix(" similarity  ") })
        let page = ClassPage(list, remarks: remarks.lists).html(at: .now, timeZone: .gmt)
        expectEqual(remarks.count, 23)
        for sentence in remarks.lists.flatMap(\.all) {
            #expect(page.contains("<li>\(HTML.escaped(sentence))</li>"), "\(sentence)")
        }
    }
}
