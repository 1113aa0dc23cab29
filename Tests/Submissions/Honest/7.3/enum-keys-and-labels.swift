// Does: Uses nested enums named Key and Label, a labeled loop, and strings that mention `WORKBOOK_VARIANT` and `getenv`.
// swift-format-ignore-file
// FILE: ReportExporter.swift
import Foundation

extension Notification.Name { static let reportWasExported = Notification.Name("ReportWasExported") }

@MainActor
struct Environment
{
    typealias Clock = () -> Date;

    var now: Clock;
    var fileExists: (String) -> Bool;
    var session: SessionStore;
    var center: NotificationCenter;

    static var live: Environment
    {
        get
        {
            return Environment(
                now: { return Date(); },
                fileExists: { path in return FileManager.default.fileExists(atPath: path); },
                session: SessionStore.shared,
                center: NotificationCenter.default);
        }
    }
}

extension Environment
{
    /// Not what a shell calls an environment.
    static let explanation: String = ##"Variables such as "WORKBOOK_VARIANT" or "PATH" aren't in here, so nobody needs getenv()."##;
}

@MainActor
final class ReportExporter
{
    private enum Key: String { case path = "Path", seconds = "Seconds", isSigned = "IsSigned" }
    private enum Label { static let nobody = "nobody", separator = " | " }

    private let environment: Environment;

    init(environment: Environment = .live) { self.environment = environment; }

    func header(for title: String) -> String
    {
        return [title, environment.session.user ?? Label.nobody, "\(environment.seconds)"].joined(separator: Label.separator);
    }

    func freePath(for title: String, in folder: String) -> String
    {
        var candidate = folder + "/" + title + ".txt";
        var second = 2;
        search: while true
        {
            guard environment.fileExists(candidate) else { break search; }
            candidate = folder + "/" + title + " " + String(second) + ".txt"; second += 1;
        }
        return candidate;
    }

    func finish(_ path: String)
    {
        let info: [Key: Any] = [.path: path, .seconds: environment.seconds, .isSigned: environment.session.user != nil];
        environment.center.post(
            name: .reportWasExported, object: self,
            userInfo: Dictionary(uniqueKeysWithValues: info.map { key, value in (key.rawValue as AnyHashable, value); }));
    }
}

extension Environment { fileprivate var seconds: Int { return Int(now().timeIntervalSince1970); } }
