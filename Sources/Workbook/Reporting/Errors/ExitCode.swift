/// The exit status of a command, for scripts; the numbers from 64 on are those of `sysexits.h`.
package enum ExitCode: Int32 {
    /// Everything that was graded passed, or everything that was asked for is done.
    case passed = 0
    /// Something did not pass yet.
    case notYet = 1
    /// The command line is wrong (EX_USAGE).
    case usage = 64
    /// Something that is needed is missing or too old, such as Swift (EX_UNAVAILABLE).
    case unavailable = 69
    /// This tool, the course or the machine is broken (EX_SOFTWARE).
    case broken = 70
}
