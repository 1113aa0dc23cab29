import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct SimilarityCacheTests {
    @Test("The report is used again until a submission, the class or the conditions change")
    func cache() throws {
        let folder = ClassFolder(TemporaryFolder.current("results"))
        let exercise = SampleGrades.exercises[0]
        let submissions = ["ada", "bob"].map { SampleGrades.submission($0, [.passed, .passed, .passed]) }
        func cache(_ count: Int = 2, _ conditions: String = "6.3") throws -> SimilarityCache {
            try SimilarityCache(
                of: SampleGrades.results(Array(submissions.prefix(count))), in: folder,
                conditions: [conditions])
        }
        let attempt = folder.attempt(at: exercise, by: submissions[0].submission, in: SampleGrades.course)
        let file = attempt.folder.appending(path: attempt.ownedPaths[0])
        func write(_ text: String) throws {
            try FileManager.default.createDirectory(at: attempt.folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write("a")
        let code = SimilarCode(
            first: "ada", second: "bob", exercise: exercise.id, shared: 9, firstTotal: 10, secondTotal: 12,
            evidence: 8.1 / 3,
            matches: [
                .init(first: .init(path: "a", numbers: 1...3), second: .init(path: "a", numbers: [2, 4]))
            ])
        var policy = SimilarityPolicy.standard
        policy.leastInAll = 0
        let report = SimilarityReport([code], submissions: 2, policy: policy)
        try expectEqual(cache().report, nil)
        try cache().store(report)
        try expectEqual(cache().report, report)
        try expectEqual(cache(1).report, nil)
        try expectEqual(cache(2, "6.4").report, nil)
        try write("ab")
        try expectEqual(cache().report, nil)
    }
}
