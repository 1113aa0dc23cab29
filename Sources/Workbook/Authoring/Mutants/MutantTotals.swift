import WorkbookMutation

/// The numbers of a verification with mutants.
package struct MutantTotals: Sendable, Equatable {
    /// The possible reason that a learner with a mutant's code would read.
    package struct ShownDiagnosis: Sendable, Equatable {
        /// The id of the mutant.
        package var mutant: String
        /// The sentence.
        package var sentence: String
    }

    /// The mutants that compile, of references and of subjects.
    package private(set) var compiled = 0
    /// The mutants that do not compile.
    package private(set) var notCompiled = 0
    /// The mutants of references that a check notices.
    package private(set) var noticed = 0
    /// The mutants of references that are listed as equivalent.
    package private(set) var equivalent = 0
    /// The mutants of references that no check notices and no list explains.
    package private(set) var survived = 0
    /// The diagnoses that would be shown.
    package private(set) var diagnoses: [ShownDiagnosis] = []

    /// Creates the numbers of nothing.
    init() {}

    /// Counts the results of a target.
    ///
    /// - Parameters:
    ///   - isProduction: Whether a hidden suite has to notice the mutants.
    ///   - listed: The ids of the mutants that it need not notice.
    init(of results: [MutantResult], isProduction: Bool, listed: Set<String>) {
        let compiling = results.filter { $0.fate != .notCompiled }
        compiled = compiling.count
        notCompiled = results.count - compiling.count
        diagnoses = compiling.compactMap { result in
            result.diagnosis.map { ShownDiagnosis(mutant: result.mutant.id, sentence: $0) }
        }
        guard isProduction else { return }
        let survivors = compiling.filter { $0.fate == .survived }
        noticed = compiled - survivors.count
        equivalent = survivors.count { listed.contains($0.mutant.id) }
        survived = survivors.count - equivalent
    }

    /// Adds the numbers of another target.
    mutating func add(_ other: MutantTotals) {
        compiled += other.compiled
        notCompiled += other.notCompiled
        noticed += other.noticed
        equivalent += other.equivalent
        survived += other.survived
        diagnoses += other.diagnoses
    }
}
