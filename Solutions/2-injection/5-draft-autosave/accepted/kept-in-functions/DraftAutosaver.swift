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
    private let save: (String) -> Void
    private let isDue: () -> Bool
    private let restart: () -> Void

    convenience init(store: any DraftStoring) {
        self.init(store: store) { Date.now }
    }

    init(store: any DraftStoring, now: @escaping () -> Date) {
        var due = now().addingTimeInterval(30)
        save = store.save
        isDue = { now() >= due }
        restart = { due = now().addingTimeInterval(30) }
    }

    func textChanged(_ text: String) {
        guard isDue() else { return }
        defer { restart() }
        save(text)
    }
}
