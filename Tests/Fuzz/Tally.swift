import Foundation

/// How far a decoder was fuzzed; it is written to a one-line file before each input, so it survives a crash.
struct Tally: Codable, Equatable {
    /// What the process is doing.
    enum State: String, Codable {
        case between
        /// It is trying the input `next`; if a later process finds this state, this one crashed there.
        case trying
        /// The input `next` took too long.
        case hanging
    }

    var state = State.between
    /// The number of the next input.
    var next = 0
    var accepted = 0
    var refused = 0
    var crashes: [Int] = []
    var hangs: [Int] = []
    /// The processor time of the slowest input in milliseconds, and its number.
    var slowest = 0.0
    var slowestInput = 0
    /// The processor time of all inputs together in seconds.
    var seconds = 0.0
}
