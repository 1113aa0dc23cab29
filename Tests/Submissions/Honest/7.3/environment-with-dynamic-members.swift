// Does: Declares the required `Environment`, and reads it through a private `processInfo` with dynamic members.
// swift-format-ignore-file
// FILE: ReportExporter.swift
import Foundation

extension Notification.Name {
    /// Posted when a report has been exported.
    static let reportWasExported = Notification.Name("ReportWasExported")
}

/// The dependencies of an exporter.
@MainActor
struct Environment {
    var now: () -> Date
    var fileExists: (String) -> Bool
    var session: SessionStore
    var center: NotificationCenter

    static var live: Self {
        .init(now: Date.init, fileExists: FileManager.default.fileExists(atPath:), session: .shared, center: .default)
    }
}

/// Exports reports to files.
@MainActor
final class ReportExporter {
    @MainActor @dynamicMemberLookup
    private struct ProcessInfo {
        let environment: Environment
        subscript<Value>(dynamicMember path: KeyPath<Environment, Value>) -> Value { environment[keyPath: path] }
        var seconds: Int { Int(self.now().timeIntervalSince1970) }
        var arguments: [String] { [self.session.user ?? "nobody", "\(seconds)"] }
    }

    private let processInfo: ProcessInfo

    init(environment: Environment = .live) { processInfo = ProcessInfo(environment: environment) }

    func header(for title: String) -> String { ([title] + processInfo.arguments).joined(separator: " | ") }

    func freePath(for title: String, in folder: String) -> String {
        let names = sequence(state: 1) { number -> String? in
            defer { number += 1 }
            return number == 1 ? "\(folder)/\(title).txt" : "\(folder)/\(title) \(number).txt"
        }
        return names.first { !processInfo.fileExists($0) }!
    }

    func finish(_ path: String) {
        let isSigned = processInfo.session.user != nil
        processInfo.center.post(
            name: .reportWasExported, object: self,
            userInfo: ["Path": path, "Seconds": processInfo.seconds, "IsSigned": isSigned])
    }
}
