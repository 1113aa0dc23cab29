import Foundation
import WorkbookModel
import WorkbookSystem

/// Reads what a crash leaves behind: the fatal message on standard error, and the runtime's backtrace.
///
/// This is the only place that reads console output of a run, because there is no other source for either.
enum CrashReport {
    /// Returns the fatal message without file and line, such as "Index out of range".
    static func message(in result: ProcessResult) -> String? {
        guard let match = fatalLine(in: result) else { return runtimeLine(in: result) }
        return match.text.isEmpty ? match.kind : match.text
    }

    /// Returns the place that the message names, if it is in a file of the learner.
    static func place(in result: ProcessResult, workspace: Workspace) -> Place? {
        guard let match = fatalLine(in: result) else { return nil }
        let (origin, place) = workspace.place(
            ofModule: match.module, file: match.file, line: match.line, column: nil)
        return origin == .learner ? place : nil
    }

    /// Returns the innermost frame of a JSON backtrace that is in a file of the learner.
    ///
    /// In an argument of `#expect`, the compiler often notes line 0, which means that it does not know the line. If it
    /// inlined the expectation, it may then name any other expectation of the function.
    static func place(inBacktraceOf result: ProcessResult, workspace: Workspace) -> Place? {
        for frame in frames(inBacktraceOf: result) {
            guard let location = frame.sourceLocation else { continue }
            if location.line == 0 {
                if frame.inlined == true, ["expect", "require"].contains(frame.description) { return nil }
            } else if let expansion = MacroExpansion(file: location.file) {
                if let place = workspace.place(of: expansion) { return place }
            } else {
                let (origin, place) = workspace.place(of: location.file, line: location.line, column: nil)
                if origin == .learner { return place }
            }
        }
        return nil
    }

    /// Returns the innermost frame of a JSON backtrace that is in the subject of the learner's tests, for the course's author.
    static func placeInSubject(inBacktraceOf result: ProcessResult, workspace: Workspace) -> Place? {
        let folder = "/Sources/\(workspace.part.subject ?? "")/"
        return frames(inBacktraceOf: result).lazy.compactMap(\.sourceLocation)
            .first { $0.line > 0 && $0.file.contains(folder) }
            .map { workspace.placeForAuthor(of: $0.file, line: $0.line, column: nil) }
    }

    /// Returns the reason for a trap that prints no message, such as "Arithmetic overflow".
    ///
    /// The compiler notes it as the name of an inlined function.
    static func reason(inBacktraceOf result: ProcessResult) -> String? {
        let prefix = "Swift runtime failure: "
        let names = frames(inBacktraceOf: result).prefix(4).compactMap(\.description)
        guard let name = names.first(where: { $0.hasPrefix(prefix) }) else { return nil }
        let reason = name.dropFirst(prefix.count)
        return reason.prefix(1).uppercased() + reason.dropFirst()
    }

    /// Returns the usual reason for a signal without any message.
    static func guess(in result: ProcessResult) -> String? {
        guard let signal = signal(in: result), signal == SIGSEGV || signal == SIGBUS else { return nil }
        return fullStack
    }

    /// The message of a crash that is usually due to a full stack.
    static let fullStack = "Segmentation fault; possibly a function calls itself forever"

    /// A frame of a JSON backtrace.
    private struct Frame: Decodable {
        struct Location: Decodable {
            var file: String
            var line: Int
        }
        var description: String?
        var inlined: Bool?
        var sourceLocation: Location?
    }

    /// Returns the frames of the thread that crashed, the innermost first.
    private static func frames(inBacktraceOf result: ProcessResult) -> [Frame] {
        struct Backtrace: Decodable {
            struct Thread: Decodable {
                var crashed: Bool?
                var frames: [Frame]?
            }
            var threads: [Thread]
        }
        // A toolchain that writes no JSON backtrace only costs the learner the line.
        let lines = (result.errorOutput + "\n" + result.output).split(whereSeparator: \.isNewline)
        guard let report = lines.last(where: { $0.hasPrefix("{") && $0.contains("\"crashReport\"") }),
            let backtrace = try? JSONDecoder().decode(Backtrace.self, from: Data(report.utf8))
        else { return [] }
        return backtrace.threads.filter { $0.crashed == true }.flatMap { $0.frames ?? [] }
    }

    /// Returns the signal that ended the test process, even if SwiftPM or the sandbox reports it by their own
    /// exit status.
    static func signal(in result: ProcessResult) -> Int32? {
        switch result.termination {
        case .signalled(let signal): return signal
        case .exited(let status) where status > 128: return status - 128
        case .exited(1):
            let words = result.errorOutput + result.output
            return words.firstMatch(of: /unexpected signal code (\d+)/).flatMap { Int32($0.1) }
        default: return nil
        }
    }

    private struct FatalLine {
        var module: String
        var file: String
        var line: Int
        var kind: String
        var text: String
    }

    private static func fatalLine(in result: ProcessResult) -> FatalLine? {
        // The pattern begins at the slash, because searching for the module would take quadratic time on a
        // long line.
        let pattern =
            /\/([^\/:]+\.swift):(\d+): (Fatal error|Precondition failed|Assertion failed)(?:: (.*))?/
        // `swift test` sends the test process's standard error to its own standard output.
        for line in (result.errorOutput + "\n" + result.output).split(whereSeparator: \.isNewline) {
            guard let match = line.firstMatch(of: pattern), let number = Int(match.2) else { continue }
            let module = line[..<match.range.lowerBound].reversed().prefix {
                $0.isLetter || $0.isNumber || $0 == "_"
            }
            return FatalLine(
                module: String(module.reversed()), file: String(match.1), line: number, kind: String(match.3),
                text: String(match.4 ?? ""))
        }
        return nil
    }

    /// Returns a message of the runtime that names no file, without addresses.
    private static func runtimeLine(in result: ProcessResult) -> String? {
        let starts = ["Fatal error: ", "Could not cast value of type ", "Simultaneous accesses to "]
        for line in (result.errorOutput + "\n" + result.output).split(whereSeparator: \.isNewline) {
            guard let start = starts.first(where: { line.hasPrefix($0) }) else { continue }
            let text = start == starts[0] ? line.dropFirst(start.count) : line
            return String(text.prefix(1000)).replacing(/[ ]?\(?0x[0-9a-f]+\)?/, with: "")
        }
        return nil
    }
}
