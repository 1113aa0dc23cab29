import Foundation
import Testing

@testable import ReportExporting

/// The time and the files that a check controls.
///
/// Every check is on the main actor.
final class World: @unchecked Sendable {
    var seconds = 1000.0
    var files: Set<String> = []
    var asked: [String] = []
}

/// A recorded notification about an exported report.
struct Heard: ComparableBySuite {
    let path: String
    let seconds: Int
    let isSigned: Bool
    let isFromTheExporter: Bool

    func isEqual(to other: Heard) -> Bool {
        same(path, other.path) && same(seconds, other.seconds) && same(isSigned, other.isSigned)
            && same(isFromTheExporter, other.isFromTheExporter)
    }
}

/// Records the notifications about exported reports on a center.
@MainActor
final class Recorder {
    private(set) var heard: [Heard] = []
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter, exporter: ReportExporter) {
        self.center = center
        token = center.addObserver(forName: .reportWasExported, object: nil, queue: nil) {
            [weak self, weak exporter] notification in
            let sender = notification.object as? ReportExporter
            let path = notification.userInfo?["Path"] as? String
            let seconds = notification.userInfo?["Seconds"] as? Int
            let isSigned = notification.userInfo?["IsSigned"] as? Bool
            MainActor.assumeIsolated {
                self?.heard.append(
                    Heard(
                        path: path ?? "no path", seconds: seconds ?? -1, isSigned: isSigned ?? false,
                        isFromTheExporter: !isGone(sender) && identical(sender, exporter)))
            }
        }
    }

    func stop() {
        if let token { center.removeObserver(token) }
    }
}

/// Records the paths that are posted on a center, without a reference to that center.
@MainActor
final class Paths {
    private(set) var all: [String] = []

    func listen(to center: NotificationCenter) {
        _ = center.addObserver(forName: .reportWasExported, object: nil, queue: nil) {
            [weak self] notification in
            let path = notification.userInfo?["Path"] as? String
            MainActor.assumeIsolated { self?.all.append(path ?? "no path") }
        }
    }
}

@MainActor @Suite("The exporter") struct ExporterChecks {
    let world = World()
    let session = SessionStore()
    let center = NotificationCenter()

    private var environment: Environment {
        Environment(
            now: { [world] in Date(timeIntervalSince1970: world.seconds) },
            fileExists: { [world] path in
                world.asked.append(path)
                return world.files.contains(path)
            },
            session: session, center: center)
    }

    @Test("The header contains the current time of its environment on every call")
    func headerTime() {
        let exporter = ReportExporter(environment: environment)
        world.seconds = 2000
        expect(exporter.header(for: "Rain"), equals: "Rain | nobody | 2000", "header at 2000 seconds")
        world.seconds = 3000
        expect(exporter.header(for: "Rain"), equals: "Rain | nobody | 3000", "header at 3000 seconds")
        world.seconds = 3000.9
        expect(exporter.header(for: "Rain"), equals: "Rain | nobody | 3000", "header at 3000.9 seconds")
        world.seconds = -1000
        expect(exporter.header(for: "Rain"), equals: "Rain | nobody | -1000", "header at -1000 seconds")
    }

    @Test("The header contains the current user of its environment's session")
    func headerUser() {
        let exporter = ReportExporter(environment: environment)
        expect(exporter.header(for: "Rain"), equals: "Rain | nobody | 1000", "header before anyone logged in")
        session.user = "Ada"
        expect(exporter.header(for: "Rain"), equals: "Rain | Ada | 1000", "header after Ada logged in")
        session.user = nil
        expect(exporter.header(for: "Rain"), equals: "Rain | nobody | 1000", "header after Ada logged out")
        session.user = ""
        expect(exporter.header(for: "Rain"), equals: "Rain |  | 1000", "header for a user with an empty name")
    }

    @Test("A free path is one that doesn't exist in the exporter's environment")
    func freePath() {
        let exporter = ReportExporter(environment: environment)
        expect(exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain.txt", "path in an empty folder")
        world.files = ["/a/Rain.txt", "/a/Rain 2.txt"]
        expect(exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain 3.txt", "path if two are taken")
        expect(
            world.asked.contains("/a/Rain 3.txt"), equals: true,
            "whether fileExists was called with \"/a/Rain 3.txt\"")
    }

    @Test("A free path depends only on the files that exist at that moment")
    func freePathAnew() {
        let exporter = ReportExporter(environment: environment)
        for time in ["first", "second"] {
            expect(
                exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain.txt", "path on the \(time) call")
        }
        world.files = Set(["/a/Rain.txt"] + (2...20).map { "/a/Rain \($0).txt" })
        expect(exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain 21.txt", "path if 20 are taken")
        world.files = ["/a/Rain.txt", "/a/Rain 3.txt"]
        expect(
            exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain 2.txt",
            "path if number 2 is free again")
        world.files = []
        expect(
            exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain.txt", "path if no file exists anymore")
    }

    @Test("Real files have no effect unless the environment is live")
    func realFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appendingPathComponent("Rain.txt"))
        let path = ReportExporter(environment: environment).freePath(for: "Rain", in: folder.path)
        expect(
            same(path, "\(folder.path)/Rain.txt"), equals: true,
            "whether only fileExists decides which path is free")
        let live = ReportExporter().freePath(for: "Rain", in: folder.path)
        expect(
            same(live, "\(folder.path)/Rain 2.txt"), equals: true,
            "whether the live environment avoids the path of a real file")
    }

    @Test("finish posts once, on the center of its environment, with that environment's time and session")
    func finish() {
        let exporter = ReportExporter(environment: environment)
        let recorder = Recorder(center, exporter: exporter)
        exporter.finish("/a/Rain.txt")
        session.user = "Ada"
        world.seconds = 2000
        exporter.finish("/a/Sun.txt")
        session.user = nil
        exporter.finish("/a/Wind.txt")
        session.user = ""
        world.seconds = 3000.9
        exporter.finish("/a/Rain.txt")
        let expected = [
            Heard(path: "/a/Rain.txt", seconds: 1000, isSigned: false, isFromTheExporter: true),
            Heard(path: "/a/Sun.txt", seconds: 2000, isSigned: true, isFromTheExporter: true),
            Heard(path: "/a/Wind.txt", seconds: 2000, isSigned: false, isFromTheExporter: true),
            Heard(path: "/a/Rain.txt", seconds: 3000, isSigned: true, isFromTheExporter: true),
        ]
        expect(recorder.heard.map(\.path), equals: expected.map(\.path), "posted paths")
        expect(recorder.heard.map(\.seconds), equals: expected.map(\.seconds), "posted seconds")
        expect(recorder.heard.map(\.isSigned), equals: expected.map(\.isSigned), "posted values of IsSigned")
        expect(
            same(recorder.heard, expected), equals: true,
            "whether the notifications are the same as before, including the sender")
    }

    @Test("An exporter with another center posts nothing on the default center")
    func leavesTheDefaultCenterAlone() {
        let exporter = ReportExporter(environment: environment)
        let recorder = Recorder(.default, exporter: exporter)
        defer { recorder.stop() }
        exporter.finish("/a/Rain.txt")
        expect(recorder.heard.map(\.path), equals: [], "paths posted on the default center")
    }

    @Test("An exporter with another session ignores the shared one")
    func leavesTheSharedSessionAlone() {
        let before = SessionStore.shared.user
        defer { SessionStore.shared.user = before }
        SessionStore.shared.user = "somebody else"
        let exporter = ReportExporter(environment: environment)
        let recorder = Recorder(center, exporter: exporter)
        expect(exporter.header(for: "Rain"), equals: "Rain | nobody | 1000", "header")
        exporter.finish("/a/Rain.txt")
        expect(recorder.heard.map(\.isSigned), equals: [false], "posted values of IsSigned")
    }

    @Test("Two exporters keep their own environments")
    func twoExporters() {
        var other = environment
        other.now = { Date(timeIntervalSince1970: 5) }
        other.session = SessionStore()
        other.session.user = "Bob"
        other.fileExists = { $0 == "/a/Rain.txt" }
        other.center = NotificationCenter()
        let first = ReportExporter(environment: environment)
        let second = ReportExporter(environment: other)
        let heard = (Recorder(center, exporter: first), Recorder(other.center, exporter: second))
        expect(first.header(for: "Rain"), equals: "Rain | nobody | 1000", "header of the first exporter")
        expect(second.header(for: "Rain"), equals: "Rain | Bob | 5", "header of the second exporter")
        expect(
            first.header(for: "Rain"), equals: "Rain | nobody | 1000",
            "header of the first exporter, second call")
        expect(first.freePath(for: "Rain", in: "/a"), equals: "/a/Rain.txt", "path of the first exporter")
        expect(second.freePath(for: "Rain", in: "/a"), equals: "/a/Rain 2.txt", "path of the second exporter")
        first.finish("/a/Rain.txt")
        second.finish("/a/Rain 2.txt")
        expect(heard.0.heard.map(\.path), equals: ["/a/Rain.txt"], "paths on the first exporter's center")
        expect(heard.1.heard.map(\.path), equals: ["/a/Rain 2.txt"], "paths on the second exporter's center")
    }

    @Test("An exporter keeps using the environment that it was given, even if a copy changes later")
    func changesLater() {
        var changed = environment
        let exporter = ReportExporter(environment: changed)
        changed.now = { Date(timeIntervalSince1970: 6) }
        changed.session = SessionStore()
        changed.session.user = "Bob"
        expect(
            exporter.header(for: "Rain"), equals: "Rain | nobody | 1000",
            "header after a copy of the environment changed")
    }

    @Test("Each part of an environment can be replaced any number of times")
    func replacedParts() {
        var changed = environment
        for (seconds, user) in [(1.0, "Ada"), (2.0, "Bob"), (3.0, "Cleo")] {
            changed.now = { Date(timeIntervalSince1970: seconds) }
            changed.fileExists = { $0 == "/\(user)/Rain.txt" }
            let (session, center) = (SessionStore(), NotificationCenter())
            session.user = user
            changed.session = session
            changed.center = center
            let exporter = ReportExporter(environment: changed)
            let recorder = Recorder(center, exporter: exporter)
            let header = "Rain | \(user) | \(Int(seconds))"
            expect(exporter.header(for: "Rain"), equals: header, "header in the environment of \(user)")
            let path = exporter.freePath(for: "Rain", in: "/\(user)")
            expect(path, equals: "/\(user)/Rain 2.txt", "path in the environment of \(user)")
            exporter.finish(path)
            expect(recorder.heard.map(\.path), equals: [path], "paths posted in the environment of \(user)")
        }
    }

    @Test("An exporter keeps its session and its center alive")
    func keepsItsParts() {
        let paths = Paths()
        let exporter = makeExporter(posting: paths)
        expect(exporter.header(for: "Rain"), equals: "Rain | Ada | 1000", "header")
        exporter.finish("/a/Rain.txt")
        expect(paths.all, equals: ["/a/Rain.txt"], "posted paths")
    }

    private func makeExporter(posting paths: Paths) -> ReportExporter {
        var own = environment
        own.session = SessionStore()
        own.session.user = "Ada"
        own.center = NotificationCenter()
        paths.listen(to: own.center)
        return ReportExporter(environment: own)
    }

    @Test("The live environment uses the shared objects, the real time and real files")
    func live() {
        let live = Environment.live
        expect(
            identical(live.session, SessionStore.shared), equals: true,
            "whether session is SessionStore.shared")
        expect(
            identical(live.center, NotificationCenter.default), equals: true,
            "whether center is the default center")
        expect(live.fileExists("/"), equals: true, "result of fileExists(\"/\")")
        expect(
            live.fileExists("/\(UUID().uuidString)"), equals: false,
            "result of fileExists for a path that doesn't exist")
        for _ in 1...2 {
            let before = Date()
            let answer = live.now()
            expect(
                answer >= before && answer <= Date(), equals: true, "whether now returns the time of the call"
            )
        }
    }

    @Test("An exporter that is created without an environment uses the live one")
    func withoutAnEnvironment() {
        let before = SessionStore.shared.user
        defer { SessionStore.shared.user = before }
        let exporter = ReportExporter()
        SessionStore.shared.user = "Ada"
        let recorder = Recorder(.default, exporter: exporter)
        defer { recorder.stop() }
        let start = Int(Date().timeIntervalSince1970)
        let header = exporter.header(for: "Rain")
        let end = Int(Date().timeIntervalSince1970)
        let isRight = (start...end).contains { same(header, "Rain | Ada | \($0)") }
        expect(isRight, equals: true, "whether the header contains Ada and the current time")
        exporter.finish("/a/Rain.txt")
        expect(recorder.heard.map(\.path), equals: ["/a/Rain.txt"], "paths posted on the default center")
    }
}
