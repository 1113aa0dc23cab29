// Given: the code in the app that creates an autosaver. Don't change this file.

import Foundation

/// Saves a note while the user writes it.
final class NoteEditor {
    private let autosaver: DraftAutosaver

    init(file: URL) {
        autosaver = DraftAutosaver(store: FileDraftStore(file: file))
    }

    func type(_ text: String) {
        autosaver.textChanged(text)
    }
}
