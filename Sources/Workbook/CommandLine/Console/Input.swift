import Foundation

/// What a person types while a command runs.
package struct Input: Sendable {
    /// Whether a person can be asked.
    package var isTerminal: Bool
    /// Reads a line; `nil` at the end of the input.
    package var readLine: @Sendable () -> String?
    /// Whether the terminal shows what is typed, and so ends the line itself.
    package var isEchoed = true
    /// Whether single keys can be read from this process's terminal.
    package var givesKeys = false

    /// Standard input.
    package static let live = Input(
        isTerminal: isatty(0) != 0, readLine: { Swift.readLine() }, givesKeys: isatty(0) != 0)

    /// Whether a line means that somebody wants to leave: nothing, `q`, or Escape, which a terminal adds to the line.
    package static func isLeaving(_ line: String) -> Bool {
        line.contains("\u{1B}") || ["", "q"].contains(line.trimmingCharacters(in: .whitespaces))
    }

    /// No input.
    package static let none = Input(isTerminal: false) { nil }
}
