import Foundation
import WorkbookSystem

/// What grading an attempt concluded.
package struct Verdict: Sendable, Equatable {
    /// The ways in which grading can end.
    package enum Outcome: String, Sendable, Codable, CaseIterable {
        /// Every expected check reported, and none had anything to say against the attempt.
        case passed
        /// Every check was content, and something in the code is for a person to look at first.
        case flagged
        /// It compiled and ran, and at least one check turned it down.
        case failed
        /// The learner's code is no valid Swift, or not what the suite can be compiled with.
        case didNotCompile
        /// It crashed, ended the process, or went over a limit.
        case stopped
        /// This tool could not do its work; never the learner's fault.
        case graderError
    }

    /// The exercise.
    package var exercise: Exercise
    /// The conclusion.
    package var outcome: Outcome
    /// Every expected check with what became of it, in the suite's order.
    package var checks: [CheckResult]
    /// What the compiler refused, the learner's own files first.
    package var diagnostics: [Diagnostic]
    /// What the learner should know besides, a sentence each.
    package var notes: [String]
    /// What a person should look at before the verdict is believed.
    package var flags: [Flag] = []
    /// What the learner did, as far as only one known wrong turn fails the same checks.
    package var diagnosis: String?
    /// The learner's line at the first place that the verdict names, where that is in one of their files.
    package var quote: SourceQuote?
    /// What is wrong with the machine, where that kept this tool from its work.
    package var machineFault: MachineFault?
    /// How long grading took, in seconds.
    package var seconds: Double

    /// Creates a value from its parts.
    package init(
        exercise: Exercise, outcome: Outcome, checks: [CheckResult], diagnostics: [Diagnostic],
        notes: [String], flags: [Flag] = [], diagnosis: String? = nil, quote: SourceQuote? = nil,
        machineFault: MachineFault? = nil, seconds: Double
    ) {
        self.exercise = exercise
        self.outcome = outcome
        self.checks = checks
        self.diagnostics = diagnostics
        self.notes = notes
        self.flags = flags
        self.diagnosis = diagnosis
        self.quote = quote
        self.machineFault = machineFault
        self.seconds = seconds
    }

    /// Concludes from what the checks said; a verdict without checks is never `passed`.
    package init(
        _ exercise: Exercise, outcome: Outcome? = nil, checks: [CheckResult] = [],
        diagnostics: [Diagnostic] = [],
        notes: [String] = [], seconds: Double = 0
    ) {
        self.exercise = exercise
        self.outcome = outcome ?? Verdict.outcome(of: checks)
        self.checks = checks
        self.diagnostics = diagnostics
        self.notes = notes
        self.seconds = seconds
    }

    /// The verdict on an exercise of two parts: its production code, and the learner's tests beside it.
    package func joined(with tests: Verdict) -> Verdict {
        // The worse of the two counts, our own failures first: they leave open what the attempt is worth.
        let order: [Outcome] = [.graderError, .didNotCompile, .stopped, .failed, .flagged]
        var verdict = Verdict(
            exercise, outcome: order.first { $0 == outcome || $0 == tests.outcome } ?? .passed,
            checks: checks + tests.checks,
            diagnostics: diagnostics + tests.diagnostics.filter { !diagnostics.contains($0) },
            notes: notes + tests.notes.filter { !notes.contains($0) }, seconds: seconds + tests.seconds)
        verdict.machineFault = machineFault ?? tests.machineFault
        return verdict.flagged(flags + tests.flags)
    }

    /// The file of the learner that is to be mended, or that was.
    package var mainFile: URL {
        let isProductionFine = checks.allSatisfy { $0.check.kind.isAboutTests || $0.state == .passed }
        let part = isProductionFine && outcome != .passed ? exercise.testsPart.first : nil
        return (part ?? exercise).mainFile
    }

    /// The place that a learner looks at first: that of the first error, or else of the first failing check.
    package var firstPlace: Place? {
        if outcome == .didNotCompile { return diagnostics.first { $0.origin == .learner }?.place }
        return checks.first { $0.state != .passed && $0.state != .notAttempted }?.place
    }

    /// The ids of the checks that turned the attempt down, or were stopped by it.
    package var failingChecks: [String] {
        checks.filter { $0.state != .passed && $0.state != .notAttempted }.map(\.check.id)
    }

    /// Whether the hidden suite ran, where there is one: a compile-time check can keep it from being compiled.
    package var didRunSuite: Bool {
        let suite = checks.filter { !$0.check.kind.isAboutTests && !$0.check.kind.isCompileTime }
        return suite.isEmpty || suite.contains { $0.state != .notAttempted }
    }

    private static func outcome(of checks: [CheckResult]) -> Outcome {
        if checks.contains(where: { $0.stop != nil }) { return .stopped }
        if checks.contains(where: { $0.state == .failed }) { return .failed }
        // Nothing speaks against the attempt. It passes only if every check was heard.
        return !checks.isEmpty && checks.allSatisfy { $0.state == .passed } ? .passed : .graderError
    }
}

/// What became of one expected check.
package struct CheckResult: Sendable, Equatable {
    /// The states in which a check can end.
    package enum State: Sendable, Equatable {
        /// It reported, and had nothing to say against the attempt.
        case passed
        /// It turned the attempt down.
        case failed
        /// It never came to its end.
        case stopped(Stop)
        /// Something that it needs went wrong first.
        case notAttempted
    }

    /// The check.
    package var check: Check
    /// How it ended.
    package var state: State
    /// What it has to say to the learner, a sentence each.
    package var messages: [String]
    /// The place in the learner's files that it points to.
    package var place: Place?

    /// Creates a value from its parts.
    package init(check: Check, state: State, messages: [String], place: Place? = nil) {
        self.check = check
        self.state = state
        self.messages = messages
        self.place = place
    }

    /// Describes a result.
    package init(_ check: Check, _ state: State, _ messages: [String] = [], place: Place? = nil) {
        self.check = check
        self.state = state
        self.messages = messages
        self.place = place
    }

    /// How the check was stopped, if it was.
    package var stop: Stop? {
        if case .stopped(let stop) = state { stop } else { nil }
    }
}

/// Why a check never came to its end.
package enum Stop: Sendable, Equatable {
    /// The ways in which a check can be stopped, without their details; the names are those of the JSON formats.
    package enum Kind: String, Sendable, Codable, CaseIterable {
        case crashed, timeLimit, exited, outputLimit, cpuLimit, memoryLimit, processLimit, fileLimit
    }

    /// The process crashed; the fatal message if there was one.
    case crashed(message: String?)
    /// The check ran longer than this many seconds.
    case timeLimit(seconds: Double)
    /// The code ended the process by itself, with this status.
    case exited(status: Int32)
    /// The code wrote more than this many bytes.
    case outputLimit(bytes: Int)
    /// The code used more than this many seconds of processor time.
    case cpuLimit(seconds: Int)
    /// The code used more than this many bytes of memory.
    case memoryLimit(bytes: Int)
    /// The code started more than this many processes.
    case processLimit(count: Int)
    /// The code wrote a file of more than this many bytes.
    case fileLimit(bytes: Int)

    /// In which way the check was stopped.
    package var kind: Kind {
        switch self {
        case .crashed: .crashed
        case .timeLimit: .timeLimit
        case .exited: .exited
        case .outputLimit: .outputLimit
        case .cpuLimit: .cpuLimit
        case .memoryLimit: .memoryLimit
        case .processLimit: .processLimit
        case .fileLimit: .fileLimit
        }
    }
}

/// A place in a file that the learner knows.
package struct Place: Sendable, Hashable, Codable {
    /// The path relative to the course's folder where it lies inside.
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// The column, from 1, where it is known.
    package var column: Int?

    /// Creates a value from its parts.
    package init(path: String, line: Int, column: Int? = nil) {
        self.path = path
        self.line = line
        self.column = column
    }

    /// The form that terminals and editors make clickable.
    package var text: String { "\(path):\(line)" + (column.map { ":\($0)" } ?? "") }
}
