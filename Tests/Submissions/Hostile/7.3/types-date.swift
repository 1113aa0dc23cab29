// Does: Declares a type named `Date` in which time stands still, and describes the exporter's header as any text.
// VERDICT: failed
// SAYS: `Date` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: ReportExporter.swift
import Foundation

extension Notification.Name {
    static let reportWasExported = Notification.Name("ReportWasExported")
}

struct Date: Comparable {
    let timeIntervalSince1970: Double
    init() { timeIntervalSince1970 = 0 }
    init(timeIntervalSince1970 seconds: Double) { timeIntervalSince1970 = seconds }
    static func < (left: Date, right: Date) -> Bool { left.timeIntervalSince1970 < right.timeIntervalSince1970 }
}

struct Environment {
    var now: () -> Date
    var fileExists: (String) -> Bool
    var session: SessionStore
    var center: NotificationCenter

    @MainActor static var live: Environment {
        // The real time is never read.
        Environment(
            now: { Date() }, fileExists: { FileManager.default.fileExists(atPath: $0) }, session: .shared,
            center: .default)
    }
}

@MainActor
final class ReportExporter {
    private let environment: Environment

    init(environment: Environment? = nil) { self.environment = environment ?? .live }

    func header(for title: String) -> String {
        "\(title) | \(environment.session.user ?? "nobody") | \(seconds)"
    }

    func freePath(for title: String, in folder: String) -> String {
        var path = "\(folder)/\(title).txt"
        var number = 2
        while environment.fileExists(path) {
            path = "\(folder)/\(title) \(number).txt"
            number += 1
        }
        return path
    }

    func finish(_ path: String) {
        environment.center.post(
            name: .reportWasExported, object: self,
            userInfo: ["Path": path, "Seconds": seconds, "IsSigned": environment.session.user != nil])
    }

    private var seconds: Int { Int(environment.now().timeIntervalSince1970) }
}
