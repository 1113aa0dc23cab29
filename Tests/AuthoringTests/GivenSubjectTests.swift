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
            GivenSubject.problems(of: results, at: "starter/Subject")
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
                "the reference doesn't compile with the code that learners read, starter/Subject: no member 'next'"
            ])
    }

    @Test("A name that other files can use is visible, and one in a body or of something private isn't")
    func names() async throws {
        try folder.write([
            "Queue.swift": """
            struct Queue {
                private var people: [String] = []
                var count: Int { let all = people; return all.count }
                init(people: [String]) { self.people = people }
                mutating func serve(after pause: Int) -> String? { people.removeFirst() }
                private func helper(_ inner: Int) {}
            }
            private extension Queue { var hidden: Int { 1 } }
            extension Queue { enum Kind { case short, long(Int) } }
            """
        ])
        let trees = try await trees()
        expectEqual(
            trees.flatMap(\.visibleNames).sorted(),
            ["Kind", "Queue", "after", "count", "long", "people", "serve", "short"])
    }

    @Test("A property that other files can set is neither constant nor computed without a setter")
    func settable() async throws {
        try folder.write([
            "Queue.swift": """
            public struct Queue {
                private(set) var people: [String] = []
                var title = ""
                let number = 1
                var count: Int { people.count }
                var first: String? { get { people.first } set {} }
                public internal(set) var pause = 1
                fileprivate(set) var end = 2
                var limit = 3 { didSet { let old = oldValue; var new = old; new += 1 } }
                private var hidden = 4
            }
            """
        ])
        let trees = try await trees()
        expectEqual(trees.flatMap(\.settableNames).sorted(), ["first", "limit", "pause", "title"])
        expectEqual(GivenSubject.problem(settable: [], "a", "b"), [])
        expectEqual(
            GivenSubject.problem(settable: ["title"], "starter/Subject", "suite/Subject"),
            [
                "in starter/Subject, tests can set title, and in suite/Subject they can't, so tests that do don't compile"
            ])
    }

    private func signatures(_ text: String) async throws -> VisibleSignatures {
        try folder.write(["Queue.swift": text])
        let tree = try #require(try await trees().first)
        return VisibleSignatures(of: [(Data(text.utf8), tree)])
    }

    private func trees() async throws -> [SyntaxNode] {
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(
            environment: environment, runner: ProcessRunner(), cache: nil)
        let trees = try await SyntaxTree.nodes(
            of: [folder("Queue.swift")], toolchain: toolchain, runner: ProcessRunner(),
            environment: environment)
        return Array(trees.values)
    }

    @Test(
        "Defaults, types, kinds and conformances that differ are found, and bodies and blanks make no difference"
    )
    func declarations() async throws {
        let given = try await signatures(
            """
            final class Queue: Equatable {
                var pause: Double = 1
                private var hidden: Int { 1 }
                init(number: Int = 2) {}
                func serve(after pause: Int) -> Int { let x: Int = 2; return x }
                func same(
                    a: Int, b: [String]
                ) {}
            }
            """)
        let suite = try await signatures(
            """
            struct Queue {
                var pause: Int { 2 }
                private var hidden = ""
                init(number: Int = 1) {}
                func serve(after pause: Int) {}
                func same(a: Int, b: [String]) { print(a) }
                func more() {}
            }
            """)
        expectEqual(suite.differences(from: suite), [])
        expectEqual(
            given.differences(from: suite),
            [
                .init(own: "Queue: Equatable", other: nil), .init(own: "class Queue", other: "struct Queue"),
                .init(
                    own: "func serve(after pause: Int) -> Int", other: "func serve(after pause: Int)"),
                .init(own: "init(number: Int = 2)", other: "init(number: Int = 1)"),
                .init(own: "pause: Double", other: "pause: Int"),
            ])
        expectEqual(
            GivenSubject.problem(differing: Array(given.differences(from: suite).prefix(2)), "a", "b"),
            [
                "a has `Queue: Equatable`, and b doesn't, so a test can compile or pass with one of them only",
                "a has `class Queue`, and b has `struct Queue`, so a test can compile or pass with one of them only",
            ])
    }

    @Test(
        "What a test can use in one of two modules only is found, and how a type is written makes no difference"
    )
    func usage() async throws {
        let given = try await signatures(
            """
            typealias Person = String
            protocol Door { func open() }
            struct Queue {
                init(at time: Int) {}
                subscript(place: Int) -> Person { "" }
                func serve(_ person: Person, in list: Array<Optional<Int>>, by: Dictionary<Int, String>) {}
                func call(loudly: Bool) {}
                func wait() {}
                func helper() {}
                func count(_ all: (Int) -> Void, of: Swift.String) {}
                func find<Item: Comparable>(_ item: Item) {}
                func ring() -> Void {}
                @MainActor func show() {}
                let length = 1
                init(length: Int) {}
                init(length: Int, width: Int) {}
            }
            struct Pair { let first: Int; var second = 2; var sum: Int { first + second }; static let zero = 0 }
            struct Point { let x: Int; var y = 2 }
            enum Kind: Equatable { case short, long }
            extension Queue where Int: Equatable {}
            """)
        let suite = try await signatures(
            """
            typealias Person = Int
            protocol Door { func open(); func close(); func lock() }
            extension Door { func lock() {} }
            struct Queue {
                init(now: Int) {}
                func serve(_ next: Person, in people: [Int?], by order: [Int: String]) {}
                func call(quietly: Bool) {}
                mutating func wait() {}
                func count(_ all: (Int) -> (), of: String) {}
                func find<Thing>(_ item: Thing) where Thing: Comparable {}
                func ring() {}
                func show() {}
                private let length = 1
                init(length: Int) {}
                private init(length: Int, width: Int) {}
            }
            struct Pair { private let both: [Int]; init(all: [Int]) { both = all } }
            struct Point { init(x: Int) {} }
            enum Kind: Hashable { case short, long, other }
            """)
        let both: [VisibleSignatures.Difference] = [
            .init(own: "func call(loudly: Bool)", other: "func call(quietly: Bool)"),
            .init(own: "func wait()", other: "mutating func wait()"),
            .init(own: "@MainActor func show()", other: "func show()"),
            .init(own: "enum Kind", other: "enum Kind with case other"),
            .init(own: "protocol Door", other: "protocol Door with func close()"),
            .init(own: "Queue.length", other: "private Queue.length"),
            .init(own: "init(first:second:)", other: "init(all: [Int])"),
        ].sorted { $0.own < $1.own }
        expectEqual(
            given.differences(from: suite),
            (both + [
                .init(own: "init(at time: Int)", other: "init(now: Int)"),
                .init(own: "init(length: Int, width: Int)", other: "init(now: Int)"),
                .init(own: "subscript(place: Int) -> Person", other: nil),
                .init(own: "typealias Person = String", other: "typealias Person = Int"),
            ]).sorted { $0.own < $1.own })
        // The code of a first part may have more.
        expectEqual(
            given.differences(from: suite, isWhole: false),
            (both + [.init(own: "typealias Person = String", other: "typealias Person = Int")])
                .sorted { $0.own < $1.own })
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
