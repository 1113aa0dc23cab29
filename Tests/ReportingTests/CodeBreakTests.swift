import TestSupport
import Testing

@testable import WorkbookReporting

struct CodeBreakTests {
    @Test(
        "A line of code is broken where a person would break it",
        arguments: [
            ("#expect(meter.minutesLeft == 0)", 30, ["#expect(meter.minutesLeft ==", "    0)"]),
            (
                "    public var isPaid: Bool { left > 0 }", 34,
                ["    public var isPaid: Bool {", "        left > 0 }"]
            ),
            (
                "package func apply(to meter: ParkingMeter) {", 36,
                ["package func apply(", "    to meter: ParkingMeter) {"]
            ),
            ("call(first, second, third)", 21, ["call(first, second,", "    third)"]),
            ("error: no such module was found", 20, ["error: no such", "    module was found"]),
            // As few brackets as possible are left open.
            (
                "[(4_999.0, \"on\"), (5_000.0, \"off\")])", 32,
                ["[(4_999.0, \"on\"),", "    (5_000.0, \"off\")])"]
            ),
            ("check([(\"\", \"\"), (\"a\", \"\")])", 24, ["check([(\"\", \"\"),", "    (\"a\", \"\")])"]),
            // A brace stays with the word before it.
            ("class StubLighthouse: Lighthouse {", 33, ["class StubLighthouse:", "    Lighthouse {"]),
            ("averylongnameforacall {", 21, ["averylongnameforacall", "    {"]),
            // After a comma rather than an operator, and not between an arrow and its type.
            (
                "init(tracker: Tracking, center: any Observing = Center.default) {", 50,
                ["init(tracker: Tracking,", "    center: any Observing = Center.default) {"]
            ),
            (
                "init(hour: @escaping () -> Int = { now }) {", 28,
                ["init(hour: @escaping ()", "    -> Int = { now }) {"]
            ),
            // Words that are too long for a line.
            (
                "#expect(drill.reaches.contains(spot))", 28,
                ["#expect(drill.reaches", "    .contains(spot))"]
            ),
            (
                "DocumentBrowserViewControllerDelegate {", 32,
                ["DocumentBrowserViewController", "    Delegate {"]
            ),
            // Not after `(` if nothing is in the parentheses.
            ("let value = makeTheValue() ?? other", 29, ["let value = makeTheValue() ??", "    other"]),
        ])
    func places(code: String, room: Int, pieces: [String]) {
        expectEqual(CodeBreak.pieces(of: code, room: room), pieces)
    }

    @Test("A string literal stays whole, with less indentation if that helps")
    func strings() {
        expectEqual(
            CodeBreak.pieces(of: "greet(\"Ada, the first\", \"Bo\")", room: 25),
            ["greet(\"Ada, the first\",", "    \"Bo\")"])
        expectEqual(
            CodeBreak.pieces(of: "\"one two three four\"", room: 16), ["\"one two three", "    four\""])
        expectEqual(
            CodeBreak.pieces(of: "        Issue.record(\"unexpected: \\(warning)\")", room: 30),
            ["        Issue.record(", "     \"unexpected: \\(warning)\")"])
        expectEqual(
            CodeBreak.pieces(of: "if degrees < 2 { siren.sound(\"frost: \\(degrees)\") }", room: 36),
            ["if degrees < 2 {", "    siren.sound(", "    \"frost: \\(degrees)\") }"])
    }

    @Test("A line that fits is one piece, even if it is empty", arguments: ["", "    }", "return (a, b)"])
    func whole(code: String) { expectEqual(CodeBreak.pieces(of: code, room: 20), [code]) }

    @Test("A broken comment continues as a comment")
    func comments() {
        expectEqual(
            CodeBreak.pieces(of: "    /// Creates a meter, with no time on it.", room: 30),
            ["    /// Creates a meter, with", "    /// no time on it."])
    }

    @Test("A line of slashes is broken, however narrow the room is")
    func slashes() {
        let line = String(repeating: "/", count: 80)
        expectEqual(CodeBreak.pieces(of: line, room: 77), [String(line.prefix(77)), "/// ///"])
        expectEqual(CodeBreak.pieces(of: "/////", room: 2), ["//", "/// /", "/// /", "/// /"])
    }
}
