// Does: Names its properties `environment` and `processInfo`, and a type `Environ`, without reading either from the system.
// swift-format-ignore-file
// FILE: DraftAutosaver.swift
import Foundation

/// A place to save drafts.
protocol DraftStoring {
    func save(_ text: String)
}

/// Stores a draft in a file.
final class FileDraftStore: DraftStoring {
    private let file: URL

    init(file: URL) { self.file = file }

    func save(_ text: String) {
        // A draft is a convenience, so nobody is told if the disk is full.
        try? Data(text.utf8).write(to: file)
    }
}

/// Saves a text from time to time while the user edits it.
final class DraftAutosaver {
    /// What surrounds an autosaver: where it saves, and what time it is.
    private struct Environ {
        let store: any DraftStoring
        let now: () -> Date

        var time: Date { now() }
    }

    /// How the process of saving stands.
    private struct ProcessInfo: Comparable {
        var lastSave: Date
        static func < (left: Self, right: Self) -> Bool { left.lastSave < right.lastSave }
        static func - (left: Date, right: Self) -> TimeInterval { left.timeIntervalSince(right.lastSave) }
    }

    private let environment: Environ
    private var processInfo: ProcessInfo

    init(store: any DraftStoring, now: @escaping () -> Date = { .init() }) {
        let environment = Environ(store: store, now: now)
        self.environment = environment
        processInfo = ProcessInfo(lastSave: environment.time)
    }

    func textChanged(_ text: String) {
        if environment.time - processInfo >= 30 {
            environment.store.save(text)
            processInfo = ProcessInfo(lastSave: environment.time)
        }
    }
}
