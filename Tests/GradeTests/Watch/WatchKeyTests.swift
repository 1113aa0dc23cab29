import Testing

@testable import grade

struct WatchKeyTests {
    private func keys(_ text: String) -> [WatchKey] { WatchKey.keys(in: Array(text.utf8)) }

    @Test("Letters mean what the prompt says, large or small")
    func letters() {
        #expect(keys("nhlc") == [.next, .hint, .list, .chapter])
        #expect(keys("tT") == [.task, .task])
        #expect(keys("sxgr") == [.solution, .reset, .go, .run])
        #expect(keys("Qq") == [.quit, .quit])
    }

    @Test("Return, Ctrl-D and what means nothing")
    func others() {
        #expect(keys("\r\n") == [.enter, .enter])
        #expect(keys("\u{4}") == [.quit])
        #expect(keys(" z9") == [.other, .other, .other])
        #expect(keys("é€") == [.other, .other])
    }

    @Test(
        "Arrows, function keys and letters with Alt are one key without a meaning",
        arguments: ["\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OQ", "\u{1B}Oc", "\u{1B}[3~", "\u{1B}x"])
    func sequences(bytes: String) {
        #expect(keys(bytes) == [.other])
        #expect(keys(bytes + "\u{1B}[Bq") == [.other, .other, .quit])
    }

    @Test("Escape by itself means nothing")
    func escape() { #expect(keys("\u{1B}") == [.other]) }

    @Test("Pasted text presses no keys")
    func pasted() { #expect(keys("exit now\nyes\n") == []) }

    @Test("Every letter has one key")
    func unique() {
        let letters = WatchKey.allCases.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
    }
}
