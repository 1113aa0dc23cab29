import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct CanaryTests {
    private func flags(_ fate: SampleRun.Fate) -> [Flag] {
        let log = SampleRun(module: "LampChecks", [.init("\(Canary.name)/mustFail()", fate)]).log
        return Canary.flags(for: log.canary)
    }

    @Test("A canary of which every expectation fails is healthy, and none of the checks")
    func healthy() {
        #expect(flags(.sings(Canary.failures)).isEmpty)
        let log = SampleRun(module: "LampChecks", [.init("S/a()", .passes)]).log
        #expect(log.entries.map(\.id) == ["S/a()"])
        #expect(log.canary != nil)
    }

    @Test("A canary that does not fail, or not wholly, voids the verdict")
    func silent() {
        #expect(flags(.passes).count == 1)
        #expect(flags(.sings(Canary.failures - 1)).count == 1)
        #expect(flags(.fails([])).count == 1)
        #expect(flags(.neverEnds).count == 1)
        #expect(flags(.neverStarts).count == 1)
        #expect(Canary.flags(for: nil).count == 1)
    }
}
