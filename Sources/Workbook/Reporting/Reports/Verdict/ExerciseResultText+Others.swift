import WorkbookModel
import WorkbookSystem

// What to say about the failing checks after the first one.

extension ExerciseResultText {
    /// The most lines for the message of one of these checks, unless everything is shown.
    private static let mostMessageLines = 3

    /// The most of these checks that get a line about what happened before as many as possible are listed.
    private static let mostExplained = 3

    /// The most failing checks to list that are about the learner's tests, including the first one.
    ///
    /// A list of everything that the tests miss would take the place of thinking about what to test.
    private static let mostAboutTests = 3

    /// The most of these checks to list: a learner can only think about a few things at once.
    private var mostOthers: Int { detail == .whole ? .max : 2 }

    /// The ways to show one of these checks, from the shortest to the longest.
    private enum Form {
        /// Only its name.
        case name
        /// About one line of its first message, or two on a narrow screen.
        case brief
        /// Its first message in a few lines.
        case message
        /// Its first message, with values that were compared below each other.
        case values
        /// The same, however long, and the number of its other messages.
        case whole
    }

    /// Returns the failing checks after the first one that don't just follow from it.
    ///
    /// A check that was stopped comes before the others, because the exercise's summary mentions the stop.
    ///
    /// - Parameter room: The number of lines that they may take.
    func others(after first: CheckResult, _ others: ArraySlice<CheckResult>, room: Int) -> [ResultBlock] {
        let stopped = first.stop == nil ? others.firstIndex { $0.stop != nil } : nil
        let sorted = stopped.map { [others[$0]] + others[..<$0] + others[($0 + 1)...] } ?? Array(others)
        let isAboutTests = first.check.kind.isAboutTests
        var left = Self.mostAboutTests - (isAboutTests ? 1 : 0)
        let listed = sorted.filter { result in
            guard result.check.kind.isAboutTests else { return true }
            left -= 1
            return left >= 0
        }.prefix(mostOthers)
        let texts = texts(of: Array(listed), outOf: sorted.count, after: first, room: room)
        let rest = sorted.dropFirst(texts.count)
        return Array(texts.joined()) + (rest.isEmpty ? [] : [self.rest(rest)])
    }

    /// Returns what to say about as many checks as there is space for, each with as many words as there is space for.
    private func texts(of results: [CheckResult], outOf count: Int, after first: CheckResult, room: Int)
        -> [[ResultBlock]]
    {
        var told: Set<String> = ["", sentences(about: first).first ?? ""]
        // The same message at another check says nothing new.
        let isTold = results.map { result in
            guard detail.listsChecks, !isExplainedByMessages(result) else { return true }
            return !told.insert(sentences(about: result).first ?? "").inserted
        }
        func texts(_ form: (Int) -> Form) -> [[ResultBlock]] {
            results.indices.map { blocks(about: results[$0], isTold[$0] ? .name : form($0)) }
        }
        func height(_ texts: [[ResultBlock]]) -> Int { self.height(of: Array(texts.joined())) }
        if detail == .whole { return texts { _ in .whole } }
        var texts = texts { $0 < Self.mostExplained ? .brief : .name }
        while texts.count > 1 && height(texts) > room { texts.removeLast() }
        // The line that counts the rest also takes space.
        let free = room - (texts.count < count ? 1 : 0)
        for (index, text) in texts.enumerated() {
            let longer = blocks(about: results[index], isTold[index] ? .name : .message)
            let growth = self.height(of: longer) - self.height(of: text)
            if height(texts) + growth <= free { texts[index] = longer }
        }
        // Values are shown in the same way for all checks.
        let longest = texts.indices.map { index in
            isTold[index] ? texts[index] : blocks(about: results[index], .values)
        }
        return height(longest) <= free ? longest : texts
    }

    private func blocks(about result: CheckResult, _ form: Form) -> [ResultBlock] {
        let name = line(about: result)
        let messages = sentences(about: result)
        guard form != .name, let message = messages.first else { return [name] }
        let line = lineOfStop(result).map { "line \($0): " } ?? ""
        let block: ResultBlock =
            if form == .values || form == .whole, let values = ComparedValues(message) {
                .values(values, depth: 1)
            } else {
                .words("\(line)\(text(message, form, lead: line.count))", depth: 1)
            }
        return [name, block] + (form == .whole ? count(ofMessages: messages.count - 1) : [])
    }

    /// Returns a message in as many words as its form has space for.
    private func text(_ message: String, _ form: Form, lead: Int) -> String {
        let column = screen.width - screen.indent - 2
        if form == .brief {
            let room = screen.width < 60 ? 2 * (column - 2) : column
            return brief(message, to: room - lead)
        }
        let whole = short(message, to: Self.longestMessage)
        if form == .whole { return whole }
        // Words that don't fit at the end of a line leave some columns empty.
        let room = (Self.mostMessageLines * (column - 8)) - lead
        return whole.columns <= room ? whole : brief(message, to: room)
    }

    /// Returns the line at which a check was stopped, if there is only one file to look at.
    private func lineOfStop(_ result: CheckResult) -> Int? {
        result.stop == nil || row.exercise.ownedFiles.count > 1 ? nil : result.place?.line
    }

    /// Returns the failing checks that probably follow from the first one: how many there are, or all of them if there is space.
    func consequences(_ verdict: Verdict) -> [ResultBlock] {
        let results = verdict.consequences.filter { !verdict.needsUnwrittenCode($0) }
        guard let first = verdict.failing.first, !results.isEmpty else { return [] }
        // What tests accept and catch depends on the code that they run; whether there are any doesn't.
        let aboutTests = first.check.kind.isAboutTests ? [] : results.filter(\.check.kind.isAboutTests)
        let ofTests = aboutTests.filter { $0.check.kind.isAcceptance || $0.check.kind.isCapture }
        let ownTests = aboutTests.filter { !ofTests.contains($0) }
        let others = results.filter { !aboutTests.contains($0) }
        guard detail == .whole else {
            let words =
                "and \(Format.count(ofTests.count, "more check")) of your tests, which run with this code"
            return (others.isEmpty ? [] : [count(others, ", probably for the same reason")])
                + (ofTests.isEmpty ? [] : [.words("\("\(words), failed as well", .faint)")])
                + ownTests.map(line(about:))
        }
        let told = sentences(about: first).first
        // The names of checks that the same crash stopped say nothing about the code. Neither do tests that ran with it.
        let stopped = results.filter { $0.stop != nil && sentences(about: $0).first == told }
        let listed = others.filter { !stopped.contains($0) }
        var blocks: [ResultBlock] = listed.isEmpty ? [] : [.words("Probably for the same reason:")]
        blocks += listed.flatMap { result in
            let isTold = isExplainedByMessages(result) || sentences(about: result).first == told
            return self.blocks(about: result, isTold ? .name : .whole)
        }
        if !stopped.isEmpty {
            let crash = if case .crashed? = first.stop { "crash" } else { "problem" }
            blocks.append(.words("The same \(crash) stopped \(Format.count(stopped.count, "more check"))."))
        }
        if !ofTests.isEmpty {
            let file = row.exercise.secondPart?.owns.first.map { " in \($0)" } ?? ""
            blocks.append(
                .words("Your tests\(file) run with this code, and some of their checks failed as well."))
        }
        return blocks + ownTests.map(line(about:))
    }

    /// Returns the number of the checks for which there is no space, and where they are listed.
    private func rest(_ rest: ArraySlice<CheckResult>) -> ResultBlock {
        if rest.allSatisfy(\.check.kind.isCapture) {
            let words =
                "and \(Format.count(rest.count, "more bug")) \(rest.count == 1 ? "is" : "are") not caught"
            return .words("\(words, .faint)")
        }
        return count(rest)
    }

    /// Returns the number of some failing checks, and where they are listed.
    private func count(_ results: some Collection<CheckResult>, _ why: String = "") -> ResultBlock {
        let words =
            "and \(Format.count(results.count, "more check")) fail\(results.count == 1 ? "s" : "")\(why)"
        guard detail == .everything, let command = list?(row.exercise.id) else {
            return .words("\(words, .faint)")
        }
        return .words("\("\(words) (all of them: ", .faint)\(command, .command)\(")", .faint)")
    }
}
