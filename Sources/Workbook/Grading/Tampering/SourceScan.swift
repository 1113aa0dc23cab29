import WorkbookModel

/// Finds words in source code that no exercise needs, and that code could use to influence its own grading.
///
/// It reads words, not syntax, because an unusual literal could confuse our own lexer, which would then miss
/// what follows. Lines that are only comments are skipped, so that writing about a word does not count as
/// using it.
enum SourceScan {
    /// A word, and what code could do with it.
    private struct Word {
        var text: String
        var reason: String
    }

    /// The kind of code in a file.
    enum Code {
        case production
        case tests
    }

    /// Returns the flags of a file.
    static func flags(in source: String, path: String, code: Code) -> [Flag] {
        let words = everywhere + (code == .production ? onlyInTests : [])
        var flags: [Flag] = []
        for (index, line) in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        where !isComment(line) {
            for word in words where contains(word.text, in: line) {
                let place = Place(path: path, line: index + 1, column: nil)
                flags.append(Flag("`\(word.text)` \(word.reason)", at: place))
            }
        }
        return flags
    }

    private static func isComment(_ line: Substring) -> Bool {
        // In a multiline string, such a line can contain code: `// \(code())`.
        line.drop(while: \.isWhitespace).hasPrefix("//") && !line.contains("\\")
    }

    /// Whether the line contains the text as a separate word.
    private static func contains(_ text: String, in line: Substring) -> Bool {
        var rest = line
        while let range = rest.firstRange(of: text) {
            let before = line[..<range.lowerBound].last
            let after = line[range.upperBound...].first
            let beginsWord = text.first.map { !isWordPart($0) } ?? true
            let endsWord = text.last.map { !isWordPart($0) || $0 == "_" } ?? true
            if (beginsWord || before.map { !isWordPart($0) } ?? true)
                && (endsWord || after.map { !isWordPart($0) } ?? true)
            {
                return true
            }
            rest = rest[range.upperBound...]
        }
        return false
    }

    private static func isWordPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static let everywhere =
        [
            Word(text: "@_", reason: "starts an attribute that is meant for the compiler's own use"),
            Word(
                text: "@section", reason: "places data where the system may run it as code before the checks"),
            Word(text: "@used", reason: "keeps data that nothing in the program refers to"),
            Word(text: "@c", reason: "gives a function a name that may belong to the system"),
            Word(text: "#sourceLocation", reason: "changes the file and line that messages report"),
            Word(text: "externalMacro", reason: "declares a macro, which could replace `#expect`"),
            Word(text: "PlantedVariant", reason: "belongs to the grader and says which bug is planted"),
            Word(text: "WORKBOOK_", reason: "is the prefix of the grader's own variables"),
            Word(text: "CommandLine", reason: "contains how the grader started the tests"),
            Word(text: "unsafeBitCast", reason: "bypasses the type checker"),
        ]
        + ["event-stream", "/proc/", "/dev/fd", "XDG_CONFIG_HOME"].map {
            Word(text: $0, reason: "names a part of the grader's setup")
        }
        + ["dlsym", "dlopen", "dladdr", "mprotect", "mmap", "ptrace"].map {
            Word(text: $0, reason: "can find or change code in the running program")
        }
        + ["atexit", "_exit", "_Exit", "quick_exit"].map {
            Word(text: $0, reason: "ends the process before the checks are done")
        }
        + ["fork", "vfork", "posix_spawn", "execve", "setsid"].map {
            Word(text: $0, reason: "starts other processes")
        }
        + ["getenv", "environ", "ProcessInfo.processInfo.environment", "ProcessInfo.processInfo.arguments"]
        .map {
            Word(text: $0, reason: "reads how the grader started the tests")
        }
        + ["UnsafeMutableRawPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer"].map {
            Word(text: $0, reason: "can change memory that belongs to other code")
        }

    private static let onlyInTests = [
        Word(text: "@Test", reason: "is a test in production code, which the grader doesn't count"),
        Word(text: "@Suite", reason: "is a test suite in production code, which the grader doesn't count"),
    ]
}
