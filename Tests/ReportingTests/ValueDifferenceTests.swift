import TestSupport
import Testing

@testable import WorkbookReporting

struct ValueDifferenceTests {
    private func texts(_ expected: String, _ actual: String, room: Int = 58) -> [String]? {
        ValueDifference(expected, actual).map {
            [$0.texts(room: room).expected, $0.texts(room: room).actual]
        }
    }

    @Test("The first different element is named with its index")
    func list() {
        expectEqual(texts("[1, 2, 3]", "[1, 5, 4]"), ["[1] = 2", "[1] = 5"])
        expectEqual(texts("[[1], [2, 3]]", "[[1], [2, 4]]"), ["[1][1] = 3", "[1][1] = 4"])
    }

    @Test("Different counts are reported first")
    func counts() {
        expectEqual(texts("[1, 2]", "[1]"), ["2 elements, the first missing one is 2", "1 element"])
        expectEqual(texts("[1]", "[1, 2]"), ["1 element", "2 elements, the first extra one is 2"])
        expectEqual(texts("[]", "[1]"), ["0 elements", "1 element, the first extra one is 1"])
        expectEqual(texts("[[1], [2]]", "[[1, 3]]"), ["2 elements, no [0][1]", "1 element, [0][1] = 3"])
        expectEqual(texts("[1, 2]", "[3]"), ["2 elements, [0] = 1", "1 element, [0] = 3"])
        expectEqual(
            texts("Shop(open: true, items: [1])", "Shop(open: true, items: [])"),
            [
                ".items with 1 element, the first missing one is 1", ".items with 0 elements",
            ])
    }

    @Test("A difference names the field, and is found inside Optionals and cases")
    func fields() {
        let ada = #"[Person(first: "Ada", last: "Lovelace")]"#
        let text = texts(ada, ada.replacing("Lovelace", with: "Byron"))
        expectEqual(text, [#"[0].last = "Lovelace""#, #"[0].last = "Byron""#])
        expectEqual(texts("Optional([1, 2])", "Optional([1, 3])"), ["[1] = 2", "[1] = 3"])
        expectEqual(texts("Pair(1, 2)", "Pair(1, 3)"), [".1 = 2", ".1 = 3"])
        // Values of different types or cases aren't compared part by part.
        expectEqual(texts("[.on(1)]", "[.off(1)]"), ["[0] = .on(1)", "[0] = .off(1)"])
    }

    @Test("Dictionaries are compared by key and sets by element, in any order")
    func unordered() {
        expectEqual(texts(#"["a": 1, "b": 2]"#, #"["b": 3, "a": 1]"#), [#"["b"] = 2"#, #"["b"] = 3"#])
        expectEqual(
            texts(#"["a": 1, "b": 2]"#, #"["b": 2]"#),
            [
                #"2 elements, ["a"] = 1"#, #"1 element, no ["a"]"#,
            ])
        expectEqual(texts("[:]", #"["b": 2]"#), [#"0 elements, no ["b"]"#, #"1 element, ["b"] = 2"#])
        expectEqual(texts("Set([1, 2])", "Set([2, 3])"), ["with 1", "without 1"])
        expectEqual(texts("Set([1])", "Set([2, 1])"), ["1 element, without 2", "2 elements, with 2"])
        expectEqual(texts("Set([1, 2])", "Set([2, 1])"), nil)
    }

    @Test("Brackets and commas in strings are part of them")
    func strings() {
        expectEqual(texts(#"["a, [b", "c"]"#, #"["a, [b", "d"]"#), [#"[1] = "c""#, #"[1] = "d""#])
        expectEqual(texts(#"["\"]", "c"]"#, #"["\"]", "d"]"#), [#"[1] = "c""#, #"[1] = "d""#])
    }

    @Test("A long nested text is shown from shortly before the difference")
    func longText() {
        let text = String(repeating: "x", count: 100)
        expectEqual(
            texts("[\"\(text)left\"]", "[\"\(text)right\"]", room: 40),
            [
                "[0] = … xxxxxxxxxxxxleft\"", "[0] = … xxxxxxxxxxxxright\"",
            ])
    }

    @Test(
        "Values that have no parts or can't be parsed are compared as text",
        arguments: [
            ("1", "2"), ("\"a\"", "\"b\""), ("[1", "[2"), ("A(1)", "B(1)"), ("(]", "(]"), ("[1)]", "[2)]"),
        ])
    func plain(_ expected: String, _ actual: String) { expectEqual(texts(expected, actual), nil) }

    @Test("Comparing hostile values doesn't overflow the stack or take long", .timeLimit(.minutes(5)))
    func hostile() {
        let deep = String(repeating: "[", count: 9000)
        _ = ValueDifference(deep + "1" + String(repeating: "]", count: 9000), deep + "2")
        _ = ValueDifference(
            deep + "1" + String(repeating: "]", count: 9000), deep + "2" + String(repeating: "]", count: 9000)
        )
        expectEqual(ValueDifference(String(repeating: "a", count: 30_000), "[]"), nil)
    }
}
