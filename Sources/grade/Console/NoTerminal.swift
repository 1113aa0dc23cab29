/// Why a command that waits for keys cannot run: there is no terminal.
struct NoTerminal: Error {
    /// The command that does the same without a terminal.
    var instead: String
}
