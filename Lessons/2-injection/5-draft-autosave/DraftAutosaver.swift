// Exercise 2.5: Draft autosave
//
// A test of this autosaver would have to write files and wait half a minute. When you are done, it does
// neither:
//
// 1. A protocol `DraftStoring` asks for `save(_ text: String)` and nothing more; a struct can conform as
//    well. `FileDraftStore` conforms, and writes its file as before.
// 2. `DraftAutosaver(store:now:)` takes any store that conforms, and a function of type `() -> Date` which
//    tells the time whenever it is asked. `now:` can be left out and is then the real time; NoteEditor.swift,
//    which you do not change, compiles.
// 3. The autosaver knows no other clock. It asks `now` again each time that it needs to know. It keeps its
//    store and its clock, and other autosavers have their own.
// 4. The rule stays. Making an autosaver saves nothing, and its clock begins to run. `textChanged(_:)` saves
//    the text at once, whatever the text is, when 30 seconds or more have gone by since the last save, or,
//    before the first one, since the autosaver was made. Otherwise it saves nothing, and the time of the last
//    save stays what it was. After a clock was set back, the wait is longer by as much.

import Foundation

/// Keeps a draft in a file.
final class FileDraftStore {
    private let file: URL

    init(file: URL) {
        self.file = file
    }

    func save(_ text: String) {
        try? Data(text.utf8).write(to: file)
    }
}

/// Saves a text that is being changed, now and then.
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
