import WorkbookSystem

/// Why this tool could not grade an attempt; never the learner's fault.
package enum GraderFault: Sendable, Hashable, Codable {
    /// Something is wrong with the machine.
    case machine(MachineFault)
    /// A file of the course is malformed.
    case malformedFile(MalformedFile)
    /// A program could not be started.
    case notStarted(SpawnError)
    /// Code that is not the learner's compiles but cannot be linked, because nothing defines these symbols.
    case undefinedSymbols([String])
    /// A step of grading failed; `details` is what a bug report should quote.
    case problem(String, details: String)
    /// A file of a module or a package of the course doesn't compile, which no attempt can cause.
    case brokenFile(Place, message: String)
    /// A file that the course itself wants to grade, such as one of a reference, cannot be graded.
    case unfitFile(AttemptProblem)
    /// The course's own solution does not pass, with how it ended in words, so nobody's attempt can be judged.
    case failingReference(String)
    /// Another error, in the words of the system.
    case other(String)
}
