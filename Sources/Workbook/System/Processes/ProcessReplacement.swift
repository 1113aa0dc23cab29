import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Another program in place of this process, with its terminal, its environment and its exit status.
package enum ProcessReplacement {
    /// Replaces this process.
    ///
    /// - Parameters:
    ///   - path: The full path of the program.
    ///   - words: The words of its command line, of which the first one is its own name.
    /// - Throws: ``SpawnError`` if the program can't be started.
    package static func replace(with path: String, words: [String]) throws -> Never {
        var pointers = words.map { strdup($0) } + [nil]
        // The program would inherit that a signal is ignored.
        for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { signal(number, SIG_DFL) }
        execv(path, &pointers)
        throw SpawnError(executable: path, code: errno)
    }
}
