import WorkbookModel
import WorkbookPages
import WorkbookReporting

extension [ResultBlock] {
    /// The blocks for a page: paragraphs, and lists of items with what belongs to each of them.
    var html: HTML {
        var groups: [HTML] = []
        var items: [HTML] = []
        func close() {
            if items.isEmpty { return }
            groups.append("<ul class=\"checks\">\(items)</ul>")
            items = []
        }
        var rest = self[...]
        while let block = rest.popFirst() {
            let inner = rest.prefix { $0.depth > 0 }
            guard let mark = block.mark else {
                close()
                groups.append(block.html)
                continue
            }
            rest = rest.dropFirst(inner.count)
            items.append(
                "<li>\(mark.html)<div>\(block.html)\(inner.map(\.html))</div></li>")
        }
        close()
        return HTML(groups)
    }
}

extension ResultBlock {
    fileprivate var mark: Span? {
        switch self {
        case .words(_, let mark, _), .values(_, let mark, _): mark
        case .gap, .place: nil
        }
    }

    fileprivate var depth: Int {
        switch self {
        case .gap: 0
        case .words(_, _, let depth), .values(_, _, let depth), .place(_, _, let depth): depth
        }
    }

    fileprivate var html: HTML {
        switch self {
        case .gap: return ""
        case .words(let words, _, _): return "<p>\(words.html)</p>"
        case .values(let values, _, _):
            let name = Excerpt.middle(values.what, to: ResultBlock.longestName)
            let texts = values.texts(room: ResultBlock.widestValue)
            let rows: [HTML] = zip(ResultBlock.valueLabels, [texts.expected, texts.actual]).map {
                "<div><dt>\($0)</dt><dd><code>\($1)</code></dd></div>"
            }
            return "<p>\(name)</p><dl class=\"values\">\(rows)</dl>"
        case .place(let path, let quote, _):
            let code: HTML =
                quote.map { "<pre><code>\($0.lines.map { "\($0)" as HTML })</code></pre>" } ?? ""
            return "<p class=\"place\"><span aria-hidden=\"true\">→ </span><code>\(path)</code></p>\(code)"
        }
    }
}

extension Span {
    /// A mark before an item, which screen readers read as a word.
    var html: HTML {
        let word =
            switch text {
            case "✔": "passes: "
            case "✘": "fails: "
            case "⚑": "to be looked at: "
            default: ""
            }
        let kind = text == "⚑" ? "flag" : role == .good ? "good" : role == .bad ? "bad" : "faint"
        return
            "<span class=\"mark \(kind)\"><span aria-hidden=\"true\">\(text)</span><span class=\"hidden\">\(word)</span></span>"
    }
}

extension StyledLine {
    /// The line for a page, with code between backticks as code.
    var html: HTML {
        reduce("") { page, span in
            let words = span.pieces.reduce("" as HTML) { line, piece in
                piece.isCode ? "\(line)<code>\(piece.text)</code>" : "\(line)\(piece.text)"
            }
            return switch span.role {
            case .strong: "\(page)<strong>\(words)</strong>"
            case .faint: "\(page)<span class=\"faint\">\(words)</span>"
            case .good, .done: "\(page)<span class=\"good\">\(words)</span>"
            case .bad: "\(page)<span class=\"bad\">\(words)</span>"
            case .plain, .path, .command, .symbol, .code, .gap, .continuation: "\(page)\(words)"
            }
        }
    }
}
