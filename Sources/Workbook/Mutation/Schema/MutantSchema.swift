import Foundation

/// Many mutants in one program, each selected at run time by its number.
///
/// One build serves all of them, where building each one would take nearly all of the time. The technique is known as mutant
/// schemata. A body is copied once for each of its mutants, so that every copy is type-checked by itself; a stored property
/// gets a wrapper that behaves as asked. Source: Untch, Offutt, Harrold, "Mutation analysis using mutant schemata", 1993.
package struct MutantSchema: Sendable {
    /// The sources: each file's new text, and a file that the mutants share.
    package private(set) var files: [String: Data] = [:]
    /// Where the mutants are in the new texts: the numbers by file and line.
    private var numbers: [String: [(lines: ClosedRange<Int>, numbers: [Int])]] = [:]
    /// The mutants that may be the cause of an error between these lines.
    private var suspects: [String: [(lines: ClosedRange<Int>, numbers: [Int])]] = [:]
    /// All mutants of the body between these lines.
    private var bodies: [String: [(lines: ClosedRange<Int>, numbers: [Int])]] = [:]

    /// Writes a program.
    ///
    /// - Parameters:
    ///   - sources: All files of a module that have mutants.
    ///   - mutants: The mutants by their numbers, from 1.
    ///   - variable: The environment variable that selects a mutant.
    ///   - reach: How the program notes which bodies run; `nil` if it doesn't.
    package init(
        of sources: [SourceFile], mutants: [Int: Mutant], variable: String, reach: ReachNotes? = nil
    ) {
        var storage: [Int: (property: Int, behavior: StorageBehavior)] = [:]
        var properties = 0
        for source in sources {
            var writer = SchemaWriter(
                source, mutants.filter { $0.value.file == source.name }, firstProperty: properties,
                firstBody: reach?.firstBodies[source.name])
            writer.write()
            files[source.name] = Data(writer.text.utf8)
            numbers[source.name] = writer.places
            suspects[source.name] = writer.suspects
            bodies[source.name] = writer.bodies
            properties += writer.wrapped.count
            for (number, mutant) in mutants where mutant.file == source.name {
                if case .storage(let index, let behavior) = mutant.scope, let own = writer.wrapped[index] {
                    storage[number] = (own, behavior)
                }
            }
        }
        let runtime =
            reach.map { MutantRuntime.text(variable: variable, reach: $0) }
            ?? MutantRuntime.text(variable: variable, properties: properties, storage: storage)
        files[MutantRuntime.fileName] = Data(runtime.utf8)
    }

    /// Returns the numbers of all mutants in the body that a line of a file is part of.
    package func allMutants(aroundLine line: Int, of file: String) -> [Int] {
        (bodies[file] ?? []).filter { $0.lines.contains(line) }.flatMap(\.numbers)
    }

    /// Returns the numbers of the mutants that a compiler's error in a line of a file is about.
    package func mutants(atLine line: Int, of file: String) -> [Int] {
        let own = (numbers[file] ?? []).filter { $0.lines.contains(line) }.flatMap(\.numbers)
        return own.isEmpty
            ? (suspects[file] ?? []).filter { $0.lines.contains(line) }.flatMap(\.numbers) : own
    }
}
