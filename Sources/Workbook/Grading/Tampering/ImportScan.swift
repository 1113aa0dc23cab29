import WorkbookModel

/// Finds functions of the system that the learner's object files use, and that no exercise needs.
///
/// ``SourceScan`` reads words, which can be hidden from it in what looks like a comment, or on two lines. The
/// compiler's output cannot be hidden like that.
enum ImportScan {
    /// A source file, as the learner knows it.
    struct Source {
        var path: String
        var text: String
    }

    /// A function of the system, and what code could do with it.
    private struct Function {
        /// The symbol, or a unique part of it.
        var symbol: String
        /// The words in source code.
        var words: String
        var reason: String

        func isMeant(by name: Substring) -> Bool {
            symbol.contains("$") || symbol.hasPrefix("ProcessInfoC") ? name.contains(symbol) : name == symbol
        }
    }

    /// Returns flags for the undefined symbols of a table in the portable format of `nm` (POSIX: name, kind,
    /// value, size).
    ///
    /// Each flag has the place of the words, if they can be found.
    static func flags(in table: String, sources: [Source], code: SourceScan.Code) -> [Flag] {
        let names = Set(table.split(whereSeparator: \.isNewline).compactMap(undefined))
        // On macOS, unlike on Linux, each symbol has a leading underscore.
        return functions.filter { function in names.contains { function.isMeant(by: $0) } }
            .map { flag(for: $0, in: sources, code) }
    }

    private static func undefined(_ line: Substring) -> Substring? {
        let fields = line.split(separator: " ")
        guard fields.count >= 2, fields[1] == "U" || fields[1] == "w" else { return nil }
        #if canImport(Darwin)
            return fields[0].hasPrefix("_") ? fields[0].dropFirst() : fields[0]
        #else
            return fields[0]
        #endif
    }

    private static func flag(for function: Function, in sources: [Source], _ code: SourceScan.Code) -> Flag {
        // A flag that the words have raised is not raised twice.
        for source in sources {
            let known = SourceScan.flags(in: source.text, path: source.path, code: code)
            if let same = known.first(where: { $0.reason.hasPrefix("`\(function.words)`") }) { return same }
        }
        let reason = "`\(function.words)` \(function.reason)"
        let first = function.words.prefix { $0 != "." }
        for source in sources {
            let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            if let index = lines.firstIndex(where: { $0.contains(first) }) {
                return Flag(reason, at: Place(path: source.path, line: index + 1, column: nil))
            }
        }
        return Flag(reason, at: sources.first.map { Place(path: $0.path, line: 1, column: nil) })
    }

    private static let functions =
        ["exit", "_exit", "_Exit", "quick_exit", "atexit", "on_exit"].map {
            Function(symbol: $0, words: $0, reason: "ends the process before the checks are done")
        }
        // `syscall` is missing on purpose: the standard library's `Mutex` inlines it into the learner's
        // objects.
        + ["dlsym", "dlopen", "dladdr", "mprotect", "mmap", "ptrace"].map {
            Function(symbol: $0, words: $0, reason: "can find or change code in the running program")
        }
        + ["fork", "vfork", "posix_spawn", "posix_spawnp", "execve", "execv", "execvp", "setsid"].map {
            Function(symbol: $0, words: $0, reason: "starts other processes")
        }
        + ["kill", "killpg", "sigaction"].map {
            Function(
                symbol: $0, words: $0,
                reason: "sends signals to other processes, or blocks signals that end this one")
        }
        + ["getenv", "secure_getenv", "environ", "__environ"].map {
            Function(symbol: $0, words: $0, reason: "reads how the grader started the tests")
        }
        + [
            Function(
                symbol: "ProcessInfoC11environment", words: "ProcessInfo.processInfo.environment",
                reason: "reads how the grader started the tests"),
            Function(
                symbol: "ProcessInfoC9arguments", words: "ProcessInfo.processInfo.arguments",
                reason: "reads how the grader started the tests"),
            Function(
                symbol: "$ss11CommandLineO", words: "CommandLine",
                reason: "contains how the grader started the tests"),
        ]
}
