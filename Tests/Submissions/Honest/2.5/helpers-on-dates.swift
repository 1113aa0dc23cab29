// Does: Adds helpers to `Date` and `Int`, an operator for "at least", and reports a failed write in debug builds.
// swift-format-ignore-file
// FILE: DraftAutosaver.swift
import Foundation

infix operator ≥ : ComparisonPrecedence

private func ≥ <Value: Comparable>(left: Value, right: Value) -> Bool { !(left < right) }

extension Int {
    fileprivate var seconds: TimeInterval { TimeInterval(self) }
}

extension Date {
    fileprivate func elapsed(since earlier: Date) -> TimeInterval { timeIntervalSince(earlier) }
}

/// A place to save drafts.
protocol DraftStoring {
    func save(_ text: String)
}

/// Stores a draft in a file.
final class FileDraftStore: DraftStoring {
    private let file: URL

    init(file: URL) { self.file = file }

    func save(_ text: String) {
        do {
            try Data(text.utf8).write(to: file)
        } catch {
            #if DEBUG
            print(#fileID, #function, String(describing: error))
            #endif
        }
    }
}

/// Saves a text from time to time while the user edits it.
final class DraftAutosaver {
    typealias Clock = () -> Date

    private static let pause = 30.seconds
    private let store: any DraftStoring
    private let now: Clock
    private var lastSave: Date

    init(store: any DraftStoring, now: @escaping Clock = Date.init) {
        (self.store, self.now, lastSave) = (store, now, now())
    }

    func textChanged(_ text: String) {
        guard now().elapsed(since: lastSave) ≥ Self.pause else { return }
        defer { lastSave = now() }
        store.save(text)
    }
}
