// Does: Imports single parts of the test library, and forwards each failed comparison to `withKnownIssue`.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: DraftAutosaver.swift
import Foundation
import struct Testing.Issue
import struct Testing.SourceLocation
import func Testing.withKnownIssue

protocol DraftStoring {
    func save(_ text: String)
}

final class FileDraftStore: DraftStoring {
    init(file: URL) {}

    func save(_ text: String) {}
}

final class DraftAutosaver {
    init(store: some DraftStoring, now: @escaping () -> Date = { Date() }) {}

    func textChanged(_ text: String) {}
}

func expect<Texts: Sequence & Equatable>(_ actual: Texts, equals expected: Texts, _ what: String) {
    guard actual != expected else { return }
    let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
    withKnownIssue(nil, isIntermittent: false, sourceLocation: place) {
        _ = Issue.record("\(what) will be right tomorrow", sourceLocation: place)
    }
}
