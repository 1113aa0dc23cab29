// Given: the place where the app makes an autosaver. It stays as it is.

import Foundation

/// Saves a note while it is written.
final class NoteEditor {
    private let autosaver: DraftAutosaver

    init(file: URL) {
        autosaver = DraftAutosaver(store: FileDraftStore(file: file))
    }

    func type(_ text: String) {
        autosaver.textChanged(text)
    }
}
