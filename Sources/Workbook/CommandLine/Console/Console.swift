import Foundation
import WorkbookReporting

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where lines are written: standard output for results, standard error for everything else.
package struct Console: Sendable {
    /// One of the two streams, and how it looks.
    package struct Stream: Sendable {
        /// Whether a person reads it directly.
        package var isTerminal: Bool
        /// Whether roles become colors.
        package var hasColor: Bool
        /// How paths become links; `nil` if they don't.
        package var links: Hyperlinks?
        /// Whether a line may be overwritten, to show that work goes on.
        package var hasMotion = false
        /// Returns why a text could not be written; a reader that closed the pipe does not count.
        package var failure: @Sendable () -> POSIXErrorCode? = { nil }
        /// Writes a text as it is.
        package var write: @Sendable (String) -> Void
    }

    /// For results.
    package var output: Stream
    /// For progress and errors.
    package var errors: Stream
    /// The number of columns.
    package var columns: Int
    /// Whether lines are plain text, as a screen reader needs them.
    package var isPlain = false
    /// Receives all lines instead of the streams, for pages that scroll.
    package var collect: (@Sendable ([StyledLine]) -> Void)?

    /// Returns the streams of this process.
    ///
    /// - Parameters:
    ///   - folder: The folder to which shown paths are relative.
    ///   - root: The folder of the course, if there is one.
    package static func live(
        environment: [String: String], preferences: OutputPreferences, folder: URL,
        root: @autoclosure () -> URL?
    ) -> Console {
        func stream(_ descriptor: Int32) -> Stream {
            let isTerminal = isatty(descriptor) != 0
            let writer = DescriptorWriter(descriptor)
            let links = preferences.hasLinks(isTerminal: isTerminal) ? root() : nil
            return Stream(
                isTerminal: isTerminal, hasColor: preferences.hasColor(isTerminal: isTerminal),
                links: links.map {
                    Hyperlinks(root: $0, folder: folder, hasLines: Hyperlinks.haveLines(environment))
                },
                hasMotion: preferences.hasMotion(isTerminal: isTerminal), failure: { writer.failure },
                write: writer.write)
        }
        return Console(
            output: stream(1), errors: stream(2), columns: columns(environment), isPlain: preferences.isPlain)
    }

    /// Writes lines to standard output.
    package func write(_ lines: [StyledLine]) { write(lines, to: output) }

    /// Writes lines to standard error.
    package func writeError(_ lines: [StyledLine]) { write(lines, to: errors) }

    private func write(_ lines: [StyledLine], to stream: Stream) {
        if let collect { return collect(lines) }
        stream.write(text(of: lines, on: stream))
    }

    /// Returns lines as they are written to standard output.
    package func text(of lines: [StyledLine]) -> String { text(of: lines, on: output) }

    private func text(of lines: [StyledLine], on stream: Stream) -> String {
        let texts =
            isPlain
            ? PlainText.lines(lines, width: stream.isTerminal ? columns : nil).map {
                Console.prefix(of: $0) + $0
            }
            : (stream.isTerminal ? lines.broken(to: columns) : lines).map { line in
                Console.prefix(of: line.map(\.text).joined())
                    + line.map { Console.shown($0, on: stream) }.joined()
            }
        return texts.map { $0 + "\n" }.joined()
    }

    private static func shown(_ span: Span, on stream: Stream) -> String {
        let text = stream.hasColor ? ANSI.colored(span) : span.text
        guard span.role == .path, let address = stream.links?.address(of: span.whole ?? span.text) else {
            return text
        }
        return ANSI.linked(text, to: address, isPiece: span.whole != nil)
    }

    /// Returns what to write before a line that a build service would read as a command.
    ///
    /// Lines can contain what a learner's code printed, and `::notice …` or `##[…]` at the beginning of a line is a
    /// command to some services.
    private static func prefix(of line: String) -> String {
        let text = line.drop(while: \.isWhitespace)
        return text.hasPrefix("::") || text.hasPrefix("##[") ? "| " : ""
    }

    /// Returns the current number of columns of the terminal.
    package static func columns(_ environment: [String: String]) -> Int {
        if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
        var size = winsize()
        // Standard output may be a pipe while standard error still is a terminal.
        for descriptor: Int32 in [1, 2]
        where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
            return Int(size.ws_col)
        }
        return 80
    }
}
