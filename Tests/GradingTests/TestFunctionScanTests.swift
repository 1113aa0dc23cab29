import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

struct TestFunctionScanTests {
    private static let source = ##"""
        import Testing

        @MainActor @Suite("A {suite}") struct LampChecks {
            let lamp = Lamp()  // {

            class func helper() { if true {} }

            @Test("A new lamp is off", .tags(.important))
            func newLamp() async throws {
                let text = "}\(lamp.isOn ? "{" : "}")"
                if lamp.isOn {
                    fail(#"it's "on" {"#)
                }
            }

            @Test func oneLine() { #expect(lamp.isOn) }

            @Test("Numbers", arguments: [1, 2], zip([3], [4]))
            func numbers(_ one: Int, and other: (Int, Int)) {
                #expect(one == other.0)

                #expect(one < 3)
            }

            func notATest() { fail("helper") }

            struct Inner {
                @Test func `a raw name`() {
                    let nested = { (x: Int) in x }
                    expect(nested(1), equals: 1, "nested")
                }
            }
        }

        extension LampChecks.Inner {
            @Test() func outside() { fail("here") }
        }

        @Test("Free") func free() {
        }
        """##

    private let code = TestFunctionScan.code(in: source)

    @Test("Tests are found under their IDs in the event stream")
    func ids() {
        #expect(
            code.keys.sorted() == [
                "LampChecks/Inner/`a raw name`()", "LampChecks/Inner/outside()", "LampChecks/newLamp()",
                "LampChecks/numbers(_:and:)", "LampChecks/oneLine()", "free()",
            ])
    }

    @Test("A test's code is its unindented body, without display name and traits")
    func body() {
        #expect(
            code["LampChecks/newLamp()"] == ##"""
                let text = "}\(lamp.isOn ? "{" : "}")"
                if lamp.isOn {
                    fail(#"it's "on" {"#)
                }
                """##)
        #expect(code["LampChecks/oneLine()"] == "#expect(lamp.isOn)")
        #expect(code["free()"] == "")
    }

    @Test("A parameterized test is shown with its declaration and its arguments")
    func arguments() {
        #expect(
            code["LampChecks/numbers(_:and:)"] == """
                @Test(arguments: [1, 2], zip([3], [4]))
                func numbers(_ one: Int, and other: (Int, Int)) {
                    #expect(one == other.0)

                    #expect(one < 3)
                }
                """)
    }

    @Test(
        "Source that doesn't compile is parsed as far as possible",
        arguments: [
            "@Test func a(", "@Test(", "@Test func", "@Test func a() {", "}}} @Test func `", "extension",
        ])
    func broken(_ source: String) {
        #expect(TestFunctionScan.code(in: source).isEmpty)
    }

    @Test("A compile-time check shows its snippets with what the compiler must do with them")
    func probe() throws {
        let source = """
            // CLIENT: testable
            @testable import Lamp

            // CHECK closed: Tests cannot change isOn
            // COMPILES: tests cannot read isOn
            func reads(_ lamp: Lamp) -> Bool { lamp.isOn }

            // REJECTED assignment_lhs_is_immutable_property: tests can write isOn
            func writes(_ lamp: Lamp) {
                lamp.isOn = true
            }
            """
        #expect(
            try Probe(parsing: source).code(in: source) == [
                "compile/closed": """
                // This must compile:
                func reads(_ lamp: Lamp) -> Bool { lamp.isOn }

                // This must not compile:
                func writes(_ lamp: Lamp) {
                    lamp.isOn = true
                }
                """
            ])
    }

    @Test("Every check of the course that has code is found in its source")
    func wholeCourse() throws {
        for exercise in try Course.load(Repository.root).exercises {
            let expected = try ExpectedChecks.load(for: exercise).checks
            let surface = exercise.folders.probes.appending(path: "surface.json")
            let withoutCode =
                FileManager.default.fileExists(atPath: surface.path)
                ? try JSONFile.decode(Surface.self, at: surface).check.id : nil
            let code = CheckCode.load(for: exercise)
            let missing = expected.filter {
                !$0.kind.isAboutTests && $0.id != withoutCode && code[$0.id] == nil
            }
            #expect(missing.map(\.id) == [], "\(exercise.slug)")
        }
    }
}
