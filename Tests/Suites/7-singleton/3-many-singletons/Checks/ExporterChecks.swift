import Foundation
import Testing

@testable import ReportExporting

/// The time and the files that a check controls.
///
/// Every check is on the main actor.
final class World: @unchecked Sendable {
    var seconds = 1000.0
    var files: Set<String> = []
}

/// A number, a truth value, or words in their place, which messages show without quotation marks.
struct Unquoted: ComparableByText, ExpressibleByStringLiteral {
    let debugDescription: String

    init(_ text: String) { debugDescription = text }
    init(stringLiteral text: String) { debugDescription = text }
}

/// A recorded notification about an exported report.
struct Heard {
    let path: String
    let seconds: Int?
    let isSigned: Bool?
    let isFromTheExporter: Bool
}

/// Records the notifications about exported reports on a center.
@MainActor
final class Recorder {
    private(set) var heard: [Heard] = []
    private var recent: [Heard] = []
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
                let one = Heard(
                    path: path ?? "no path", seconds: seconds, isSigned: isSigned,
                    isFromTheExporter: !isGone(sender) && identical(sender, exporter))
                self?.heard.append(one)
                self?.recent.append(one)
            }
        }
    }

    /// Returns the notifications that are posted during an action.
    func posts(during action: () -> Void) -> [Heard] {
        recent = []
        action()
        return recent
    }

    func stop() {
        if let token { center.removeObserver(token) }
    }
}

@MainActor @Suite("The exporter") struct ExporterChecks {
    let world = World()
    let session = SessionStore()
    let center = NotificationCenter()

    private var environment: Environment {
        Environment(
            now: { [world] in Date(timeIntervalSince1970: world.seconds) },
            fileExists: { [world] path in world.files.contains(path) },
            session: session, center: center)
    }

    @Test("The header contains the current time of its environment on every call")
    func headerTime() {
        let exporter = ReportExporter(environment: environment)
        for seconds in [2000, 3000] {
            world.seconds = Double(seconds)
            expect(
                parts(of: exporter.header(for: "Rain")).time, equals: digits(seconds),
                "time in the header at \(seconds) seconds")
        }
    }

    @Test("The header contains the current user of its environment's session")
    func headerUser() {
        let exporter = ReportExporter(environment: environment)
        let before = parts(of: exporter.header(for: "Rain")).user
        expect(before, equals: "nobody", "user in the header before anyone logged in")
        session.user = "Ada"
        let during = parts(of: exporter.header(for: "Rain")).user
        expect(during, equals: "Ada", "user in the header after Ada logged in")
        session.user = nil
        let after = parts(of: exporter.header(for: "Rain")).user
        expect(after, equals: "nobody", "user in the header after Ada logged out")
    }

    @Test("A free path is one that doesn't exist in the exporter's environment")
    func freePath() {
        let exporter = ReportExporter(environment: environment)
        expect(exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain.txt", "path in an empty folder")
        world.files = ["/a/Rain.txt", "/a/Rain 2.txt"]
        expect(exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain 3.txt", "path if two are taken")
    }

    @Test("A free path depends only on the files that exist at that moment")
    func freePathAnew() {
        world.files = ["/a/Rain.txt"]
        let sample = ReportExporter(environment: environment).freePath(for: "Rain", in: "/a")
        if !same(sample, "/a/Rain 2.txt") { return notJudged() }
        world.files = []
        let exporter = ReportExporter(environment: environment)
        for time in ["first", "second"] {
            expect(
                exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain.txt", "path on the \(time) call")
        }
        world.files = Set(["/a/Rain.txt"] + (2...20).map { "/a/Rain \($0).txt" })
        expect(exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain 21.txt", "path if 20 are taken")
        world.files = Set(["/a/Rain.txt"] + (2...1200).map { "/a/Rain \($0).txt" })
        expect(exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain 1201.txt", "path if 1200 are taken")
        world.files = ["/a/Rain.txt", "/a/Rain 3.txt"]
        expect(
            exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain 2.txt",
            "path if number 2 is free again")
        world.files = []
        expect(
            exporter.freePath(for: "Rain", in: "/a"), equals: "/a/Rain.txt", "path if no file exists anymore")
    }

    @Test("A free path begins with the folder exactly as it was given")
    func folderAsGiven() {
        let exporter = ReportExporter(environment: environment)
        if !same(exporter.freePath(for: "Rain", in: "/a"), "/a/Rain.txt") { return notJudged() }
        for folder in ["drafts", "/a/../b"] {
            expect(
                exporter.freePath(for: "Rain", in: folder), equals: "\(folder)/Rain.txt",
                "path in the folder \"\(folder)\"")
        }
    }

    @Test("Real files matter only in the live environment")
    func realFiles() throws {
        try withRealFile { folder in
            let path = ReportExporter(environment: environment).freePath(for: "Rain", in: folder)
            if same(path, "\(folder)/Rain.txt") { return }
            fail("freePath avoided a file that exists on this machine, but not in the exporter's environment")
        }
    }

    @Test("finish posts once, on the center of its environment")
    func finish() {
        let exporter = ReportExporter(environment: environment)
        let recorder = Recorder(center, exporter: exporter)
        exporter.finish("/a/Rain.txt")
        exporter.finish("/a/Sun.txt")
        expect(recorder.heard.map(\.path), equals: ["/a/Rain.txt", "/a/Sun.txt"], "posted paths")
    }

    @Test("finish posts the current time of its environment on every call")
    func finishTime() {
        let exporter = ReportExporter(environment: environment)
        let recorder = Recorder(center, exporter: exporter)
        for seconds in [2000, 3000] {
            world.seconds = Double(seconds)
            for post in postsOfFinish(exporter, recorder) {
                expect(
                    text(of: post.seconds), equals: Unquoted(digits(seconds)),
                    "Seconds in the notification at \(seconds) seconds")
            }
        }
    }

    @Test("finish posts whether a user is logged in at that moment")
    func finishUser() {
        let exporter = ReportExporter(environment: environment)
        let recorder = Recorder(center, exporter: exporter)
        let users: [(String?, String)] = [
            (nil, "before anyone logged in"), ("Ada", "after Ada logged in"), (nil, "after Ada logged out"),
        ]
        for (user, when) in users {
            session.user = user
            for post in postsOfFinish(exporter, recorder) {
                expect(
                    text(of: post.isSigned), equals: same(user, nil) ? "false" : "true",
                    "IsSigned in the notification \(when)")
            }
        }
    }

    @Test("The sender of each notification is the exporter, as before")
    func sender() {
        let exporter = ReportExporter(environment: environment)
        let recorder = Recorder(center, exporter: exporter)
        exporter.finish("/a/Rain.txt")
        if recorder.heard.isEmpty { notJudged() }
        let others = recorder.heard.filter { !same($0.isFromTheExporter, true) }
        expect(others.count, equals: 0, "number of notifications whose sender isn't the exporter")
    }

    @Test("Dates become whole seconds in the same way as before")
    func fractions() {
        let exporter = ReportExporter(environment: environment)
        let recorder = Recorder(center, exporter: exporter)
        world.seconds = 3000
        if same(parts(of: exporter.header(for: "Rain")).time, "3000") {
            for (seconds, whole) in [(3000.9, "3000"), (-1000.9, "-1000")] {
                world.seconds = seconds
                expect(
                    parts(of: exporter.header(for: "Rain")).time, equals: whole,
                    "time in the header at \(seconds) seconds")
            }
        } else {
            notJudged()
        }
        world.seconds = 3000
        for post in postsOfFinish(exporter, recorder) {
            guard same(text(of: post.seconds), "3000") else {
                notJudged()
                continue
            }
            world.seconds = 3000.9
            for later in postsOfFinish(exporter, recorder) {
                expect(
                    text(of: later.seconds), equals: "3000",
                    "Seconds in the notification at 3000.9 seconds")
            }
        }
    }

    @Test("A user with an empty name is logged in, as before")
    func emptyName() {
        let exporter = ReportExporter(environment: environment)
        let recorder = Recorder(center, exporter: exporter)
        session.user = "Ada"
        if same(parts(of: exporter.header(for: "Rain")).user, "Ada") {
            session.user = ""
            let user = parts(of: exporter.header(for: "Rain")).user
            expect(user, equals: "", "user in the header if the user's name is empty")
        } else {
            notJudged()
        }
        session.user = "Ada"
        for post in postsOfFinish(exporter, recorder) {
            guard same(text(of: post.isSigned), "true") else {
                notJudged()
                continue
            }
            session.user = ""
            for later in postsOfFinish(exporter, recorder) {
                expect(
                    text(of: later.isSigned), equals: "true",
                    "IsSigned in the notification if the user's name is empty")
            }
        }
    }

    @Test("A user with the name nobody is logged in, as before")
    func userNamedNobody() {
        let exporter = ReportExporter(environment: environment)
        let recorder = Recorder(center, exporter: exporter)
        session.user = "Ada"
        for post in postsOfFinish(exporter, recorder) {
            guard same(text(of: post.isSigned), "true") else {
                notJudged()
                continue
            }
            session.user = "nobody"
            for later in postsOfFinish(exporter, recorder) {
                expect(
                    text(of: later.isSigned), equals: "true",
                    "IsSigned in the notification if the user's name is \"nobody\"")
            }
        }
    }

    @Test("An exporter with another center leaves the default center alone")
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
        SessionStore.shared.user = "Cleo"
        let exporter = ReportExporter(environment: environment)
        let recorder = Recorder(center, exporter: exporter)
        let user = parts(of: exporter.header(for: "Rain")).user
        expect(user, equals: "nobody", "user in the header if only the shared session has a user")
        for post in postsOfFinish(exporter, recorder) {
            expect(
                text(of: post.isSigned), equals: "false",
                "IsSigned in the notification if only the shared session has a user")
        }
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
        let header = parts(of: first.header(for: "Rain"))
        let (path, samePath) = (
            first.freePath(for: "Rain", in: "/a"), first.freePath(for: "Rain", in: "/a")
        )
        let centers = centersNotified(by: first, on: center, other.center)
        let second = ReportExporter(environment: other)
        let last = parts(of: second.header(for: "Rain"))
        let now = parts(of: first.header(for: "Rain"))
        let when = "of an exporter after a second one was created"
        if same(header.user, "nobody") {
            expect(now.user, equals: "nobody", "user in the header \(when)")
            if same(now.user, "nobody") {
                expect(last.user, equals: "Bob", "user in the header of the second exporter")
            }
        } else {
            notJudged()
        }
        if same(header.time, "1000") {
            expect(now.time, equals: "1000", "time in the header \(when)")
            if same(now.time, "1000") {
                expect(last.time, equals: "5", "time in the header of the second exporter")
            }
        } else {
            notJudged()
        }
        if !same(path, "/a/Rain.txt") || !same(centers, ["its own"]) { notJudged() }
        // Another check reports a path that differs from call to call.
        if same(samePath, path) {
            expect(first.freePath(for: "Rain", in: "/a"), equals: path, "free path \(when)")
        } else {
            notJudged()
        }
        expect(
            centersNotified(by: first, on: center, other.center), equals: centers,
            "centers that received a notification \(when)")
    }

    @Test("An exporter keeps its environment when a copy of it is changed later")
    func changesLater() {
        var changed = environment
        let exporter = ReportExporter(environment: changed)
        let before = exporter.header(for: "Rain")
        if !same(before, "Rain | nobody | 1000") { return notJudged() }
        changed.now = { Date(timeIntervalSince1970: 5) }
        changed.session = SessionStore()
        changed.session.user = "Bob"
        expect(
            exporter.header(for: "Rain"), equals: "Rain | nobody | 1000",
            "header after a copy of the environment changed")
    }

    @Test("Each part of an environment can be replaced any number of times")
    func replacedParts() {
        var changed = environment
        for seconds in [1, 2, 3] {
            let (session, center) = (SessionStore(), NotificationCenter())
            changed.now = { Date(timeIntervalSince1970: Double(seconds)) }
            changed.fileExists = { $0 == "/\(seconds)" }
            changed.session = session
            changed.center = center
            let time = "after it was set \(seconds == 1 ? "once" : "\(seconds) times")"
            expect(
                Int(changed.now().timeIntervalSince1970), equals: seconds, "seconds that now returns \(time)")
            let answers = ["/1", "/2", "/3"].map { changed.fileExists($0) }
            expect(answers, equals: [1, 2, 3].map { $0 == seconds }, "answers of fileExists \(time)")
            if !identical(changed.session, session) { fail("session is a different one \(time)") }
            if !identical(changed.center, center) { fail("center is a different one \(time)") }
        }
    }

    @Test("An exporter keeps its session and its center alive")
    func keepsItsParts() {
        weak var session: SessionStore?
        weak var center: NotificationCenter?
        func makeExporter() -> ReportExporter {
            var own = environment
            own.session = SessionStore()
            own.center = NotificationCenter()
            session = own.session
            center = own.center
            return ReportExporter(environment: own)
        }
        let exporter = makeExporter()
        withExtendedLifetime(exporter) {
            if isGone(session) {
                fail("the exporter's session was deallocated, because nothing had a strong reference to it")
            }
            if isGone(center) {
                fail("the exporter's center was deallocated, because nothing had a strong reference to it")
            }
        }
    }

    @Test("The live environment contains the shared session and the default center")
    func live() {
        let live = Environment.live
        if !identical(live.session, SessionStore.shared) {
            fail("session of the live environment: expected SessionStore.shared, got another session")
        }
        if !identical(live.center, NotificationCenter.default) {
            fail("center of the live environment: expected NotificationCenter.default, got another center")
        }
    }

    @Test("In the live environment, now returns the time of the call")
    func liveTime() {
        let live = Environment.live
        for _ in 1...2 {
            let before = Date()
            let answer = live.now()
            let after = Date()
            if answer < before { return fail("now of the live environment returned a time before the call") }
            if answer > after { return fail("now of the live environment returned a time after the call") }
        }
    }

    @Test("In the live environment, fileExists looks for real files")
    func liveFiles() {
        let live = Environment.live
        expect(live.fileExists("/"), equals: true, "result of fileExists(\"/\")")
        expect(
            live.fileExists("/\(UUID().uuidString)"), equals: false,
            "result of fileExists for a path that doesn't exist")
    }

    @Test("An exporter that is created without an environment uses the live one")
    func withoutAnEnvironment() throws {
        let before = SessionStore.shared.user
        defer { SessionStore.shared.user = before }
        SessionStore.shared.user = "Ada"
        let live = Environment.live
        let exporter = ReportExporter()
        let header = parts(of: exporter.header(for: "Rain"))
        if identical(live.session, SessionStore.shared) {
            expect(header.user, equals: "Ada", "user in the header after Ada logged in to the shared session")
        } else {
            notJudged()
        }
        expect(header.time, equals: "the real time", "time in the header")
        if identical(live.center, NotificationCenter.default) {
            let recorder = Recorder(.default, exporter: exporter)
            defer { recorder.stop() }
            exporter.finish("/a/Rain.txt")
            expect(recorder.heard.map(\.path), equals: ["/a/Rain.txt"], "paths posted on the default center")
        } else {
            notJudged()
        }
        try withRealFile { folder in
            let path = exporter.freePath(for: "Rain", in: folder)
            if !live.fileExists("\(folder)/Rain.txt") { return notJudged() }
            if same(path, "\(folder)/Rain 2.txt") { return }
            fail("freePath didn't avoid a file that exists on this machine")
        }
    }

    /// Returns the notifications that an exporter posts when it finishes a report.
    ///
    /// Without any, nothing is judged.
    private func postsOfFinish(_ exporter: ReportExporter, _ recorder: Recorder) -> [Heard] {
        let posts = recorder.posts { exporter.finish("/a/Rain.txt") }
        if posts.isEmpty { notJudged() }
        return posts
    }

    /// Returns the user and the time in a header for `"Rain"`, or the whole header in place of both.
    private func parts(of header: String) -> (user: String, time: String) {
        let now = Int(Date().timeIntervalSince1970)
        for user in ["nobody", "Ada", "Bob", "Cleo", ""] {
            for time in [0, 5, 1000, 2000, 3000, 3001, -1000, -1001]
            where same(header, "Rain | \(user) | \(time)") {
                return (user, digits(time))
            }
            for time in (now - 5)...now where same(header, "Rain | \(user) | \(time)") {
                return (user, "the real time")
            }
        }
        return (header, header)
    }

    private func text(of seconds: Int?) -> Unquoted {
        guard let seconds else { return "no Int" }
        let now = Int(Date().timeIntervalSince1970)
        return seconds >= now - 5 && seconds <= now ? "the real time" : Unquoted(digits(seconds))
    }

    private func text(of value: Bool?) -> Unquoted {
        guard let value else { return "no Bool" }
        return value ? "true" : "false"
    }

    /// Returns which of two centers receive a notification if an exporter finishes a report.
    private func centersNotified(
        by exporter: ReportExporter, on first: NotificationCenter, _ second: NotificationCenter
    ) -> [String] {
        let (mine, theirs) = (Recorder(first, exporter: exporter), Recorder(second, exporter: exporter))
        exporter.finish("/a/Rain.txt")
        return mine.heard.map { _ in "its own" } + theirs.heard.map { _ in "the other" }
    }

    /// Runs an action with the path of a folder that contains the file "Rain.txt".
    private func withRealFile(_ action: (String) -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appendingPathComponent("Rain.txt"))
        action(folder.path)
    }
}
