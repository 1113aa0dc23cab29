import WorkbookModel
import WorkbookReporting

extension VerdictNote {
    /// Returns the note as the author of the course needs to read it: in clauses, and not about "your code".
    func authorClauses(in course: Course) -> [String] {
        switch self {
        case .undeclared(let names, _): ["it doesn't declare \(Format.list(names.map { "`\($0)`" }))"]
        case .otherName, .unexpectedFile, .unwritten:
            paragraphs(in: course).map { $0.withoutFinalPoint.withSmallInitial }
        case .strayFile, .changedGivenFile, .emptyFile, .misplaced, .unlistedCheck, .silentCheck,
            .compilerError, .fault:
            paragraphs(in: course).map(\.withoutFinalPoint)
        }
    }
}

extension String {
    fileprivate var withoutFinalPoint: String { hasSuffix(".") ? String(dropLast()) : self }
    fileprivate var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }
}
