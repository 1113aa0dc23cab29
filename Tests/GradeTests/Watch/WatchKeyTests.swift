import Testing

@testable import WorkbookCommandLine
@testable import grade

struct WatchKeyTests {
    private func keys(_ text: String) -> [WatchKey] { WatchKey.keys(in: Array(text.utf8)) }

    @Test("Letters work as the prompt says, in upper and lower case")
    func letters() {
        #expect(keys("nhlc") == [.next, .hint, .list, .chapter])
        #expect(keys("b") == [.book])
        #expect(keys("tT") == [.task, .task])
        #expect(keys("sxgr") == [.solution, .reset, .go, .run])
        #expect(keys("Qq") == [.quit, .quit])
        #expect(keys("yY") == [.yes, .yes])
    }

    @Test("Return and Ctrl-D are recognized, and other characters have no meaning")
    func others() {
        #expect(keys("\r\n") == [.enter, .enter])
        #expect(keys("\u{4}") == [.quit])
        #expect(keys("z0") == [.other, .other])
        #expect(keys("é€") == [.other, .other])
    }

    @Test(
        "Other arrows, function keys, and Alt combinations count as one key without a meaning",
        arguments: ["\u{1B}[C", "\u{1B}[1;5C", "\u{1B}OQ", "\u{1B}Oc", "\u{1B}[3~", "\u{1B}x"])
    func sequences(bytes: String) {
        #expect(keys(bytes) == [.other])
        #expect(keys(bytes + "\u{1B}[Bq") == [.other, .down, .quit])
    }

    @Test("Scroll keys are recognized in the encodings of common terminals")
    func movements() {
        #expect(keys("\u{1B}[A\u{1B}OA" + "k") == [.up, .up, .up])
        #expect(keys("\u{1B}[B\u{1B}OB" + "j") == [.down, .down, .down])
        #expect(keys("\u{1B}[5~\u{1B}[6~ ") == [.pageUp, .pageDown, .pageDown])
        #expect(keys("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~") == [.home, .home, .home, .home])
        #expect(keys("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~") == [.end, .end, .end, .end])
    }

    @Test("Brackets, and Tab with and without Shift, go to other headings")
    func headings() {
        #expect(keys("]\t") == [.nextHeading, .nextHeading])
        #expect(keys("[\u{1B}[Z") == [.previousHeading, .previousHeading])
    }

    @Test("Digits answer questions")
    func digits() { #expect(keys("19") == [.number(1), .number(9)]) }

    @Test("Escape by itself is a key, even twice in a row")
    func escape() {
        #expect(keys("\u{1B}") == [.escape])
        #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
    }

    @Test("An arrow key that is held down isn't mistaken for pasted text")
    func repeated() {
        #expect(keys(String(repeating: "\u{1B}[B", count: 9)).count == 9)
    }

    @Test("Pasted text triggers no keys")
    func pasted() { #expect(keys("exit now\nyes\n") == []) }

    @Test(
        "A question takes one key: y means yes, and n, Return, Escape, q, and Ctrl-C mean no",
        arguments: [
            ("y", true), ("Y", true), ("n", false), ("N", false), ("q", false), ("\r", false), ("\n", false),
            ("\u{1B}", false), ("\u{3}", false), ("\u{4}", false), ("zy", true), ("zn", false),
            ("z\u{1B}[A\u{3}", false),
            ("r", nil), ("\u{1B}[A", nil), ("\u{1B}y", nil), ("é", nil), ("yes, do it\n", nil),
        ])
    func answers(bytes: String, answer: Bool?) { #expect(WatchKey.answer(in: Array(bytes.utf8)) == answer) }

    @Test("Every letter belongs to only one key")
    func unique() {
        let letters = WatchKey.lettered.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
    }
}
