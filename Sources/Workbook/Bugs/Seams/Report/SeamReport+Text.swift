import WorkbookReporting

extension SeamReport {
    /// The most lines of a group, and of the code behind seams, unless all are asked for.
    private static let (most, mostBehind) = (8, 4)

    /// The report for a terminal.
    ///
    /// - Parameters:
    ///   - width: The number of columns.
    ///   - showsAll: Whether to show everything, however much that is.
    ///   - command: The command that shows everything.
    package func lines(width: Int, showsAll: Bool, command: String) -> [StyledLine] {
        var page = Layout(width: min(width, 100))
        let groups = groups
        for group in groups { add(group, showsAll: showsAll, to: &page) }
        addBehind(showsAll: showsAll, to: &page)
        if !showsAll, groups.contains(where: { $0.count > Self.most }) || behind.count > Self.mostBehind {
            page.gap()
            page.paragraph(" To see everything:  \(command, .command)", indent: 3)
        }
        page.gap()
        page.paragraph("\(" \(summary)", .strong)", indent: 1)
        for note in notes { page.paragraph(" \(note)", indent: 1) }
        return page.plainLines
    }

    private func add(_ group: [Entry], showsAll: Bool, to page: inout Layout) {
        let first = group[0]
        page.gap()
        page.paragraph(
            "\(" \(first.kind.title)", .strong) (lesson \(first.technique.rawValue): \(first.technique.title))",
            indent: 1)
        for entry in showsAll ? group[...] : group.prefix(Self.most) {
            page.row(
                "   \(entry.declaration, .symbol)", "\("\(entry.file):\(entry.line)", .path)", indent: 5)
            let count = Self.count(entry.tests)
            page.row(
                "     \(Self.cut(entry.code, at: entry.offset, to: page.width - count.count - 7), .faint)",
                "\(count)",
                indent: 7)
            if !entry.reached.isEmpty {
                page.paragraph("     \(Self.reach(of: entry))", indent: 5)
            }
        }
        let rest = group.count - Self.most
        if rest > 0 && !showsAll {
            page.paragraph("\("   and \(Format.count(rest, "more line"))", .faint)", indent: 3)
        }
    }

    /// Returns the part of a line of code that is too long, with what was found in its first half.
    static func cut(_ code: String, at offset: Int, to width: Int) -> String {
        guard code.count > width else { return code }
        if offset < width / 2 { return code.prefix(max(10, width - 2)) + " …" }
        let rest = code.dropFirst(min(offset - width / 4, code.count - width + 2))
        return "… " + (rest.count > width - 2 ? rest.prefix(max(10, width - 4)) + " …" : rest)
    }

    /// Returns how many tests run a line; nothing if that isn't known.
    static func count(_ tests: [String]?) -> String {
        guard let tests else { return "" }
        return tests.isEmpty ? "no test" : Format.count(tests.count, "test")
    }

    /// Returns what an object that the code creates uses.
    static func reach(of entry: Entry) -> String {
        "Creates \(entry.target), which uses \(Format.list(entry.reached.map(\.noun)))."
    }

    private func addBehind(showsAll: Bool, to page: inout Layout) {
        if behind.isEmpty { return }
        page.gap()
        page.paragraph("\(" Behind a seam, where the real thing belongs", .strong)", indent: 1)
        for item in showsAll ? behind[...] : behind.prefix(Self.mostBehind) {
            page.row("   \(item.declaration, .symbol)", "\("\(item.file):\(item.line)", .path)", indent: 5)
            page.paragraph("     \("\(item.words)", .faint)", indent: 5)
        }
        let rest = behind.count - Self.mostBehind
        if rest > 0 && !showsAll {
            page.paragraph("\("   and \(rest) more", .faint)", indent: 3)
        }
    }

    /// The result in a sentence.
    var summary: String {
        let lines = Set(entries.map { "\($0.file):\($0.line)" })
        if lines.isEmpty { return "No line of \(name) was found that needs a seam." }
        let count =
            "\(Format.count(lines.count, "line")) of \(name) \(lines.count == 1 ? "has" : "have") no seam for tests"
        let unreached = Set(entries.filter { $0.tests?.isEmpty ?? false }.map { "\($0.file):\($0.line)" })
            .count
        if !hasCounts { return count + "." }
        if unreached == lines.count {
            return count + ", and no test runs \(unreached == 1 ? "it" : "any of them")."
        }
        if unreached == 0 { return count + ", and tests run \(lines.count == 1 ? "it" : "all of them")." }
        return count + ", and no test runs \(unreached) of them."
    }

    /// What else a reader must know to judge the result.
    var notes: [String] {
        var notes: [String] = []
        switch problem {
        case nil: break
        case .noTests: notes.append("The package has no tests, so none are counted.")
        case .testsFail: notes.append("No test passes each time, so none are counted.")
        case .testsCrash: notes.append("The tests crash, or don't end, so none are counted.")
        case .doesNotBuild: notes.append("The tests don't build, so none are counted.")
        default:
            notes.append("The tests couldn't be built so that they note what they run, so none are counted.")
        }
        if hasCounts, entries.contains(where: { $0.tests == nil }) {
            notes.append(
                "A line without a number of tests is an initial value, or in a body whose runs can't be noted."
            )
        }
        if !leftOut.isEmpty {
            notes.append("Not counted, because they don't pass each time: \(Self.names(leftOut)).")
        }
        let reasons = skipped.map { "\($0.name) (\($0.reason))" }
        if !reasons.isEmpty { notes.append("Not read: \(Self.names(reasons)).") }
        return notes
    }

    private static func names(_ list: [String]) -> String {
        Format.list(Array(list.prefix(4)) + (list.count > 4 ? ["\(list.count - 4) more"] : []))
    }
}

extension SeamReport.Behind {
    /// Why the code is where it belongs.
    var words: String {
        let uses = "Uses \(Format.list(kinds.map(\.noun)))"
        return switch reason {
        case .conformance(let name): "\(uses) for the protocol \(name)."
        case .override: "\(uses), and a subclass can override it."
        case .start: "\(uses) where the program starts."
        case .factory: "\(uses) to make a value of its own type."
        }
    }
}
