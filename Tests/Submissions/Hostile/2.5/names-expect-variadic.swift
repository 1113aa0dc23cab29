// Does: Declares an `expect` for lists with a variadic text, which ends up with no default argument.
// VERDICT: failed
// SAYS: `expect(_:equals:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
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

final class DraftAutosaver {
    init(store: some DraftStoring, now: @escaping () -> Date = { Date() }) {}

    func textChanged(_ text: String) {}
}

func expect(_ actual: [String], equals expected: [String], _ what: String...) {}

func expect(_ actual: String, equals expected: String, _ what: String...) {}
