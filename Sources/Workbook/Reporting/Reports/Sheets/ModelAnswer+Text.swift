import WorkbookModel

extension ModelAnswer {
    /// Returns the comparison as lines for people, followed by the paragraph that explains the solution.
    ///
    /// - Parameter status: How the learner's own answer stands.
    package func text(course: Course, status: AnswerStatus, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.row("\("\(exercise.id)  \(exercise.title)", .strong)", "\("a solution", .faint)", indent: 0)
        page.gap()
        let isCompared = files.contains { if case .differs = $0.comparison { true } else { false } }
        let isSame = files.allSatisfy { [.same, .sameWords].contains($0.comparison) }
        let opening: StyledLine =
            isSame
            ? " This is one way among several, and it is the one that you chose."
            : " This is one way among several.\(status.sentence)"
        page.paragraph(opening, indent: 1)
        if isCompared {
            let legend = Span(
                "- yours   + the solution's", spoken: "\"Removed\" is yours, \"added\" the solution's.")
            page.paragraph(" \(legend)", indent: 1)
        }
        for file in files {
            page.gap()
            page.paragraph(" \(course.shownPath(of: file.place), .path)", indent: 1)
            add(file, to: &page)
        }
        if let why {
            page.gap()
            page.paragraph("\(" Why: ", .strong)\(why)", indent: 1)
        }
        return page.lines
    }

    private func add(_ file: File, to page: inout Layout) {
        switch file.comparison {
        case .same: page.paragraph(" • yours is identical", indent: 3)
        case .sameWords: page.paragraph(" • yours differs only in layout", indent: 3)
        case .differs(let lines): for line in lines { add(line, to: &page) }
        case .alone(let lines, let reason):
            page.paragraph(" • your file \(reason.words). This is the solution's file:", indent: 3)
            for (index, line) in lines.enumerated() {
                let sign = Span("   ", .faint, spoken: index == 0 ? "code:\n" : nil)
                add(line, sign: sign, ending: index == lines.count - 1 ? "\nend of code" : "", to: &page)
            }
        }
    }

    private func add(_ line: LineDifference.Line, to page: inout Layout) {
        switch line {
        case .same(let text): add(text, sign: Span("   ", .faint), to: &page)
        case .removed(let text): add(text, sign: Span(" - ", .bad, spoken: "removed:\u{A0}"), to: &page)
        case .inserted(let text): add(text, sign: Span(" + ", .good, spoken: "added:\u{A0}"), to: &page)
        case .folded(let count):
            let dots = Span("   … ", .faint, spoken: "")
            page.paragraph("\(dots)\("\(Format.count(count, "identical line"))", .faint)", indent: 5)
        }
    }

    /// Adds a line of code; the continuation of a long one is indented a little more, after the same sign.
    ///
    /// A screen reader reads the line in one piece.
    ///
    /// - Parameter ending: What is read after it.
    private func add(_ text: String, sign: Span, ending: String = "", to page: inout Layout) {
        for (index, piece) in CodeBreak.pieces(of: text, room: page.width - 3).enumerated() {
            let spoken = text + ending
            let line: StyledLine = "\(sign)\(Span(piece, .code, spoken: piece == spoken ? nil : spoken))"
            page.verbatim(index == 0 ? line : line.silent)
        }
    }
}

extension AnswerStatus {
    /// A sentence on the learner's own answer, after a blank.
    fileprivate var sentence: String {
        switch self {
        case .neverPassed: ""
        case .passes: " Yours passed, so it is right as well."
        case .needsReview: " An earlier version of yours passed; the one in the file needs review."
        case .fails: " An earlier version of yours passed; the one in the file doesn't."
        case .notGraded: " An earlier version of yours passed; the one in the file hasn't been graded yet."
        case .reset: " An earlier version of yours passed; the file is as in the starter again."
        }
    }
}
