/// What a search for bugs is doing.
package enum SearchPhase: Sendable, Equatable {
    /// It reads the package.
    case reading
    /// It builds the package as it is.
    case compiling
    /// It asks the compiler what the code of a target refers to.
    case resolving(String)
    /// It builds the tests so that they note which code they run.
    case noting
    /// It builds the tests with the mutants that are left.
    case building(attempt: Int, mutants: Int)
    /// It runs the program in scenarios.
    case scenarios(Int)
    /// It runs all tests without a mutant.
    case cleanRun(Int, of: Int)
    /// It runs a test alone, to see which code it runs.
    case reach(Int, of: Int)
    /// It runs the tests of a mutant.
    case trying(Int, of: Int)
}
