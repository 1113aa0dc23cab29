import WorkbookReporting

extension ScenarioDifference {
    /// Adds what is different: the call, then what it did before and what it does now.
    func addLines(to page: inout Layout) {
        page.paragraph("   \(call.map(\.shellWord).joined(separator: " "), .command)", indent: 3)
        switch kind {
        case .output(let wanted, let seen): add("it printed", wanted, "it prints", seen, to: &page)
        case .exit(let wanted, let seen):
            page.paragraph(
                "   Before, it ended with exit code \(wanted). Now, \(seen.map { "it ends with \($0)" } ?? "it crashes or doesn't end").",
                indent: 3)
        case .file(let path, let wanted?, let seen?):
            page.paragraph("   A file that it stores is different: \(path, .path)", indent: 3)
            add("it contained", wanted, "it contains", seen, to: &page)
        case .file(let path, _, let seen):
            page.paragraph(
                "   \(path, .path) \(seen == nil ? "existed before, and doesn't exist now" : "didn't exist before, and exists now").",
                indent: 3)
        }
    }

    /// Adds the first line that differs, with the line before it.
    private func add(
        _ before: String, _ wanted: [String], _ now: String, _ seen: [String], to page: inout Layout
    ) {
        let line =
            zip(wanted, seen).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            ?? min(wanted.count, seen.count)
        for (words, lines) in [("Before, \(before)", wanted), ("Now, \(now)", seen)] {
            page.paragraph("   \(words)\(line > 0 ? ", in line \(line + 1)" : ""):", indent: 3)
            let text = lines.indices.contains(line) ? lines[line] : ""
            page.paragraph(
                "     \(text.isEmpty ? "nothing" : text, text.isEmpty ? .plain : .code)", indent: 5)
        }
    }
}
