import Foundation
import WorkbookMarkdown

/// The data of a page that DocC generated, which a browser shows.
struct ConvertedPage {
    /// The paragraphs, headings, and lines of code, with single spaces and straight apostrophes.
    private(set) var texts: Set<String> = []
    private var references: [String: Any] = [:]

    /// Reads the data of a page.
    init(contentsOf file: URL) throws {
        let page = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        references = page?["references"] as? [String: Any] ?? [:]
        collect(page?["primaryContentSections"] ?? [])
    }

    private mutating func collect(_ value: Any) {
        if let list = value as? [Any] { for value in list { collect(value) } }
        if let text = value as? String { texts.insert(ConvertedPage.plain(text)) }
        guard let object = value as? [String: Any] else { return }
        for value in object.values { collect(value) }
        if let words = object["inlineContent"] { texts.insert(ConvertedPage.plain(line(words))) }
    }

    /// Returns the running text of a paragraph.
    private func line(_ value: Any) -> String {
        if let list = value as? [Any] { return list.map(line).joined() }
        guard let object = value as? [String: Any] else { return "" }
        let target = references[object["identifier"] as? String ?? ""] as? [String: Any]
        let texts = [object["text"], object["code"], object["overridingTitle"], target?["title"]]
        return texts.compactMap { $0 as? String }.first ?? line(object["inlineContent"] ?? [])
    }

    /// Returns the paragraphs, headings, and lines of code of a course's text in the same way.
    static func texts(of blocks: [MarkdownBlock]) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block {
            case .heading(_, let words), .paragraph(let words): [text(words)]
            case .code(_, let lines): lines
            case .list(let items): items.flatMap { texts(of: $0.blocks) }
            case .quote(let blocks): texts(of: blocks)
            case .table(let head, let rows): ([head] + rows).joined().map(text)
            }
        }.map(plain)
    }

    private static func text(_ words: [MarkdownInline]) -> String { words.map(\.plainText).joined() }

    private static func plain(_ text: String) -> String {
        text.replacing("\u{2060}", with: "").replacing(/[‘’]/, with: "'")
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
