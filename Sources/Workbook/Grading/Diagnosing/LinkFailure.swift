import Foundation
import WorkbookModel

/// A build that compiled but could not be linked, because the learner's code uses something of its own that has no
/// definition, or defines a symbol that another part of the program defines as well.
///
/// The compiler reports such a mistake only sometimes. Swift 6.3.1 misses, for example, a subclass that calls
/// a convenience initializer of its superclass where that overrides a `required` one.
struct LinkFailure: Error, Equatable {
    /// A symbol that the linker did not find, or found twice.
    struct Symbol: Hashable {
        /// The mangled name.
        var name: String
        /// The learner's line that uses the symbol, where the linker names one.
        var place: Place?

        /// Whether it has two definitions, rather than none.
        var isDuplicate = false

        /// Whether the symbol is an initializer.
        var isInitializer: Bool { name.hasSuffix("fc") || name.hasSuffix("fC") }
    }

    /// The symbols, each once.
    var symbols: [Symbol]

    /// Creates an error from missing symbols.
    init(_ symbols: [Symbol]) { self.symbols = symbols }

    /// Finds undefined symbols of the learner's module, and duplicates of its symbols, in the output of a build; `nil`
    /// if there are none.
    ///
    /// Undefined symbols of other modules are ignored, because those are not the learner's to define, unless the learner's
    /// code spells one: `@_silgen_name("beep")`.
    init?(in output: String, workspace: Workspace) {
        let part = workspace.part
        let modules = [part.module] + [part.subject].compactMap { part.carries.isEmpty ? nil : $0 }
        let spelled = SpelledSymbols(of: workspace)
        var found = LinkFailure.duplicates(in: output, of: modules).map {
            Symbol(name: $0, place: spelled.place(of: $0), isDuplicate: true)
        }
        for undefined in LinkFailure.undefined(in: output)
        where !found.contains(where: { $0.name == undefined.name })
            && (modules.contains(where: { LinkFailure.isSymbol(undefined.name, of: $0) })
                || spelled.place(of: undefined.name) != nil)
        {
            let place = undefined.file.flatMap {
                workspace.place(of: $0.path, line: $0.line, column: nil)
            }
            found.append(
                Symbol(
                    name: undefined.name,
                    place: place?.origin == .learner ? place?.place : spelled.place(of: undefined.name)))
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
            if symbol.isDuplicate {
                return Diagnostic(
                    origin: .learner, place: symbol.place,
                    message:
                        "Your code defines the symbol `\(Excerpt.middle(name, to: 60))`, which another part of the "
                        + "program defines as well, so your code compiles but can't be linked. Choose another name."
                )
            }
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
            if let match = line.firstMatch(of: /undefined (?:reference to|symbol:) [`']?([^'\s]+)/) {
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

    /// Returns the symbols that an object of a module defines, and another object as well.
    ///
    /// GNU `ld` names both objects in one line; `gold` and `lld` name them in the lines that follow.
    private static func duplicates(in output: String, of modules: [String]) -> [String] {
        let lines = output.split(whereSeparator: \.isNewline).map { $0.prefix(4000) }
        var found: [String] = []
        for (index, line) in lines.enumerated() {
            guard
                let match = line.firstMatch(of: /(?:multiple definition of|duplicate symbol:) [`']?([^'\s]+)/)
            else { continue }
            let details = lines[(index + 1)...].prefix {
                $0.hasPrefix(">>>") || $0.contains("previous definition here")
            }
            let objects = ([line] + details).joined(separator: "\n")
            let name = String(match.1)
            if modules.contains(where: { objects.contains("/\($0).build/") }), !found.contains(name) {
                found.append(name)
            }
        }
        return Array(found.prefix(20))
    }

    private static func file(in line: Substring) -> (path: String, line: Int)? {
        guard let match = line.firstMatch(of: /(\/[^:]+\.swift):(\d+)/), let number = Int(match.2) else {
            return nil
        }
        return (String(match.1), number)
    }
}

/// Where the learner's files spell the name of a symbol as a string.
private struct SpelledSymbols {
    private let sources: [(path: String, lines: [Substring])]

    init(of workspace: Workspace) {
        let attempt = workspace.attempt
        sources = workspace.part.owns.compactMap { name in
            let file = attempt.folder.appending(path: name)
            // A file that can't be read was reported before anything was built.
            guard let data = try? attempt.read(name) else { return nil }
            let lines = String(decoding: data, as: UTF8.self).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return (workspace.course.relativePath(of: file), lines)
        }
    }

    /// Returns the first place of a symbol's name.
    func place(of symbol: String) -> Place? {
        for source in sources {
            if let line = source.lines.firstIndex(where: { $0.contains("\"\(symbol)\"") }) {
                return Place(path: source.path, line: line + 1)
            }
        }
        return nil
    }
}
