import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite struct FindingOrderTests {
    @Test("What is wrong with a variant comes before what isn't recorded because of it")
    func variants() {
        let id = Exercise.ID(lesson: 1, position: 2)
        let unrecorded = Finding.unrecorded(id, "checks", "checks.json does not list it")
        let others = [Finding.breach(id, "variants", "no file names .it"), .breach(id, "reference", "fails")]
        expectEqual(([unrecorded] + others).withVariantsFirst, others + [unrecorded])
        let rest = [unrecorded, .fine(id, "variants", "are right"), others[1]]
        expectEqual(rest.withVariantsFirst, rest)
    }
}
