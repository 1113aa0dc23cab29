import Foundation
import WorkbookCommandLine
import WorkbookModel

/// What a session of `grade watch` needs besides the exercise and the grader.
struct WatchSetting: Sendable {
    /// A key that runs a command.
    struct Request: Sendable {
        /// The key.
        var key: WatchKey
        /// The exercise that is being watched.
        var exercise: Exercise
        /// How many hints to show again; `nil` for one more.
        var hintCount: Int?
        /// Where the command writes.
        var console: Console
    }

    /// Where the session writes.
    var console: Console
    /// Whether only Return starts a run, and saves do not.
    var isManual: Bool
    /// Whether lines are only added, and never overwritten.
    var isPlain: Bool
    /// The clock.
    var now: @Sendable () -> Date
    /// The time zone of the times that are shown.
    var timeZone: TimeZone
    /// Returns the current number of columns of the terminal.
    var columns: @Sendable () -> Int
    /// Ends all child processes.
    var endProcesses: @Sendable () -> Void
    /// Runs the command of a key.
    var runCommand: @Sendable (Request) async -> Void
    /// Lists the exercises and asks for one of them, where lines are only added; returns `nil` if the learner wants none.
    var chooseExercise: @Sendable (Request) async -> Exercise? = { _ in nil }
}
