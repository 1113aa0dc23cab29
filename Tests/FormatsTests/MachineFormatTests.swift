import Foundation
import TestSupport
import Testing

@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookReporting

/// The golden file for JUnit was validated against the schema that Jenkins publishes.
///
/// To record them again after an intended change, set `WORKBOOK_RECORD_FORMATS=1` and review the diff.
struct MachineFormatTests {
    private static let folder = Repository.root.appending(path: "Tests/FormatsTests/Golden")

    @Test("Each format matches its golden file", arguments: MachineFormat.allCases)
    func golden(_ format: MachineFormat) throws {
        let text = try format.text(of: SampleInput.input)
        let file = Self.folder.appending(path: "\(format.rawValue)-\(format.fileName)")
        if ProcessInfo.processInfo.environment["WORKBOOK_RECORD_FORMATS"] == "1" {
            try Data(text.utf8).write(to: file)
        }
        expectEqual(text, String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }

    @Test("No format contains control characters other than line feeds", arguments: MachineFormat.allCases)
    func control(_ format: MachineFormat) throws {
        let text = try format.text(of: SampleInput.input)
        let control = text.unicodeScalars.filter {
            ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E
        }
        #expect(control.isEmpty)
        #expect(text.hasSuffix("\n"))
        #expect(!text.contains("/course/"), "an absolute path was written")
    }

    @Test("An exercise that doesn't count as passed always has a test that didn't pass, whatever its outcome")
    func everyFailureCounts() {
        for outcome in Verdict.Outcome.allCases {
            for checks in [[], [CheckResult(Check(id: "a", name: "A"), .passed)]] {
                let entry = FormatInput.Entry(.sample(), Verdict(.sample(), outcome: outcome, checks: checks))
                let hasFailed = entry.tests(in: SampleReport.course).contains(where: \.isProblem)
                expectEqual(hasFailed, (outcome != .passed && outcome != .flagged), "\(outcome)")
            }
        }
        let untouched = FormatInput.Entry(.sample(), nil).tests(in: SampleReport.course)
        expectEqual(untouched.map(\.status), [.skipped])
        let lost = FormatInput.Entry(.sample(), nil, absence: .init("damaged", status: "x", isError: true))
        expectEqual(lost.tests(in: SampleReport.course).map(\.status), [.error])
    }

    @Test("No two tests of an exercise have the same name")
    func names() {
        let checks = ["The code compiles", "The code compiles", "C"].enumerated().map {
            CheckResult(Check(id: "c\($0)", name: $1), .notAttempted)
        }
        let verdict = Verdict(.sample(), outcome: .didNotCompile, checks: checks)
        let names = FormatInput.Entry(.sample(), verdict).tests(in: SampleReport.course).map(\.name)
        expectEqual(names.count, 4)
        expectEqual(Set(names).count, 4)
        expectEqual(names.last, "C")
    }

    @Test("A failed check has the author's message, the library's description and the known wrong turn")
    func message() throws {
        let test = try #require(SampleInput.hostile.tests(in: SampleReport.course).first)
        expectEqual(
            test.message,
            SampleInput.marks
                + "\nExpectation failed: (lamp.isOn → false) == true\nplain\nThe lamp never shines.")
    }

    @Test(
        "If the checks' source is hidden, descriptions are left out because they quote it")
    func hiddenSource() throws {
        var entry = SampleInput.hostile
        entry.code = nil
        for format in MachineFormat.allCases {
            let text = try format.text(of: SampleInput.input(entry))
            #expect(!text.contains("Expectation failed"))
            #expect(!text.contains("let lamp"))
        }
    }
}
