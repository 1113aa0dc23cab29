import Foundation
import Testing
import TestSupport
import WorkbookMarkdown

@testable import WorkbookModel
@testable import WorkbookReporting

/// Checks the Markdown reader against every text of this course.
struct CourseTextTests {
    /// A chapter or a task, by a short name.
    struct Reading: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var source: String
        var document: MarkdownDocument
    }

    private static let course = try? Course.load(Repository.root)

    static let readings: [Reading] = {
        let chapters = (course?.lessons ?? []).compactMap { lesson -> Reading? in
            guard let source = try? String(contentsOf: lesson.chapter, encoding: .utf8) else { return nil }
            return Reading(
                testDescription: lesson.slug, source: source, document: MarkdownDocument(parsing: source))
        }
        let tasks = (course?.exercises ?? []).flatMap(\.parts).compactMap { part -> Reading? in
            guard let task = ExerciseTask(of: part),
                let source = try? String(
                    contentsOf: part.starter.appending(path: part.owns[0]), encoding: .utf8)
            else { return nil }
            let comment = source.split(separator: "\n", omittingEmptySubsequences: false)
                .prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") }.dropFirst().map { $0.dropFirst(2) }
            return Reading(
                testDescription: "\(part.exerciseID) \(part.module)", source: comment.joined(separator: "\n"),
                document: MarkdownDocument(parsing: task.text))
        }
        return chapters + tasks
    }()

    @Test("There is a chapter for every lesson and a task for every part of an exercise")
    func all() throws {
        let course = try #require(Self.course)
        let parts = course.exercises.flatMap(\.parts)
        expectEqual(Self.readings.count, course.lessons.count + parts.count)
    }

    @Test("No word of a text is lost, added or moved", arguments: readings)
    func words(_ reading: Reading) {
        func words(_ text: String) -> [String] {
            text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
        // The language after a fence isn't shown.
        let source = reading.source.replacing(/(?m)^```[a-z]+$/, with: "```")
        var page = MarkdownPage(width: 400)
        page.place = { "\($0)#" }  // so that no target is the end of its name
        expectEqual(words(page.lines(reading.document).plain), words(source))
    }

    @Test("Running text contains no Markdown marks", arguments: readings)
    func marks(_ reading: Reading) {
        for text in reading.document.blocks.flatMap(\.runningText) {
            #expect(!text.contains(/[*`|]|\]\(|!\[|<\/|^#|^>|&[a-z]+;|\b_[a-z]|~~|^\[/), "\(text)")
        }
    }

    @Test("Only code and paths may be longer than a line", arguments: readings)
    func widths(_ reading: Reading) {
        for width in [40, 80] {
            let words = MarkdownDocument(reading.document.blocks.map(\.withoutCode))
            for line in MarkdownPage(width: width).lines(words)
            where !line.contains(where: { $0.role == .path }) {
                let text = line.map(\.text).joined()
                // A word that is longer than a line stands alone on it, at most after a list marker.
                let words = text.split(separator: " ")
                #expect(text.count <= width || words.count == 1 || (words.count == 2 && words[0].count <= 2))
            }
        }
    }
}

extension MarkdownBlock {
    /// The text outside code, in pieces.
    fileprivate var runningText: [String] {
        switch self {
        case .heading(_, let words), .paragraph(let words): words.flatMap(\.runningText)
        case .code: []
        case .list(let items): items.flatMap { $0.blocks.flatMap(\.runningText) }
        case .quote(let blocks): blocks.flatMap(\.runningText)
        case .table(let head, let rows): ([head] + rows).flatMap { $0.flatMap { $0.flatMap(\.runningText) } }
        }
    }

    /// The block without the code in it.
    fileprivate var withoutCode: MarkdownBlock {
        switch self {
        case .code: .paragraph([])
        case .list(let items):
            .list(
                items.map { item in
                    var item = item
                    item.blocks = item.blocks.map(\.withoutCode)
                    return item
                })
        case .quote(let blocks): .quote(blocks.map(\.withoutCode))
        case .heading, .paragraph, .table: self
        }
    }
}

extension MarkdownInline {
    fileprivate var runningText: [String] {
        switch self {
        case .text(let text): [text]
        case .code: []
        case .emphasis(let words), .strong(let words), .link(let words, target: _):
            words.flatMap(\.runningText)
        }
    }
}
