import TestSupport
import Testing

@testable import WorkbookModel

@Suite struct LineDifferenceTests {
    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("Equal texts have no differences")
    func equal() {
        let difference = LineDifference(from: ["a", "b"], to: ["a", "b"])
        #expect(difference.isEmpty)
        expectEqual(difference.lines, [.same("a"), .same("b")])
        #expect(LineDifference(from: [], to: []).isEmpty)
    }

    @Test("Indentation and trailing spaces don't count, and the old line is shown")
    func indentation() {
        let difference = LineDifference(from: ["\tlet a = 1  "], to: ["    let a = 1"])
        #expect(difference.isEmpty)
        expectEqual(difference.lines, [.same("\tlet a = 1  ")])
    }

    @Test("Spaces and line breaks count only in strings")
    func inside() {
        #expect(LineDifference(from: ["let a=1"], to: ["let a = 1"]).isEmpty)
        #expect(!LineDifference(from: ["\"a b\""], to: ["\"ab\""]).isEmpty)
        let call = lines("func save(a: Int, b: Int) { store(a, b) }")
        let split = lines("func save(\n    a: Int,\n    b: Int\n)\n{\n\n    store(a, b)\n}")
        expectEqual(LineDifference(from: call, to: split).lines, [.same(call[0])])
        expectEqual(LineDifference(from: split, to: call).lines, split.map { .same($0) })
        let other = lines("func save(a: Int, b: Int) {\n    keep(a, b)\n}")
        expectEqual(
            LineDifference(from: call, to: other).lines, [.removed(call[0])] + other.map { .inserted($0) })
    }

    @Test("A new function ends with its own brace, and braces around changes belong to both texts")
    func wholeFunction() {
        let (a, b) = (["func a() {", "one()", "}"], ["func b() {", "two()", "}"])
        let old = ["struct S {"] + a + ["}"]
        let new = ["struct S {"] + a + [""] + b + ["}"]
        expectEqual(
            LineDifference(from: old, to: new).lines,
            old.dropLast().map { .same($0) } + b.map { .inserted($0) } + [.same("}")])
        expectEqual(
            LineDifference(from: new, to: old).lines,
            old.dropLast().map { .same($0) } + [.same("")] + b.map { .removed($0) } + [.same("}")])
    }

    @Test("Where texts differ, the old lines come first")
    func order() {
        let difference = LineDifference(
            from: ["a", "old 1", "old 2", "z"], to: ["a", "new 1", "new 2", "z"])
        expectEqual(
            difference.lines,
            [
                .same("a"), .removed("old 1"), .removed("old 2"), .inserted("new 1"), .inserted("new 2"),
                .same("z"),
            ])
    }

    @Test("All lines can be inserted, and all lines can be removed")
    func all() {
        expectEqual(LineDifference(from: [], to: ["a"]).lines, [.inserted("a")])
        expectEqual(LineDifference(from: ["a"], to: []).lines, [.removed("a")])
    }

    @Test("Lines with only braces belong to both texts, and empty lines between changes to the changes")
    func braces() {
        let old = lines("func a() {\n    one()\n\n    two()\n}\n\nfunc b() {}")
        let new = lines("func c() {\n    three()\n}\n\nfunc d() {}")
        expectEqual(
            LineDifference(from: old, to: new).lines,
            old[..<4].map { .removed($0) } + new[..<2].map { .inserted($0) }
                + [.same("}"), .same(""), .removed("func b() {}"), .inserted("func d() {}")])
    }

    @Test("A final brace belongs to both texts")
    func lastBrace() {
        expectEqual(
            LineDifference(from: ["a", "}"], to: ["b", "}"]).lines,
            [
                .removed("a"), .inserted("b"), .same("}"),
            ])
    }

    @Test("Both texts can be rebuilt from a difference, apart from empty lines")
    func complete() {
        let old = lines("a\n{\nb\n}\nc\nd\n\ne")
        let new = lines("a\n{\nx\n}\nd\nc\n\nf\ne")
        var first: [String] = []
        var second: [String] = []
        for line in LineDifference(from: old, to: new).lines {
            switch line {
            case .same(let text):
                first.append(text)
                second.append(text)
            case .removed(let text): first.append(text)
            case .inserted(let text): second.append(text)
            case .folded: Issue.record("a difference should have no folded lines before it is folded")
            }
        }
        expectEqual(first, old)
        expectEqual(second.filter { !$0.isEmpty }, new.filter { !$0.isEmpty })
    }

    @Test(
        "Long texts that share little are unrelated, whatever repeated lines and braces they have in common")
    func unrelated() {
        func text(_ word: String, _ numbers: ClosedRange<Int>) -> [String] {
            numbers.flatMap { ["@Test func \(word)\($0)() {", "let lamp = Lamp()", "\(word)(\($0))", "}"] }
        }
        func isUnrelated(_ old: [String], _ new: [String]) -> Bool {
            LineDifference(from: old, to: new).isUnrelated
        }
        #expect(isUnrelated(text("old", 1...7), text("new", 1...7)))
        // Less than half of the lines are shared, and then just half of them.
        #expect(
            isUnrelated(text("same", 1...6) + text("old", 1...7), text("same", 1...6) + text("new", 1...7)))
        #expect(
            !isUnrelated(text("same", 1...7) + text("old", 1...7), text("same", 1...7) + text("new", 1...7)))
        // Everything of the shorter text is in the longer one.
        #expect(!isUnrelated(text("same", 1...2), text("same", 1...20)))
        // Few changes can be read one by one.
        #expect(!isUnrelated(text("old", 1...6), text("new", 1...6)))
    }

    @Test("Only lines near a change are kept, and the others are counted")
    func folded() {
        let old = (1...20).map { "line \($0)" }
        var new = old
        new[9] = "new"
        expectEqual(
            LineDifference(from: old, to: new).folded(context: 2),
            [
                .folded(7), .same("line 8"), .same("line 9"), .removed("line 10"), .inserted("new"),
                .same("line 11"), .same("line 12"), .folded(8),
            ])
    }

    @Test("A single line isn't folded, because the note about it would take a line too")
    func single() {
        expectEqual(
            LineDifference(from: ["a", "b", "c"], to: ["a", "b", "d"]).folded(context: 1),
            [
                .same("a"), .same("b"), .removed("c"), .inserted("d"),
            ])
    }

    @Test("Equal texts fold into one line")
    func foldedEqual() {
        expectEqual(LineDifference(from: ["a", "b"], to: ["a", "b"]).folded(), [.folded(2)])
        expectEqual(LineDifference(from: [], to: []).folded(), [])
    }
}
