// Does: Overloads `+`, `*` and `-` for strings, dates and numbers in its own file.
// swift-format-ignore-file
// FILE: DraftAutosaver.swift
import Foundation

private func + (text: String, number: Int) -> String { text + String(number) }
private func * (text: String, times: Int) -> String { String(repeating: text, count: times) }
private func - (later: Date, earlier: Date) -> TimeInterval { later.timeIntervalSince(earlier) }

protocol DraftStoring { func save(_ text: String) }

extension DraftStoring {
    /// Saves a line under the text.
    func saveUnderlined(_ text: String) { save(text + "\n" + "-" * text.count) }
}

final class FileDraftStore: DraftStoring {
    private let file: URL
    init(file: URL) { self.file = file }
    func save(_ text: String) {
        let data = Data(text.utf8)
        if (try? data.write(to: file)) == nil { debugPrint("could not write bytes: " + data.count) }
    }
}

final class DraftAutosaver {
    private let store: any DraftStoring, now: () -> Date
    private var last: Date

    init(store: any DraftStoring, now: @escaping () -> Date = { Date() }) {
        self.store = store; self.now = now; last = now()
    }

    func textChanged(_ text: String) { if now() - last >= 30 { store.save(text); last = now() } }
}
