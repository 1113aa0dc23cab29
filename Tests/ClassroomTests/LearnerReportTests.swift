import Foundation
import Testing
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookReporting

struct LearnerReportTests {
    private let report = SampleClass.report("a", name: "Ada", SampleProgress.progress)

    private func decoded(_ text: String) throws -> LearnerReport {
        try LearnerReport(decoding: Data(text.utf8))
    }

    @Test("A written report can be read again")
    func roundTrip() throws {
        try expectEqual(decoded(report.json()), report)
    }

    @Test("A report lists the graded exercises in the course's order and the learner's position")
    func contents() {
        expectEqual(report.exercises.map(\.name), ["read", "switch", "test-the-lamp"])
        expectEqual(report.current, "switch")
        expectEqual(report.exercises[1].hints, 2)
        #expect(report.exercises[1].solutionSeen)
        expectEqual(report.exercises.map(\.standing), [.passed, .lost, .open])
    }

    @Test("If exercises are graded together, the current one is a failed exercise, or else the last one")
    func gradedTogether() {
        var progress = LearnerProgress()
        for slug in ["read", "switch", "test-the-lamp"] {
            progress.exercises[slug] = SampleProgress.entry(.passed, "")
        }
        expectEqual(SampleClass.report("a", progress).current, "test-the-lamp")
        progress.exercises["switch"] = SampleProgress.entry(.failed, "")
        expectEqual(SampleClass.report("a", progress).current, "switch")
    }

    @Test("A report contains only what its schema names: no paths, no dates of work, no other names")
    func privacy() throws {
        let text = try SampleClass.report("a", SampleProgress.progress).json()
        #expect(!text.contains("/course"))
        #expect(!text.contains("gradedAt"))
        #expect(!text.contains("\"name\" : \"Ada\""))
        #expect(!text.contains(NSUserName() + "\""))
        #expect(!text.contains(ProcessInfo.processInfo.hostName))
    }

    @Test("Other files are distinguished from reports that are damaged or too new")
    func unusable() throws {
        func reason(_ text: String) -> UnusableReport? {
            do throws(UnusableReport) {
                _ = try LearnerReport(decoding: Data(text.utf8))
                return nil
            } catch {
                return error
            }
        }
        let text = try report.json()
        expectEqual(reason(""), .notAReport)
        expectEqual(reason("{}"), .notAReport)
        expectEqual(reason(#"{"format": 1, "exercises": {}}"#), .notAReport)
        expectEqual(reason(text.replacing("\"format\" : 1", with: "\"format\" : 2")), .newer(format: 2))
        expectEqual(reason(text.replacing("\"passed\"", with: "\"won\"")), .damaged)
        expectEqual(reason(text.replacing(report.learner, with: "../../../etc/pass")), .damaged)
    }

    @Test("Numbers that are too large and names that are too long are cut to their limits")
    func bounds() throws {
        let text = try report.json().replacing("\"attempts\" : 12", with: "\"attempts\" : \(Int.max)")
            .replacing("\"Ada\"", with: "\"  A\\n\(String(repeating: "x", count: 5000))\"")
        let report = try decoded(text)
        expectEqual(report.exercises[1].attempts, 1_000_000)
        expectEqual(report.name, "A " + String(repeating: "x", count: 98))
        expectEqual(LearnerReport.name(" \n"), nil)
    }
}
