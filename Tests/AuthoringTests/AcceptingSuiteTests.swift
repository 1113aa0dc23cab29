import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite(.temporaryFolder) struct AcceptingSuiteTests {
    private let check = Check(.suite("LampChecks/toggles()"), name: "It toggles")

    private func attempt(
        _ expectation: Variation.Expectation, fails: Bool, in course: Course
    ) -> GradedVariation {
        GradedVariation(
            variation: Variation(
                name: "v", folder: TemporaryFolder.current("v"), expectation: expectation, diagnosis: "It is."
            ),
            result: VariationResult(
                Verdict(
                    course.exercises[0],
                    checks: [CheckResult(check, fails ? .failed : .passed, fails ? ["no"] : [])]), in: course)
        )
    }

    private func record(_ course: Course, hasTurns: Bool = true) -> SuiteRecord {
        let checks = ExpectedChecks(checks: [check], starterFails: [check.id])
        return SuiteRecord(
            exercise: course.exercises[0], observed: checks, expected: checks, hasWrongTurns: hasTurns)
    }

    private func findings(fails: Bool, hasTurns: Bool = true) throws -> [Finding] {
        let course = try SampleCourse.load(
            in: TemporaryFolder.current, changing: ["v/Lamp.swift": "// a wrong lamp\n"])
        let rejected = attempt(.turnedDown(by: [check.id]), fails: fails, in: course)
        let attempts = [
            attempt(.failsExactly([check.id]), fails: fails, in: course),
            attempt(.passes, fails: false, in: course), rejected, rejected,
        ]
        var findings: [Finding] = []
        try AttemptJudgement(record: record(course, hasTurns: hasTurns), course: course, attempts: attempts)
            .add(to: &findings)
        return findings
    }

    @Test("If the starter and all rejected variations pass, the checks are at fault, and not each attempt")
    func acceptsAll() throws {
        let breaches = try findings(fails: false).filter { $0.kind == .breach }
        expectEqual(
            breaches.map(\.message),
            [
                "the checks accept every attempt, also the starter and all rejected variations. "
                    + "Look first at the checks, Tests/Suites/1-lamp/1-switch/Checks"
            ])
        expectEqual(try findings(fails: true).filter { $0.subject == "suite" }, [])
    }

    @Test("If wrong turns can't be read, nobody knows which diagnosis is shown")
    func unknownDiagnosis() throws {
        for hasTurns in [true, false] {
            let failed = try findings(fails: true, hasTurns: hasTurns).compactMap(\.failedAttempt)
            expectEqual(failed.map(\.hasRecord), Array(repeating: hasTurns, count: failed.count))
            #expect(!failed.isEmpty)
        }
    }
}
