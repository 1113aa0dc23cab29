import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite(.temporaryFolder) struct CheckListDifferenceTests {
    let folder = TemporaryFolder.current

    /// Returns the sentences about lists of checks, each an id and a name.
    private func sentences(
        _ recorded: [(String, String)], _ observed: [(String, String)], besides known: Set<String> = []
    ) throws -> [String] {
        try folder.write(["S.swift": ""])
        return CheckListDifference(
            recorded: recorded.map { Check(id: $0, name: $1) },
            observed: observed.map { Check(id: $0, name: $1) },
            in: folder.url, at: "Checks", besides: known
        ).sentences
    }

    @Test("What differs is said in its own direction, and the missing file of a suite is named")
    func directions() throws {
        let (a, b) = (("S/a()", "A"), ("S/b()", "B"))
        try expectEqual(sentences([a, b], [a, b]), [])
        try expectEqual(
            sentences([a, b], [a]), ["checks.json lists what the suite doesn't report (S/b())"])
        try expectEqual(sentences([a], [a, b]), ["checks.json does not list what the suite reports (S/b())"])
        try expectEqual(
            sentences([a, ("T/a()", "C"), ("compile/x", "X")], [a]),
            ["checks.json lists what the suite doesn't report (T/a(), compile/x); there is no Checks/T.swift"]
        )
        try expectEqual(
            sentences([a], [("S/a()", "A new one")]),
            [#"checks.json has another sentence for S/a(): "A", and the suite "A new one""#])
        try expectEqual(sentences([a], [("S/a()", "A new one")], besides: ["S/a()"]), [])
        try expectEqual(sentences([a, b, a], [a, b]), ["checks.json lists S/a() twice"])
        try expectEqual(
            sentences([a, b], [b, a]),
            ["checks.json lists the checks in another order than the suite reports them"])
    }
}
