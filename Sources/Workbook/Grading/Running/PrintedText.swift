import WorkbookSystem

/// What the code of an attempt printed, shortened to what a report can hold.
enum PrintedText {
    /// How many bytes of a whole run are kept.
    static let mostOfRun = 8000
    /// How many bytes of a single check are kept.
    static let mostOfCheck = 2000

    /// Returns a text without its middle if it has more bytes than a limit; `nil` if there is nothing in it.
    static func excerpt(of text: String?, bytes limit: Int) -> String? {
        guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
        let bytes = text.utf8
        guard bytes.count > limit else { return text }
        // A character that is cut in two becomes a replacement character.
        let head = String(decoding: bytes.prefix(limit * 3 / 4), as: UTF8.self)
        let tail = String(decoding: bytes.suffix(limit / 4), as: UTF8.self)
        return "\(head)\n[… \(bytes.count - limit / 4 - limit * 3 / 4) bytes left out …]\n\(tail)"
    }
}

extension PartGrading {
    /// The most checks that run once more to find out what they print.
    private static let mostAttributed = 100
    /// After how many seconds no more checks run once more.
    private static let mostSeconds = 20.0

    /// Returns what the code printed during each check, by the checks' ids.
    ///
    /// Output and records arrive through two pipes, so their order is unknown, and the C library keeps output back until it
    /// has enough of it. A run of a single check is certain: everything in its output belongs to that check.
    ///
    /// - Parameters:
    ///   - first: The run of all checks. If it printed nothing, nothing runs again.
    ///   - log: The results of all checks.
    func printedByCheck(_ first: TestRun, _ log: TestLog, _ tests: TestRunner) async throws -> [String:
        String]
    {
        guard tools.attributesOutput, PrintedText.excerpt(of: first.printed, bytes: 1) != nil else {
            return [:]
        }
        let ids = log.entries.map(\.id)
        // A check that was stopped would only be stopped again.
        let ended = log.entries.filter { $0.progress == .ended }.map(\.id).prefix(Self.mostAttributed)
        var texts: [String: String] = [:]
        var seconds = 0.0
        // One after the other: runs without a variant share a folder.
        for id in ended where seconds < Self.mostSeconds {
            let run = try await tests.run(skipping: ids.filter { $0 != id })
            texts[id] = PrintedText.excerpt(of: run.printed, bytes: PrintedText.mostOfCheck)
            seconds += run.result.seconds
        }
        return texts
    }
}
