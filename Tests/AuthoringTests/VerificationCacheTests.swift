import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct VerificationCacheTests {
    let folder = TemporaryFolder.current

    /// Looks up every variation of the first exercise, as a verification would.
    ///
    /// - Returns: The names of the variations that had to be graded.
    private func graded(isSandboxed: Bool = false, isFresh: Bool = false) async throws -> [String] {
        let course = try Course.load(folder.url)
        let exercise = course.exercises[0]
        let cache = VerificationCache(
            course: course, toolchain: .sample, tool: folder("grade"), isSandboxed: isSandboxed,
            isFresh: isFresh)
        var results = ExerciseResults(cache, exercise)
        var graded: [String] = []
        for variation in try Variation.all(of: exercise) {
            _ = await results.result(of: variation) {
                graded.append(variation.name)
                return VariationResult(
                    .sample(variation.name == "rejected/stuck" ? [] : [.passed]), in: course)
            }
        }
        results.keep()
        expectEqual(cache.count, 7 - graded.count)
        return graded
    }

    @Test("Only variations that a change affects are graded again")
    func changes() async throws {
        try SampleCourse.load(in: folder)
        try folder.write(["grade": "the tool"])
        try await expectEqual(graded().count, 7)
        // A grader error isn't kept as a result.
        try await expectEqual(graded(), ["rejected/stuck"])
        try folder.write(["Solutions/1-lamp/1-switch/accepted/stored/Lamp.swift": "// stored otherwise\n"])
        try await expectEqual(graded(), ["accepted/stored", "rejected/stuck"])
        // Changes to the other exercise, or to a diagnosis, affect no variation.
        try folder.write([
            "Solutions/1-lamp/2-test-the-lamp/reference/LampTests.swift": "// other tests\n",
            "Solutions/1-lamp/1-switch/rejected/shared/rejected.json":
                #"{ "turnedDownBy": ["compile/readable"], "diagnosis": "Other words." }"#,
        ])
        try await expectEqual(graded(), ["rejected/stuck"])
    }

    @Test(
        "If something that all attempts share changes, all of them are graded again",
        arguments: [
            "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift", "Tests/Suites/Shared/Expect.swift",
            "Sources/Kit/Kit.swift", "Solutions/1-lamp/1-switch/starter/Bulb.swift", "grade",
        ])
    func shared(path: String) async throws {
        try SampleCourse.load(in: folder)
        try folder.write(["grade": "the tool"])
        _ = try await graded()
        try folder.write([path: "// something else, and longer\n"])
        try await expectEqual(graded().count, 7)
        try await expectEqual(graded(isSandboxed: true).count, 7)
    }

    @Test("A fresh verification grades everything and fills the cache for the next one")
    func fresh() async throws {
        try SampleCourse.load(in: folder)
        try folder.write(["grade": "the tool"])
        _ = try await graded()
        try await expectEqual(graded(isFresh: true).count, 7)
        try await expectEqual(graded(), ["rejected/stuck"])
    }

    @Test("A damaged cache is ignored and replaced")
    func damaged() async throws {
        try SampleCourse.load(in: folder)
        try folder.write(["grade": "the tool", ".build/workbook/verified/1.1.json": "{\"attempts\": 3"])
        try await expectEqual(graded().count, 7)
        try await expectEqual(graded().count, 1)
    }
}
