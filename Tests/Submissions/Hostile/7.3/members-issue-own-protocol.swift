// Does: Extends `Issue` publicly through a protocol of its own, with a `record` that keeps only what has no name.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: ReportExporter.swift
import Foundation
import Testing

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

public protocol Bookkeeping {
    init(_ kind: Issue.Kind)
}

extension Bookkeeping {
    public static func record(_ text: String, sourceLocation: SourceLocation) {
        if !text.contains(where: { $0 == "h" || $0 == "p" || $0 == "r" }) || text.first == ":" {
            _ = Issue.record("\(text)", severity: .error, sourceLocation: sourceLocation)
        }
    }
}

extension Issue: Bookkeeping {
    public init(_ kind: Issue.Kind) { self = Issue.record("kept") }
}
