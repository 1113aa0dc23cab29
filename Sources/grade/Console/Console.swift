import Foundation
import WorkbookReporting

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
        /// How paths become links, if they do.
        var links: Hyperlinks?
        /// Whether a line may be written over, to show that something goes on.
        var hasMotion = false
        /// Returns why a text could not be written; a reader that closed the pipe does not count.
        var failure: @Sendable () -> POSIXErrorCode? = { nil }
        /// Writes a text as it is.
        var write: @Sendable (String) -> Void
    }

    /// For results.
    var output: Stream
    /// For progress and complaints.
    var errors: Stream
    /// The number of columns.
    var columns: Int
    /// Whether lines are plain text, as a screen reader needs them.
    var isPlain = false

    /// The real streams, as the environment and the command line want them.
    ///
    /// - Parameter root: The folder from which paths are told, where there is one.
    static func live(
        environment: [String: String], manners: OutputPreferences, root: @autoclosure () -> URL?
    ) -> Console {
        func stream(_ descriptor: Int32) -> Stream {
            let isTerminal = isatty(descriptor) != 0
            let writer = DescriptorWriter(descriptor)
            let links = manners.hasLinks(isTerminal: isTerminal) ? root() : nil
            return Stream(
                isTerminal: isTerminal, hasColor: manners.hasColor(isTerminal: isTerminal),
                links: links.map { Hyperlinks(root: $0, hasLines: Hyperlinks.haveLines(environment)) },
                hasMotion: manners.hasMotion(isTerminal: isTerminal), failure: { writer.failure },
                write: writer.write)
        }
        return Console(
            output: stream(1), errors: stream(2), columns: columns(environment), isPlain: manners.isPlain)
    }

    /// Writes result lines.
    func tell(_ lines: [StyledLine]) { write(lines, to: output) }

    /// Writes complaint lines.
    func complain(_ lines: [StyledLine]) { write(lines, to: errors) }

    private func write(_ lines: [StyledLine], to stream: Stream) {
        let texts =
            isPlain
            ? PlainText.lines(lines).map { Console.lead($0) + $0 }
            : lines.map { line in
                Console.lead(line.map(\.text).joined()) + line.map { Console.shown($0, on: stream) }.joined()
            }
        stream.write(texts.map { $0 + "\n" }.joined())
    }

    private static func shown(_ span: Span, on stream: Stream) -> String {
        let text = stream.hasColor ? ANSI.colored(span) : span.text
        guard span.role == .path, let address = stream.links?.address(of: span.text) else { return text }
        return ANSI.linked(text, to: address)
    }

    /// What stands before a line that a build service would take for an order to itself.
    ///
    /// Learners' words are in these lines, and `::notice …` or `##[…]` at the beginning of one speaks to such a service.
    private static func lead(_ line: String) -> String {
        let text = line.drop(while: \.isWhitespace)
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
