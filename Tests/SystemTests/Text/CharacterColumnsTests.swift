import Testing

@testable import WorkbookSystem

struct CharacterColumnsTests {
    @Test(
        "Letters of East Asian scripts and emoji take two columns",
        arguments: ["日", "ひ", "カ", "한", "ᄀ", "Ａ", "！", "👍", "✅", "👨‍👩‍👧", "👍🏽", "🇯🇵", "❤️", "1️⃣", "𠀀"])
    func wide(text: String) { #expect(text.columns == 2) }

    @Test(
        "Everything else takes one column, with or without accents",
        arguments: [
            "a", "é", "e\u{301}", "ß", "ｱ", "→", "✔", "✘", "○", "⚑", "…", "│", "█", "▸", "\u{A0}", "ش",
            "\u{AD}",
        ])
    func narrow(text: String) { #expect(text.columns == 1) }

    @Test("Marks and invisible characters take no column of their own")
    func zero() {
        #expect("\u{200B}".columns == 0)
        #expect("a\u{200D}b".columns == 2)
        // A Korean syllable, and the same syllable as three letters.
        #expect("한".columns == "\u{1112}\u{1161}\u{11AB}".columns)
    }

    @Test("A prefix never cuts a wide character in half")
    func prefix() {
        #expect("日本語".prefix(columns: 5) == "日本")
        #expect("日本語".prefix(columns: 6) == "日本語")
        #expect("abc".prefix(columns: 0) == "")
    }
}
