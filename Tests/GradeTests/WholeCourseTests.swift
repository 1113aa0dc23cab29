import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

extension EndToEnd {
    /// Grades the starters and a model answer of each exercise in this repository's course.
    ///
    /// `grade course verify` also grades all accepted and rejected variations, which takes much longer.
    @Suite(.buildSlotForEachTestCase) struct WholeCourseTests {
        // Without a course, there are no exercises; `WholeCourseFilesTests` reports that.
        static let exercises = (try? Course.load(Repository.root).exercises) ?? []

        @Test("The reference passes, and the starter fails exactly as recorded", arguments: exercises)
        func attempts(at exercise: Exercise) async throws {
            let course = try Course.load(Repository.root)
            let runner = ProcessRunner()
            let toolchain = try await Toolchain.find(
                environment: GradeTool.environment, runner: runner,
                cache: course.buildFolder.appending(path: "toolchain.json"))
            var tools = Tools(
                runner: runner, environment: GradeTool.environment,
                spare: course.buildFolder.appending(path: "spare"))
            tools.results = CountedResults()
            let grader = Grader(course: course, toolchain: toolchain, tools: tools, width: 1)
            let recorded = try ExpectedChecks.load(for: exercise).starterFails
            for variation in [
                Variation(name: "reference", folder: exercise.folders.reference, expectation: .passes),
                Variation(
                    name: "starter", folder: exercise.folders.starter, expectation: .failsExactly(recorded)),
            ] {
                let verdict = await grader.grade(Attempt(exercise, in: variation.folder))
                let finding = variation.finding(
                    for: VariationResult(verdict, in: course), of: exercise.id, in: course)
                #expect(finding.isFine, "\(variation.name): \(finding.message)")
            }
        }
    }
}
