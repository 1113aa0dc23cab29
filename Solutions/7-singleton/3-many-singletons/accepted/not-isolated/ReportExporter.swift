import Foundation

extension Notification.Name {
    /// Posted when a report has been exported.
    static let reportWasExported = Notification.Name("ReportWasExported")
}

/// The dependencies of an exporter.
struct Environment {
    var now: () -> Date
    var fileExists: (String) -> Bool
    var session: SessionStore
    var center: NotificationCenter

    @MainActor static var live: Environment {
        Environment(
            now: { Date() },
            fileExists: { FileManager.default.fileExists(atPath: $0) },
            session: .shared,
            center: .default)
    }
}

/// Exports reports to files.
@MainActor
final class ReportExporter {
    private let environment: Environment

    init(environment: Environment = .live) {
        self.environment = environment
    }

    /// Returns the first line of a report: its title, its author, and the time in seconds.
    func header(for title: String) -> String {
        let user = environment.session.user ?? "nobody"
        return "\(title) | \(user) | \(seconds(of: environment.now()))"
    }

    /// Returns the path of a file that doesn't exist yet.
    func freePath(for title: String, in folder: String) -> String {
        var path = "\(folder)/\(title).txt"
        var number = 2
        while environment.fileExists(path) {
            path = "\(folder)/\(title) \(number).txt"
            number += 1
        }
        return path
    }

    /// Posts a notification about an exported report: its path, the time, and whether a user is logged in.
    func finish(_ path: String) {
        let isSigned = environment.session.user != nil
        environment.center.post(
            name: .reportWasExported, object: self,
            userInfo: ["Path": path, "Seconds": seconds(of: environment.now()), "IsSigned": isSigned])
    }

    private func seconds(of date: Date) -> Int {
        Int(date.timeIntervalSince1970)
    }
}
