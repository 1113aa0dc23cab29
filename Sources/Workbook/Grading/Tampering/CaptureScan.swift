import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds declarations of the learner's that the hidden suite uses, or could use, in place of what it means.
///
/// The suite imports the learner's module, so the compiler also looks there for every name that the suite mentions. A
/// function that accepts a value's exact type is chosen over the suite's own generic one, for example. The task needs some of the
/// names; `grade course record` lists them in `checks.json`.
struct CaptureScan {
    let declarations: LearnerDeclarations
    /// The module of the declarations.
    let module: String
    /// Whether the sources that mention names are in the same module, and not in a suite that imports it.
    var isInside = false
    /// The names that the task needs, from ``ExpectedChecks/names``.
    let allowed: Set<String>

    /// Returns flags for declarations whose names occur in the suite's sources.
    ///
    /// - Parameter sources: Called only if a declaration has a name that the task does not need.
    func flags(reading sources: () throws -> [String]) rethrows -> [Flag] {
        let literals = declarations.callerLiterals.filter { !allowed.contains($0.literal) }.map {
            Flag(
                "`\($0.literal)` as a default argument tells the code which check calls it, and this exercise doesn't need that",
                at: $0.place)
        }
        let others = declarations.visible.filter { !allowed.contains($0.fullName) }
        if others.isEmpty { return literals }
        let words = SuiteWords(in: try sources(), importing: module, isInside: isInside)
        let captured = others.filter {
            $0.isMentioned(in: words, extended: declarations.ancestors(of: words.extended), given: allowed)
        }.map {
            Flag(CaptureScan.sentence(for: $0.fullName), at: $0.place)
        }
        return literals + captured
    }

    /// Returns flags for names in the suite's sources that several declarations have, which may also be why code doesn't compile.
    ///
    /// - Parameter sources: Called only if a name is declared more than once.
    func flagsOfRepeatedNames(reading sources: () throws -> [String]) rethrows -> [Flag] {
        if declarations.repeated.isEmpty { return [] }
        let words = SuiteWords(in: try sources(), importing: module, isInside: isInside)
        return declarations.repeated.filter { words.mention($0.base) }.map {
            Flag(
                "`\($0.base)` is declared more than once, and the grader can check only one of the declarations",
                at: $0.place)
        }
    }

    /// Returns the names that the suite's sources mention, in alphabetical order, what functions ask about their callers, and
    /// whether the code imports the test library.
    func names(mentionedIn sources: [String]) -> [String] {
        let words = SuiteWords(in: sources, importing: module)
        let mentioned = declarations.visible.filter { $0.isMentioned(in: words, extended: nil) }.map(
            \.fullName)
        let library = declarations.imports.filter { $0 == "Testing" }.map { "import \($0)" }
        return Set(mentioned + declarations.callerLiterals.map(\.literal) + library).sorted()
    }

    /// Returns flags for symbols that the learner's objects define and the suite's objects use, from the trees that the
    /// demangler prints for them.
    ///
    /// This is what the compiler chose in the end, whatever the sources look like.
    func flags(forSymbolsUsed trees: [String]) -> [Flag] {
        // A type can have another name in a symbol, such as `NSNotification.Name`, so only the member's name counts.
        let allowedNames = Set(allowed.compactMap { $0.prefix { $0 != "(" }.split(separator: ".").last })
        var flags: [Flag] = []
        for entity in trees.compactMap(SymbolEntity.init) where entity.module == module {
            let isForeign = entity.extended.map { $0.module != module } ?? false
            // A member of the learner's own type is what the task asks for.
            guard let name = entity.path.last, isForeign || (entity.extended == nil && entity.path.count == 1)
            else { continue }
            let fullName = entity.extended.map { "\($0.name).\(name)" } ?? name
            if allowedNames.contains(Substring(name)) { continue }
            let declaration = declarations.visible.first { declaration in
                declaration.base == name && (declaration.scope == .module) != isForeign
            }
            let flag = Flag(
                CaptureScan.sentence(for: declaration?.fullName ?? fullName), at: declaration?.place)
            if !flags.contains(flag) { flags.append(flag) }
        }
        return flags
    }

    private static func sentence(for name: String) -> String {
        "`\(name)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private"
    }
}
