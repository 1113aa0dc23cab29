import Foundation
import WorkbookModel
import WorkbookSystem

/// The cached results of one exercise while it is verified: the stored ones, and those to store now.
struct ExerciseResults {
    private let cache: VerificationCache?
    private let exercise: Exercise
    private let earlier: VerificationCache.StoredResults
    private var now = VerificationCache.StoredResults()
    private let digest: ContentDigest

    /// Reads the stored results of an exercise; without a cache, everything is graded.
    init(_ cache: VerificationCache?, _ exercise: Exercise) {
        self.cache = cache
        self.exercise = exercise
        earlier = cache?.storedResults(of: exercise) ?? .init()
        digest = cache?.digest(of: exercise) ?? .init()
    }

    /// Returns the checks that report for the reference, from the cache if it has them.
    mutating func reported(_ find: () async throws -> [Check]) async throws -> [Check] {
        guard cache != nil else { return try await find() }
        let key = key(of: exercise.folders.reference.path, folder: exercise.folders.reference)
        let checks: [Check]
        if let known = earlier.reported[key] { checks = known } else { checks = try await find() }
        now.reported[key] = checks
        return checks
    }

    /// Returns what the solutions and the starter use, from the cache if it has that.
    mutating func needs(_ find: () async throws -> [String]) async throws -> [String] {
        guard cache != nil else { return try await find() }
        let key = key(of: "needs", folder: exercise.folders.solutions)
        let used: [String]
        if let known = earlier.needs?[key] { used = known } else { used = try await find() }
        now.needs = [key: used]
        return used
    }

    /// Returns the result of a variation, from the cache if it has one.
    mutating func result(
        of variation: Variation, _ find: () async -> VariationResult
    ) async -> VariationResult {
        guard let cache else { return await find() }
        let key = key(of: variation.name, folder: variation.folder)
        let result: VariationResult
        if let known = earlier.attempts[key] {
            result = known
            cache.countHit()
        } else {
            result = await find()
        }
        // A failure of this tool or of the machine may not happen again.
        if result.outcome != .graderError { now.attempts[key] = result }
        return result
    }

    /// Stores the results.
    func keep() { cache?.keep(now, of: exercise) }

    private func key(of name: String, folder: URL) -> String {
        var digest = digest
        digest.add(name)
        // The reason for a rejection is what the verifier expects, and has no influence on the result.
        digest.add(folder: folder, except: [Variation.rejectionFile])
        return digest.text
    }
}
