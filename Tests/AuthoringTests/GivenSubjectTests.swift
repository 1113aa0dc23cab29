import Foundation
import TestSupport
import Testing
import WorkbookModel
import WorkbookSystem

@testable import WorkbookAuthoring
@testable import WorkbookGrading

@Suite(.temporaryFolder) struct GivenSubjectTests {
    let folder = TemporaryFolder.current

    private func result(failing: [String]) -> VersionResults {
        let verdict = StoredVerdict(Verdict(.sample(), checks: []))
        return .ran([.init(id: "0", failing: failing, isClean: failing.isEmpty, verdict: verdict)])
    }

    @Test("Code that learners read has to compile, and the reference's tests have to pass with it")
    func problems() {
        func problems(_ results: VersionResults) -> [String] {
            GivenSubject.problems(
                of: results, with: "the code that learners read, starter/Subject", at: "starter/Subject")
        }
        expectEqual(problems(result(failing: [])), [])
        expectEqual(
            problems(result(failing: ["QueueTests/first()"])),
            [
                "the reference's tests don't pass with the code that learners read, starter/Subject: QueueTests/first()"
            ])
        let own = VersionResults.Problem(file: "Queue.swift", line: 3, message: "no member 'apend'")
        let other = VersionResults.Problem(file: "", line: 9, message: "no member 'next'")
        expectEqual(
            problems(.didNotCompile([own, other])),
            [
                "the code that learners read does not compile: starter/Subject/Queue.swift:3: no member 'apend'"
            ])
        expectEqual(
            problems(.didNotCompile([other, other])),
            [
                "the reference's tests don't compile with the code that learners read, starter/Subject: no member 'next'"
            ])
    }

    /// Compiles code as a module and reads its interface.
    private func interface(_ text: String) async throws -> ModuleInterface {
        let modules = folder("a #%/build/Modules")
        try folder.write(["a #%/Queues.swift": text, "a #%/build/Modules/.keep": ""])
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(
            environment: environment, runner: ProcessRunner(), cache: nil)
        let tools = Tools(runner: ProcessRunner(), environment: environment)
        let result = try await tools.runner.run(
            Command(
                toolchain.tool("swiftc"),
                [
                    "-emit-module", "-parse-as-library", "-enable-testing", "-swift-version", "6",
                    "-module-name", "Queues",
                    "-o", modules.appending(path: "Queues.swiftmodule").path,
                    folder("a #%/Queues.swift").path,
                ] + tools.platformArguments(for: toolchain), environment: environment), limit: 60)
        try #require(result.termination.isSuccess, "\(result.errorOutput)")
        return ModuleInterface(try await SymbolGraph(of: "Queues", in: modules, toolchain, tools))
    }

    @Test(
        "What a test can use in one of two modules only is found, and nothing that makes no difference to tests"
    )
    func differences() async throws {
        let given = try await interface(
            """
            struct Queue: Equatable {
                var pause: Double = 1
                let length = 1
                var title = ""
                private(set) var people: [String] = []
                private var hidden: Int { 1 }
                init(number: Int = 2) {}
                init(at time: Int) {}
                subscript(place: Int) -> String { "" }
                func serve(after pause: Int) -> Int { let x: Int = 2; return x }
                func call(loudly: Bool) {}
                func wait() {}
                func delay(by seconds: Int = 1, then: () -> Void = { print(1, 2) }) {}
                @MainActor func show() {}
                func ring() {}
            }
            class Guard { class func all() -> [Guard] { [] }; weak var next: Guard?; func go() {}; required init() {} }
            struct Pair { let first: Int; var second = 2 }
            struct Point: CustomStringConvertible { let x: Int; var y = 2; var description: String { "" } }
            enum Kind: CaseIterable { case short, long }
            enum Size { case small, large }
            protocol Door { func open() }
            typealias Person = String
            enum Unit: String { case gram = "g", ounce, pound = "lb" }
            struct Counter { static let first = 1; var text = "a", place = Size.small, more = [1, 2] }
            extension Array where Element == Queue { func all() {} }
            extension Int: Door { var doubled: Int { self * 2 }; func open() {} }
            """)
        let suite = try await interface(
            """
            struct Queue {
                var pause: Int = 1
                private let length = 1
                let title = ""
                init(number: Int = 1) {}
                init(now: Int) {}
                func serve(after pause: Int) {}
                func call(quietly: Bool) {}
                mutating func wait() {}
                func delay(by seconds: Int, then: () -> Void = { print(1, 2) }) {}
                func show() {}
                @MainActor func ring() {}
                var people: [String] { [] }
            }
            class Guard { static func all() -> [Guard] { [] }; var next: Guard?; final func go() {}; init() {} }
            struct Pair { private let both: [Int]; init(all: [Int]) { both = all } }
            class Point: CustomStringConvertible { init(x: Int, y: Int = 2) {}; var description: String { "" } }
            enum Kind: CaseIterable { case long, short }
            enum Size { case small, large, huge }
            protocol Door { func open(); func close(); func lock() }
            extension Door { func lock() {} }
            typealias Person = Int
            enum Unit: String { case gram, ounce = "ounce", pound = "lbs" }
            struct Counter { static let first = 2; var text = "a", place: Size = .large, more = [1, 3] }
            extension Array where Element == Pair { func all() {} }
            """)
        expectEqual(suite.comparison(with: suite).differences, [])
        expectEqual(suite.comparison(with: suite).lacking.map(\.text), [])
        let both: [ModuleInterface.Difference] = [
            .init(own: "case gram = \"g\"", other: "case gram"),
            .init(own: "case pound = \"lb\"", other: "case pound = \"lbs\""),
            .init(own: "class func all() -> [Guard]", other: "static func all() -> [Guard]"),
            .init(own: "enum Kind { case short; case long }", other: "enum Kind { case long; case short }"),
            .init(own: "enum Size", other: "enum Size with case huge"),
            .init(
                own: "func all() in an extension where Element == Queue",
                other: "func all() in an extension where Element == Pair"),
            .init(own: "func call(loudly: Bool)", other: "func call(quietly: Bool)"),
            .init(
                own: "func delay(by seconds: Int = 1, then: () -> Void = { print(1, 2) })",
                other: "func delay(by seconds: Int, then: () -> Void = { print(1, 2) })"),
            .init(own: "func go()", other: "final func go()"),
            .init(own: "func ring()", other: "@MainActor func ring()"),
            .init(own: "func serve(after pause: Int) -> Int", other: "func serve(after pause: Int)"),
            .init(own: "func wait()", other: "mutating func wait()"),
            .init(own: "init(first: Int, second: Int = 2)", other: "init(all: [Int])"),
            .init(own: "init(number: Int = 2)", other: "init(number: Int = 1)"),
            .init(
                own: "init(text: String = \"a\", place: Size = Size.small, more: [Int] = [1, 2])",
                other: "init(text: String = \"a\", place: Size = .large, more: [Int] = [1, 3])"),
            .init(own: "protocol Door", other: "protocol Door with func close()"),
            .init(own: "required init()", other: "init()"),
            .init(own: "static let first: Int = 1", other: "static let first: Int = 2"),
            .init(own: "struct Point", other: "class Point"),
            .init(own: "typealias Person = String", other: "typealias Person = Int"),
            .init(own: "var more: [Int] = [1, 2]", other: "var more: [Int] = [1, 3]"),
            .init(own: "var pause: Double = 1", other: "var pause: Int = 1"),
            .init(own: "var place: Size = Size.small", other: "var place: Size = .large"),
            .init(own: "var title: String = \"\"", other: "let title: String = \"\""),
            .init(own: "weak var next: Guard?", other: "var next: Guard?"),
        ]
        expectEqual(
            given.comparison(with: suite).differences,
            ([
                .init(own: "Int: Door", other: nil),
                .init(own: "Queue: Swift.Equatable", other: nil),
                .init(own: "init(at time: Int)", other: "init(now: Int)"),
            ] + both).sorted { $0.own < $1.own })
        expectEqual(
            given.comparison(with: suite).lacking.map(\.text),
            ["Int.doubled", "Int.open()", "Pair.first", "Pair.second", "Queue.length", "Queue.subscript(_:)"])
        // The code of a first part may have more.
        expectEqual(given.comparison(with: suite, isWhole: false).differences, both)
    }

    @Test("How a declaration is written, and what only its file sees, makes no difference")
    func spellings() async throws {
        let given = try await interface(
            """
            import Foundation
            public struct Queue: Comparable {
                public static func < (first: Queue, second: Queue) -> Bool { true }
                public static func == (first: Queue, second: Queue) -> Bool { true }
                let length = 1
                var count: Int { 1 }
                var place = 1
                func serve(_ person: String, in list: Array<Optional<Int>>, by: Dictionary<Int, String>) {}
                func count(_ all: (Int) -> Void, of: Swift.String, after: Int = 5_000, by: Int = 0) {}
                func find<Item: Comparable>(_ item: Item, type: Queues.Queue.Type = Queue.self) {}
                func ring() -> Void {}
            }
            struct Level { var most = 5_000, unit = Guard(name: "a"), zero = Level.none; static let none = 0 }
            @MainActor class Window { var number = 1 }
            final class Guard { init(name: String, age: Int = 0) {} }
            """)
        let suite = try await interface(
            """
            struct Queue: Comparable {
                static func < (first: Queue, second: Queue) -> Bool { true }
                var length: Int { 1 }
                let count = 1
                var place: Int { get { 1 } nonmutating set {} }
                func serve(_ next: String, in people: [Int?], by order: [Int: String]) {}
                func count(_ all: (Int) -> (), of: String, after seconds: Int = 5000, by: Int = Queue.zero) {}
                func find<Thing>(_ item: Thing, type: Queue.Type = Queue.self) where Thing: Comparable {}
                @discardableResult func ring() { helper() }
                private func helper() {}
                static let zero = 0
                init(place: Int = 1) {}
            }
            struct Level { var most = 5000; var unit = Guard.init(name: "a"); var zero = Self.none; static let none: Int = 0 }
            @MainActor class Window { var number = Window.first; static var first: Int { 1 } }
            class Guard { init(name: String, age years: Int = 0, size: Int = 1) {}; convenience init(name: String, age: Int = 0) { self.init(name: name, age: age, size: 1) } }
            enum Extra { case one }
            """)
        expectEqual(given.comparison(with: suite).differences, [])
        expectEqual(given.comparison(with: suite).lacking.map(\.text), [])
    }

    @Test("A name that the suite's subject lacks is a problem")
    func lackingNames() {
        expectEqual(GivenSubject.problem(with: [], "a", "b"), [])
        expectEqual(
            GivenSubject.problem(with: ["serve"], "starter/Subject", "suite/Subject"),
            [
                "starter/Subject declares what suite/Subject doesn't (serve), so tests that use it don't compile"
            ])
    }
}
