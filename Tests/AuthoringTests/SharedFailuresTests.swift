import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite(.temporaryFolder) struct SharedFailuresTests {
    @Test("A name in surface.json that is almost the one that was found is misspelled")
    func surface() throws {
        let folder = TemporaryFolder.current
        let file = "Tests/Suites/1-lamp/1-switch/Probes/surface.json"
        let course = try SampleCourse.load(
            in: folder,
            changing: [file: #"{ "id": "surface", "allowed": { "Lamp": "any", "Lamp.isno": "any" } }"#])
        let names = try #require(SurfaceNames(of: course.exercises[0], in: course))
        expectEqual(
            names.misspelled(among: ["Lamp", "Lamp.isOn", "Lamp.toggle()"]),
            ["\(file) lists Lamp.isno. Did you mean Lamp.isOn?"])
        #expect(names.unknownLevels.isEmpty)
    }

    @Test("An access level in surface.json must exist")
    func levels() throws {
        let folder = TemporaryFolder.current
        let file = "Tests/Suites/1-lamp/1-switch/Probes/surface.json"
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                file:
                    #"{ "id": "surface", "allowed": { "Lamp": "intern", "Kit": "open", "Lamp.isOn": "x" } }"#
            ])
        let names = try #require(SurfaceNames(of: course.exercises[0], in: course))
        expectEqual(
            names.unknownLevels,
            [
                "\(file) gives Lamp the access level \"intern\". Did you mean \"internal\"?",
                "\(file) gives Lamp.isOn the access level \"x\". Choose private, fileprivate, internal, package, public, open or any",
            ])
    }

    let folder = TemporaryFolder.current

    private static let suite = "Tests/Suites/1-lamp/1-switch"
    private static let toggles = Check(.suite("LampChecks/toggles()"), name: "It toggles")
    private static let readable = Check(.compileTime("readable"), name: "It can be read")

    private func course() throws -> Course {
        try SampleCourse.load(
            in: folder,
            changing: [
                "\(SharedFailuresTests.suite)/Checks/LampChecks.swift":
                    "struct LampChecks {\n    func togglesTwice() {}\n    @Test func toggles() {}\n}\n",
                // Another suite may have a test of this name.
                "\(SharedFailuresTests.suite)/Checks/Bulbs.swift": "func toggles() {}\n",
            ])
    }

    private func attempt(
        _ expectation: Variation.Expectation, failing checks: [Check], in course: Course
    ) -> GradedVariation {
        let results = checks.map { CheckResult($0, .failed, ["expected 6, got 5"]) }
        return GradedVariation(
            variation: Variation(name: "v", folder: folder.url, expectation: expectation),
            result: VariationResult(Verdict(course.exercises[0], checks: results), in: course))
    }

    private func shared(_ attempts: [GradedVariation], in course: Course) -> SharedFailures {
        SharedFailures(of: attempts, SuitePlaces(exercise: course.exercises[0], course: course))
    }

    @Test("A check that every attempt that must pass fails is named with its place")
    func places() throws {
        let course = try course()
        let checks = [SharedFailuresTests.toggles, SharedFailuresTests.readable]
        let attempt = attempt(.passes, failing: checks, in: course)
        let start = "every attempt that must pass fails"
        expectEqual(
            shared([attempt, attempt], in: course).findings(besides: []).map(\.message),
            [
                "\(start) LampChecks/toggles(): expected 6, got 5. Look first at the check, "
                    + "\(SharedFailuresTests.suite)/Checks/LampChecks.swift:3",
                "\(start) compile/readable: expected 6, got 5. Look first at the check, "
                    + "\(SharedFailuresTests.suite)/Probes/Client.swift:4",
            ])
        // An author has to know what a probe should have named.
        var named = attempt
        named.result.identifiers = ["compile/readable": "could_not_find"]
        #expect(
            shared([named, attempt], in: course).findings(besides: [])[1].message.contains(
                "got 5. The compiler's identifier for the error is could_not_find. Look first"))
        // A check has several snippets, and the report says which one is meant.
        var snippet = attempt
        snippet.result.failures[1].messages = ["tests cannot read isOn: it is private"]
        #expect(
            shared([snippet, snippet], in: course).findings(besides: [])[1].message.hasSuffix(
                "/Probes/Client.swift:5"))
        // A single attempt may be wrong itself, and so may one of two.
        expectEqual(shared([attempt], in: course).findings(besides: []), [])
        let right = self.attempt(.passes, failing: [], in: course)
        expectEqual(shared([attempt, right], in: course).findings(besides: []), [])
    }

    @Test("An attempt that fails only that isn't at fault")
    func consequences() throws {
        let course = try course()
        let (toggles, readable) = (SharedFailuresTests.toggles, SharedFailuresTests.readable)
        let wrong = attempt(.passes, failing: [toggles], in: course)
        let shared = shared([wrong, wrong], in: course)
        func kind(_ expectation: Variation.Expectation, failing: [Check]) -> Finding.Kind {
            let attempt = attempt(expectation, failing: failing, in: course)
            let finding = attempt.variation.finding(
                for: attempt.result, of: course.exercises[0].id, in: course)
            return shared.explaining(finding, attempt, besides: []).kind
        }
        expectEqual(kind(.passes, failing: [toggles]), .remark)
        expectEqual(kind(.passes, failing: [toggles, readable]), .breach)
        expectEqual(kind(.failsExactly([readable.id]), failing: [toggles, readable]), .remark)
        expectEqual(kind(.failsExactly([]), failing: [toggles, readable]), .breach)
        expectEqual(kind(.turnedDown(by: [readable.id]), failing: [toggles]), .breach)
        expectEqual(kind(.failsExactly([toggles.id]), failing: [toggles]), .fine)
    }
}
