import Foundation
import WorkbookModel
import WorkbookSystem

/// Reads what a crash leaves behind: the fatal message on standard error, and the runtime's backtrace.
///
/// This is the only place that reads console output of a run, because there is no other source for either.
enum CrashReport {
    /// Returns the fatal message without file and line, such as "Index out of range".
    static func message(in result: ProcessResult) -> String? {
        guard let match = fatalLine(in: result) else { return nil }
        let text = match.text.isEmpty ? match.kind : match.text
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Returns the place that the message names, if it is in a file of the learner.
    static func place(in result: ProcessResult, workspace: Workspace) -> Place? {
        guard let match = fatalLine(in: result) else { return nil }
        let (origin, place) = workspace.place(
            ofModule: match.module, file: match.file, line: match.line, column: nil)
        return origin == .learner ? place : nil
    }

    /// Returns the innermost frame of a JSON backtrace that is in a file of the learner.
    static func place(inBacktraceOf result: ProcessResult, workspace: Workspace) -> Place? {
        struct Backtrace: Decodable {
            struct Thread: Decodable {
                struct Frame: Decodable {
                    struct Location: Decodable {
                        var file: String
                        var line: Int
                        var column: Int?
                    }
                    var sourceLocation: Location?
                }
                var crashed: Bool?
                var frames: [Frame]?
            }
            var threads: [Thread]
        }
        // A toolchain that writes no JSON backtrace only costs the learner the line.
        let lines = (result.errorOutput + "\n" + result.output).split(whereSeparator: \.isNewline)
        guard let report = lines.last(where: { $0.hasPrefix("{") && $0.contains("\"crashReport\"") }),
            let backtrace = try? JSONDecoder().decode(Backtrace.self, from: Data(report.utf8))
        else { return nil }
        let frames = backtrace.threads.filter { $0.crashed == true }.flatMap { $0.frames ?? [] }
        for location in frames.compactMap(\.sourceLocation) {
            let (origin, place) = workspace.place(of: location.file, line: location.line, column: nil)
            if origin == .learner { return place }
        }
        return nil
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
}
