// Exercise 2.5: Draft autosave
//
// To test this autosaver, you would have to write files and wait half a minute. Change the code so that a
// test doesn't have to do either:
//
// 1. A protocol `DraftStoring` requires `save(_ text: String)` and nothing else, so a struct can conform to
//    it. `FileDraftStore` conforms to it, and writes its file as before.
// 2. `DraftAutosaver(store:now:)` takes any store that conforms to the protocol, and a function of type
//    `() -> Date` that returns the current time whenever it's called. You can omit `now:`, which then uses
//    the real time. NoteEditor.swift compiles without changes.
// 3. The autosaver uses no other clock. It calls `now` again each time it needs the time. Each autosaver
//    keeps its own store and its own clock.
// 4. The rule stays the same. Creating an autosaver saves nothing and starts the first wait. If at least 30
//    seconds have passed since the last save, `textChanged(_:)` saves the text immediately, no matter what
//    the text is. Before the first save, the 30 seconds start when the autosaver is created. If less time has
//    passed, `textChanged(_:)` saves nothing, and the time of the last save doesn't change. If the clock is
//    set back, the wait gets longer by the same amount.

import Foundation

/// Stores a draft in a file.
final class FileDraftStore {
    private let file: URL

    init(file: URL) {
        self.file = file
    }

    func save(_ text: String) {
        try? Data(text.utf8).write(to: file)
    }
}

/// Saves a text from time to time while the user edits it.
final class DraftAutosaver {
    private let store: FileDraftStore
    private var lastSave: Date

    init(store: FileDraftStore) {
        self.store = store
        lastSave = Date()
    }

    func textChanged(_ text: String) {
        if Date().timeIntervalSince(lastSave) >= 30 {
            store.save(text)
            lastSave = Date()
        }
    }
}
