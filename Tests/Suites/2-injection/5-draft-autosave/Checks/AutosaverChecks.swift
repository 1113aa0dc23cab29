import Foundation
import Testing

@testable import DraftAutosave

@MainActor @Suite("The autosaver") struct AutosaverChecks {
    let clock = HandClock()
    let notebook = Notebook()

    private func makeAutosaver() -> DraftAutosaver {
        DraftAutosaver(store: notebook, now: { [clock] in clock.time })
    }

    @Test("Creating an autosaver saves nothing")
    func newAutosaver() {
        let autosaver = makeAutosaver()
        withExtendedLifetime(autosaver) {
            expect(notebook.saved, equals: [], "texts that a new autosaver saved")
        }
    }

    @Test("Before 30 seconds have passed, nothing is saved")
    func tooEarly() {
        let autosaver = makeAutosaver()
        autosaver.textChanged("a")
        expect(notebook.saved, equals: [], "saved texts after an immediate change")
        clock.advance(29.5)
        autosaver.textChanged("b")
        expect(notebook.saved, equals: [], "saved texts after a change at 29.5 seconds")
    }

    @Test("After exactly 30 seconds, a change is saved immediately")
    func exactly() {
        let autosaver = makeAutosaver()
        clock.advance(30)
        autosaver.textChanged("draft")
        expect(notebook.saved, equals: ["draft"], "saved texts after a change at 30 seconds")
        clock.advance(30)
        autosaver.textChanged("again")
        expect(notebook.saved, equals: ["draft", "again"], "saved texts after a change 30 seconds later")
    }

    @Test("The next 30 seconds count from the last save")
    func again() {
        let autosaver = makeAutosaver()
        clock.advance(45)
        autosaver.textChanged("a")
        expect(notebook.saved, equals: ["a"], "saved texts after a change at 45 seconds")
        clock.advance(29.5)
        autosaver.textChanged("b")
        expect(notebook.saved, equals: ["a"], "saved texts when the text changes 29.5 seconds after the save")
        clock.advance(1)
        autosaver.textChanged("c")
        expect(
            notebook.saved, equals: ["a", "c"],
            "saved texts when the text changes 30.5 seconds after the save")
        autosaver.textChanged("d")
        expect(notebook.saved, equals: ["a", "c"], "saved texts when the text changes right after a save")
    }

    @Test("A change that is not saved does not delay the next save")
    func unsavedChanges() {
        let autosaver = makeAutosaver()
        for text in ["a", "b", "c"] {
            clock.advance(11)
            autosaver.textChanged(text)
        }
        expect(notebook.saved, equals: ["c"], "saved texts after changes at 11, 22 and 33 seconds")
    }

    @Test("Every text is saved unchanged")
    func texts() {
        let autosaver = makeAutosaver()
        let texts = ["draft", "", "", " draft\n", "draft", "draft"]
        for text in texts {
            clock.advance(31)
            autosaver.textChanged(text)
        }
        expect(notebook.saved, equals: texts, "saved texts after six changes, 31 seconds apart")
    }

    @Test("A long pause counts in full")
    func longPauses() {
        let autosaver = makeAutosaver()
        for (text, seconds) in [("75", 75.0), ("3605", 3605), ("86405", 86405), ("1e9", 1e9)] {
            let before = notebook.saved
            clock.advance(seconds)
            autosaver.textChanged(text)
            expect(notebook.saved, equals: before + [text], "saved texts after a pause of \(text) seconds")
        }
    }

    @Test("If the clock is set back, the wait gets longer")
    func setBack() {
        let autosaver = makeAutosaver()
        clock.advance(45)
        autosaver.textChanged("a")
        clock.advance(-100)
        autosaver.textChanged("b")
        expect(
            notebook.saved, equals: ["a"], "saved texts after a change with the clock set back by 100 seconds"
        )
        clock.advance(129.5)
        autosaver.textChanged("c")
        expect(notebook.saved, equals: ["a"], "saved texts when the clock is 29.5 seconds past the last save")
        clock.advance(1)
        autosaver.textChanged("d")
        expect(
            notebook.saved, equals: ["a", "d"],
            "saved texts when the clock is 30.5 seconds past the last save")
    }

    @Test("Two autosavers track their own times")
    func twoAutosavers() {
        let early = makeAutosaver()
        clock.advance(20)
        let late = makeAutosaver()
        clock.advance(15)
        early.textChanged("early")
        late.textChanged("late")
        expect(
            notebook.saved, equals: ["early"],
            "saved texts when one autosaver is 35 seconds old and the other 15")
    }

    @Test("Two autosavers use their own stores and clocks")
    func separateParts() {
        let (otherClock, otherNotebook) = (HandClock(), Notebook())
        let autosaver = makeAutosaver()
        let other = DraftAutosaver(store: otherNotebook, now: { otherClock.time })
        clock.advance(40)
        autosaver.textChanged("first")
        other.textChanged("second")
        expect(notebook.saved, equals: ["first"], "texts in the first store, 40 seconds later")
        expect(otherNotebook.saved, equals: [], "texts in the second store, whose clock did not move")
        otherClock.advance(40)
        autosaver.textChanged("third")
        other.textChanged("fourth")
        expect(notebook.saved, equals: ["first"], "texts in the first store, whose clock did not move")
        expect(otherNotebook.saved, equals: ["fourth"], "texts in the second store, 40 seconds later")
    }

    @Test("An autosaver keeps its store alive")
    func keepsTheStore() {
        let pages = Pages()
        let autosaver = DraftAutosaver(store: Notebook(pages), now: { [clock] in clock.time })
        clock.advance(40)
        autosaver.textChanged("draft")
        expect(pages.saved, equals: ["draft"], "texts in a store that only the autosaver holds")
    }

    @Test("If the clock is omitted, a new autosaver uses the real time")
    func realTime() {
        let autosaver = DraftAutosaver(store: notebook)
        autosaver.textChanged("a")
        expect(
            notebook.saved, equals: [],
            "saved texts right after an autosaver that uses the real time was created")
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
