import WorkbookModel
import WorkbookSystem

/// Finds submissions whose code is similar where most others differ.
///
/// Similar code can have many causes, so a pair is a reason to look, not a judgment.
package struct Similarity: Sendable {
    /// Returns the compiler's trees of some texts, in their order; `nil` for a text that it gave none for.
    package typealias Trees = @Sendable (_ texts: [String]) async -> [SyntaxNode?]
    /// Returns the texts of the files that a submission has for an exercise, by their paths in the exercise's folder.
    package typealias Sources = @Sendable (_ submission: String, Exercise) async -> [String: String]

    private let policy: SimilarityPolicy
    private let jobs: Int
    private let known: @Sendable (Exercise) throws -> [[String: String]]
    private let trees: Trees

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - jobs: How many times the compiler may run at once.
    ///   - known: Reads the course's own code for an exercise: starter, given files and solutions.
    ///   - trees: Asks the compiler.
    package init(
        policy: SimilarityPolicy = .standard, jobs: Int = 2,
        known: @escaping @Sendable (Exercise) throws -> [[String: String]] = KnownCode.read,
        trees: @escaping Trees
    ) {
        self.policy = policy
        self.jobs = jobs
        self.known = known
        self.trees = trees
    }

    /// Compares all submissions, one exercise after the other, so that only one exercise's files are in memory.
    ///
    /// - Parameter completed: Called with each exercise once it is compared.
    /// - Throws: Why the course's own code can't be read.
    package func report(
        of submissions: [String], for exercises: [Exercise], completed: (Exercise) -> Void = { _ in },
        sources: Sources
    ) async throws -> SimilarityReport {
        let submissions = submissions.sorted()
        var found: [SimilarCode] = []
        var equal: [EqualFiles] = []
        for exercise in exercises {
            var files: [(id: String, files: [String: String])] = []
            for id in submissions { files.append((id, await sources(id, exercise))) }
            let known = try known(exercise)
            equal += EqualFiles.groups(of: files, for: exercise.id, known: known)
            found += await comparison(of: files, known: known).similarCode(for: exercise.id)
            completed(exercise)
        }
        return SimilarityReport(found, equal: equal, submissions: submissions.count, policy: policy)
    }

    private func comparison(
        of submissions: [(id: String, files: [String: String])], known: [[String: String]]
    ) async -> ExerciseComparison {
        let own = known.map { SubmittedCode.pieces(of: $0) }
        let theirs = submissions.map {
            (id: $0.id, files: $0.files, pieces: SubmittedCode.pieces(of: $0.files))
        }
        let outlines = await outlines(of: own.joined() + theirs.flatMap(\.pieces))
        let winnowing = policy.winnowing
        let hashes = own.reduce(into: Set<UInt64>()) { hashes, pieces in
            let code = SubmittedCode(pieces) { outlines[$0] }
            for unit in code.units(shortest: winnowing.gramLength).flatMap(\.units) {
                hashes.formUnion(winnowing.hashes(of: unit.map(\.hash)))
            }
        }
        let starter = own.first ?? []
        let begun = theirs.filter { !$0.pieces.allSatisfy(starter.contains) }
        return ExerciseComparison(
            begun.map { id, files, pieces in
                ExerciseComparison.Code(
                    id: id, files: EqualFiles.digests(of: files),
                    fingerprints: CodeFingerprints(SubmittedCode(pieces) { outlines[$0] }, winnowing))
            }, known: hashes, policy: policy)
    }

    /// Asks the compiler about each different text once, in batches: most of the time of a call is the compiler's start.
    private func outlines(of pieces: [SubmittedCode.Piece]) async -> [String: SourceOutline] {
        let texts = Set(pieces.map(\.text)).sorted()
        let batches = stride(from: 0, to: texts.count, by: 16).map { texts[$0..<min($0 + 16, texts.count)] }
        let found = await batches.concurrentMap(limit: jobs) { batch in
            // An outline is far smaller than the tree, which isn't kept.
            zip(batch, await trees(Array(batch))).map { text, tree in
                (text, tree.map { SourceOutline($0, tokens: Lexer.tokens(of: Array(text.utf8))) })
            }
        }
        return found.joined().reduce(into: [:]) { outlines, each in outlines[each.0] = each.1 }
    }
}
