import Foundation
import WorkbookModel

/// A build that compiled but could not be linked, because the learner's code uses something of its own module
/// that has no definition.
///
/// The compiler reports such a mistake only sometimes. Swift 6.3.1 misses, for example, a subclass that calls
/// a convenience initializer of its superclass where that overrides a `required` one.
struct LinkFailure: Error, Equatable {
    /// A symbol that the linker did not find.
    struct Symbol: Hashable {
        /// The mangled name.
        var name: String
        /// The learner's line that uses the symbol, where the linker names one.
        var place: Place?

        /// Whether the symbol is an initializer.
        var isInitializer: Bool { name.hasSuffix("fc") || name.hasSuffix("fC") }
    }

    /// The missing symbols, each once.
    var symbols: [Symbol]

    /// Creates an error from missing symbols.
    init(_ symbols: [Symbol]) { self.symbols = symbols }

    /// Finds undefined symbols of the learner's module in the output of a build; `nil` if there are none.
    ///
    /// Symbols of other modules are ignored: those are not the learner's to define.
    init?(in output: String, workspace: Workspace) {
        let part = workspace.part
        let modules = [part.module] + [part.subject].compactMap { part.carries.isEmpty ? nil : $0 }
        var found: [Symbol] = []
        for undefined in LinkFailure.undefined(in: output)
        where !found.contains(where: { $0.name == undefined.name })
            && modules.contains(where: { LinkFailure.isSymbol(undefined.name, of: $0) })
        {
            let place = undefined.file.flatMap {
                workspace.place(of: $0.path, line: $0.line, column: nil)
            }
            found.append(Symbol(name: undefined.name, place: place?.origin == .learner ? place?.place : nil))
            // Nobody reads more, and their names have to fit into one command line.
            if found.count == 20 { break }
        }
        if found.isEmpty { return nil }
        symbols = found
    }

    /// Returns the diagnostics for a learner.
    ///
    /// - Parameter names: The plain names of the symbols, in the same order.
    func diagnostics(names: [String]) -> [Diagnostic] {
        zip(symbols, names).map { symbol, name in
            let reason =
                symbol.isInitializer
                ? ". Possibly a subclass lacks a `required` initializer, or calls a convenience initializer of "
                    + "its superclass" : ""
            return Diagnostic(
                origin: .learner, place: symbol.place,
                message:
                    "Your code uses `\(Excerpt.middle(name, to: 60))`, but nothing defines it, so your code "
                    + "compiles but can't be linked\(reason).")
        }
    }

    /// Whether a mangled name belongs to a declaration of a module.
    ///
    /// The first module in a name is spelled out, and so is the module of an extension. Source of the
    /// mangling: the Swift repository, docs/ABI/Mangling.rst.
    private static func isSymbol(_ name: String, of module: String) -> Bool {
        let spelled = "\(module.utf8.count)\(module)"
        return name.hasPrefix("$s\(spelled)") || name.contains("\(spelled)E")
    }

    private struct Undefined {
        var name: String
        var file: (path: String, line: Int)?
    }

    /// Reads what the three linkers of Linux print: `gold` and GNU `ld` print "undefined reference to", `lld` prints
    /// "undefined symbol:" and the place in the next line.
    private static func undefined(in output: String) -> [Undefined] {
        var found: [Undefined] = []
        for text in output.split(whereSeparator: \.isNewline) {
            // The patterns take their time with lines that are made to be long.
            let line = text.prefix(4000)
            if let match = line.firstMatch(of: /undefined (?:reference to|symbol:) [`']?(\$s[^'\s]+)/) {
                found.append(
                    Undefined(name: String(match.1), file: file(in: line[..<match.range.lowerBound])))
            } else if line.hasPrefix(">>> referenced by "), let last = found.indices.last,
                found[last].file == nil
            {
                found[last].file = file(in: line)
            }
        }
        return found
    }

    private static func file(in line: Substring) -> (path: String, line: Int)? {
        guard let match = line.firstMatch(of: /(\/[^:]+\.swift):(\d+)/), let number = Int(match.2) else {
            return nil
        }
        return (String(match.1), number)
    }
}
