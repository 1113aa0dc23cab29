import WorkbookBugs
import WorkbookReporting

extension CapstoneResult {
    /// The commands and the file that a report names.
    package struct Commands: Sendable {
        var again: String
        var test: String
        var bugs: String
        var scenarios: String

        /// Creates the commands.
        ///
        /// - Parameters:
        ///   - again: Grades again.
        ///   - test: Runs the tests.
        ///   - bugs: Shows all bugs that the tests miss.
        ///   - scenarios: The file with the scenarios.
        package init(again: String, test: String, bugs: String, scenarios: String) {
            (self.again, self.test, self.bugs, self.scenarios) = (again, test, bugs, scenarios)
        }
    }

    /// The report for a terminal.
    package func lines(width: Int, commands: Commands) -> [StyledLine] {
        var page = Layout(width: min(width, 100))
        page.heading("The untested app")
        page.gap()
        addBehavior(commands, to: &page)
        addTests(to: &page)
        addBugs(commands, to: &page)
        for limit in limits { page.paragraph("\(" \(Self.words(for: limit))", .faint)", indent: 1) }
        page.gap()
        page.paragraph(" \(next(commands))", indent: 1)
        return page.plainLines
    }

    private func add(_ part: Part, isGood: Bool?, _ text: StyledLine, to page: inout Layout) {
        let mark: StyledLine =
            switch isGood {
            case true?: "\("✔", .good)"
            case false?: "\("✘", .bad)"
            case nil: "\("○", .faint)"
            }
        let number = (Part.allCases.firstIndex(of: part) ?? 0) + 1
        page.paragraph(" \(mark) \(number)  \(text)", indent: 6)
    }

    private func addBehavior(_ commands: Commands, to page: inout Layout) {
        let same = scenarioCount - differences.count
        guard let first = differences.first else {
            return add(
                .behavior, isGood: true,
                "The program behaves as before: all \(scenarioCount) scenarios have the same result.",
                to: &page)
        }
        add(
            .behavior, isGood: false,
            "The program behaves differently: \(same) of \(scenarioCount) scenarios have the same result.",
            to: &page)
        page.gap()
        page.paragraph("   \(first.name, .strong)", indent: 3)
        first.addLines(to: &page)
        page.paragraph(
            "   The whole scenario, with its files, is in \(commands.scenarios, .path).", indent: 3)
        let others = differences.dropFirst().prefix(5).map(\.name)
        let more = differences.count - 1 - others.count
        if !others.isEmpty {
            page.paragraph(
                "   Also different: \(others.joined(separator: "; "))\(more > 0 ? "; and \(more) more" : "").",
                indent: 3)
        }
        page.gap()
    }

    private func addTests(to page: inout Layout) {
        guard let testCount else {
            return add(
                .tests, isGood: nil, "Your tests are checked when the program behaves as before.", to: &page)
        }
        if testCount == 0 { return add(.tests, isGood: false, "There are no tests yet.", to: &page) }
        defer { addRemarks(to: &page) }
        if faults.isEmpty {
            let circumstances =
                switch limits.first {
                case .world?: "three times, and alone"
                case .sandbox?: "alone, in any order, at another time, and without files"
                case nil: "alone, in any order, at another time, and without files and network"
                }
            return add(
                .tests, isGood: true,
                "\(testCount == 1 ? "Your test passes" : "All \(testCount) tests pass") \(circumstances).",
                to: &page)
        }
        add(
            .tests, isGood: false,
            "\(testCount == 1 ? "Your test" : "Some of your \(testCount) tests") can't be relied on yet.",
            to: &page)
        for kind in TestFault.Kind.allCases {
            let places = faults.filter { $0.kind == kind }
            guard let first = places.first else { continue }
            page.gap()
            page.paragraph("   \(kind.title, .strong)", indent: 3)
            for fault in places.prefix(5) {
                let detail = fault.detail.isEmpty ? "" : ": \(fault.detail)"
                page.paragraph(
                    "   \("✘", .bad) \(fault.place, first.kind == .sleeps ? .path : .symbol)\(detail)",
                    indent: 5)
            }
            if places.count > 5 { page.paragraph("     and \(places.count - 5) more", indent: 5) }
            page.paragraph("     \(kind.explanation)", indent: 5)
        }
        page.gap()
    }

    private func addRemarks(to page: inout Layout) {
        for kind in TestRemark.Kind.allCases {
            let places = remarks.filter { $0.kind == kind }.map(\.place)
            if places.isEmpty { continue }
            let names = Format.list(
                Array(places.prefix(4)) + (places.count > 4 ? ["\(places.count - 4) more"] : []))
            page.paragraph("      \(kind.sentence) \(names).", indent: 6)
        }
    }

    private func addBugs(_ commands: Commands, to page: inout Layout) {
        guard let bugs else {
            return add(
                .bugs, isGood: nil, "Bugs in your code are tried when the tests can be relied on.", to: &page)
        }
        add(
            .bugs, isGood: open == nil,
            "Your tests notice \(percent)% of the small bugs in your code. \(Self.leastPercent)% are needed.",
            to: &page)
        let excess = bugs.equivalent.count - Self.mostEquivalent
        if excess > 0 {
            page.paragraph(
                "      \(bugs.equivalent.count) changes are marked as equivalent. \(Self.mostEquivalent) marks count, and the other \(excess) count as unnoticed.",
                indent: 6)
        }
        if !bugs.skipped.isEmpty {
            let places = bugs.skipped.map { "\($0.name) (\($0.reason))" }.joined(separator: "; ")
            page.paragraph(
                "      Some of your code can't be changed, so nobody knows what tests notice there: \(places).",
                indent: 6)
        }
        // The share above is rounded down, and counts marks beyond the allowed ones.
        let lines = bugs.lines(
            width: page.width, showsAll: false, command: commands.bugs, showsPercent: false)
        for line in lines {
            page.verbatim(line)
        }
    }

    private static func words(for limit: Limit) -> String {
        switch limit {
        case .world:
            "Not checked on this machine: another order, other times, and tests without files and network."
        case .sandbox: "Not checked on this machine: tests without a network. That needs bubblewrap."
        }
    }

    private func next(_ commands: Commands) -> StyledLine {
        switch open {
        case .behavior:
            "Next: restore what the program did in this scenario, then run  \(commands.again, .command)"
        case .tests where testCount == 0:
            "Next: pick one line that a test can't control, choose a technique, and write the first test:  \(commands.test, .command)"
        case .tests:
            "Next: find out what these tests depend on, then run  \(commands.again, .command)"
        case .bugs where percent >= Self.leastPercent:
            "Next: write the code that can't be changed so that it can be, then run  \(commands.again, .command)"
        case .bugs where bugs.map({ $0.notReached > $0.survived }) ?? false:
            "Next: most of these bugs are in code that no test runs. Make one more place in it replaceable, test what it does, then run  \(commands.again, .command)"
        case .bugs:
            "Next: choose one of these bugs, write a test that notices it, then run  \(commands.again, .command)"
        case nil:
            "\("Done: whoever changes this app next has tests to rely on.", .strong) Solutions/the-untested-app shows other ways to get there, and what each costs."
        }
    }
}
