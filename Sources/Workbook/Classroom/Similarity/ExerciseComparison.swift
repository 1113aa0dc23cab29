import Foundation
import WorkbookModel

/// Compares the code of all submissions for one exercise.
///
/// The more submissions have some code, the less it says about two of them. Equal files count only once in this, because a
/// copier who changes nothing must not make a copy with other names look like what everybody writes.
struct ExerciseComparison {
    /// The code that one submission has for the exercise.
    struct Code {
        /// The submission's id.
        var id: String
        /// The same value for submissions whose files are equal, byte for byte.
        var files: [String: String]
        var fingerprints: CodeFingerprints
    }

    /// Who has a fingerprint.
    private struct Owners {
        /// The submissions, by their indices.
        var indices: [Int] = []
        /// What they handed in, each once.
        var files: Set<[String: String]> = []
    }

    /// The submissions, with the fingerprints that count.
    private let submissions: [Code]
    private let owners: [UInt64: Owners]
    /// How many may have some code before it proves nothing.
    private let most: Int
    private let policy: SimilarityPolicy

    /// Sets aside what proves nothing: what the course has itself, and what much of the class has.
    ///
    /// - Parameter known: The hashes of the course's own code: the starter, the given files and every known solution.
    init(_ submissions: [Code], known: Set<UInt64>, policy: SimilarityPolicy) {
        self.policy = policy
        var submissions = submissions
        var owners: [UInt64: Owners] = [:]
        for index in submissions.indices {
            submissions[index].fingerprints.remove { known.contains($0) }
            for hash in submissions[index].fingerprints.locations.keys {
                owners[hash, default: Owners()].indices.append(index)
                owners[hash]?.files.insert(submissions[index].files)
            }
        }
        let most =
            submissions.count < policy.smallestClass
            ? submissions.count : Int(Double(submissions.count) * policy.commonShare)
        let rare = owners.filter { $0.value.files.count <= most }
        for index in submissions.indices { submissions[index].fingerprints.remove { rare[$0] == nil } }
        (self.submissions, self.owners, self.most) = (submissions, rare, most)
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
        for (hash, owners) in owners.sorted(by: { $0.key < $1.key }) {
            for (position, first) in owners.indices.enumerated() {
                for second in owners.indices[(position + 1)...] {
                    // Equal files are listed by themselves, so what many of them have isn't repeated pair by pair.
                    if owners.indices.count > most, submissions[first].files == submissions[second].files {
                        continue
                    }
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
                of: hashes, in: submissions[couple.first].fingerprints,
                and: submissions[couple.second].fingerprints)
            return code
        }
    }

    /// Returns what is similar in a pair, without the matches; `nil` if there is too little evidence.
    private func code(_ exercise: Exercise.ID, _ couple: Couple, _ shared: [UInt64]) -> SimilarCode? {
        let (first, second) = (submissions[couple.first], submissions[couple.second])
        let code = SimilarCode(
            first: first.id, second: second.id, exercise: exercise, shared: shared.count,
            firstTotal: first.fingerprints.locations.count, secondTotal: second.fingerprints.locations.count,
            evidence: shared.reduce(0) { $0 + weight(of: $1) }, matches: [])
        guard code.evidence >= policy.leastInExercise,
            max(code.firstShare, code.secondShare) >= policy.leastShare
        else { return nil }
        return code
    }

    /// Returns how much a fingerprint says: 1 if only two have it, 0.5 for five, 0.1 for a hundred.
    private func weight(of hash: UInt64) -> Double {
        1 / Double(max(1, (owners[hash]?.files.count ?? 0) - 1)).squareRoot()
    }
}
