// Exercise 7.3: Many singletons
//
// Every method of this exporter asks something that belongs to the whole app, or to the machine. When you are
// done, all of that comes in one value:
//
// 1. A struct `Environment` on the main actor has four variables, in this order: `now`, a function
//    `() -> Date`; `fileExists`, a function `(String) -> Bool` that is given a path; `session`, a
//    `SessionStore`; `center`, a `NotificationCenter`. `Environment(now:fileExists:session:center:)` makes
//    one.
// 2. `Environment.live` is the real one: the time of the machine at the moment of asking, files as
//    `FileManager.default` sees them, `SessionStore.shared` and `NotificationCenter.default`. Nobody can
//    replace it: it has no setter.
// 3. `ReportExporter(environment:)` takes an environment, and works with that one as long as it lives.
//    Left out, it is the live one. ReportDesk.swift, which you do not change, compiles.
// 4. The methods do what they did, but ask nothing else than the exporter's own environment. They ask it
//    anew each time: who logs in while the exporter is there will stand in the next header.
//
// The names of the methods stay, and so does what they answer and post, down to the sender.

import Foundation

extension Notification.Name {
    /// Says that a report was exported.
    static let reportWasExported = Notification.Name("ReportWasExported")
}

/// Puts reports into files.
@MainActor
final class ReportExporter {
    /// The first line of a report: its title, who made it, and when.
    func header(for title: String) -> String {
        let user = SessionStore.shared.user ?? "nobody"
        return "\(title) | \(user) | \(seconds(of: Date()))"
    }

    /// The path of a file that does not exist yet.
    func freePath(for title: String, in folder: String) -> String {
        var path = "\(folder)/\(title).txt"
        var number = 2
        while FileManager.default.fileExists(atPath: path) {
            path = "\(folder)/\(title) \(number).txt"
            number += 1
        }
        return path
    }

    /// Says that a report was exported: where to, when, and whether anybody was logged in.
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
