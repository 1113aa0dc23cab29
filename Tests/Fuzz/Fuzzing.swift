import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Tries a decoder on many inputs, in a thread with a stack as small as those that the grader decodes on.
final class Fuzzing: @unchecked Sendable {
    /// An input that takes longer than this many seconds counts as one that hangs.
    static let patience = 5.0
    /// The status with which a process ends that found an input that hangs.
    static let hung: Int32 = 3

    private let decoder: Decoder
    private let mutator: Mutator
    private let inputs: Int
    /// Where it is noted what is tried; `nil` notes nothing.
    private let journal: Journal?

    // Only the thread that tries inputs writes; the watching one reads under the lock.
    private let lock = NSLock()
    private var tally: Tally
    private var began: ContinuousClock.Instant?
    private var isDone = false

    init(_ decoder: Decoder, inputs: Int, seed: UInt64, journal: Journal? = nil) throws {
        self.decoder = decoder
        self.inputs = inputs
        self.journal = journal
        tally = try journal?.resume() ?? Tally()
        let name = decoder.name.utf8.reduce(UInt64(0)) { $0 &* 31 &+ UInt64($1) }
        mutator = Mutator(corpus: decoder.corpus, seed: seed ^ name)
    }

    /// Tries all inputs that were not tried yet.
    func run() async -> Tally {
        await withCheckedContinuation { continuation in
            let work = Thread { [self] in
                for number in tally.next..<max(tally.next, inputs) { tryInput(number) }
                lock.withLock { isDone = true }
                continuation.resume(returning: tally)
            }
            // Half a megabyte, as on macOS for all threads but the first.
            work.stackSize = 512 << 10
            Thread.detachNewThread { [self] in while lookAtTheClock() { usleep(200_000) } }
            work.start()
        }
    }

    private func tryInput(_ number: Int) {
        let input = mutator.input(number)
        lock.withLock {
            tally.next = number
            tally.state = .trying
            journal?.note(tally, input: input)
            began = .now
        }
        let start = ContinuousClock.now
        let accepted = decoder.accepts(input)
        let time = start.duration(to: .now) / .milliseconds(1)
        lock.withLock {
            began = nil
            tally.state = .between
            tally.next = number + 1
            if accepted { tally.accepted += 1 } else { tally.refused += 1 }
            tally.seconds += time / 1000
            if time > tally.slowest { (tally.slowest, tally.slowestInput) = (time, number) }
            if number + 1 == inputs { journal?.note(tally) }
        }
    }

    /// Ends the process when an input takes too long: a thread cannot be ended from outside.
    private func lookAtTheClock() -> Bool {
        lock.withLock {
            if let began, began.duration(to: .now) > .seconds(Fuzzing.patience), let journal {
                tally.state = .hanging
                journal.note(tally)
                _exit(Fuzzing.hung)
            }
            return !isDone
        }
    }
}
