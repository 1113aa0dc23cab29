import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct AttemptComparisonTests {
    @Test("For a name of a check that doesn't exist, the suggestion is a check that turns the variation down")
    func renamedCheck() throws {
        let course = try SampleCourse.load(in: TemporaryFolder.current)
        let exercise = course.exercises[0]
        let (renamed, split) = ("LampChecks/flips()", ["LampChecks/on()", "LampChecks/off()"])
        // checks.json knows these two.
        let old = ["compile/readable", "LampChecks/toggles()"]
        func finding(_ name: String, failing: [String], among checks: [String]) -> String {
            let observed = ExpectedChecks(
                checks: checks.map { Check(id: $0, name: $0) }, starterFails: [])
            let record = SuiteRecord(
                exercise: exercise, observed: observed, expected: nil, hasWrongTurns: false)
            let attempt = GradedVariation(
                variation: Variation(
                    name: "rejected/stuck",
                    folder: exercise.folders.solutions.appending(path: "rejected/stuck"),
                    expectation: .turnedDown(by: [name])),
                result: VariationResult(
                    Verdict(
                        exercise,
                        checks: checks.map {
                            CheckResult(
                                Check(id: $0, name: $0), failing.contains($0) ? .failed : .passed, ["no"])
                        }), in: course))
            let message = AttemptComparison(record: record, course: course).finding(about: attempt, nil)
                .message
            if name.contains("\u{43E}") { return message }
            return message.firstMatch(of: /\(did [^;]*\)(?=;)/).map { String($0.0) } ?? "none"
        }
        let toggles = "LampChecks/toggles()"
        expectEqual(
            finding(
                toggles, failing: [renamed], among: ["compile/readable", "LampChecks/togles()", renamed]),
            "(did you mean \(renamed)?)")
        expectEqual(
            finding(toggles, failing: split, among: ["compile/readable"] + split),
            "(did you mean LampChecks/on() or LampChecks/off()?)")
        // One that passes all checks may be meant for a new one.
        expectEqual(
            finding(toggles, failing: [], among: ["compile/readable", renamed]), "(did you mean \(renamed)?)")
        // A misspelled name is not the one that the same message contradicts.
        expectEqual(
            finding("LampChecks/toggle()", failing: ["compile/readable"], among: old),
            "(did you mean compile/readable?)")
        expectEqual(
            finding("LampChecks/toggle()", failing: [toggles], among: old), "(did you mean \(toggles)?)")
        expectEqual(
            finding("LampChecks/toggle()", failing: [], among: old), "(did you mean \(toggles)?)")
        #expect(
            finding("LampChecks/t\u{43E}ggles()", failing: [toggles], among: old).contains(
                "(did you mean \(toggles)?); in \"t\u{43E}ggles\", \u{43E} (U+043E) is a letter of another alphabet;"
            ))
    }

    @Test("A check that a variation should fail and doesn't is named with the place in rejected.json")
    func passingCheck() throws {
        let course = try SampleCourse.load(in: TemporaryFolder.current)
        let exercise = course.exercises[0]
        let file = "Solutions/1-lamp/1-switch/rejected/stuck/rejected.json"
        try TemporaryFolder.current.write([
            file: "{\n  \"turnedDownBy\": [\n    \"a\",\n    \"b\",\n    \"c\"\n  ]\n}\n"
        ])
        func message(_ names: [String], failing: [String]) -> String {
            let checks = ["a", "b", "c", "d"].map { Check(id: $0, name: $0) }
            let record = SuiteRecord(
                exercise: exercise, observed: ExpectedChecks(checks: checks, starterFails: []),
                expected: nil, hasWrongTurns: false)
            let results = checks.map { CheckResult($0, failing.contains($0.id) ? .failed : .passed, ["no"]) }
            let attempt = GradedVariation(
                variation: Variation(
                    name: "rejected/stuck",
                    folder: exercise.folders.solutions.appending(path: "rejected/stuck"),
                    expectation: .turnedDown(by: names)),
                result: VariationResult(Verdict(exercise, checks: results), in: course))
            return AttemptComparison(record: record, course: course).finding(about: attempt, nil).message
        }
        expectEqual(
            message(["a", "b"], failing: ["a", "d"]),
            "\(file):4 names b, which doesn't fail; should be turned down by a, b, but is turned down by a, d"
        )
        expectEqual(
            message(["a", "b", "c"], failing: ["d"]),
            "\(file):3 names a, b, c, which don't fail; should be turned down by a, b, c, but is turned down by d"
        )
        expectEqual(
            message(["a"], failing: []),
            "should be turned down by a, but passes: the checks don't notice its mistake, or it has none")
        expectEqual(message(["a"], failing: ["a", "d"]), "turned down by a")
    }

    @Test("If a package doesn't compile, the finding is about its file, and not about the reference")
    func package() throws {
        let course = try SampleCourse.load(in: TemporaryFolder.current)
        let exercise = course.exercises[1]
        try TemporaryFolder.current.write(["Packages/kit/Kit.swift": "// empty\n"])
        let file = MalformedFile(
            file: course.root.appending(path: "Packages/kit/Kit.swift"), keyPath: "line 2",
            expected: "code that compiles", found: "\"no such name\"")
        func finding(_ fault: GraderFault) throws -> Finding {
            let reference = GradedVariation(
                variation: Variation(
                    name: Variation.referenceName, folder: exercise.folders.reference, expectation: .passes),
                result: VariationResult(
                    Verdict(exercise, outcome: .graderError, notes: [.fault(fault)]), in: course))
            let record = SuiteRecord(
                exercise: exercise, observed: ExpectedChecks(checks: [], starterFails: []), expected: nil,
                hasWrongTurns: false)
            return try AttemptComparison(record: record, course: course).finding(
                aboutBroken: reference, SuitePlaces(exercise: exercise, course: course))
        }
        expectEqual(
            try finding(.malformedFile(file)),
            .breach(
                exercise.id, "files",
                "Packages/kit/Kit.swift, line 2: expected code that compiles, found \"no such name\""))
        expectEqual(try finding(.other("no")).subject, Variation.referenceName)
    }
}
