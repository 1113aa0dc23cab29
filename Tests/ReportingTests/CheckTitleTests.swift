import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookReporting

struct CheckTitleTests {
    private let variant = Variants.Variant(id: "stuck", name: "the switch does nothing")

    @Test("Whether tests caught a bug is in the sentence, because a symbol before the opposite misleads")
    func capture() {
        let check = Check.catching(variant)
        expectEqual(check.title(passed: true), "Your tests catch: the switch does nothing")
        expectEqual(check.title(passed: false), "Your tests did not catch: the switch does nothing")
        expectEqual(check.title(passed: nil), "Your tests should catch: the switch does nothing")
    }

    @Test("Whether tests accept a correct variant is in the sentence")
    func acceptance() {
        let check = Check.accepting(Variants.Variant(id: "stored", name: "a stored lamp"))
        expectEqual(check.title(passed: true), "Your tests accept a stored lamp")
        expectEqual(check.title(passed: false), "Your tests rejected correct code: a stored lamp")
        expectEqual(check.title(passed: nil), "Your tests should accept a stored lamp")
    }

    @Test(
        "Every other check of the learner's tests has a sentence for its failure",
        arguments: [
            PlantedBugs.Fixed.present, PlantedBugs.Fixed.enabled, PlantedBugs.Fixed.alone,
            PlantedBugs.Fixed.together, PlantedBugs.Fixed.canFail,
        ])
    func fixed(check: Check) {
        expectEqual(check.title(passed: true), check.name)
        #expect(check.title(passed: false) != check.name)
    }

    @Test(
        "A promise of a suite, and a name in other words, stay as they are",
        arguments: ["LampChecks/new()", "compile/final", "catches/stuck", "accepts/stored", "tests/other"],
        [true, false, nil])
    func unchanged(id: String, passed: Bool?) {
        expectEqual(Check(id: id, name: "A new lamp is off").title(passed: passed), "A new lamp is off")
    }
}
