import Foundation
import Testing

@testable import DraftAutosave

@MainActor @Suite("The autosaver") struct AutosaverChecks {
    /// Whether an autosaver follows its clock and saves more than once, although perhaps not in every case.
    ///
    /// Where this isn't so, only the checks that say it fail, and those that ask for more don't.
    private var savesInTime: Bool { same(saved(after: [0, 31, 10, 31]), ["1", "3"]) }

    /// Whether the checks of 30 seconds pass: `tooEarly()`, `exactly()` and `again()`.
    private var counts30Seconds: Bool {
        same(saved(after: [0]), []) && same(saved(after: [29.5]), [])
            && same(saved(after: [30, 30]), ["0", "1"]) && same(saved(after: [45, 29.5, 1, 0]), ["0", "2"])
    }

    /// Returns what is saved if the text changes to "0", "1", and so on, each time after a pause.
    private func saved(after pauses: [TimeInterval]) -> [String] {
        let desk = Desk()
        for (number, pause) in zip(0..., pauses) { desk.change(digits(number), after: pause) }
        return desk.saved
    }

    @Test("A new autosaver waits for a change before it saves")
    func newAutosaver() {
        let (clock, notebook) = (HandClock(), Notebook())
        let autosaver = DraftAutosaver(store: notebook, now: { clock.now() })
        withExtendedLifetime(autosaver) {
            expect(notebook.saved, equals: [], "texts that a new autosaver saved")
        }
    }

    @Test("A new autosaver gets the time from the function that was passed in")
    func start() {
        if same(Desk().clock.reads, 0) { fail("creating an autosaver didn't call the function `now`") }
    }

    @Test("At each change, the autosaver gets the time from that function again")
    func eachChange() {
        let desk = Desk()
        for (text, seconds) in [("first", 10.0), ("second", 10)] {
            let before = desk.clock.reads
            desk.change("a", after: seconds)
            if same(desk.clock.reads, before) {
                fail("the \(text) change of the text didn't call the function `now`")
            }
        }
    }

    @Test("A change is saved only when 30 seconds have passed")
    func tooEarly() {
        let desk = Desk()
        desk.change("a", after: 0)
        expect(desk.saved, equals: [], "saved texts after an immediate change")
        let later = Desk()
        later.change("b", after: 29.5)
        expect(later.saved, equals: [], "saved texts after a first change at 29.5 seconds")
    }

    @Test("After exactly 30 seconds, a change is saved immediately")
    func exactly() {
        let desk = Desk()
        desk.change("draft", after: 30)
        expect(desk.saved, equals: ["draft"], "saved texts after a change at 30 seconds")
        desk.change("again", after: 30)
        expect(desk.saved, equals: ["draft", "again"], "saved texts after a change 30 seconds later")
    }

    @Test("The next 30 seconds count from the last save")
    func again() {
        let desk = Desk()
        desk.change("a", after: 45)
        // If the first change isn't saved, another check fails.
        guard same(desk.saved, ["a"]) else { return notJudged() }
        desk.change("b", after: 29.5)
        expect(desk.saved, equals: ["a"], "saved texts when the text changes 29.5 seconds after the save")
        desk.change("c", after: 1)
        expect(
            desk.saved, equals: ["a", "c"], "saved texts when the text changes 30.5 seconds after the save")
        desk.change("d", after: 0)
        expect(desk.saved, equals: ["a", "c"], "saved texts when the text changes right after that")
    }

    @Test("The next save comes on time even after changes that are not saved")
    func unsavedChanges() {
        if counts30Seconds {
            expect(
                saved(after: [0, 31, 10, 31]), equals: ["1", "3"],
                "saved texts after changes to \"0\", \"1\", \"2\" and \"3\" at 0, 31, 41 and 72 seconds")
        }
        guard savesInTime else { return notJudged() }
        let desk = Desk()
        for text in ["a", "b", "c"] { desk.change(text, after: 11) }
        expect(desk.saved, equals: ["c"], "saved texts after changes at 11, 22 and 33 seconds")
    }

    @Test("Every text is saved as it is")
    func texts() {
        guard savesInTime else { return notJudged() }
        let desk = Desk()
        let changes = [
            ("draft", "a first text"), ("", "an empty text"), ("", "an empty text again"),
            (" draft\n", "a text that begins with a space and ends with a line break"),
            ("draft", "the text from the beginning"), ("draft", "the same text again"),
        ]
        for (text, what) in changes {
            let before = desk.saved.count
            desk.change(text, after: 31)
            expect(
                Array(desk.saved.dropFirst(before)), equals: [text],
                "texts saved by a change to \(what), 31 seconds after the last change")
        }
    }

    @Test("A long pause counts in full")
    func longPauses() {
        guard savesInTime else { return notJudged() }
        let desk = Desk()
        for (text, seconds) in [("45", 45.0), ("75", 75), ("3605", 3605), ("86405", 86405), ("1e9", 1e9)] {
            let before = desk.saved
            desk.change(text, after: seconds)
            expect(desk.saved, equals: before + [text], "saved texts after a pause of \(text) seconds")
        }
    }

    @Test("If the clock is set back, the wait gets longer")
    func setBack() {
        guard savesInTime else { return notJudged() }
        for (seconds, expected) in [(-100.0, ["a"]), (29.5, ["a"]), (30.5, ["a", "b"])] {
            let desk = Desk()
            desk.change("a", after: 45)
            desk.clock.advance(-100)
            desk.change("b", after: 100 + seconds)
            let place = seconds < 0 ? "100 seconds before" : "\(seconds) seconds after"
            expect(
                desk.saved, equals: expected,
                "saved texts when the clock was set back after a save, and now shows \(place) that save")
        }
    }

    @Test("Two autosavers track their own times")
    func twoAutosavers() {
        guard savesInTime else { return notJudged() }
        let (clock, notebook) = (HandClock(), Notebook())
        let early = DraftAutosaver(store: notebook, now: { clock.now() })
        clock.advance(20)
        let late = DraftAutosaver(store: notebook, now: { clock.now() })
        clock.advance(15)
        notebook.pages.clear()
        early.textChanged("early")
        late.textChanged("late")
        expect(
            notebook.saved, equals: ["early"],
            "saved texts when one autosaver is 35 seconds old and the other 15")
    }

    @Test("Two autosavers use their own stores and clocks")
    func separateParts() {
        guard savesInTime else { return notJudged() }
        let (desk, other) = (Desk(), Desk())
        desk.change("first", after: 40)
        other.change("second", after: 0)
        expect(desk.saved, equals: ["first"], "texts in the first store, 40 seconds later")
        expect(other.saved, equals: [], "texts in the second store, whose clock did not move")
        desk.change("third", after: 0)
        other.change("fourth", after: 40)
        expect(desk.saved, equals: ["first"], "texts in the first store, whose clock did not move")
        expect(other.saved, equals: ["fourth"], "texts in the second store, 40 seconds later")
    }

    @Test("An autosaver keeps its store alive")
    func keepsTheStore() {
        var owned: Notebook? = Notebook()
        weak let reference = owned
        let clock = HandClock()
        let autosaver = owned.map { DraftAutosaver(store: $0, now: { clock.now() }) }
        owned = nil
        withExtendedLifetime(autosaver) {
            if isGone(reference) { fail("the store is gone, although its autosaver still exists") }
        }
    }

    @Test("If the clock is omitted, a new autosaver uses the real time")
    func realTime() {
        let notebook = Notebook()
        let autosaver = DraftAutosaver(store: notebook)
        notebook.pages.clear()
        if savesInTime {
            autosaver.textChanged("a")
            expect(notebook.saved, equals: [], "saved texts right after such an autosaver was created")
        } else {
            notJudged()
        }
        withExtendedLifetime(autosaver) {}
    }

    @Test("FileDraftStore writes its file")
    func fileStore() {
        let files = (1...2).map { number in
            FileManager.default.temporaryDirectory
                .appendingPathComponent("draft-\(number)-\(UUID().uuidString).txt")
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        func written(_ file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "no text" }
        let stores = files.map { FileDraftStore(file: $0) }
        for text in ["a long draft", "short"] {
            stores[0].save(text)
            expect(written(files[0]), equals: text, "text in the file after saving \"\(text)\"")
        }
        stores[1].save("other")
        expect(
            files.map(written), equals: ["short", "other"],
            "texts in two files after a second store saved \"other\" to its own file")
    }
}
