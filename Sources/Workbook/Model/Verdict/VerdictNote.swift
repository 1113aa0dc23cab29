/// Something that the learner should know besides the results of the checks.
package enum VerdictNote: Sendable, Hashable, Codable {
    /// A Swift file is not part of the exercise, so it is not graded.
    ///
    /// `owns` names the files that are.
    case strayFile(String, owns: [String])
    /// A Swift file is not part of the exercise; an owned file that is missing may be there under this name.
    case unexpectedFile(String)
    /// A given file was changed, and is graded without the changes.
    case changedGivenFile(String)
    /// An owned file is empty, and the code doesn't compile.
    case emptyFile(String)
    /// Parts of the starter that are not written yet.
    case unwritten([UnwrittenPart])
    /// Checks failed only because the learner's files don't declare these names yet.
    case undeclared([String], checks: [String])
    /// A type that the learner's files don't declare yet may be the only new one there, under another name.
    case otherName(String, of: String)
    /// The learner has declared names in a file that grading doesn't take from them, instead of the right one.
    case misplaced([String], in: String, right: String)
    /// The suite has a check that `checks.json` does not list.
    case unlistedCheck(id: String)
    /// A check that `checks.json` lists did not report.
    case silentCheck(id: String)
    /// A compile-time check failed because of an error with this identifier, which only its author needs to know.
    case compilerError(check: String, identifier: String)
    /// This tool could not do its work.
    case fault(GraderFault)
}
