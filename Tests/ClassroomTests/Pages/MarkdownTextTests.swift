import TestSupport
import Testing
import WorkbookReporting

@testable import WorkbookPages
@testable import WorkbookClassroom

struct MarkdownTextTests {
    @Test(
        "Escaped text can't start any markup",
        arguments: [
            ("a *b* _c_ `d`", #"a \*b\* \_c\_ \`d\`"#), ("<b>", #"\<b\>"#), ("[a](b)", #"\[a\](b)"#),
            ("# a", "\\# a"), ("- a", #"\- a"#), ("12. a", #"12\. a"#), ("3) a", #"3\) a"#),
            ("3.5 points", "3.5 points"), ("12.", "12\\."), ("a - b 1. c", "a - b 1. c"), ("    a", "a"),
            ("", ""),
            ("a\n# b", "a ⏎ \\# b"), ("&lt;", #"\&lt;"#), ("a|b", #"a\|b"#),
        ])
    func escaped(text: String, markdown: String) {
        expectEqual(MarkdownText.escaped(text), markdown)
    }

    @Test(
        "Inline code is enclosed in more backticks than it contains",
        arguments: [
            ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("```", "```` ``` ````"), (" a", "`  a `"),
            ("", "(empty)"), ("a\nb", "`a ⏎ b`"),
        ])
    func code(text: String, markdown: String) {
        expectEqual(MarkdownText.code(text), markdown)
    }

    @Test("A code block has a longer fence than any fence in the code")
    func block() {
        expectEqual(MarkdownText.block(["a", "````"]), ["`````text", "a", "````", "`````"])
    }

    @Test("Words in a line keep their role and the code in them")
    func lines() {
        let line: StyledLine = "One: \("make `isOn` *private*", .strong) in \("a_b.swift", .path)"
        expectEqual(line.markdown, "One: **make `isOn` \\*private\\*** in `a_b.swift`")
        expectEqual(
            line.html, "One: <strong>make <code>isOn</code> *private*</strong> in <code>a_b.swift</code>")
        expectEqual(("a ` b" as StyledLine).markdown, "a \\` b")
        expectEqual(("a ` b" as StyledLine).html, "a ` b")
    }
}
