import WorkbookModel
import WorkbookSystem

/// A suite that must fail, built beside every hidden suite with the same imports.
///
/// If its expectations do not fail, the learner's module has changed what an expectation or a comparison
/// means, so the other checks prove nothing. The failures are wrapped as known issues, so that they leave the
/// exit status alone. Its names, values and texts are random for each workspace, so that code can't be written for them. Some
/// expectations stand outside of that wrapping, and must not fail.
struct Canary: Sendable, Equatable {
    /// The suite's name, and the name of its file.
    let name: String
    /// The source of the suite.
    let text: String
    /// How many known issues the suite must record.
    let failures: Int

    /// What our functions that compare values are called, by which the suites of a course that shares them are recognized.
    static let helpers: Set = ["ComparableBySuite", "expect", "same"]

    /// Creates the canary of a part whose suite contains these words and operators.
    ///
    /// - Parameter hasHelpers: Whether the course's suites share the functions by which ours compare values. If not, expectations
    ///   of the test library take their place.
    init(for part: ExercisePart, names: GeneratedNames, suiteWords: Set<String>, hasHelpers: Bool = true) {
        name = names.canary
        let samples = Canary.samples.filter { sample in
            (hasHelpers || !sample.usesHelpers) && (sample.trigger.map(suiteWords.contains) ?? true)
        }
        failures = samples.count
        let imports = (["@testable import \(part.module)"] + part.support.map { "import \($0)" })
            .joined(separator: "\n")
        // One closure for all of them compiles in half the time; the one that throws comes last.
        let unwrapped = samples.filter { !$0.isWrapped }.sorted { !$0.throws && $1.throws }
        let wrapped =
            ["        Testing.withKnownIssue {"] + unwrapped.map { "            " + $0.fails } + ["        }"]
            + samples.filter(\.isWrapped).map { "        " + $0.fails }
        let holds = samples.compactMap { $0.holds.map { "        " + $0 } }
        // All values are different from each other, and none is likely to be in a suite.
        let expectation = { (value: Bool) in
            hasHelpers ? "expect(value, equals: \(value), \"THIRD\")" : "#expect(value == \(value))"
        }
        let number = names.word(0).utf8.reduce(0) { $0 * 7 + Int($1 % 7) } + 1_000
        text = names.filled(
            """
            \(suiteWords.contains("Foundation") ? "import Foundation" : "")
            import Testing
            \(imports)

            struct TYPE\(hasHelpers ? ": ComparableBySuite, CustomDebugStringConvertible" : "") {
                let value: Int
                var debugDescription: String { "VALUE \\(value)" }
                func isEqual(to other: TYPE) -> Bool { \(hasHelpers ? "same(value, other.value)" : "value == other.value") }
            }

            final class OBJECT {}

            func never(_ value: Bool) {
                Testing.withKnownIssue { \(expectation(true)) }
                \(expectation(false))
            }

            func always(_ value: Bool) {
                Testing.withKnownIssue { \(expectation(false)) }
                \(expectation(true))
            }

            @Suite @MainActor struct \(name) {
                @Test func TEST() throws {
                    let (one, two, truth): (Int, Int, Bool) = (\(number), \(number + 17), true)
                    let (text, other): (String, String) = ("FIRST", "SECOND")
                    let (list, texts, half): ([Int], [String], Double) = ([one, two], [text, other], Double(one) / 2)
                    let (nothing, something): (Int?, Int?) = (nil, one)
                    let (object, stranger) = (OBJECT(), OBJECT())
                    let typed = TYPE(value: one)
                    withExtendedLifetime((half, something, object, stranger, typed, texts)) {}
            \((wrapped + holds).joined(separator: "\n"))
                }
            }

            """)
    }

    /// An expectation that must fail, and one that must not.
    private struct Sample {
        /// The word or operator of a suite that makes the sample worthwhile; `nil` for every suite.
        var trigger: String?
        var fails: String
        var holds: String?
        /// Whether the failure is wrapped as a known issue already.
        var isWrapped = false

        /// Whether it calls a function that the suites of the course share.
        var usesHelpers: Bool { fails.hasPrefix("expect(") }
        /// Whether the failure ends the function around it.
        var `throws`: Bool { fails.contains("try") }

        init(_ fails: String, _ holds: String?, for trigger: String? = nil) {
            self.trigger = trigger
            self.fails = fails
            self.holds = holds
        }

        /// An operator or a predicate whose result a suite passes to its helper.
        static func predicate(_ trigger: String?, _ value: String, is holds: Bool = false) -> Sample {
            var sample = Sample("\(holds ? "always" : "never")(\(value))", nil, for: trigger)
            sample.isWrapped = true
            return sample
        }
    }

    private static let samples =
        [
            Sample("expect(one, equals: two, \"FIRST\")", "expect(one, equals: one, \"FIRST\")"),
            Sample("expect(text, equals: other, \"SECOND\")", "expect(text, equals: text, \"SECOND\")"),
            Sample("expect(truth, equals: false, \"THIRD\")", "expect(truth, equals: true, \"THIRD\")"),
            Sample("expect(half, equals: half + 1, \"FIRST\")", "expect(half, equals: half, \"FIRST\")"),
            Sample(
                "expect(list, equals: [two, one], \"SECOND\")", "expect(list, equals: [one, two], \"SECOND\")"
            ),
            Sample(
                "expect(texts, equals: [text], \"SECOND\")",
                "expect(texts, equals: [text, other], \"SECOND\")"),
            Sample("expect(nothing, equals: one, \"THIRD\")", "expect(nothing, equals: nil, \"THIRD\")"),
            Sample("expect(something, equals: nil, \"FIRST\")", "expect(something, equals: one, \"FIRST\")"),
            Sample(
                "expect(typed, equals: TYPE(value: two), \"THIRD\")",
                "expect(typed, equals: typed, \"THIRD\")"),
            Sample("#expect(one == two)", "#expect(one == one)", for: "#expect"),
            Sample("_ = try #require(nothing)", "_ = try #require(something)", for: "#require"),
            Sample("Issue.record(\"SECOND\")", nil),
            Sample.predicate(nil, "one == two"), .predicate(nil, "one != two", is: true),
            .predicate(nil, "text == other"), .predicate(nil, "text != other", is: true),
            .predicate("==", "list == [two]"), .predicate("!=", "texts != [text]", is: true),
            .predicate("==", "something == nil"), .predicate("!=", "something != nil", is: true),
            .predicate("<", "two < one"), .predicate(">", "one > two"),
            .predicate("<=", "two <= one"), .predicate(">=", "one >= two"),
            .predicate("===", "object === stranger"), .predicate("!==", "object !== object"),
            .predicate("contains", "list.contains(0)"), .predicate("contains", "texts.contains(\"THIRD\")"),
            .predicate("contains", "list.contains { $0 == 0 }"),
            .predicate("allSatisfy", "list.allSatisfy { $0 == one }"),
            .predicate("isEmpty", "list.isEmpty"), .predicate("isEmpty", "texts.isEmpty"),
            .predicate("count", "list.count == 1"), .predicate("count", "texts.count == 1"),
            .predicate("map", "list.map { $0 + 1 } == list"),
            .predicate("filter", "list.filter { $0 == two } == list"),
            .predicate("first", "list.first == two"), .predicate("last", "list.last == one"),
            .predicate("hasPrefix", "text.hasPrefix(other)"),
            .predicate("hasSuffix", "text.hasSuffix(other)"),
            .predicate("joined", "texts.joined(separator: \",\") == text"),
            .predicate("zip", "zip(list, list).contains { $0 != $1 }"),
        ]
}

extension GeneratedNames {
    /// Returns a source with random words in place of those in capitals.
    fileprivate func filled(_ source: String) -> String {
        ["FIRST", "SECOND", "THIRD", "VALUE", "TEST", "TYPE", "OBJECT"].enumerated().reduce(source) {
            $0.replacing(
                $1.element,
                with: $1.element == "TYPE" || $1.element == "OBJECT"
                    ? "T" + word(1 + $1.offset) : word(1 + $1.offset))
        }
    }
}
