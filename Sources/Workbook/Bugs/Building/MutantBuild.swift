import Foundation
import WorkbookMutation
import WorkbookSystem

/// A build of a package with all its mutants at once.
struct MutantBuild: Sendable {
    var copy: PackageCopy
    var package: SwiftPackage
    var mutants: PackageMutants
    var tools: BugTools

    private var original: PackageBuild { PackageBuild(copy: copy, tools: tools) }
    /// The flags of every build.
    var flags: [String] { original.flags }

    /// The environment variable that selects a mutant.
    static let variable = "WORKBOOK_BUG"
    /// The environment variable that names the file of notes about bodies that ran.
    static let reachVariable = "WORKBOOK_BUG_REACH"

    /// Builds the tests with mutants in the code, without those that don't compile.
    ///
    /// - Parameters:
    ///   - numbers: The mutants.
    ///   - progress: Called before each attempt with its number.
    /// - Returns: The mutants that don't compile.
    /// - Throws: ``BugProblem``, or the errors of the file system and of starting SwiftPM.
    func build(_ numbers: Set<Int>, progress: (Int) -> Void) async throws -> Set<Int> {
        var rest = numbers
        var isOriginalKnown = false
        for round in 1... {
            progress(round)
            let (result, schemas) = try await attempt(rest)
            if result.termination.isSuccess { return numbers.subtracting(rest) }
            let output = result.output + result.errorOutput
            let errors = CompilerError.all(in: output, root: copy.root)
            // Only a round that leaves something out comes closer to the end.
            var broken = culprits(errors, schemas, round: round).intersection(rest)
            if broken.isEmpty && !isOriginalKnown {
                try copy.update()
                try await original.check()
                isOriginalKnown = true
            }
            if broken.isEmpty { broken = try await bisected(rest) }
            if broken.isEmpty { throw BugProblem.cannotChange(copy.original, PackageBuild.lines(of: output)) }
            rest.subtract(broken)
        }
        return numbers
    }

    /// Returns the mutants that errors are about: those on the line first, then whole bodies, at last whole files.
    private func culprits(_ errors: [CompilerError], _ schemas: [MutantSchema], round: Int) -> Set<Int> {
        var broken: Set<Int> = []
        for error in errors where round <= 8 {
            for schema in schemas {
                broken.formUnion(
                    round <= 5
                        ? schema.mutants(atLine: error.line, of: error.file)
                        : schema.allMutants(aroundLine: error.line, of: error.file))
            }
        }
        if broken.isEmpty || round > 8 {
            let files = Set(errors.filter { !$0.message.isEmpty }.map(\.file))
            broken = Set(mutants.all.filter { files.contains($0.value.mutant.file) }.keys)
        }
        return broken
    }

    /// Finds a file whose mutants keep the package from being built, where no message names a line.
    private func bisected(_ all: Set<Int>) async throws -> Set<Int> {
        var files = Set(all.compactMap { mutants.all[$0]?.mutant.file }).sorted()
        func numbers(in files: [String]) -> Set<Int> {
            all.filter { files.contains(mutants.all[$0]?.mutant.file ?? "") }
        }
        while files.count > 1 {
            let half = Array(files.prefix(files.count / 2))
            let fails = try await !attempt(numbers(in: half)).result.termination.isSuccess
            files = fails ? half : Array(files.dropFirst(half.count))
        }
        return numbers(in: files)
    }

    private func attempt(_ numbers: Set<Int>) async throws -> (result: ProcessResult, schemas: [MutantSchema])
    {
        let (files, schemas) = mutants.schemas(
            of: numbers, variable: Self.variable, reachVariable: Self.reachVariable)
        try copy.update(replacing: files)
        return (try await original.run(), schemas)
    }
}
