import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookReporting

@Suite(.temporaryFolder) struct ClassReportsTests {
    private let folder = ClassFolder(TemporaryFolder.current("results"))

    private func list(_ ids: [String], _ policy: String = "{}") throws -> ClassList {
        let results = SampleGrades.results(
            ids.map { SampleGrades.submission($0, [.passed, .failed(passing: 1, of: 2), .passed]) })
        return ClassList(results, try Gradebook(results, policy: SampleGrades.policy(policy)))
    }

    @Test("Reports that earlier results left are named until they are written again")
    func outdated() throws {
        func reports(_ list: ClassList) -> ClassReports { ClassReports(list, in: folder, version: "1") }
        let first = try list(["ada", "ben"])
        expectEqual(reports(first).outdated(besides: nil), [])
        try reports(first).write(.junit, showsCode: true)
        try reports(first).write(.gradescope, showsCode: false)
        expectEqual(reports(first).outdated(besides: nil), [])
        // JUnit's have no points.
        let points = reports(try list(["ada", "ben"], #"{ "points": 2 }"#))
        expectEqual(points.outdated(besides: nil), [.gradescope])
        // Somebody left or came.
        for other in [try list(["ada"]), try list(["ada", "ben", "cid"])] {
            expectEqual(reports(other).outdated(besides: .junit), [.gradescope])
            expectEqual(reports(other).outdated(besides: nil), [.junit, .gradescope])
        }
        let new = try list(["ada"])
        try reports(new).write(.gradescope, showsCode: true)
        expectEqual(reports(new).outdated(besides: nil), [.junit])
        let remarks = ClassRemarks(new, warnings: [], outdated: [.junit])
        let command = Format.unbroken("grade class grades DIR --format junit")
        let words =
            "The reports in reports/junit are older than these results. To write them again: \(command)"
        expectEqual(remarks.lists.map(\.urgent), [[words]])
        let page = ClassPage(new, remarks: remarks).html(at: .now, timeZone: .gmt)
        #expect(page.contains("<h3>The whole class (1)</h3>") && page.contains("<li>\(words)</li>"))
    }
}
