import WorkbookModel

/// Finds symbols in the learner's object files that replace another module's.
///
/// A strong symbol whose mangled name does not mention the learner's own module replaces a function of
/// another module, such as the one that compares the values of `#expect`. Source of the mangling: the Swift
/// repository, docs/ABI/Mangling.rst.
enum SymbolScan {
    /// Returns the strong symbols of a table in the portable format of `nm` (POSIX: name, kind, value, size)
    /// that do not contain the module's name, or that compare values of another module's type.
    ///
    /// The compiler may abbreviate a module's name, so these are only suspects.
    static func suspects(in table: String, module: String) -> [String] {
        table.split(whereSeparator: \.isNewline).compactMap { line in
            // A name may contain spaces, so the fields are counted from the end.
            let fields = line.split(separator: " ")
            guard fields.count >= 4 else { return nil }
            let kind = fields[fields.count - 3]
            // On macOS, unlike on Linux, names have a leading underscore.
            let name = fields.dropLast(3).joined(separator: " ").replacing(/^_(?=\$)/, with: "")
            guard "TDRBSui".contains(kind) || (isWeak(kind) && !isOfCompiler(name)),
                !name.hasPrefix("symbolic")
            else { return nil }
            let isOwn = name.contains("\(module.utf8.count)\(module)")
            return isOwn && !isForeignComparison(name, module) ? nil : name
        }
    }

    private static func isWeak(_ kind: Substring) -> Bool { kind == "W" || kind == "V" }

    /// Whether a weak symbol is one that the compiler makes in every module that needs it.
    ///
    /// Those are the compiler's helpers, and copies of functions that a module allows its clients to copy.
    private static func isOfCompiler(_ name: String) -> Bool {
        compilerPrefixes.contains { name.hasPrefix($0) }
    }

    private static let compilerPrefixes = [
        "$s", "got.", "__swift_", "dynamic_cast_existential_", "get_", "DW.ref.", "associated",
        "swift_willThrowTyped", "generic environment ",
    ]

    /// Returns the flags of suspects, whose demangled names show which module they belong to.
    static func flags(for suspects: [String], plain: [String], module: String) -> [Flag] {
        zip(suspects, plain).compactMap { name, words in
            if isForeignComparison(name, module) {
                return Flag("`\(words)` changes how values of another module's type are compared")
            }
            let mentionsModule = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
                $0 == module
            }
            return mentionsModule
                ? nil : Flag("the symbol `\(words)` replaces a symbol that belongs to other code")
        }
    }

    /// Whether a symbol is `==` or `!=` in an extension of a type that another module declares.
    private static func isForeignComparison(_ name: String, _ module: String) -> Bool {
        let own = "\(module.utf8.count)\(module)"
        return !name.hasPrefix("$s\(own)") && name.contains("\(own)E")
            && (name.contains("E2eeoi") || name.contains("E2neoi"))
    }
}
