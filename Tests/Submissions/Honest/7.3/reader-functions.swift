// Does: Writes each method as a key path or a function of the environment, run by a generic callable helper.
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

    static var live: Environment {
        let exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
        return Environment(now: { .now }, fileExists: exists, session: SessionStore.shared, center: .default)
    }

    /// The user and the second of this moment.
    fileprivate var signature: (user: String?, second: Int) { (session.user, .init(now().timeIntervalSince1970)) }
}

/// A calculation that needs an environment.
@MainActor
private struct Reader<Result> {
    let run: (Environment) -> Result
    init(_ run: @escaping (Environment) -> Result) { self.run = run }
    func map<Other>(_ change: @escaping (Result) -> Other) -> Reader<Other> { Reader<Other> { change(run($0)) } }
}

/// Exports reports to files.
@MainActor
final class ReportExporter {
    private let environment: Environment

    init(environment: Environment = .live) { self.environment = environment }

    private func callAsFunction<Result>(_ reader: Reader<Result>) -> Result { reader.run(environment) }

    /// Returns the first line of a report: its title, its author, and the time in seconds.
    func header(for title: String) -> String {
        self(Reader { $0.signature }.map { "\(title) | \($0.user ?? "nobody") | \($0.second)" })
    }

    /// Returns the path of a file that doesn't exist yet.
    func freePath(for title: String, in folder: String) -> String {
        func path(_ number: Int) -> String { "\(folder)/\(title)\(number > 1 ? " \(number)" : "").txt" }
        return self(
            Reader { environment in
                var number = 1
                while environment.fileExists(path(number)) { number += 1 }
                return path(number)
            })
    }

    /// Posts a notification about an exported report: its path, the time, and whether a user is logged in.
    func finish(_ path: String) {
        self(
            Reader { [self] environment in
                let (user, second) = environment.signature
                environment.center.post(
                    name: .reportWasExported, object: self,
                    userInfo: ["Path": path, "Seconds": second, "IsSigned": user != nil])
            })
    }
}
