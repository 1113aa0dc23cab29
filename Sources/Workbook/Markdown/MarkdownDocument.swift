// Foundation parses Markdown into an `AttributedString` only on Apple's platforms. This parser supports what the chapters
// and tasks of a course use, and no more: headings after `#`, paragraphs, fenced and indented code, tables, nested lists,
// quotes; in running text code, emphasis and links. The project's tests check that every chapter and every task uses
// nothing else.

import Foundation
import WorkbookSystem

/// A parsed Markdown text.
package struct MarkdownDocument: Sendable, Equatable {
    /// The blocks, in order.
    package var blocks: [MarkdownBlock]

    /// Creates a document from blocks.
    package init(_ blocks: [MarkdownBlock]) { self.blocks = blocks }

    /// Creates a document by parsing a text; every text is valid.
    package init(parsing text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var reader = MarkdownReader(lines: lines.map { String($0.replacing("\t", with: "    ")) }, depth: 0)
        blocks = reader.blocks()
    }

    /// Creates a document from a file of at most a megabyte.
    ///
    /// - Throws: ``MalformedFile``.
    package init(contentsOf file: URL) throws {
        guard let data = try? BoundedFile.read(file, limit: 1 << 20) else {
            throw MalformedFile(
                file: file, keyPath: "", expected: "a text to read", found: "none, or one beyond a megabyte")
        }
        self.init(parsing: String(decoding: data, as: UTF8.self))
    }
}

/// A parser that splits lines into blocks.
private struct MarkdownReader {
    var lines: [String]
    var depth: Int
    private var next = 0

    init(lines: [String], depth: Int) {
        self.lines = lines
        self.depth = depth
    }

    /// The deepest nesting of lists and quotes; anything deeper is plain text.
    private static let deepest = 8

    mutating func blocks() -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        while let block = block() { blocks.append(block) }
        return blocks
    }

    private mutating func block() -> MarkdownBlock? {
        while next < lines.count && lines[next].isBlank { next += 1 }
        guard next < lines.count else { return nil }
        let line = lines[next]
        if line.indentation >= 4 { return indentedCode() }
        if line.fence != nil { return fencedCode() }
        if let heading = line.wholeMatch(of: /\s*(#{1,6})\s+(.*?)\s*#*\s*/) {
            next += 1
            return .heading(level: heading.1.count, MarkdownInline.parse(String(heading.2)))
        }
        if line.isRow, next + 1 < lines.count, lines[next + 1].isRule { return table() }
        guard depth < Self.deepest else { return paragraph() }
        if line.isQuoted { return quote() }
        if line.item != nil { return list() }
        return paragraph()
    }

    private mutating func paragraph() -> MarkdownBlock {
        var words: [String] = []
        repeat {
            words.append(lines[next].trimmingCharacters(in: .whitespaces))
            next += 1
        } while next < lines.count && !lines[next].endsParagraph
        return .paragraph(MarkdownInline.parse(words.joined(separator: " ")))
    }

    private mutating func fencedCode() -> MarkdownBlock {
        let indentation = lines[next].indentation
        let fence = lines[next].fence ?? ""
        let language = lines[next].dropFirst(indentation + fence.count).drop { $0 == " " }
        next += 1
        var code: [String] = []
        while next < lines.count && !lines[next].closes(fence) {
            code.append(lines[next].dropping(indentation))
            next += 1
        }
        next += 1
        return .code(language: String(language), lines: code)
    }

    private mutating func indentedCode() -> MarkdownBlock {
        var code: [String] = []
        while next < lines.count && (lines[next].indentation >= 4 || lines[next].isBlank) {
            code.append(lines[next].dropping(4))
            next += 1
        }
        while code.last?.isBlank ?? false { code.removeLast() }
        return .code(language: "", lines: code)
    }

    private mutating func table() -> MarkdownBlock {
        let head = lines[next].cells
        next += 2
        var rows: [[[MarkdownInline]]] = []
        while next < lines.count && lines[next].isRow {
            // A row has as many cells as the header, even if its author forgot some.
            let cells = Array(lines[next].cells.prefix(head.count))
            rows.append(cells + Array(repeating: [], count: head.count - cells.count))
            next += 1
        }
        return .table(head: head, rows: rows)
    }

    private mutating func quote() -> MarkdownBlock {
        var quoted: [String] = []
        while next < lines.count && lines[next].isQuoted {
            let words = lines[next].drop { $0 == " " }.dropFirst()
            quoted.append(String(words.first == " " ? words.dropFirst() : words))
            next += 1
        }
        var reader = MarkdownReader(lines: quoted, depth: depth + 1)
        return .quote(reader.blocks())
    }

    private mutating func list() -> MarkdownBlock {
        var items: [MarkdownItem] = []
        while next < lines.count, let (mark, width) = lines[next].item {
            var content = [lines[next].dropping(width)]
            next += 1
            while next < lines.count, belongsToItem(indentedBy: width) {
                content.append(lines[next].dropping(width))
                next += 1
            }
            var reader = MarkdownReader(lines: content, depth: depth + 1)
            items.append(MarkdownItem(mark: mark, blocks: reader.blocks()))
            // An empty line between two items does not end the list.
            let following = lines[next...].firstIndex { !$0.isBlank }
            if let following, lines[following].item != nil { next = following }
        }
        return .list(items)
    }

    private func belongsToItem(indentedBy width: Int) -> Bool {
        if !lines[next].isBlank { return lines[next].indentation >= width }
        // An empty line belongs to the item if the text after it does.
        return lines[next...].first { !$0.isBlank }.map { $0.indentation >= width } ?? false
    }
}

extension StringProtocol {
    fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
}

extension String {
    fileprivate var indentation: Int { prefix { $0 == " " }.count }
    /// The backticks or tildes that open or close a code block.
    fileprivate var fence: Substring? {
        let rest = drop { $0 == " " }
        guard let first = rest.first, first == "`" || first == "~" else { return nil }
        let run = rest.prefix { $0 == first }
        return run.count < 3 || (first == "`" && rest.dropFirst(run.count).contains("`")) ? nil : run
    }
    /// Whether a code block that a fence opened ends here; code can show a shorter fence.
    fileprivate func closes(_ opening: Substring) -> Bool {
        fence.map { $0.hasPrefix(opening) && drop { $0 == " " }.dropFirst($0.count).isBlank } ?? false
    }
    fileprivate var isQuoted: Bool { drop { $0 == " " }.hasPrefix(">") }
    fileprivate var isRow: Bool { drop { $0 == " " }.hasPrefix("|") }
    fileprivate var isRule: Bool { isRow && contains("-") && allSatisfy { " |:-".contains($0) } }

    /// The marker of a list item, and the number of columns before its text.
    fileprivate var item: (mark: String, width: Int)? {
        guard let match = prefixMatch(of: /( {0,3})([-*+]|[0-9]{1,3}\.|[a-z]\.) +/) else { return nil }
        return (String(match.2), match.0.count)
    }

    /// Whether this line ends a paragraph.
    fileprivate var endsParagraph: Bool {
        // A number other than 1 may start a line by chance.
        isBlank || fence != nil || isQuoted || starts(with: "#")
            || (item.map { "-*+1a".contains($0.mark.prefix(1)) } ?? false)
    }

    /// Returns the line without its first columns, which are blank or part of a marker.
    fileprivate func dropping(_ columns: Int) -> String { String(dropFirst(Swift.min(columns, count))) }

    /// The cells of a table row; an escaped bar is part of a cell.
    fileprivate var cells: [[MarkdownInline]] {
        var row = trimmingCharacters(in: .whitespaces).replacing("\\|", with: "\u{0}")
        if row.hasPrefix("|") { row.removeFirst() }
        if row.hasSuffix("|") { row.removeLast() }
        return row.split(separator: "|", omittingEmptySubsequences: false).map {
            MarkdownInline.parse(
                $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces))
        }
    }
}
