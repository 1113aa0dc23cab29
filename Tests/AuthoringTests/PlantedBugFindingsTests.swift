import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite(.temporaryFolder) struct PlantedBugFindingsTests {
    let folder = TemporaryFolder.current

    /// Returns what is found if an attempt that must pass doesn't catch these bugs.
    ///
    /// - Parameter count: How many attempts that must pass do the same.
    private func findings(missing bugs: [String], in count: Int = 1) throws -> (
        about: [Finding], attempt: Finding
    ) {
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                "Tests/Suites/1-lamp/2-test-the-lamp/Subject/Lamp.swift":
                    "let isStuck = PlantedVariant.current == .stuck\n"
            ])
        let exercise = course.exercises[1]
        let checks = bugs.map { CheckResult(Check(.catches($0), name: $0), .failed, ["missed"]) }
        let attempt = GradedVariation(
            variation: Variation(name: "reference", folder: folder.url, expectation: .passes),
            result: VariationResult(Verdict(exercise, checks: checks), in: course))
        let bugs = try PlantedBugFindings(of: exercise, in: course)
        let finding = attempt.variation.finding(for: attempt.result, of: exercise.id, in: course)
        let attempts = Array(repeating: attempt, count: count)
        return (bugs.findings(for: attempts), bugs.explaining(finding, attempt, among: attempts))
    }

    @Test("A bug that the subject doesn't have is a mistake in variants.json, and not in the reference")
    func unnamed() throws {
        let (about, attempt) = try findings(missing: ["always-on"])
        expectEqual(
            about.map(\.message),
            [
                "variants.json lists the bug always-on, but no file in Tests/Suites/1-lamp/2-test-the-lamp/Subject "
                    + "names .alwaysOn, so no test can notice it"
            ])
        expectEqual(attempt.kind, .remark)
    }

    @Test("For a bug that the subject has, the reference or the bug may be at fault")
    func named() throws {
        let (about, attempt) = try findings(missing: ["stuck"])
        expectEqual(about, [])
        expectEqual(attempt.kind, .breach)
        #expect(
            attempt.message.contains("the fault may also be in Tests/Suites/1-lamp/2-test-the-lamp/Subject"))
        // If no attempt catches it, the bug is the first place to look.
        let (both, other) = try findings(missing: ["stuck"], in: 2)
        #expect(
            both.count == 1
                && both[0].message.hasPrefix("none of the attempts that must pass has catches/stuck: missed"))
        expectEqual(other.kind, .remark)
        // Somebody else's default may contain it, as long as it is noticed.
        try expectEqual(findings(missing: []).about, [])
    }
}
