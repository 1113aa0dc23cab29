/// Separates code blocks from the text around them.
enum MarkdownBlocks {
    /// A run of lines.
    enum Block: Equatable {
        /// Code blocks with their fences, and empty lines.
        case verbatim([String])
        /// Lines without an empty one between them.
        case text([String])
    }

    /// Returns the runs of a text, in order.
    static func split(_ text: String) -> [Block] {
        var splitter = Splitter()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            splitter.add(line.last == "\r" ? String(line.dropLast()) : String(line))
        }
        splitter.close()
        return splitter.blocks
    }

    private struct Splitter {
        var blocks: [Block] = []
        private var text: [String] = []
        private var fence: (character: Character, length: Int)?
        private var code: [String] = []
        /// Whether the last line at the margin began a list item, so that indented lines belong to it.
        private var isInList = false
        private var wasCode = true

        mutating func add(_ line: String) {
            if let fence {
                let rest = line.drop { $0 == " " || $0 == ">" || $0 == "\t" }
                let run = rest.prefix { $0 == fence.character }
                if run.count >= fence.length && rest.dropFirst(run.count).allSatisfy(\.isWhitespace) {
                    closeCode(at: line.prefix { $0 == " " }.count)
                    blocks.append(.verbatim([line]))
                    self.fence = nil
                } else {
                    code.append(line)
                }
            } else if let opening = MarkdownBlocks.fence(opening: line) {
                close()
                fence = opening
                blocks.append(.verbatim([line]))
                wasCode = false
            } else if line.allSatisfy(\.isWhitespace) {
                close()
                blocks.append(.verbatim([line]))
                wasCode = true
            } else if text.isEmpty, wasCode, !isInList, line.hasPrefix("    ") || line.hasPrefix("\t") {
                blocks.append(.verbatim([line]))
            } else {
                if line.first?.isWhitespace == false {
                    isInList = line.firstMatch(of: /^([-*+]|\d+[.)])\s/) != nil
                }
                text.append(line)
                wasCode = false
            }
        }

        mutating func close() {
            if !text.isEmpty { blocks.append(.text(text)) }
            text = []
            closeCode(at: 0)
        }

        /// Ends a code block; an excerpt from inside a type starts at the margin, as `grade show` shows it.
        private mutating func closeCode(at margin: Int) {
            let indents = code.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
            let surplus = max(0, (indents.min() ?? 0) - margin)
            for line in code { blocks.append(.verbatim([String(line.dropFirst(surplus))])) }
            code = []
        }
    }

    /// Returns the fence that a line opens.
    private static func fence(opening line: String) -> (character: Character, length: Int)? {
        let rest = line.firstMatch(of: /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*/).map {
            line[$0.range.upperBound...]
        }
        guard let rest, let first = rest.first, first == "`" || first == "~" else { return nil }
        let run = rest.prefix { $0 == first }
        guard run.count >= 3, first == "~" || !rest.dropFirst(run.count).contains("`") else { return nil }
        return (first, run.count)
    }
}
