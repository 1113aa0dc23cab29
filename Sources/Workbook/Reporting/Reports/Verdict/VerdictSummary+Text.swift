import WorkbookModel

extension VerdictSummary {
    /// The verdict in a few words: "5 of 5 checks", "accepts 2 of 2 · catches 4 of 6 bugs".
    package var text: String {
        switch outcome {
        // What can't be read, or isn't there, has no checks at all.
        case .didNotCompile: return "does not compile"
        case .graderError: return "could not be graded"
        case .passed, .failed, .stopped, .flagged: break
        }
        let state = outcome == .flagged ? "needs review" : stop?.word ?? remainder
        return [checks.map { $0.text(of: "check") }, tests?.text, state].compactMap { $0 }
            .joined(separator: " · ")
    }
}

extension VerdictSummary {
    /// What is wrong if all counts are full, and the attempt failed: a check that belongs to none of them.
    private var remainder: String? {
        let counts = [checks, tests?.accepted, tests?.caught].compactMap(\.self)
        let isFull = !counts.isEmpty && counts.allSatisfy { $0.passed == $0.total }
        let hasTests = tests == nil || tests?.caught != nil
        return outcome == .failed && isFull && hasTests ? "another check fails" : nil
    }
}

extension VerdictSummary.Tests {
    fileprivate var text: String {
        let counts = [
            // Of what needs saying only if that is the problem.
            accepted.map {
                $0.passed == $0.total
                    ? "accepts \($0.passed) of \($0.total)" : "accepts \($0.text(of: "correct version"))"
            },
            caught.map { "catches \($0.text(of: "bug"))" },
        ].compactMap { $0 }
        return counts.isEmpty ? "no tests yet" : counts.joined(separator: " · ")
    }
}

extension VerdictSummary.Tally {
    fileprivate func text(of noun: String) -> String {
        "\(passed) of \(total) \(noun)\(total == 1 ? "" : "s")"
    }
}

extension Stop.Kind {
    /// A few words for a list.
    var word: String {
        switch self {
        case .crashed: "crashed"
        case .timeLimit: "ran too long"
        case .exited: "ended early"
        case .outputLimit: "printed too much"
        case .cpuLimit: "used too much processor time"
        case .memoryLimit: "needed too much memory"
        case .processLimit: "started too many processes"
        case .fileLimit: "wrote too much"
        }
    }
}

extension Stop {
    /// A sentence for the learner.
    package var sentence: String {
        switch self {
        case .crashed(let message?): return "your code crashed: \(message)"
        case .crashed(nil): return "your code crashed"
        case .timeLimit(let seconds):
            let time = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
            return
                "your code did not finish within \(time) second\(time == "1" ? "" : "s"): a loop may never end, or something may wait forever"
        case .exited:
            // Without the exit status, because `swift test` hides the one that the code passed.
            return "your code ended the whole process here, before the check could finish"
        case .outputLimit(let bytes):
            return "your code printed more than \(bytes >> 20) MB. Is there a loop that never ends?"
        case .cpuLimit(let seconds):
            return
                "your code kept the processor busy for more than \(seconds) seconds. Is there a loop that never ends?"
        case .memoryLimit(let bytes):
            return
                "your code used more than \(bytes >> 20) MB of memory: a loop may never end, an array may grow without limit, or a function may call itself forever"
        case .processLimit(let count):
            return
                "your code had more than \(count) processes at once. This exercise needs no other processes"
        case .fileLimit(let bytes):
            return "your code wrote a file of more than \(bytes >> 20) MB. Is there a loop that never ends?"
        }
    }
}

extension VerdictNote {
    /// Returns the note in one or several paragraphs.
    package func paragraphs(in course: Course) -> [String] {
        switch self {
        case .strayFile(let name, let owns):
            [
                "\(name) is not part of this exercise, so it is not graded. Write your code in "
                    + owns.joined(separator: " or ") + "."
            ]
        case .unexpectedFile(let name):
            [
                "There is a file \(name), which is not part of this exercise. If that is your code under another name, rename the file back."
            ]
        case .emptyFile(let name): ["\(name) is empty."]
        case .changedGivenFile(let name):
            ["\(name) is a given file. Grading uses the original, without your changes."]
        case .unwritten(let parts): [VerdictNote.sentence(about: parts)]
        case .undeclared(let names, _): ["Your code doesn't declare \(Format.list(names.map { "`\($0)`" }))."]
        case .otherName(let name, let original):
            ["It declares `\(name)`. If that is meant to be `\(original)`, give it that name."]
        case .misplaced(let names, let file, let right):
            ["\(file) has \(Format.list(names.map { "`\($0)`" })): move that code to \(right)."]
        case .unlistedCheck(let id): ["the suite has a check that checks.json does not list: \(id)"]
        case .compilerError: []
        case .silentCheck(let id): ["checks.json lists a check that did not report: \(id)"]
        case .fault(let fault): [fault.text(in: course)] + (fault.remedy.map { [$0] } ?? [])
        }
    }

    private static func sentence(about parts: [UnwrittenPart]) -> String {
        var files: [String] = []
        for part in parts where !files.contains(part.place.path) { files.append(part.place.path) }
        let places = files.map { path in
            let names = parts.filter { $0.place.path == path }.map { "`\($0.name)`" }
            return "\(Format.list(names)) in \(path.split(separator: "/").last ?? "")"
        }
        return "Not written yet: \(places.joined(separator: "; "))."
    }
}
