import Foundation

/// What a person types while a command runs.
struct Input: Sendable {
    /// Whether a person can be asked.
    var isTerminal: Bool
    /// Reads a line; `nil` when there is none.
    var readLine: @Sendable () -> String?

    /// The real standard input.
    static let live = Input(isTerminal: isatty(0) != 0) { Swift.readLine() }

    /// Nobody there.
    static let none = Input(isTerminal: false) { nil }
}
