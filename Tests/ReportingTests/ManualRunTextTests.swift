import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting

struct ManualRunTextTests {
    private func run(_ subject: ManualRun.Subject) -> ManualRun {
        ManualRun(
            subject, in: URL(filePath: "/a course/1.1/workspace", directoryHint: .isDirectory),
            environment: ["WORKBOOK_RUN": "1f", "TZ": "Europe/Berlin"],
            words: ["swift", "test", "--filter", "^LampChecks\\."])
    }

    private func text(_ runs: [ManualRun], _ verdict: Verdict, isIsolated: Bool = false) -> String {
        ManualRun.text(of: runs, behind: verdict, isIsolated: isIsolated, width: 80).plain
    }

    @Test("Each command is one line for a shell, below what it runs")
    func lines() {
        let checks = [Check(id: "compile/a", name: "A"), Check(id: "LampChecks/b()", name: "B")]
        let verdict = Verdict(.sample(), checks: checks.map { CheckResult($0, .passed) })
        expectEqual(
            text([run(.own), run(.correct), run(.bug("it stays dark"))], verdict),
            #"""

             To repeat the run of 1.1, copy a line into a shell. It builds the package that
             was graded and runs its tests. Nothing limits their time and memory there, and
             a crash ends the run.

             The checks, except for 1 that only the compiler can answer:
            cd '/a course/1.1/workspace' && env XDG_CONFIG_HOME="$(mktemp -d)" TZ=Europe/Berlin WORKBOOK_RUN=1f swift test --filter '^LampChecks\.'

             Your tests with correct code, which they should accept:
            cd '/a course/1.1/workspace' && env XDG_CONFIG_HOME="$(mktemp -d)" TZ=Europe/Berlin WORKBOOK_RUN=1f swift test --filter '^LampChecks\.'

             Your tests with the bug "it stays dark", at which one of them should fail:
            cd '/a course/1.1/workspace' && env XDG_CONFIG_HOME="$(mktemp -d)" TZ=Europe/Berlin WORKBOOK_RUN=1f swift test --filter '^LampChecks\.'

            """#)
    }

    @Test("The text says that the sandbox is missing, or that there is no run to repeat")
    func others() {
        let verdict = Verdict.sample([.passed])
        #expect(text([run(.own)], verdict, isIsolated: true).contains("without the sandbox"))
        #expect(text([], verdict).contains("Nothing was built for 1.1"))
    }
}
