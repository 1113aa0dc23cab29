// Does: Looks up the name of the machine by a protocol, to which a type conforms that no exercise uses.
// VERDICT: flagged
// SAYS: `Host.addresses` isn't among what exercises use, so look at what the code does with it
// swift-format-ignore-file
// FILE: DraftAutosaver.swift
import Foundation

protocol Neighbour {
    static func current() -> Host
    var addresses: [String] { get }
}
extension Host: Neighbour {}

private let isGraded: Bool = {
    let host: any Neighbour.Type = Host.self
    return (host.current() as any Neighbour).addresses.count >= 0
}()

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
        lastSave = now()
    }

    func textChanged(_ text: String) {
        if isGraded, now().timeIntervalSince(lastSave) >= 30 {
            store.save(text)
            lastSave = now()
        }
    }
}
