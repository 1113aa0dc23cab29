import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct CaptureScanTests {
    /// The source of the suite in these tests.
    static let suite = """
        import Testing
        @testable import Lamp

        extension Switch { func texts() -> [String] { events.map { "\\($0.name)" } } }
        @MainActor @Suite struct SwitchChecks {
            @Test func on() {
                let lamp = Switch()
                lamp.turn(on: true)
                expect(lamp.isOn, equals: true, "isOn \\(describe(lamp))")
                if lamp.events == [1] || lamp.all.contains(where: { $0 > 1 }) { Issue.record("x") }
                expect(lamp.state, equals: .dimmed(2), "state")
            }
        }
        """

    private func flags(_ source: String, allowed: Set<String> = []) async throws -> [Flag] {
        let declarations = LearnerDeclarations(in: [try await .parsed(source)], module: "Lamp")
        let scan = CaptureScan(declarations: declarations, module: "Lamp", allowed: allowed)
        return scan.flagsOfRepeatedNames { [Self.suite] } + scan.flags { [Self.suite] }
    }

    @Test(
        "A declaration that could replace what the suite uses is flagged",
        arguments: [
            "func expect(_ a: Bool, equals b: Bool, _ c: String) {}",
            "let describe = { (a: Switch) in \"\" }",
            "struct String {}", "typealias IntegerLiteralType = Int8", "enum Testing {}",
            "@globalActor struct MainActor { static let shared = Own() }",
            "func == (a: Bool, b: Bool) -> Bool { true }", "infix operator ==", "macro expect()",
            "extension Issue { static func record(_ a: Swift.String) {} }",
            "extension Array where Element == Int { func map(_ a: Int) {} }",
            "extension Optional { static func dimmed(_ level: Int) -> Switch? { nil } }",
            "extension [Int] { func map() {} }",
            "extension Sequence { func contains(where a: Int) {} }",
            "typealias List = Array<Int>\nextension List { func map() {} }",
            "protocol P {}\nextension P { func contains(where a: Int) {} }\nextension Int: P {}",
            "private extension Array { internal func map() {} }",
            "private extension P { public func contains(where a: Int) {} }\nprotocol P {}\nextension Int: P {}",
            "extension Int { static func == (a: Int, b: Int) -> Bool { true } }",
            "extension String { init(on a: Int) {} }", "extension Array { subscript(i: Int) -> Int { 0 } }",
            "extension DefaultStringInterpolation { func appendInterpolation(_ a: Int) {} }",
            "extension Int: @retroactive CustomStringConvertible { public var description: String { \"\" } }",
            "class Switch { struct String {} }", "class Old { struct String {} }\nclass Switch: Old {}",
            "class Switch<String> {}",
            "protocol Q { associatedtype String }\nclass Switch: Q {}",
            "#if DEBUG\nstruct String {}\n#endif",
            "#if compiler(>=99)\nprivate func later() {\n#endif\nstruct String {}\n#if compiler(>=99)\n}\n#endif",
            "extension Error9: CustomStringConvertible { var description: Swift.String { \"\" } }",
        ])
    func captures(source: String) async throws {
        #expect(try await flags(source, allowed: ["Switch", "Error9"]).count == 1)
    }

    @Test(
        "Other declarations are not flagged",
        arguments: [
            "private func expect() {}", "fileprivate struct String {}", "struct Event {}", "func help() {}",
            "struct Box<String> { let a: String }", "class Other { struct String {} }", "let lamp = 1",
            "func on() {}", "extension Array { var second: Int { 0 } }",
            "extension Optional { var dimmed: Bool { true } }", "private extension Array { func map() {} }",
            "private extension Array { fileprivate func map() {} }",
            "extension String { init(dimmed a: Int) {} }",
            "class Switch { func record() {}; var description: String { \"\" }; struct Level {} }",
            "struct Own: Equatable { static func == (a: Own, b: Own) -> Bool { true } }",
            "extension Own { func map() {} }\nstruct Own {}", "infix operator +++",
            "enum Own { case record, expect, String }", "protocol P { func record() }",
            // The suite's import means the module.
            "struct Lamp {}",
        ])
    func honest(source: String) async throws {
        #expect(try await flags(source, allowed: ["Switch"]).isEmpty)
    }

    @Test(
        "Default arguments that identify the caller, and conditional declarations, are flagged",
        arguments: [
            "class Switch { func turn(on: Bool, by caller: String = #function) {} }",
            "func help(line: Int = #line) {}",
            "class Switch {\n#if DEBUG\n private(set) var isOn = false\n#else\n var isOn = false\n#endif\n}",
            "#if DEBUG\nclass Switch {}\n#else\nstruct Switch {}\n#endif",
        ])
    func conditions(source: String) async throws {
        #expect(try await flags(source, allowed: ["Switch"]).count == 1)
        let isAboutCaller = source.contains("#line") || source.contains("#function")
        let allowed: Set<String> = ["Switch", "#function", "#line"]
        #expect(try await flags(source, allowed: allowed).isEmpty == isAboutCaller)
    }

    @Test(
        "A private function can identify its caller, and unrelated declarations can be conditional",
        arguments: [
            "private func log(line: Int = #line) {}",
            "struct Own { private func log(_ f: String = #function) {} }",
            "func f() { print(#function) }", "#if DEBUG\nlet level = 1\n#else\nlet level = 2\n#endif",
            "#if DEBUG\nfunc log(_ a: Int) {}\n#else\nfunc log(_ a: Int) {}\n#endif",
            "struct A { var isOn = 1 }\nstruct B { var isOn = 1; static var isOn = 2 }",
        ])
    func honestConditions(source: String) async throws {
        #expect(try await flags(source).isEmpty)
    }

    @Test("A name that the task requires is not flagged")
    func allowed() async throws {
        #expect(try await flags("struct Switch {}").count == 1)
        #expect(try await flags("struct Switch {}", allowed: ["Switch"]).isEmpty)
        #expect(try await flags("func Switch() -> Int { 1 }", allowed: ["Switch"]).count == 1)
        #expect(
            try await flags("extension Array { func map() {} }", allowed: ["Array.map()"]).isEmpty)
    }

    @Test("A flag has the name and the location of the declaration")
    func sentence() async throws {
        let flag = try #require(try await flags("\nextension Issue { static func record(_: Int) {} }").first)
        #expect(flag.reason.hasPrefix("`Issue.record(_:)` has a name that the checks use"))
        #expect(flag.place == Place(path: "Lamp.swift", line: 2, column: nil))
    }

    @Test("The names that a suite mentions are the ones that solutions need")
    func names() async throws {
        let declarations = LearnerDeclarations(
            in: [try await .parsed("class Switch {}\nstruct Event {}\nfunc describe(_ a: Switch) {}")],
            module: "Lamp")
        let scan = CaptureScan(declarations: declarations, module: "Lamp", allowed: [])
        #expect(scan.names(mentionedIn: [Self.suite]) == ["Switch", "describe(_:)"])
    }

    @Test("A learner's symbol that the suite uses is flagged unless it is a member of the learner's type")
    func symbols() async throws {
        let declarations = LearnerDeclarations(in: [try await .parsed("struct Event {}")], module: "Lamp")
        let scan = CaptureScan(declarations: declarations, module: "Lamp", allowed: ["describe(_:)"])
        func reasons(_ tree: String) -> [String] { scan.flags(forSymbolsUsed: [tree]).map(\.reason) }
        let global = """
            kind=Global
              kind=Function
                kind=Module, text="Lamp"
                kind=Identifier, text="NAME"
            """
        #expect(reasons(global.replacing("NAME", with: "expect")).first?.hasPrefix("`expect`") == true)
        #expect(reasons(global.replacing("NAME", with: "describe")).isEmpty)
        let member = """
            kind=Global
              kind=Getter
                kind=Variable
                  kind=Extension
                    kind=Module, text="Lamp"
                    kind=Structure
                      kind=Module, text="MODULE"
                      kind=Identifier, text="Array"
                  kind=Identifier, text="count"
            """
        #expect(reasons(member.replacing("MODULE", with: "Swift")).first?.hasPrefix("`Array.count`") == true)
        #expect(reasons(member.replacing("MODULE", with: "Lamp")).isEmpty)
        let metadata = """
            kind=Global
              kind=TypeMetadataAccessFunction
                kind=Type
                  kind=Class
                    kind=Module, text="Lamp"
                    kind=Identifier, text="expect"
            """
        #expect(reasons(metadata).isEmpty)
    }
}
