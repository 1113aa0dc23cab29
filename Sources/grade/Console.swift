import Foundation
import Workbook

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where words go: standard output for results, standard error for everything else.
struct Console: Sendable {
    /// How one of the two streams looks.
    struct Stream: Sendable {
        /// Whether a person sits in front of it.
        var isTerminal: Bool
        /// Whether roles become colours.
        var hasColor: Bool
        /// Writes a text as it is.
        var write: @Sendable (String) -> Void
    }

    /// For results.
    var output: Stream
    /// For progress and complaints.
    var errors: Stream
    /// The number of columns.
    var columns: Int

    /// The real streams, with colour on terminals that have not asked for none.
    static func live(environment: [String: String]) -> Console {
        let wantsColor = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        func stream(_ descriptor: Int32) -> Stream {
            let isTerminal = isatty(descriptor) != 0
            return Stream(isTerminal: isTerminal, hasColor: isTerminal && wantsColor) { text in
                var bytes = Array(text.utf8)[...]
                while !bytes.isEmpty {
                    let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
                    // A closed pipe (`grade list | head -1`) is nobody's mistake.
                    if count <= 0 { return }
                    bytes = bytes.dropFirst(count)
                }
            }
        }
        return Console(output: stream(1), errors: stream(2), columns: columns(environment))
    }

    /// Writes result lines.
    func tell(_ lines: [StyledLine]) { Console.write(lines, to: output) }

    /// Writes complaint lines.
    func complain(_ lines: [StyledLine]) { Console.write(lines, to: errors) }

    private static func write(_ lines: [StyledLine], to stream: Stream) {
        let text = lines.map { line in
            lead(line) + line.map { stream.hasColor ? ANSI.colored($0) : $0.text }.joined() + "\n"
        }
        stream.write(text.joined())
    }

    /// What stands before a line that a build service would take for an order to itself.
    ///
    /// Learners' words are in these lines, and `::notice …` or `##[…]` at the beginning of one speaks to such a service.
    private static func lead(_ line: StyledLine) -> String {
        let text = line.map(\.text).joined().drop(while: \.isWhitespace)
        return text.hasPrefix("::") || text.hasPrefix("##[") ? "| " : ""
    }

    /// The number of columns of the terminal as it is now.
    static func columns(_ environment: [String: String]) -> Int {
        if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
        var size = winsize()
        // Standard output may be a pipe while a terminal is still in front of the person.
        for descriptor: Int32 in [1, 2]
        where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
            return Int(size.ws_col)
        }
        return 80
    }
}

/// The system's `write`, which inside ``Console`` is hidden by its own.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// The control sequences of a terminal (ECMA-48).
enum ANSI {
    /// Goes to the beginning of the line and clears it.
    static let clearLine = "\r\u{1B}[K"

    static func colored(_ span: Span) -> String {
        let code =
            switch span.role {
            case .plain: ""
            case .strong: "1"
            case .faint: "2"
            case .good: "32"
            case .bad: "31"
            case .path: "36"
            case .command: "1"
            case .symbol: "35"
            }
        return code.isEmpty ? span.text : "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }
}
