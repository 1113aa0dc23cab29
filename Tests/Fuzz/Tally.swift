import Foundation

/// How far a decoder was fuzzed, as a file of one line that is written before each input and so survives a crash.
struct Tally: Codable, Equatable {
    /// What the process is doing.
    enum State: String, Codable {
        case between
        /// It is trying the input `next`; if this state is found later, the process crashed there.
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
    /// The milliseconds of processor time of the input that took longest, and its number.
    var slowest = 0.0
    var slowestInput = 0
    /// The seconds of processor time of all inputs together.
    var seconds = 0.0
}
