import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Tries a decoder on many inputs, in a thread whose stack is as small as those of the grader's threads.
final class Fuzzing: @unchecked Sendable {
    /// An input that takes longer than this many seconds counts as a hang.
    static let patience = 5.0
    /// The exit status of a process that found a hang.
    static let hung: Int32 = 3

    private let decoder: Decoder
    private let mutator: Mutator
    private let inputs: Int
    /// Where the current input is recorded, if anywhere.
    private let journal: Journal?

    // Only the thread that tries inputs writes; the watching thread reads under the lock.
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

    /// Tries all inputs that have not been tried yet.
    func run() async -> Tally {
        await withCheckedContinuation { continuation in
            let work = Thread { [self] in
                for number in tally.next..<max(tally.next, inputs) { tryInput(number) }
                lock.withLock { isDone = true }
                continuation.resume(returning: tally)
            }
            // On macOS, every thread but the first has half a megabyte.
            work.stackSize = 512 << 10
            Thread.detachNewThread { [self] in while lookAtTheClock() { usleep(200_000) } }
            work.start()
        }
    }

    /// The processor time of this thread in milliseconds, which other work on the machine doesn't affect.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    private func tryInput(_ number: Int) {
        let input = mutator.input(number)
        lock.withLock {
            tally.next = number
            tally.state = .trying
            journal?.note(tally, input: input)
            began = .now
        }
        let start = Fuzzing.processorTime
        let accepted = decoder.accepts(input)
        let time = Fuzzing.processorTime - start
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

    /// Ends the process when an input takes too long, because a thread can't be ended from outside.
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
