import Foundation

/// A place to save drafts.
protocol DraftStoring {
    func save(_ text: String)
}

/// Stores a draft in a file.
final class FileDraftStore: DraftStoring {
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
    private let store: any DraftStoring
    private let now: () -> Date
    private var lastSave: Date

    init(store: any DraftStoring, now: @escaping () -> Date = { Date() }) {
        self.store = store
        self.now = now
        lastSave = Date()
    }

    func textChanged(_ text: String) {
        if Date().timeIntervalSince(lastSave) >= 30 {
            store.save(text)
            lastSave = Date()
        }
    }
}
