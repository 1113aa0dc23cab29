import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel

struct CheckOrderTests {
    private func check(_ id: String, after: [String] = []) -> Check {
        var check = Check(id: id, name: id)
        check.after = after
        return check
    }

    @Test("Checks may come after several others, but not after one another in a circle")
    func circle() {
        let line = [check("a", after: ["b", "c"]), check("b", after: ["c"]), check("c")]
        expectEqual(CheckOrder.circle(in: line), nil)
        let circle = line.dropLast() + [check("c", after: ["d"]), check("d", after: ["b"])]
        expectEqual(CheckOrder.circle(in: Array(circle)), ["b", "c", "d"])
    }
}
