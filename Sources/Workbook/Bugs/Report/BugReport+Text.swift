import WorkbookMutation
import WorkbookReporting

extension BugReport {
    /// The report for a terminal.
    ///
    /// - Parameters:
    ///   - width: The number of columns.
    ///   - showsAll: Whether to show everything, however much that is.
    ///   - command: The command that shows everything.
    ///   - showsPercent: Whether to say how many in a hundred were noticed; not on a screen that counts in another way.
    package func lines(
        width: Int, showsAll: Bool, command: String, showsPercent: Bool = true
    ) -> [StyledLine] {
        var page = Layout(width: min(width, 100))
        let left = failing.count + flaky.count + dependent.count
        if left > testCount {
            page.gap()
            page.paragraph(
                "\(" \(left) of \(left + testCount) tests were left out, so much of this may be untrue; the last lines name them.", .strong)",
                indent: 1)
        }
        let (functions, survivors) = (unreachedFunctions, survivorsByFunction)
        addFunctions(functions, showsAll: showsAll, to: &page)
        addSurvivors(survivors, showsAll: showsAll, to: &page)
        let types = Set(functions.map(\.type)).count
        let hidden =
            (showsAll ? 0 : max(0, functions.count - min(types, Self.mostFunctions)))
            + (showsAll ? 0 : survivors.count - Self.shownFirst(of: survivors).count)
        let isShortened = Self.shownFirst(of: survivors).contains {
            $0.count > Self.mostTelling(of: $0).count
        }
        if hidden > 0 || (!showsAll && isShortened) {
            page.gap()
            page.paragraph(" To see everything:  \(command, .command)", indent: 3)
        }
        addEquivalent(to: &page)
        addTotals(showsPercent: showsPercent, to: &page)
        return page.plainLines
    }

    /// The most functions that no test runs, the most functions with unnoticed changes, and the most of these for each.
    private static let (mostFunctions, mostSurvivors, mostEach) = (12, 12, 2)
    /// The fewest functions with unnoticed changes that are shown, if there are so many.
    private static let fewestSurvivors = 5

    private func addFunctions(_ functions: [Function], showsAll: Bool, to page: inout Layout) {
        if functions.isEmpty { return }
        page.gap()
        page.paragraph("\(" No test runs this code", .strong)", indent: 1)
        // Of a type that no test is about, one function says enough.
        let types = Dictionary(grouping: functions, by: \.type)
        let shown = showsAll ? functions : functions.filter { types[$0.type]?.first == $0 }
        for function in showsAll ? shown[...] : shown.prefix(Self.mostFunctions) {
            let others = showsAll ? 0 : (types[function.type]?.count ?? 1) - 1
            let more = others == 0 ? "" : " and \(Format.count(others, "other function")) of its type"
            page.row(
                "   \(function.name, .symbol)\(more)", "\("\(function.file):\(function.line)", .path)",
                indent: 5)
        }
        rest(shown.count - Self.mostFunctions, "more type", showsAll, &page)
    }

    private func rest(_ count: Int, _ noun: String, _ showsAll: Bool, _ page: inout Layout) {
        if count > 0 && !showsAll {
            page.paragraph("\("   and \(Format.count(count, noun))", .faint)", indent: 3)
        }
    }

    private func addSurvivors(_ groups: [[Entry]], showsAll: Bool, to page: inout Layout) {
        if groups.isEmpty { return }
        page.gap()
        page.paragraph("\(" Tests run these functions, and miss these bugs", .strong)", indent: 1)
        let first = showsAll ? groups[...] : Self.shownFirst(of: groups)
        for group in first {
            page.gap()
            page.row(
                "   \(group[0].declaration, .strong)",
                "\("\(group[0].file):\(group[0].line)", .path)", indent: 5)
            let shown = showsAll ? group : Self.mostTelling(of: group)
            for entry in shown {
                let missed = Self.styled("n\(entry.missed.dropFirst())")
                page.paragraph(
                    "   \(Span("✘", .bad, spoken: "Missed:")) Line \(entry.line): \(missed)",
                    indent: 5)
                // Most changes already quote the whole line.
                if !entry.consequence.contains("`\(entry.code.prefix(40))") {
                    page.paragraph("     \(entry.code, .faint)", indent: 7)
                }
            }
            rest(group.count - shown.count, "more such bug", showsAll, &page)
            let tests = group[0].tests.prefix(2)
            let others = group[0].tests.count - tests.count
            let names = Format.list(tests + (others > 0 ? ["\(others) more"] : []))
            page.paragraph("     \("Run by \(names)", .faint)", indent: 5)
        }
        rest(groups.count - first.count, "more function", showsAll, &page)
        page.gap()
        page.paragraph(
            "   If no test could notice one, say why in a comment on its line:  \("// equivalent: …", .command)",
            indent: 3)
    }

    /// Returns the functions that a short report shows; those of which tests miss only details if there are no others.
    static func shownFirst(of groups: [[Entry]]) -> ArraySlice<[Entry]> {
        // That a condition is always true makes a difference more often than other details.
        let telling = groups.filter { $0.contains { !isDetail($0) || $0.operation == "drop-condition" } }
        var known: Set<String> = []
        let different = (telling.isEmpty ? groups : telling).filter { group in
            repeatedChange(group[0]).map { known.insert($0).inserted } ?? true
        }
        let chosen = different.prefix(mostSurvivors)
        // Where there is enough of what probably makes a difference, the rest can wait.
        let likely = chosen.prefix { !isDetail($0[0]) && crowd($0) == 0 }.count
        return chosen.prefix(max(likely, fewestSurvivors))
    }

    /// Returns what a change has in common with one that other functions often need a test for as well, so that one is enough to
    /// show how; `nil` if each function needs a test of its own.
    private static func repeatedChange(_ entry: Entry) -> String? {
        switch entry.operation {
        case "ignore-parameter": entry.file + (entry.consequence.split(separator: " uses ").last ?? "")
        // The same call in the same words.
        case "swallow-error", "drop-statement": entry.operation + entry.code
        default: nil
        }
    }

    /// Returns the first change of each line and of each kind, at most so many; a test for one usually notices the others of its
    /// line, and a function that ignores one parameter often ignores several.
    ///
    /// Details are worth a look only where there is nothing else, and then one is enough.
    static func mostTelling(of group: [Entry]) -> [Entry] {
        var lines: Set<Int> = []
        var kinds: Set<String> = []
        let first = group.filter { lines.insert($0.line).inserted }
        let telling = first.filter { !isDetail($0) }
        let shown = telling.isEmpty ? first.prefix(1) : telling[...]
        return Array(shown.filter { kinds.insert($0.operation).inserted }.prefix(mostEach))
    }

    /// Returns a sentence in which the code between backquotes is marked as code.
    static func styled(_ text: String) -> StyledLine {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return "\(text)" }
        return parts.enumerated().reduce(into: "") { line, part in
            line += part.offset % 2 == 0 ? "\(part.element)" : "\("`\(part.element)`", .symbol)"
        }
    }

    private func addEquivalent(to page: inout Layout) {
        if equivalent.isEmpty { return }
        page.gap()
        page.paragraph("\(" Comments say that these changes make no difference", .strong)", indent: 1)
        for entry in equivalent {
            guard case .equivalent(let reason) = entry.fate else { continue }
            page.paragraph(
                "   \(entry.file, .path):\(entry.line): if \(Self.styled(entry.consequence)). Reason: \(reason)",
                indent: 5)
        }
    }

    private func addTotals(showsPercent: Bool, to page: inout Layout) {
        page.gap()
        if tried == 0 {
            page.paragraph(
                "\(" There was nothing to try", .strong)\(since.map { " in the lines that have changed since \($0)" } ?? "").",
                indent: 1)
        } else {
            let share = showsPercent ? " (\(percent)%)" : ""
            page.paragraph(
                "\(" The tests of \(name) notice \(noticed) of \(Format.count(tried, "small bug"))\(share).", .strong)",
                indent: 1)
            page.paragraph(" \(unnoticedWords)", indent: 1)
        }
        for note in notes { page.paragraph(" \(note)", indent: 1) }
    }

    /// How many changes stay unnoticed, in a sentence.
    var unnoticedWords: String {
        let inside = bypassed == 0 ? "" : " (\(bypassed) in statements that no test runs)"
        let words = "\(survived) \(survived == 1 ? "stays" : "stay") unnoticed\(inside)"
        return notReached == 0
            ? "\(words)."
            : "\(words), and \(notReached) \(notReached == 1 ? "is" : "are") in functions that no test runs."
    }

    /// What else a reader must know to judge the numbers.
    var notes: [String] {
        func names(_ list: [String]) -> String {
            Format.list(Array(list.prefix(4)) + (list.count > 4 ? ["\(list.count - 4) more"] : []))
        }
        var notes: [String] = []
        if !failing.isEmpty {
            notes.append("Left out, because they fail without any change: \(names(failing)).")
        }
        if !flaky.isEmpty {
            notes.append("Left out, because they fail now and then: \(names(flaky)).")
        }
        if !dependent.isEmpty {
            notes.append("Left out, because they fail when they run alone: \(names(dependent)).")
        }
        if !(failing + flaky + dependent).isEmpty {
            notes.append("A bug that only these tests would notice counts as missed.")
        }
        if notCompiled > 0 {
            notes.append(
                "\(Format.count(notCompiled, "change")) did not compile, and \(notCompiled == 1 ? "doesn't" : "don't") count."
            )
        }
        if !excess.isEmpty {
            let left = excess.reduce(0) { $0 + $1.changes }
            let functions = excess.map { "\($0.name) (\($0.file):\($0.line))" }
            notes.append(
                "\(Format.count(left, "change")) of very long functions \(left == 1 ? "was" : "were") not tried, and \(left == 1 ? "doesn't" : "don't") count: \(names(functions))."
            )
        }
        let reasons = skipped.map { "\($0.name) (\($0.reason))" }
        if !reasons.isEmpty { notes.append("Not changed: \(names(reasons)).") }
        return notes
    }
}
