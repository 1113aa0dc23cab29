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
        /// Whether the last line at the margin began a list item, so that indented lines belong to it.
        private var isInList = false
        private var wasCode = true

        mutating func add(_ line: String) {
            if let fence {
                blocks.append(.verbatim([line]))
                let rest = line.drop { $0 == " " || $0 == ">" || $0 == "\t" }
                let run = rest.prefix { $0 == fence.character }
                if run.count >= fence.length && rest.dropFirst(run.count).allSatisfy(\.isWhitespace) {
                    self.fence = nil
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
