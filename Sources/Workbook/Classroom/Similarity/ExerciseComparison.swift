import Foundation
import WorkbookModel

/// Compares the code of all submissions for one exercise.
struct ExerciseComparison {
    /// The fingerprints that count, by submission.
    private let fingerprints: [(id: String, code: CodeFingerprints)]
    /// The submissions that have a fingerprint, by their indices.
    private let owners: [UInt64: [Int]]
    private let policy: SimilarityPolicy

    /// Sets aside what proves nothing: what the course has itself, and what much of the class has.
    ///
    /// - Parameter known: The hashes of the course's own code: the starter, the given files and every known solution.
    init(_ submissions: [(id: String, code: CodeFingerprints)], known: Set<UInt64>, policy: SimilarityPolicy)
    {
        self.policy = policy
        let own = submissions.map { id, code in
            var code = code
            code.remove { known.contains($0) }
            return (id: id, code: code)
        }
        var owners: [UInt64: [Int]] = [:]
        for (index, submission) in own.enumerated() {
            for hash in submission.code.locations.keys { owners[hash, default: []].append(index) }
        }
        let most =
            submissions.count < policy.smallestClass
            ? submissions.count : Int(Double(submissions.count) * policy.commonShare)
        self.owners = owners.filter { $0.value.count <= most }
        fingerprints = own.map { id, code in
            var code = code
            code.remove { (owners[$0]?.count ?? 0) > most }
            return (id, code)
        }
    }

    /// Two submissions by their indices.
    private struct Couple: Hashable {
        var first: Int
        var second: Int
    }

    /// Returns what is similar in pairs with enough evidence, those with the most first.
    func similarCode(for exercise: Exercise.ID) -> [SimilarCode] {
        var shared: [Couple: [UInt64]] = [:]
        // Only submissions that have a fingerprint in common are ever compared.
        for (hash, indices) in owners.sorted(by: { $0.key < $1.key }) {
            for (position, first) in indices.enumerated() {
                for second in indices[(position + 1)...] {
                    shared[Couple(first: first, second: second), default: []].append(hash)
                }
            }
        }
        let found = shared.compactMap { couple, hashes in
            code(exercise, couple, hashes).map { (code: $0, couple: couple, hashes: hashes) }
        }.sorted { SimilarCode.hasMoreEvidence($0.code, $1.code) }
        return found.prefix(policy.mostPairs).map { code, couple, hashes in
            var code = code
            code.matches = CodeFingerprints.matches(
                of: hashes, in: fingerprints[couple.first].code, and: fingerprints[couple.second].code)
            return code
        }
    }

    /// Returns what is similar in a pair, without the matches; `nil` if there is too little evidence.
    private func code(_ exercise: Exercise.ID, _ couple: Couple, _ shared: [UInt64]) -> SimilarCode? {
        let (first, second) = (fingerprints[couple.first], fingerprints[couple.second])
        let code = SimilarCode(
            first: first.id, second: second.id, exercise: exercise, shared: shared.count,
            firstTotal: first.code.locations.count, secondTotal: second.code.locations.count,
            evidence: shared.reduce(0) { $0 + weight(of: $1) }, matches: [])
        guard code.evidence >= policy.leastInExercise,
            max(code.firstShare, code.secondShare) >= policy.leastShare
        else { return nil }
        return code
    }

    /// Returns how much a fingerprint says: 1 if only two submissions have it, 0.5 for five, 0.1 for a hundred.
    private func weight(of hash: UInt64) -> Double {
        1 / Double(max(1, (owners[hash]?.count ?? 0) - 1)).squareRoot()
    }
}
