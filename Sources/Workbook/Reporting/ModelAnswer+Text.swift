import WorkbookModel

extension ModelAnswer {
    /// The comparison as lines for a person to read, then the paragraph that tells why.
    ///
    /// - Parameter isPassed: Whether the learner's own answer is right, too.
    package func text(course: Course, isPassed: Bool, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.row([Span("\(exercise.id)  \(exercise.title)", .strong)], Span("a solution", .faint), indent: 0)
        page.gap()
        let isCompared = files.contains { if case .differs = $0.comparison { true } else { false } }
        let opening =
            isPassed
            ? " One way among several; yours passed, so it is right, too." : " One way among several."
        let legend =
            isCompared
            ? " Lines with - are yours, those with + are this solution's; the others are in both." : ""
        page.paragraph([Span(opening + legend)], indent: 1)
        for file in files {
            page.gap()
            page.paragraph([Span(" "), Span(course.relativePath(of: file.place), .path)], indent: 1)
            add(file, to: &page)
        }
        if let why {
            page.gap()
            page.paragraph([Span(" Why: ", .strong), Span(why)], indent: 1)
        }
        return page.lines
    }

    private func add(_ file: File, to page: inout Layout) {
        switch file.comparison {
        case .same: page.paragraph([Span(" – yours is the same")], indent: 3)
        case .differs(let lines): for line in lines { add(line, to: &page) }
        case .alone(let lines, let reason):
            page.paragraph([Span(" – your file \(reason); this is the solution's")], indent: 3)
            for line in lines { add(.inserted(line), to: &page) }
        }
    }

    private func add(_ line: LineDifference.Line, to page: inout Layout) {
        switch line {
        case .same(let text): add(text, sign: " ", .faint, to: &page)
        case .removed(let text): add(text, sign: "-", .bad, to: &page)
        case .inserted(let text): add(text, sign: "+", .good, to: &page)
        case .folded(let count): page.paragraph([Span("   … \(count) lines are the same", .faint)], indent: 5)
        }
    }

    /// A line of code; where it is too long, it goes on a little deeper, behind the same sign.
    private func add(_ text: String, sign: String, _ role: Span.Role, to page: inout Layout) {
        let depth = text.prefix { $0 == " " }.count
        var part = Layout(width: page.width - 3)
        part.paragraph([Span(text, role)], indent: min(depth + 4, page.width / 2))
        for line in part.lines {
            page.paragraph([Span(line.isEmpty ? " \(sign)" : " \(sign) ", role)] + line, indent: page.width)
        }
    }
}
