import Foundation
import TestSupport
import Testing

@testable import WorkbookMutation
@testable import WorkbookSystem

/// Asks the installed compiler for a syntax tree.
struct Compiler {
    var runner = ProcessRunner()
    var environment = ProcessInfo.processInfo.environment
    var toolchain: Toolchain

    init() async throws {
        toolchain = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
    }

    /// Parses a source.
    func source(_ text: String, name: String = "Code.swift") async throws -> SourceFile {
        let folder = TemporaryFolder.current
        try folder.write([name: text])
        let data = try await SyntaxTree.data(
            of: folder(name), toolchain: toolchain, runner: runner, environment: environment)
        return SourceFile(name: name, data: Data(text.utf8), tree: try #require(SyntaxTree.node(of: data)))
    }
}

@Suite(.temporaryFolder) struct MutantTests {
    /// Returns the changes that an operation makes to a source.
    private func changes(_ operation: String, in text: String) async throws -> [String] {
        let source = try await Compiler().source(text)
        return Mutator.mutants(of: source).filter { $0.operation == operation }.map(\.change)
    }

    @Test(
        "A property keeps its value instead of nil only if its type is an Optional, not a function that returns one"
    )
    func optionals() async throws {
        let text = """
            struct S {
                var a: Int?
                var b: (() -> Int)?
                var c: () -> Int?
                var d: Int
            }
            """
        let mutants = Mutator.mutants(of: try await Compiler().source(text)).map(\.change)
        expectEqual(mutants.filter { $0.hasSuffix("replaced by nil") }.count, 2)
    }

    @Test("Conditions are negated or assumed to be true, and bindings are left alone")
    func conditions() async throws {
        let text = "func f(_ x: Int?) { if let x, x > 3 { print(x) }\n guard x == nil else { return } }"
        let found1 = try await changes("negate-condition", in: text)
        expectEqual(
            found1,
            [
                "`x > 3` becomes `!(x > 3)`", "`x == nil` becomes `!(x == nil)`",
            ])
        let found2 = try await changes("drop-condition", in: text)
        expectEqual(
            found2,
            [
                "takes `x > 3` for true", "takes `x == nil` for true",
            ])
    }

    @Test("Statements for which the compiler gives no location are found between the others")
    func statements() async throws {
        let text = """
            func f() {
                a()
                b(1,
                  2)
                    .c()
                let x = 1; d(x)
                run { [weak x] in
                    e()
                    g()
                }
            }
            """
        let found3 = try await changes("drop-statement", in: text)
        expectEqual(
            found3,
            [
                "drops `a()`", "drops `b(1, 2) .c()`", "drops `d(x)`",
                "drops `run { [weak x] in e() g() }`", "drops `e()`", "drops `g()`",
            ])
    }

    @Test("A member with the name `in` doesn't begin a closure")
    func memberNamedIn() async throws {
        let found = try await changes("drop-statement", in: "func f() { let x = 1\n a(x)\n b.in(x) }")
        expectEqual(found, ["drops `a(x)`", "drops `b.in(x)`"])
    }

    @Test("An initializer never returns early, and a function with a result returns a value of its type")
    func early() async throws {
        let text = "class A { init() { a(); b() }\n func f() -> Int? { a(); return 2 } }"
        let found4 = try await changes("return-early", in: text)
        expectEqual(found4, [])
        let longer = "func f() -> Int? { a(); b(); return 2 }"
        let found5 = try await changes("return-early", in: longer)
        expectEqual(found5, ["returns `nil` before `b()`"])
    }

    @Test("Branches are swapped, including those of a conditional expression")
    func branches() async throws {
        let text = "func f(_ x: Bool) -> Int { if x { a() } else { b() }\n return x ? 1 : 2 }"
        let found6 = try await changes("swap-branches", in: text)
        expectEqual(
            found6,
            [
                "swaps the branches `{ a() }` and `{ b() }`", "swaps `1` and `2`",
            ])
    }

    @Test("A limit isn't added to a literal that it doesn't change, nor twice")
    func unchangedResults() async throws {
        for (type, value, absent) in [
            ("Int", "0", ["max(0, 0)", "min(3, 0)", "-(0)"]), ("Int", "7", ["max(0, 7)"]),
            ("Int", "max(0, n)", ["max(0, max(0, n))"]),
            ("String", "\"ab\"", ["(\"ab\").lowercased()", "String((\"ab\").prefix(8))"]),
            ("[Int]", "[]", ["Array(([]).dropLast())", "Array(([]).reversed())"]),
        ] {
            let found = try await changes("result", in: "func f(n: Int) -> \(type) { return \(value) }")
            for text in absent { #expect(!found.contains { $0.contains(text) }) }
        }
        let others = try await changes("result", in: "func f() -> Int { return 7 }")
        #expect(others.contains { $0.contains("min(3, 7)") } && others.contains { $0.contains("-(7)") })
    }

    @Test("Mutants replace an injected object with the shared one, and a parameter with its default")
    func shared() async throws {
        let text = """
            struct S {
                let store: UserDefaults
                init(store: UserDefaults = .standard, name: String) { self.store = store }
                func read() -> Int { store.integer(forKey: "a") }
            }
            """
        let found7 = try await changes("shared-object", in: text)
        expectEqual(
            found7,
            [
                "uses `UserDefaults.standard` in place of `store` in `store.integer(forKey: \"a\")`"
            ])
        let found8 = try await changes("fallback", in: text)
        expectEqual(
            found8,
            [
                "asks `UserDefaults.standard` if `store.integer(forKey: \"a\")` finds nothing"
            ])
        let found9 = try await changes("ignore-parameter", in: text)
        expectEqual(
            found9,
            [
                "uses `.standard` for `store`", "uses `UserDefaults.standard` for `store`",
                "uses `\"\"` for `name`",
            ])
    }

    @Test("Modifiers are dropped, and a stored object is held weakly")
    func declarations() async throws {
        let text = """
            final class A {
                private let tracker: any Tracking
                public private(set) var count = 0
                init(tracker: any Tracking) { self.tracker = tracker }
                func f() { tracker.start(); self.tracker.stop() }
            }
            """
        let found10 = try await changes("drop-modifier", in: text).sorted()
        expectEqual(
            found10,
            [
                "is not `final`", "is not `private(set)`", "is not `private`", "is not `public`",
            ])
        let source = try await Compiler().source(text)
        let weak = try #require(Mutator.mutants(of: source).first { $0.operation == "hold-weakly" })
        let changed = String(decoding: try #require(Mutator.text(of: source, with: weak)), as: UTF8.self)
        #expect(changed.contains("private weak var tracker: (any Tracking)?"))
        #expect(changed.contains("tracker?.start(); self.tracker?.stop()"))
    }

    @Test("Mutants with the same description are numbered")
    func identity() async throws {
        let source = try await Compiler().source("func f() { a(); a() }")
        let ids = Mutator.mutants(of: source).filter { $0.operation == "drop-statement" }.map(\.id)
        expectEqual(ids, ["Code.swift, f: drops `a()`", "Code.swift, f: drops `a()` (2)"])
    }
}
