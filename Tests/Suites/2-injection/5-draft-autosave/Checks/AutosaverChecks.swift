import Foundation
import Testing

@testable import DraftAutosave

/// Writes down what is saved; follows the isolation of the learner's protocol.
///
/// Every check of the suite is on the main actor, so the protocol may be sendable, too.
final class Notebook: DraftStoring, @unchecked Sendable {
    private(set) var saved: [String] = []

    func save(_ text: String) {
        saved.append(text)
    }
}

/// A clock that a check moves by hand.
///
/// Every check of the suite is on the main actor, so the clock may be captured by a sendable function, too.
final class HandClock: @unchecked Sendable {
    private(set) var time = Date(timeIntervalSinceReferenceDate: 1000)

    func advance(_ seconds: TimeInterval) {
        time += seconds
    }
}

@MainActor @Suite("The autosaver") struct AutosaverChecks {
    let clock = HandClock()
    let notebook = Notebook()

    private func makeAutosaver() -> DraftAutosaver {
        DraftAutosaver(store: notebook, now: { [clock] in clock.time })
    }

    @Test("Making an autosaver saves nothing")
    func newAutosaver() {
        let autosaver = makeAutosaver()
        withExtendedLifetime(autosaver) {
            expect(notebook.saved, equals: [], "what a new autosaver saved")
        }
    }

    @Test("Before 30 seconds have gone by, nothing is saved")
    func tooEarly() {
        let autosaver = makeAutosaver()
        autosaver.textChanged("a")
        expect(notebook.saved, equals: [], "saved texts after a change at once")
        clock.advance(29.5)
        autosaver.textChanged("b")
        expect(notebook.saved, equals: [], "saved texts after a change at 29.5 seconds")
    }

    @Test("At exactly 30 seconds, a change is saved at once")
    func exactly() {
        let autosaver = makeAutosaver()
        clock.advance(30)
        autosaver.textChanged("draft")
        expect(notebook.saved, equals: ["draft"], "saved texts after a change at 30 seconds")
    }

    @Test("After a save, the next 30 seconds count from there")
    func again() {
        let autosaver = makeAutosaver()
        clock.advance(45)
        autosaver.textChanged("a")
        expect(notebook.saved, equals: ["a"], "saved texts after a change at 45 seconds")
        clock.advance(29.5)
        autosaver.textChanged("b")
        expect(notebook.saved, equals: ["a"], "saved texts after another change 29.5 seconds later")
        clock.advance(0.5)
        autosaver.textChanged("c")
        expect(notebook.saved, equals: ["a", "c"], "saved texts after another change 30 seconds later")
        autosaver.textChanged("d")
        expect(notebook.saved, equals: ["a", "c"], "saved texts after a change right after a save")
    }

    @Test("A change that is not saved does not put the next save off")
    func unsavedChanges() {
        let autosaver = makeAutosaver()
        for text in ["a", "b", "c"] {
            clock.advance(10)
            autosaver.textChanged(text)
        }
        expect(notebook.saved, equals: ["c"], "saved texts after changes at 10, 20 and 30 seconds")
    }

    @Test("Two autosavers keep their own times")
    func twoAutosavers() {
        let early = makeAutosaver()
        clock.advance(20)
        let late = makeAutosaver()
        clock.advance(10)
        early.textChanged("early")
        late.textChanged("late")
        expect(notebook.saved, equals: ["early"], "saved texts when one is 30 seconds old and one 10 seconds")
    }

    @Test("Without a clock, a new autosaver waits in real time")
    func realTime() {
        let autosaver = DraftAutosaver(store: notebook)
        autosaver.textChanged("a")
        expect(notebook.saved, equals: [], "saved texts right after an autosaver with the real time was made")
    }
}
