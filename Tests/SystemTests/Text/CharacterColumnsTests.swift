import TestSupport
import Testing

@testable import WorkbookSystem

struct CharacterColumnsTests {
    @Test(
        "Letters of East Asian scripts and emoji take two columns",
        arguments: ["日", "ひ", "カ", "한", "ᄀ", "Ａ", "！", "👍", "✅", "👨‍👩‍👧", "👍🏽", "🇯🇵", "❤️", "1️⃣", "𠀀"])
    func wide(text: String) { expectEqual(text.columns, 2) }

    @Test(
        "Everything else takes one column, with or without accents",
        arguments: [
            "a", "é", "e\u{301}", "ß", "ｱ", "→", "✔", "✘", "○", "⚑", "…", "│", "█", "▸", "\u{A0}", "ش",
            "\u{AD}",
        ])
    func narrow(text: String) { expectEqual(text.columns, 1) }

    @Test("Marks and invisible characters take no column of their own")
    func zero() {
        expectEqual("\u{200B}".columns, 0)
        expectEqual("a\u{200D}b".columns, 2)
        // A Korean syllable, and the same syllable as three letters.
        expectEqual("한".columns, "\u{1112}\u{1161}\u{11AB}".columns)
    }

    @Test("A prefix never cuts a wide character in half")
    func prefix() {
        expectEqual("日本語".prefix(columns: 5), "日本")
        expectEqual("日本語".prefix(columns: 6), "日本語")
        expectEqual("abc".prefix(columns: 0), "")
    }
}
