import Foundation
import WorkbookModel
import WorkbookSystem

extension GraderFault {
    /// Creates a fault from an error that kept this tool from grading.
    package init(_ error: any Error) {
        self =
            switch error {
            case let problem as GraderProblem: .problem(problem.summary, details: problem.details)
            case let file as MalformedFile: .malformedFile(file)
            case let error as SpawnError: .notStarted(error)
            case let failure as LinkFailure: .undefinedSymbols(failure.symbols.map(\.name))
            case let crash as CompilerCrash: .problem("the compiler crashed", details: crash.output)
            case let file as BrokenFile: .brokenFile(file.place, message: file.message)
            case let problem as AttemptProblem: .unfitFile(problem)
            default: MachineFault(error).map(GraderFault.machine) ?? .other(ErrorReason.text(error))
            }
    }
}
