import Foundation
import Testing

@testable import WorkbookGrading

struct ForgottenTestScanTests {
    private func functions(_ source: String) -> [String] {
        ForgottenTestScan.functions(in: [Data(source.utf8)])
    }

    @Test("A function that expects something and has no `@Test` is found beside tests")
    func forgotten() {
        let source = """
            @Suite struct LampTests {
                let lamp = Lamp()
                @Test func starts() { #expect(!lamp.isOn) }

                func toggles() async throws {
                    lamp.toggle()
                    #expect(lamp.isOn)
                }
            }
            """
        #expect(functions(source) == ["toggles"])
    }

    @Test(
        "A marked test, a helper that a test calls, and a function that expects nothing are not",
        arguments: [
            "@Test func starts() { #expect(true) }",
            "@Test(\"It starts\", .tags(.fast)) func starts() { #expect(true) }",
            "@MainActor @Test\n    private func starts() async { #expect(true) }",
            "@Test func starts() { check() }\n func check() { #expect(true) }", "func helper() { print(1) }",
            "func check(_ lamp: Lamp) { #expect(lamp.isOn) }", "// func old() { #expect(true) }",
        ])
    func others(source: String) { #expect(functions(source) == []) }

    @Test("An expectation that a property, a literal or an element equals itself is found")
    func tautologies() {
        func isFound(_ expectation: String) -> Bool {
            let source =
                "@Test func `a b`() throws { let x = 1; \(expectation) }\n@Test func other() { #expect(a == b) }"
            return ForgottenTestScan.functionsWithTautology(in: [Data(source.utf8)]) == ["a b"]
        }
        for found in [
            "#expect(x == x)", "try #require(lamp.bulb.isOn==lamp.bulb.isOn, \"on\")",
            "#expect(l[0] == l[0])",
        ] {
            #expect(isFound(found), "\(found)")
        }
        for fine in [
            "#expect(next() == next())", "#expect(x == y)", "#expect(x == x.y)", "#expect(x == x())",
            "#expect(x != x)",
            "#expect(x == x { 1 })", "#expect(x)", "let y = x == x",
        ] {
            #expect(!isFound(fine), "\(fine)")
        }
    }
}
