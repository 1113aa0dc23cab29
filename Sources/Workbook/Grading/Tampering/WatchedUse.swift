/// Something of the system or the language that no exercise needs, and that code could use to influence its own grading.
struct WatchedUse: Sendable {
    /// How a use looks in source code.
    enum Form: Sendable {
        /// A function or a variable without a type: `exit`, also as `Glibc.exit`.
        case global
        /// A type.
        case type
        /// A member of another member or type: `ProcessInfo.processInfo.environment`.
        case path
        /// Only the symbol counts: code that ends the process fails its check, which says so.
        case symbol
    }

    /// The words in source code.
    var words: String
    var form: Form
    /// The symbols that object files then use, or unique parts of them.
    ///
    /// `syscall` is missing on purpose: the standard library's `Mutex` inlines it into the learner's objects.
    var symbols: [String]
    var reason: String

    /// The sentence of a flag.
    var sentence: String { "`\(words)` \(reason)" }

    /// Whether an undefined symbol of an object file means it.
    func isMeant(by symbol: Substring) -> Bool {
        symbols.contains { part in
            part.contains("$") || part.hasPrefix("ProcessInfoC") ? symbol.contains(part) : symbol == part
        }
    }

    private init(_ words: String, _ form: Form, symbols: [String]? = nil, _ reason: String) {
        self.words = words
        self.form = form
        self.symbols = symbols ?? (form == .global ? [words] : [])
        self.reason = reason
    }

    /// Everything that is watched.
    static let all: [WatchedUse] =
        [WatchedUse("exit", .symbol, symbols: ["exit"], "ends the process before the checks are done")]
        + ["_exit", "_Exit", "quick_exit", "atexit", "on_exit"].map {
            WatchedUse($0, .global, "ends the process before the checks are done")
        }
        + ["dlsym", "dlopen", "dladdr", "mprotect", "mmap", "ptrace"].map {
            WatchedUse($0, .global, "can find or change code in the running program")
        }
        + [
            "fork", "vfork", "forkpty", "daemon", "posix_spawn", "posix_spawnp", "execve", "execv", "execvp",
            "execvpe", "fexecve", "setsid",
        ].map { WatchedUse($0, .global, "starts other processes") }
        + ["kill", "killpg", "sigaction"].map {
            WatchedUse(
                $0, .global, "sends signals to other processes, or blocks signals that end this one")
        }
        + ["getenv", "secure_getenv", "environ", "__environ"].map {
            WatchedUse($0, .global, "reads how the grader started the tests")
        }
        + [
            ("environment", "ProcessInfoC11environment"), ("arguments", "ProcessInfoC9arguments"),
            ("processName", "ProcessInfoC11processName"),
        ].map {
            WatchedUse(
                "ProcessInfo.processInfo.\($0)", .path, symbols: [$1],
                "reads how the grader started the tests")
        }
        + [
            WatchedUse(
                "CommandLine", .type, symbols: ["$ss11CommandLineO"],
                "contains how the grader started the tests"),
            WatchedUse("PlantedVariant", .type, "belongs to the grader and says which bug is planted"),
            WatchedUse(
                "unsafeBitCast", .global, symbols: ["$ss13unsafeBitCast"], "bypasses the type checker"),
            WatchedUse(
                "Task.name", .path, symbols: ["$sScTss5NeverORszABRs_rlE4name"],
                "tells the code which check calls it"),
        ]
        + [
            "UnsafeMutableRawPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
            "UnsafeMutableBufferPointer", "UnsafeRawPointer", "UnsafePointer",
            "UnsafeBufferPointer", "UnsafeRawBufferPointer", "Unmanaged", "OpaquePointer",
        ].map { WatchedUse($0, .type, "can change memory that belongs to other code") }
        + ["withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes", "withUnsafeMutableBytes"].map {
            WatchedUse($0, .global, symbols: [], "can reach memory that belongs to other code")
        }
}
