import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookReporting

struct CheckTitleTests {
    private let variant = Variants.Variant(id: "stuck", name: "the switch does nothing")

    @Test("The sentence says whether tests caught a bug, so the symbol beside it isn't misleading")
    func capture() {
        let check = Check.catching(variant)
        expectEqual(check.title(passed: true), "Your tests catch: the switch does nothing")
        expectEqual(check.title(passed: false), "Your tests did not catch: the switch does nothing")
        expectEqual(check.title(passed: nil), "Your tests should catch: the switch does nothing")
    }

    @Test("The sentence says whether tests accept a correct variant")
    func acceptance() {
        let check = Check.accepting(Variants.Variant(id: "stored", name: "a stored lamp"))
        expectEqual(check.title(passed: true), "Your tests accept a stored lamp")
        expectEqual(check.title(passed: false), "Your tests rejected correct code: a stored lamp")
        expectEqual(check.title(passed: nil), "Your tests should accept a stored lamp")
    }

    @Test(
        "Each other check of the learner's tests has its own sentence for a failure",
        arguments: [
            PlantedBugs.Fixed.present, PlantedBugs.Fixed.enabled, PlantedBugs.Fixed.alone,
            PlantedBugs.Fixed.together, PlantedBugs.Fixed.canFail,
        ])
    func fixed(check: Check) {
        expectEqual(check.title(passed: true), check.name)
        #expect(check.title(passed: false) != check.name)
    }

    @Test(
        "A suite's own check names and differently worded names stay unchanged",
        arguments: ["LampChecks/new()", "compile/final", "catches/stuck", "accepts/stored", "tests/other"],
        [true, false, nil])
    func unchanged(id: String, passed: Bool?) {
        expectEqual(Check(id: id, name: "A new lamp is off").title(passed: passed), "A new lamp is off")
    }
}
