import Foundation
import TestSupport
import Testing
import WorkbookMarkdown
import WorkbookModel
import WorkbookSystem

@testable import WorkbookBook

/// Tests of the book of this repository's own course.
@Suite(.temporaryFolder) struct CourseBookTests {
    private static let shared = Result {
        let source = BookSource(reading: try Course.load(Repository.root))
        return (source: source, catalog: BookCatalog(source, progress: LearnerProgress()))
    }

    private let source: BookSource
    private let catalog: BookCatalog

    init() throws { (source, catalog) = try Self.shared.get() }

    /// Returns the texts of all files below a folder.
    private func texts(in folder: URL) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.compactMap { FileManager.default.contents(atPath: folder.appending(path: $0).path) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the lines of a text that are long enough to compare, without comment markers.
    private func lines(of text: String) -> Set<String> {
        Set(
            text.split(separator: "\n").map { line in
                String(line.drop { $0 == " " || $0 == "/" })
            }.filter { $0.utf8.count > 15 })
    }

    /// Returns everything that a learner reads anyway: chapters, the files of the lessons, and starters.
    private func publicTexts() -> [String] {
        let starters = source.course.exercises.flatMap { texts(in: $0.folders.starter) }
        return source.course.lessons.flatMap { texts(in: $0.folder.appending(path: "Example")) } + starters
            + source.course.lessons.compactMap {
                try? String(contentsOf: $0.chapter, encoding: .utf8)
            }
    }

    @Test("Only the first title is left out")
    func title() {
        let document = MarkdownDocument(parsing: "words\n\n# One\n# Two")
        expectEqual(document.withoutTitle, MarkdownDocument(parsing: "words\n\n# Two"))
        expectEqual(MarkdownDocument(parsing: "## One").withoutTitle, MarkdownDocument(parsing: "## One"))
    }

    @Test("No page has a line of a solution that isn't also in a starter, a chapter or an example")
    func solutions() {
        let pages = lines(of: catalogWithoutHints.files.values.joined(separator: "\n"))
        let prose = oneLine(pages.joined(separator: "\n")).replacing("\\", with: "")
        let known = lines(of: publicTexts().joined(separator: "\n"))
        var count = 0
        for exercise in source.course.exercises {
            let solutions = exercise.folders.solutions
            let files = ["reference", "accepted"].flatMap { texts(in: solutions.appending(path: $0)) }
            let secret = lines(of: files.joined(separator: "\n")).subtracting(known)
            count += secret.count
            let shown = pages.intersection(secret)
            #expect(shown.isEmpty, "\(exercise.id)")
            // A page joins the lines of a paragraph.
            for line in lines(of: exercise.whyText) { #expect(!prose.contains(line), "\(exercise.id)") }
        }
        #expect(count > 1000)
    }

    @Test("No page has the name or the text of a hidden check, a planted bug or a hint for a check")
    func checks() throws {
        let pages = catalogWithoutHints.files.values.joined(separator: "\n")
        let known = publicTexts().joined(separator: "\n")
        var names: Set<String> = []
        for exercise in source.course.exercises {
            names.formUnion(try ExpectedChecks.load(for: exercise).checks.map(\.name))
            names.formUnion(exercise.checkHints.values)
            for part in exercise.parts where part.kind == .tests {
                names.formUnion(try Variants.load(for: part).bugs.map(\.name))
            }
        }
        #expect(names.count > 300)
        // The wording of a task may also be the name of a check.
        let said = oneLine(known)
        let text = oneLine(pages).replacing("\\", with: "")
        let shown = names.filter { $0.count > 15 && !said.contains($0) && text.contains($0) }
        #expect(shown.isEmpty)

        let suites = source.course.exercises.flatMap { texts(in: $0.folders.suite) }
        let secret = lines(of: suites.joined(separator: "\n")).subtracting(lines(of: known))
        #expect(secret.count > 1000)
        let leaked = self.lines(of: pages).intersection(secret)
        #expect(leaked.isEmpty)
    }

    /// Returns a text on one line, with single spaces and without comment markers.
    private func oneLine(_ text: String) -> String {
        text.split { $0.isWhitespace }.filter { $0 != "//" }.joined(separator: " ")
    }

    @Test("Every hint is in a closed tab")
    func hints() {
        for exercise in source.course.exercises {
            let page = catalog.files["\(BookPage.exercise(exercise)).md"] ?? ""
            let outside = page.replacing(/(?ms)^  @Tab\("Hint.*?^  \}/, with: "")
            for hint in exercise.hints where page.contains(hint.prefix(60)) {
                #expect(!outside.contains(hint.prefix(60)))
            }
            // The first tab is the one that a page shows.
            let first = page.firstRange(of: "@Tab(\"")
            #expect(first.map { page[$0.upperBound...].hasPrefix("Closed") } == true)
            #expect(page.matches(of: /@Tab\("Hint/).count == exercise.hints.count)
        }
    }

    @Test("Every link leads to a page, every page is reachable, and chapters and exercises are linked")
    func links() {
        var reached: Set<String> = []
        var open = [BookPage.root]
        while let page = open.popLast() {
            guard reached.insert(page).inserted else { continue }
            let text = catalog.files["\(page).md"] ?? ""
            #expect(!text.isEmpty, "a link leads to \(page)")
            open += text.matches(of: /doc:([A-Za-z0-9-]+)/).map { String($0.1) }
        }
        let pages = catalog.files.keys.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
        #expect(reached == Set(pages))
        for exercise in source.course.exercises {
            let chapter = "doc:Lesson-\(exercise.id.lesson)"
            let page = BookPage.exercise(exercise)
            #expect(catalog.files["\(page).md"]?.contains(chapter) == true)
            #expect(catalog.files["Lesson-\(exercise.id.lesson).md"]?.contains("doc:\(page)") == true)
        }
    }

    @Test("docc converts the course and the sample without warnings or lost text")
    func conversion() async throws {
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(
            environment: environment, runner: ProcessRunner(), cache: nil)
        let docc = try await DocC.find(toolchain, environment: environment, runner: ProcessRunner())
        let folder = TemporaryFolder.current
        let sample = BookCatalog(try SampleBook.source(in: folder), progress: nil)
        for (name, catalog) in [("course", catalog), ("sample", sample)] {
            let place = folder("\(name)/\(BookCatalog.folderName)")
            try catalog.write(to: place)
            try await docc.convert(place, to: folder("\(name)/site"), isStrict: true)
            for file in catalog.files.keys where file.hasSuffix(".md") && file != "Workbook.md" {
                let page = file.dropLast(3).lowercased()
                #expect(folder.text(at: "\(name)/site/data/\(BookCatalog.firstPage)/\(page).json") != nil)
            }
            #expect(folder.text(at: "\(name)/site/\(BookCatalog.firstPage)/index.html") != nil)
        }
        // DocC leaves out what it can't parse, without a warning.
        for lesson in source.course.lessons {
            let data = folder("course/site/data/\(BookCatalog.firstPage)/lesson-\(lesson.number).json")
            let shown = try ConvertedPage(contentsOf: data).texts
            let text = try #require(source.chapters[lesson.number]).text.withoutTitle
            let lost = ConvertedPage.texts(of: text.blocks).filter { !shown.contains($0) }
            #expect(lost.isEmpty, "lesson \(lesson.number)")
        }

        var broken = sample
        broken.files["Workbook.md"]? += "\nSee <doc:Nowhere>.\n"
        try broken.write(to: folder("broken/\(BookCatalog.folderName)"))
        await #expect(throws: DocC.Problem.self) {
            try await docc.convert(
                folder("broken/\(BookCatalog.folderName)"), to: folder("out"), isStrict: true)
        }
    }

    /// The catalog without hints, because a hint may say what a solution says.
    private var catalogWithoutHints: BookCatalog {
        var source = source
        for lesson in source.course.lessons.indices {
            for exercise in source.course.lessons[lesson].exercises.indices {
                source.course.lessons[lesson].exercises[exercise].hints = []
            }
        }
        return BookCatalog(source, progress: LearnerProgress())
    }
}

extension Exercise {
    /// The paragraph that explains the reference.
    fileprivate var whyText: String {
        String(decoding: FileManager.default.contents(atPath: folders.why.path) ?? Data(), as: UTF8.self)
    }
}
