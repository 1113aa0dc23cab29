import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

/// Whether the course check runs after the tests, as in `.ci/run`.
private let isVerifiedAnyway = ProcessInfo.processInfo.environment["CI"] != nil

extension EndToEnd {
    /// Grades what learners of this repository's course start with, and what they should arrive at.
    ///
    /// `grade course verify` also grades all accepted and rejected variations, which takes several times as long. Where it runs
    /// anyway, these tests would only do a part of it twice.
    @Suite(
        .buildSlotForEachTestCase,
        .disabled(if: isVerifiedAnyway, "the course check grades all of this"))
    struct WholeCourseTests {
        // Without a course there are no exercises, which `WholeCourseFilesTests` reports.
        static let exercises = (try? Course.load(Repository.root).exercises) ?? []

        @Test("The reference passes, and the starter fails exactly as recorded", arguments: exercises)
        func attempts(at exercise: Exercise) async throws {
            let grader = try await grader()
            let recorded = try ExpectedChecks.load(for: exercise).starterFails
            for variation in [
                Variation(name: "reference", folder: exercise.folders.reference, expectation: .passes),
                Variation(
                    name: "starter", folder: exercise.folders.starter, expectation: .failsExactly(recorded)),
            ] {
                let verdict = await grader.grade(Attempt(exercise, in: variation.folder))
                let finding = variation.finding(
                    for: VariationResult(verdict, in: try Course.load(Repository.root)), of: exercise.id)
                #expect(finding.isFine, "\(variation.name): \(finding.message)")
            }
        }

        private func grader() async throws -> Grader {
            let course = try Course.load(Repository.root)
            let runner = ProcessRunner()
            let toolchain = try await Toolchain.find(
                environment: GradeTool.environment, runner: runner,
                cache: course.buildFolder.appending(path: "toolchain.json"))
            let tools = Tools(
                runner: runner, environment: GradeTool.environment,
                spare: course.buildFolder.appending(path: "spare"))
            return Grader(course: course, toolchain: toolchain, tools: tools, width: 1)
        }
    }
}
