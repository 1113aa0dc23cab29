import Foundation
import WorkbookModel

/// The cached results of one exercise while it is verified: those of last time, and those that are worth keeping now.
struct ExerciseResults {
    private let cache: VerificationCache?
    private let exercise: Exercise
    private let earlier: VerificationCache.StoredResults
    private var now = VerificationCache.StoredResults()
    private let digest: ContentDigest

    /// Takes the results of last time from a cache; without a cache everything is found out anew.
    init(_ cache: VerificationCache?, _ exercise: Exercise) {
        self.cache = cache
        self.exercise = exercise
        earlier = cache?.storedResults(of: exercise) ?? .init()
        digest = cache?.digest(of: exercise) ?? .init()
    }

    /// The checks that the reference makes report.
    mutating func reported(_ find: () async throws -> [Check]) async throws -> [Check] {
        guard cache != nil else { return try await find() }
        let key = key(of: exercise.folders.reference.path, folder: exercise.folders.reference)
        let checks: [Check]
        if let known = earlier.reported[key] { checks = known } else { checks = try await find() }
        now.reported[key] = checks
        return checks
    }

    /// The result of a variation.
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
        // What this tool or the machine failed at may go well next time.
        if result.outcome != .graderError { now.attempts[key] = result }
        return result
    }

    /// Keeps what was found.
    func keep() { cache?.keep(now, of: exercise) }

    private func key(of name: String, folder: URL) -> String {
        var digest = digest
        digest.add(name)
        // Why a variation is rejected changes what is expected of it, not what becomes of it.
        digest.add(folder: folder, except: [Variation.rejectionFile])
        return digest.text
    }
}
