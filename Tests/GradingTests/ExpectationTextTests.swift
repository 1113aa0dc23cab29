import TestSupport
import Testing

@testable import WorkbookGrading

struct ExpectationTextTests {
    @Test(
        "A failed expectation is shown without Optional, without the values of types, and with each value once",
        arguments: [
            (#"(name → Optional("Ada")) == "Bo""#, #"(name → "Ada") == "Bo""#),
            (
                #"[early, late] → [Optional("Rain, 1000"), Optional(Post(id: 1))]"#,
                #"[early, late] → ["Rain, 1000", Post(id: 1)]"#
            ),
            ("(a → Optional(Optional(1))) == 2", "(a → 1) == 2"),
            ("(views.first → Button) as? (Label → Optional<View>)", "(views.first → Button) as? Label"),
            ("(view → Button) is (Label → Label)", "(view → Button) is Label"),
            ("!((store → Store).isOn → true → true)", "!((store → Store).isOn → true)"),
            ("(spy.calls → [] → []).isEmpty", "(spy.calls → []).isEmpty"),
        ])
    func plain(text: String, shown: String) {
        expectEqual(ExpectationText.plain(text), shown)
    }

    @Test(
        "What a label really shows stays as it is",
        arguments: [
            #"(label.text → "Optional(\"Ada\")") == "Ada""#, "makeOptional(1) == 2", "f(1) == (2)", ")(",
            "Optional",
            #"(text → "a) → b → b""#,
        ])
    func unchanged(text: String) {
        expectEqual(ExpectationText.plain(text), text)
    }
}
