import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// The results of earlier verifications, by the content of everything that went into them.
///
/// After a change to one file, only the attempts that the file is part of are graded again. A check that must be trusted,
/// such as the one before a change lands, does not use the cache.
package struct VerificationCache: Sendable {
    private let course: Course
    private let conditions: GradingConditions
    private let isFresh: Bool
    private let hits = Locked(0)

    /// Opens the cache in a course's build folder.
    ///
    /// - Parameters:
    ///   - tool: The program that verifies: a rebuilt one may come to other results.
    ///   - isSandboxed: Whether attempts are run in the sandbox.
    ///   - isFresh: Whether to ignore earlier results and only store new ones.
    package init(
        course: Course, toolchain: Toolchain, tool: URL?, isSandboxed: Bool, isFresh: Bool = false
    ) {
        self.course = course
        self.isFresh = isFresh
        conditions = GradingConditions(
            course: course, toolchain: toolchain, tool: tool, isSandboxed: isSandboxed)
    }

    /// The number of results that came from the cache.
    package var count: Int { hits.value }

    /// The results of one exercise.
    struct StoredResults: Codable {
        var attempts: [String: VariationResult] = [:]
        var reported: [String: [Check]] = [:]
        /// Missing in results of earlier versions of this tool.
        var needs: [String: [String]]?
    }

    /// Returns the results of an exercise's last verification; no results if the file is missing or cannot be read.
    func storedResults(of exercise: Exercise) -> StoredResults {
        guard !isFresh else { return StoredResults() }
        return (try? JSONFile.decode(StoredResults.self, at: file(of: exercise))) ?? StoredResults()
    }

    /// Replaces the stored results of an exercise.
    ///
    /// If that fails, the next verification only takes longer.
    func keep(_ results: StoredResults, of exercise: Exercise) {
        let file = file(of: exercise)
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? JSONFile.encode(results).write(to: file, options: .atomic)
    }

    /// Counts a result that came from the cache.
    func countHit() { hits.withLock { $0 += 1 } }

    /// Returns a digest of an exercise's suite, given files and support modules.
    func digest(of exercise: Exercise) -> ContentDigest {
        // What was recorded about results has no influence on them.
        conditions.digest(
            of: exercise, except: [exercise.folders.wrongTurns.lastPathComponent, EquivalentMutants.fileName])
    }

    private func file(of exercise: Exercise) -> URL {
        course.buildFolder.appending(path: "verified/\(exercise.id).json")
    }
}
