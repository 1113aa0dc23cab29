import Foundation
import WorkbookFormats
import WorkbookMarkdown
import WorkbookModel
import WorkbookSystem

/// A `sentences.json`: every sentence of an exercise's task, each with the checks that fail if only that sentence is broken.
///
/// A sentence that no check watches is a gap in the suite, and a check that no sentence asks for is unfair. So the table
/// must contain the whole task.
struct SentenceTable: Sendable, Equatable, Codable {
    /// A sentence, or a part of one.
    struct Entry: Sendable, Equatable, Codable {
        /// The words, as in the task.
        var sentence: String
        /// The ids of the checks that fail if only this is broken.
        var checks: [String]?
        /// A rejected variation that shows it, by failing the first of the checks.
        var variation: String?
        /// Why no check belongs to it: "introduction", "advice".
        var note: String?
    }

    /// The name of the file in the folder of an exercise's suite.
    static let fileName = "sentences.json"
    /// The version of the format that this tool reads.
    static let format = 1
    /// The format of the file.
    static let fileFormat = JSONFormat(
        version: format,
        .object(
            ["format"], ["sentences": .list(.object(["sentence", "checks", "variation", "note"]))]))

    /// The version of the file's format.
    var format = SentenceTable.format
    /// The sentences, in the task's order.
    var sentences: [Entry]

    /// Reads the file of an exercise; `nil` if there is none.
    ///
    /// - Throws: ``MalformedFile``.
    static func load(for exercise: Exercise) throws -> SentenceTable? {
        let file = exercise.folders.suite.appending(path: fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let table = try JSONFile.decode(SentenceTable.self, at: file, as: fileFormat)
        func fail(_ key: String, _ expected: String, _ found: String) throws {
            throw MalformedFile(file: file, keyPath: key, expected: expected, found: found)
        }
        for (index, entry) in table.sentences.enumerated() {
            let place = "sentences[\(index)]"
            if SentenceTable.words(entry.sentence).isEmpty { try fail(place + ".sentence", "words", "none") }
            if (entry.checks ?? []).isEmpty == (entry.note == nil) {
                try fail(place, "either checks, or a note why there are none", "both or neither")
            }
        }
        return table
    }

    /// Something that is wrong with the table.
    struct Problem: Equatable {
        /// The index of the entry that it is about; `nil` for the table as a whole.
        var entry: Int?
        /// What is wrong.
        var words: String
    }

    /// Returns what is wrong with the table.
    ///
    /// - Parameters:
    ///   - task: The tasks of the exercise's parts, in Markdown.
    ///   - files: The files with the tasks, as messages show them.
    ///   - checks: The checks that the exercise has.
    ///   - failed: What the rejected variations fail, by their names.
    func problems(
        task: [String], in files: [String], checks: [Check], failed: [String: [String]]
    ) -> [Problem] {
        let known = Set(checks.map(\.id))
        let found = sentences.enumerated().compactMap { index, entry -> Problem? in
            let ids = entry.checks ?? []
            let start = "\"\(Excerpt.middle(entry.sentence, to: 60))\""
            let unknown = ids.filter { !known.contains($0) }
            if !unknown.isEmpty {
                return Problem(
                    entry: index,
                    words:
                        "\(start) names unknown checks: \(unknown.joined(separator: ", "))\(LookalikeLetters.note(on: unknown))"
                )
            }
            guard let name = entry.variation else { return nil }
            guard let failures = failed[name] else {
                return Problem(entry: index, words: "\(start) names no rejected variation: \(name)")
            }
            guard let id = ids.first, !failures.contains(id) else { return nil }
            return Problem(entry: index, words: "\(start): \(name) does not fail \(id)")
        }
        return found + differences(from: task, in: files)
    }

    /// Returns the sentences that are not in the task, in this order, and the words of the task that are in no sentence.
    ///
    /// - Parameters:
    ///   - tasks: The tasks of the exercise's parts, in Markdown.
    ///   - files: The files with the tasks, as messages show them.
    func differences(from tasks: [String], in files: [String]) -> [Problem] {
        let place = files.joined(separator: " and ")
        var rest = tasks.map(SentenceTable.words).joined(separator: " ")[...]
        var left: [String] = []
        for (index, entry) in sentences.enumerated() {
            let words = SentenceTable.words(entry.sentence)
            guard let range = rest.range(of: words) else {
                return [
                    Problem(
                        entry: index,
                        words:
                            "the task, in \(place), does not contain this sentence after the one before it: \"\(entry.sentence)\""
                    )
                ]
            }
            left.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        left.append(String(rest))
        return left.filter { $0.contains(where: \.isLetter) }.map {
            Problem(
                words:
                    "the table lacks these words of the task in \(place): \"\(Excerpt.middle($0, to: 120).trimmingCharacters(in: .whitespaces))\""
            )
        }
    }

    /// Returns the words of a text in Markdown, without marks, code blocks and the lines of tables.
    private static func words(_ markdown: String) -> String {
        words(of: MarkdownDocument(parsing: markdown).blocks).split(whereSeparator: \.isWhitespace)
            .filter { $0.contains { !"|-:".contains($0) } }.joined(separator: " ")
    }

    private static func words(of blocks: [MarkdownBlock]) -> String {
        blocks.map { block in
            switch block {
            case .heading(_, let inlines), .paragraph(let inlines): words(of: inlines)
            case .list(let items): items.map { words(of: $0.blocks) }.joined(separator: " ")
            case .quote(let blocks): words(of: blocks)
            case .table(let head, let rows):
                ([head] + rows).joined().map { words(of: $0) }.joined(separator: " ")
            case .code: ""
            }
        }.joined(separator: " ")
    }

    private static func words(of inlines: [MarkdownInline]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text), .code(let text): text
            case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): words(of: inlines)
            }
        }.joined()
    }
}
