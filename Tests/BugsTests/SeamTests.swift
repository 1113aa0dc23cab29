import Foundation
import TestSupport
import Testing

@testable import WorkbookBugs
@testable import WorkbookMutation
@testable import WorkbookReporting
@testable import WorkbookSystem

/// Which lines of a small module are reported, and which are behind a seam.
@Suite(.temporaryFolder) struct SeamTests {
    private static let code = #"""
        import Foundation
        protocol Clock { func now() -> Date }
        struct LiveClock: Clock { func now() -> Date { Date() }; static var live: LiveClock { LiveClock() } }
        final class Store {
            static let shared = Store()
            private let files = FileManager.default
            var settings = UserDefaults.standard
            lazy var zone = TimeZone.current
            private lazy var place = Locale.current
            let start = Date()
            init(_ now: () -> Date = Date.init) { _ = now() }
            convenience init(id: Int) { self.init { Date.now } }
            func stamp(at date: Date = .now) -> Double { date.timeIntervalSince(.now) }
            func roll(_ generator: inout some RandomNumberGenerator) -> Int { Int.random(in: 1...6, using: &generator) }
            func roll() -> Int { Int.random(in: 1...6) }
            func read(_ file: URL) throws -> [Data] { try [file].map { try Data(contentsOf: $0) } }
            var names: [String] { let key = \ProcessInfo.arguments; return ProcessInfo.processInfo[keyPath: key] }
            static func live() -> Store { Store { Date() } }
        }
        class Screen {
            func load() { show(file()) }
            func file() -> Data? { let data = try? Data(contentsOf: URL(filePath: "")); return data }
            func show(_ data: Data?) { NotificationCenter.default.post(name: .init("x"), object: self) }
            func today() -> Date { Date() }
            private func draw() { srand48(time(nil)) }
            func redraw() { draw() }
        }
        final class Owner {
            private let store = Store()
            var other = Store()
            let plain = Note(text: "")
            init(type: Store.Type = Store.self) { _ = Store.shared.roll() }
            func open() { let store = Store(Date.init); _ = store.roll() }
            func make() -> Store { Store() }
        }
        final class Note { let text: String; init(text: String) { self.text = text } }
        enum FileManager2 { static let `default` = 1 }
        let current = FileManager2.default
        struct Box<Value> { var value: Value }
        extension Box { func time() -> Date { Date() } }
        """#

    private static let sharing = #"""
        import Foundation
        final class Log {
            static let shared = Log()
            static func write(_ text: String) { shared.add(text) }
            static var current: Log { shared }
            func add(_ text: String) { print(text) }
            func repeated() { Log.shared.add("") }
        }
        struct Page {
            func show() { Log.write("x") }
            func text(to text: inout String) { print(1, to: &text); print(Log.current, to: &text) }
            func day() -> DateFormatter { DateFormatter() }
            func iso() -> DateFormatter {
                let format = DateFormatter(); format.locale = Locale(identifier: "C"); return format
            }
            func fixed() -> DateFormatter {
                let format = DateFormatter(); format.locale = Locale(identifier: "C")
                format.timeZone = TimeZone(secondsFromGMT: 0); return format
            }
        }
        """#

    /// Type-checks the code.
    private func typedFile(_ code: String = Self.code) async throws -> TypedFile {
        let environment = ProcessInfo.processInfo.environment
        let runner = ProcessRunner(outputCap: 16 << 20)
        let toolchain = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
        let folder = TemporaryFolder.current
        try folder.write(["Sources/Lib/Code.swift": code])
        let command = Command(
            toolchain.frontend,
            [
                "-frontend", "-dump-ast", "-dump-ast-format", "json", "-module-name", "Lib",
                "-parse-as-library",
                "-suppress-warnings", "-primary-file", folder("Sources/Lib/Code.swift").path,
            ], environment: environment)
        var file = try #require(TypedFile(tree: Data(try await runner.run(command, limit: 60).output.utf8)))
        file.path = "Sources/Lib/Code.swift"
        return file
    }

    private func line(_ offset: Int) -> Int {
        Self.code.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }

    @Test("Only code that no test can replace is reported, each with the technique that fits")
    func judgement() async throws {
        let judgement = SeamJudgement([try await typedFile()])
        expectEqual(
            judgement.findings.map {
                "\(line($0.offset)) \($0.declaration): \($0.target) \($0.technique.rawValue)"
                    + $0.reached.map { " \($0)" }.joined()
            },
            [
                "6 Store.files: FileManager.default 7",
                "9 Store.place: Locale.current 2",
                "10 Store.start: Date.init() 2",
                "13 Store.stamp(at:): Date.now 2",
                "15 Store.roll(): FixedWidthInteger.random(in:) 2",
                "16 Store.read(_:): Data.init(contentsOf:options:) 4",
                "17 Store.names: ProcessInfo.arguments 2",
                "25 Screen.draw(): time 6",
                "29 Owner.store: Store 2 clock random files environment",
                "32 Owner.init(type:): Store.shared 7",
                "33 Owner.open(): Store 5 clock random files environment",
                "33 Owner.open(): Date.init() 2",
                "40 Box.time(): Date.init() 2",
            ])
        expectEqual(
            judgement.behind.map { "\(line($0.offset)) \($0.declaration): \($0.reason)" },
            [
                #"3 LiveClock.now(): conformance("Clock")"#, "12 Store.init(id:): factory",
                "18 Store.live(): factory", "22 Screen.file(): override", "23 Screen.show(_:): override",
                "24 Screen.today(): override",
            ])
    }

    @Test(
        "A shared object is missing a seam where its own objects use it, and static members that pass on to it count as it"
    )
    func sharing() async throws {
        let file = try await typedFile(Self.sharing)
        expectEqual(
            SeamJudgement([file]).findings.map { "\($0.declaration): \($0.target) \($0.technique.rawValue)" },
            [
                "Log.add(_:): print(_:separator:terminator:) 2", "Log.repeated(): Log.shared 7",
                "Page.show(): Log.write(_:) 7", "Page.text(to:): Log.current 7",
                "Page.day(): DateFormatter.init() 2", "Page.iso(): DateFormatter.init() 2",
            ])
    }

    @Test(
        "The system's declarations are recognized by the compiler's names, and others with such names aren't")
    func table() {
        let names: [(String, DependencyKind?)] = [
            ("s:20FoundationEssentials4DateVACycfc", .clock), ("s:10Foundation4DateVACycfc", .clock),
            ("s:20FoundationEssentials4DateV3nowACvpZ", .clock), ("c:@F@clock_gettime", .clock),
            ("s:s17FixedWidthIntegerPsE6random2inxSnyxG_tFZ", .random),
            ("s:20FoundationNetworking10URLSessionC6sharedACvpZ", .network), ("c:@F@fopen", .files),
            ("c:objc(cs)NSFileManager(cpy)defaultManager", .files),
            ("c:objc(cs)NSUserDefaults(cpy)standardUserDefaults", .defaults), ("c:@S@stat", nil),
            ("s:3Lib4DateVACycfc", nil), ("s:20FoundationEssentials4DateV1loiySbAC_ACtFZ", nil), ("", nil),
        ]
        for (usr, kind) in names { expectEqual(SystemDependencies.entry(for: usr)?.kind, kind) }
        expectEqual(
            SystemDependencies.entry(for: "c:objc(cs)NSFileManager(cpy)defaultManager")?.isShared, true)
    }

    @Test("The compiler's arguments come from SwiftPM's build, without those about what it writes")
    func arguments() {
        let commands = CompilerCommands(
            manifest: """
                commands:
                  "C.My-Lib-x86_64-unknown-linux-gnu-debug.module":
                    tool: shell
                    args: ["/bin/swiftc","-module-name","My_Lib","-c","-emit-module-path","/b/a b","a.swift"]

                  "/tmp/other":
                    args: ["x"]

                  "C.Tool-arm64-apple-macosx15.0-debug.exe":
                    args: ["ld"]
                """)
        expectEqual(
            commands.treeArguments(of: "My-Lib")?.prefix(4),
            ["/bin/swiftc", "-module-name", "My_Lib", "a.swift"])
        expectEqual(commands.treeArguments(of: "Tool"), nil)
    }

    /// Returns the report, in which tests run some bodies.
    private func report(_ problem: BugProblem? = nil) async throws -> SeamReport {
        let file = try await typedFile()
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(
            environment: environment, runner: ProcessRunner(), cache: nil)
        let tools = BugTools(
            toolchain: toolchain, runner: ProcessRunner(), environment: environment, width: 1)
        let target = SwiftPackage.Target(
            name: "Lib", path: "Sources/Lib", sources: [file.path], isTest: false, skipped: nil,
            hasFixedSources: false)
        let (code, _) = try await PackageMutants.read([target], in: TemporaryFolder.current.url, tools: tools)
        let judgement = SeamJudgement([file])
        var base = Baseline()
        base.tests = ["M.T/one", "M.T/two"].map { TestCase(library: .xctest, name: $0) }
        base.seconds = [1, 1]
        let body = try #require(
            judgement.findings.first { $0.target.contains("random") }.flatMap {
                code.body(at: $0.offset, of: $0.path)
            })
        base.bodies = [[body], [body]]
        base.flaky = ["T/three"]
        return SeamReport(
            package: "Lib", judgement: judgement, code: code,
            reach: problem == nil ? SeamReach(base, known: Set(0..<code.bodyCount)) : nil, problem: problem,
            skipped: [("CLib", "it is not written in Swift")])
    }

    @Test("The text begins with the kinds that the fewest tests reach, and counts the tests of each line")
    func text() async throws {
        let report = try await report()
        let lines = report.lines(width: 80, showsAll: false, command: "grade seams --all").map(\.text)
        expectEqual(
            lines.prefix(6),
            [
                "", " The clock (lesson 2: Dependency injection)",
                "   Store.stamp(at:)                                    Sources/Lib/Code.swift:13",
                "     … at date: Date = .now) -> Double { date.timeIntervalSince(.now) }  no test",
                "   Owner.open()                                        Sources/Lib/Code.swift:33",
                "     func open() { let store = Store(Date.init); _ = store.roll() }      no test",
            ])
        let text = lines.joined(separator: "\n")
        #expect(
            text.contains("     func roll() -> Int { Int.random(in: 1...6) }                        2 tests"))
        #expect(
            text.contains("     Creates Store, which uses the clock, random values, the file system and the"))
        #expect(text.contains("     Uses the clock for the protocol Clock."))
        #expect(text.contains("   and 2 more\n\n To see everything:  grade seams --all"))
        #expect(
            text.contains(
                """
                 12 lines of Lib have no seam for tests, and no test runs 7 of them.
                 A line without a number of tests is an initial value, or in a body whose runs
                 can't be noted.
                 Not counted, because they don't pass each time: T/three.
                 Not read: CLib (it is not written in Swift).
                """))
        let untested = try await self.report(.noTests(URL(filePath: "/")))
        #expect(untested.summary == "12 lines of Lib have no seam for tests.")
        expectEqual(untested.notes[0], "The package has no tests, so none are counted.")
    }

    @Test("Where a line of code is too long, its part with what was found is shown")
    func cut() {
        let code = "let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)"
        func cut(_ word: String, _ width: Int) -> String {
            let offset = code.firstRange(of: word).map { code[..<$0.lowerBound].count } ?? 0
            return SeamReport.cut(code, at: offset, to: width)
        }
        expectEqual(cut("UUID", 30), "… ing(path: UUID().uuidString)")
        expectEqual(cut("FileManager", 30), "let url = FileManager.defaul …")
        expectEqual(cut("temporary", 30), "… efault.temporaryDirectory. …")
        expectEqual(cut("UUID", 90), code)
        for width in 20...90 {
            #expect(cut("UUID", width).contains("UUID"))
            #expect(cut("UUID", width).count <= width)
        }
    }

    @Test("JSON has each line with its lesson and tests, and annotations name the lines")
    func formats() async throws {
        let report = try await report()
        let json = try report.json()
        #expect(json.contains(#""target" : "FixedWidthInteger.random(in:)""#), "\(json)")
        #expect(json.contains(#""T/one""#))
        let annotations = report.annotations(in: "pkg")
        #expect(
            annotations.hasPrefix(
                "::warning file=pkg/Sources/Lib/Code.swift,line=13,title=No seam::`Date.now` has no seam here. No test runs it. Lesson 2 (Dependency injection) shows a fitting seam.\n"
            ), "\(annotations)")
        #expect(
            annotations.hasSuffix(
                "::notice::12 lines of Lib have no seam for tests, and no test runs 7 of them.\n"))
    }
}
