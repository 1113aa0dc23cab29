import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds code that reads or changes memory without the compiler's checks.
///
/// Such code can look behind what the grader conceals, and names and symbols show little of it. The compiler itself
/// reports each use if it is asked for strict memory safety.
struct UnsafeCodeScan {
    /// A use of unsafe memory in the learner's code.
    struct Use: Equatable {
        /// The type or the function that is unsafe, from ``ExpectedChecks/needs`` if the exercise needs it.
        var name: String
        var place: Place

        var flag: Flag {
            Flag(
                "`\(name)` uses unsafe memory, which can read and change what belongs to the grader, and this exercise doesn't need it",
                at: place)
        }
    }

    /// The compiler's name for the group of these warnings, and for the feature.
    static let feature = "StrictMemorySafety"

    /// What is wrong with marks that the compiler takes for the author's consent.
    static let silencing = "turns off the compiler's warnings about unsafe memory, and no exercise needs it"

    /// The most uses that are reported for one file.
    private static let limit = 3

    /// Warnings and reasons that are about data races, not about memory; Swift code without a pointer can have them.
    private static let harmless: Set<String> = [
        "preconcurrency_import_unsafe", "note_reference_to_nonisolated_unsafe",
    ]

    /// Returns the uses that the compiler warns about, at most one for each line.
    ///
    /// Those of `Unmanaged` are left out: ``AllowedDeclarations`` knows which of them show an address.
    ///
    /// - Parameters:
    ///   - output: The compiler's output with ``arguments``.
    ///   - learnersPlace: The learner's place for a path and a line; `nil` for a file of someone else.
    static func uses(in output: String, learnersPlace: (String, Int) -> Place?) -> [Use] {
        let messages = CompilerMessage.parse(output, hasIdentifiers: true, isRepeating: true)
        var found: [Place: Use] = [:]
        for (index, warning) in messages.enumerated() where warning.group == feature {
            let notes = messages[(index + 1)...].prefix { $0.severity == "note" }
            // In a macro's expansion, the notes lead to the line of the macro.
            let places = ([warning] + notes.filter { $0.identifier == "in_macro_expansion" }).compactMap {
                learnersPlace($0.path, $0.line)
            }
            guard let place = places.first, found[place] == nil else { continue }
            let reasons = notes.filter { $0.identifier != "in_macro_expansion" }
            let identifiers = reasons.isEmpty ? [warning.identifier] : reasons.map(\.identifier)
            if identifiers.allSatisfy({ harmless.contains($0 ?? "") }) { continue }
            if harmless.contains(warning.identifier ?? "") { continue }
            let name = name(in: Array(reasons))
            if name != "Unmanaged" { found[place] = Use(name: name, place: place) }
        }
        let files = Dictionary(grouping: found.keys, by: \.path).sorted { $0.key < $1.key }
        return files.flatMap { $0.value.sorted { $0.line < $1.line }.prefix(limit) }.compactMap { found[$0] }
    }

    /// The compiler's arguments for the warnings, in the form that ``uses(in:learnersPlace:)`` reads.
    static let arguments = [
        "-strict-memory-safety", "-debug-diagnostic-names", "-diagnostic-style", "llvm", "-enable-testing",
        "-enable-cross-import-overlays",
    ]

    /// Returns what the compiler's reasons are about: a type or a function if they name one.
    private static func name(in reasons: [CompilerMessage]) -> String {
        let declared = /reference to unsafe .*?'(\w+)/
        let called = /in call to .*?'(\w+)\S*' has unsafe type/
        let typed = /unsafe type '.*?(\w*(?:Unsafe|Pointer|Unmanaged)\w*)/
        let names =
            reasons.compactMap { $0.text.firstMatch(of: declared)?.1 }
            + reasons.compactMap { $0.text.firstMatch(of: called)?.1 }.filter {
                !["init", "propertyList"].contains($0)
            }
            + reasons.compactMap { $0.text.firstMatch(of: typed)?.1 }
        return names.first.map(String.init) ?? "unsafe"
    }
}
