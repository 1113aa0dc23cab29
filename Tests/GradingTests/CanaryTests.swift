import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct CanaryTests {
    private let canary = Canary.sample

    private func flags(_ fate: SampleRun.Fate) -> [Flag] {
        let log = SampleRun(module: "LampChecks", [.init("\(canary.name)/mustFail()", fate)]).log
        return canary.flags(for: log.canary)
    }

    @Test("A canary is healthy if all its expectations fail, and it isn't one of the checks")
    func healthy() {
        #expect(flags(.sings(canary.failures)).isEmpty)
        let log = SampleRun(module: "LampChecks", [.init("S/a()", .passes)]).log
        #expect(log.entries.map(\.id) == ["S/a()"])
        #expect(log.canary != nil)
    }

    @Test("A canary that doesn't fail completely voids the verdict")
    func silent() {
        #expect(flags(.passes).count == 1)
        #expect(flags(.sings(canary.failures - 1)).count == 1)
        #expect(flags(.fails([])).count == 1)
        #expect(flags(.neverEnds).count == 1)
        #expect(flags(.neverStarts).count == 1)
        #expect(canary.flags(for: nil).count == 1)
    }

    @Test("A canary expectation that fails unexpectedly voids the verdict")
    func control() throws {
        var log = SampleRun(
            module: "LampChecks", [.init("\(canary.name)/mustFail()", .sings(canary.failures))]
        ).log
        let failed = SampleRun(module: "LampChecks", [.init("S/a()", .fails([]))]).log
        let failure = try #require(failed["S/a()"]?.failures.first)
        var record = try #require(log.canary)
        record.issues.append(failure)
        #expect(
            canary.flags(for: record).first?.reason.hasPrefix("an expectation that must not fail did") == true
        )
        log.stop("S/a()", .exited(status: 1), at: nil)
    }

    @Test("A canary covers what its suite uses, with its own names, values and texts")
    func text() {
        let part = Exercise.sample().firstPart
        let rich = Canary(for: part, names: .sample, suiteWords: ["===", "contains"])
        #expect(rich.failures > canary.failures)
        #expect(rich.text.contains("===") && !canary.text.contains("==="))
        #expect(rich.text.count { $0 == "#" } == canary.text.count { $0 == "#" })
        for word in ["FIRST", "SECOND", "THIRD", "VALUE", "TYPE", "OBJECT", "TEST", "\"\""] {
            #expect(!rich.text.contains(word))
        }
        let names = GeneratedNames(WorkspaceSecret(numbers: [5, 6, 7, 8]))
        let other = Canary(for: part, names: names, suiteWords: [])
        #expect(other.name != canary.name)
        #expect(other.text != canary.text)
    }
}
