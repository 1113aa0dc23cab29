import Foundation

/// What a person types while a command runs.
struct Input: Sendable {
    /// Whether a person can be asked.
    var isTerminal: Bool
    /// Reads a line; `nil` at the end of the input.
    var readLine: @Sendable () -> String?
    /// Whether the terminal shows what is typed, and so ends the line itself.
    var isEchoed = true

    /// Standard input.
    static let live = Input(isTerminal: isatty(0) != 0) { Swift.readLine() }

    /// No input.
    static let none = Input(isTerminal: false) { nil }
}
