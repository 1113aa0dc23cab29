// Exercise 7.3: Many singletons
//
// Every method of this exporter depends on something that belongs to the whole app or to the machine. Change
// the code so that all of these dependencies are in one value:
//
// 1. There is a struct `Environment`, which may be on the main actor, with four variables in this order: `now`,
//    a function `() -> Date`; `fileExists`, a function `(String) -> Bool` that takes a path; `session`, a
//    `SessionStore`; and `center`, a `NotificationCenter`. `Environment(now:fileExists:session:center:)`
//    creates one.
// 2. `Environment.live` is the real environment: `now` returns the machine's time at the moment of the call,
//    `fileExists` uses `FileManager.default`, and the other two are `SessionStore.shared` and
//    `NotificationCenter.default`. `live` has no setter, so other code can't replace it.
// 3. `ReportExporter(environment:)` creates an exporter that uses the given environment for its whole
//    lifetime. `ReportExporter()` uses the live environment. ReportDesk.swift, which you don't change, still
//    compiles.
// 4. The methods behave as before, but they use only the exporter's own environment, and they get the current
//    values from it on every call. If someone logs in after the exporter was created, the next header
//    contains that user.
//
// The methods keep their names, and they return the same values and post the same notifications as before,
// with the same sender.

import Foundation

extension Notification.Name {
    /// Posted when a report has been exported.
    static let reportWasExported = Notification.Name("ReportWasExported")
}

/// Exports reports to files.
@MainActor
final class ReportExporter {
    /// Returns the first line of a report: its title, its author, and the time in seconds.
    func header(for title: String) -> String {
        let user = SessionStore.shared.user ?? "nobody"
        return "\(title) | \(user) | \(seconds(of: Date()))"
    }

    /// Returns the path of a file that doesn't exist yet.
    func freePath(for title: String, in folder: String) -> String {
        var path = "\(folder)/\(title).txt"
        var number = 2
        while FileManager.default.fileExists(atPath: path) {
            path = "\(folder)/\(title) \(number).txt"
            number += 1
        }
        return path
    }

    /// Posts a notification about an exported report: its path, the time, and whether a user is logged in.
    func finish(_ path: String) {
        let isSigned = SessionStore.shared.user != nil
        NotificationCenter.default.post(
            name: .reportWasExported, object: self,
            userInfo: ["Path": path, "Seconds": seconds(of: Date()), "IsSigned": isSigned])
    }

    private func seconds(of date: Date) -> Int {
        Int(date.timeIntervalSince1970)
    }
}
