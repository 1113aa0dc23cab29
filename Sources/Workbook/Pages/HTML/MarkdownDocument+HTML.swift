import WorkbookMarkdown
import WorkbookReporting

extension MarkdownDocument {
    /// Returns the document for a page.
    ///
    /// Links are shown as text, because their targets are files beside the chapter.
    ///
    /// - Parameter level: The level of the page's heading above the document.
    func html(below level: Int) -> HTML { HTML(blocks.map { $0.html(below: level) }) }
}

extension MarkdownBlock {
    fileprivate func html(below level: Int) -> HTML {
        switch self {
        case .heading(let own, let words):
            let rank = HTML(stringLiteral: "h\(min(6, level + own))")
            return "<\(rank)>\(words.html)</\(rank)>"
        case .paragraph(let words): return "<p>\(words.html)</p>"
        case .code(_, let lines): return "<pre><code>\(lines.joined(separator: "\n"))</code></pre>"
        case .list(let items):
            let entries: [HTML] = items.map { item in
                if case .paragraph(let words)? = item.blocks.first, item.blocks.count == 1 {
                    return "<li>\(words.html)</li>"
                }
                return "<li>\(item.blocks.map { $0.html(below: level) })</li>"
            }
            let isNumbered = items.first?.mark.first?.isNumber ?? false
            return isNumbered ? "<ol>\(entries)</ol>" : "<ul>\(entries)</ul>"
        case .quote(let blocks): return "<blockquote>\(blocks.map { $0.html(below: level) })</blockquote>"
        case .table(let head, let rows):
            let titles: [HTML] = head.map { "<th scope=\"col\">\($0.html)</th>" }
            let lines: [HTML] = rows.map { row in
                let cells: [HTML] = row.map { "<td>\($0.html)</td>" }
                return "<tr>\(cells)</tr>"
            }
            return "<table><thead><tr>\(titles)</tr></thead><tbody>\(lines)</tbody></table>"
        }
    }
}

extension [MarkdownInline] {
    /// The words for a page.
    var html: HTML {
        reduce("") { page, word in
            switch word {
            case .text(let text): "\(page)\(text)"
            case .code(let code): "\(page)<code>\(code)</code>"
            case .emphasis(let words): "\(page)<em>\(words.html)</em>"
            case .strong(let words): "\(page)<strong>\(words.html)</strong>"
            case .link(let words, target: _): "\(page)\(words.html)"
            }
        }
    }
}
