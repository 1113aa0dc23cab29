import Foundation
import TestSupport
import Testing
import WorkbookModel
import WorkbookSystem

@testable import WorkbookBook

@Suite(.temporaryFolder) struct BookCatalogTests {
    @Test("The catalog has a page for the course, each chapter, example and exercise, and the guide")
    func pages() throws {
        let catalog = BookCatalog(try SampleBook.source(in: .current), progress: nil)
        #expect(
            catalog.files.keys.sorted() == [
                "Decision-Guide.md", "Example-1.md", "Exercise-1-1.md", "Exercise-2-1.md", "Lesson-1.md",
                "Lesson-2.md", "Workbook.md", "theme-settings.json",
            ])
        let text = catalog.files.values.joined()
        for secret in ["the reference", "Why the", "hidden suite", "own work", "left by a build"] {
            #expect(!text.contains(secret))
        }
    }

    @Test("The first page lists the lessons in order, and the guide")
    func root() throws {
        let catalog = BookCatalog(try SampleBook.source(in: .current), progress: nil)
        #expect(catalog.files["Workbook.md"] == BookGolden.root)
    }

    @Test("A chapter's page has its text with links into the book, its questions, exercises and example")
    func chapter() throws {
        let catalog = BookCatalog(try SampleBook.source(in: .current), progress: nil)
        #expect(catalog.files["Lesson-1.md"] == BookGolden.chapter)
    }

    @Test("An exercise's page has its tasks, its closed hints, and the starter files without the tasks")
    func exercise() throws {
        let catalog = BookCatalog(try SampleBook.source(in: .current), progress: nil)
        #expect(catalog.files["Exercise-1-1.md"] == BookGolden.exercise)
    }

    @Test("The guide is the section that a lesson names, with its subsections")
    func guide() throws {
        let catalog = BookCatalog(try SampleBook.source(in: .current), progress: nil)
        let page = try #require(catalog.files["Decision-Guide.md"])
        #expect(page.hasPrefix("# Which one?\n"))
        #expect(page.contains("The [first](doc:Lesson-1).\n\n### More\n\nText.\n\n## Continue"))
    }

    @Test("A served book shows the state of each exercise and which one is next")
    func states() throws {
        let source = try SampleBook.source(in: .current)
        var progress = LearnerProgress()
        let before = BookCatalog(source, progress: progress)
        #expect(before.files["Exercise-1-1.md"]?.contains("\n\nNot started. You change the code") == true)
        let chapter = before.files["Lesson-1.md"]
        #expect(chapter?.hasPrefix("# 1 · A lamp \\<on\\> — 0 of 1\n") == true)
        #expect(chapter?.contains("\n\nA lamp gives `light`. 0 of 1 exercise passed.\n") == true)
        #expect(before.files["Lesson-2.md"]?.contains("\n\n0 of 1 exercise passed.\n") == true)
        #expect(before.files["Workbook.md"]?.contains("Your next exercise: <doc:Exercise-1-1>\n") == true)

        let exercise = try #require(source.course.exercises.first)
        progress.record(.sample([.passed], exercise: exercise), at: Date(timeIntervalSince1970: 0))
        let after = BookCatalog(source, progress: progress)
        let page = after.files["Exercise-1-1.md"]
        #expect(page?.hasPrefix("# 1\\.1 The switch \\*and\\* more\u{A0}✔\n\nPassed.\n") == true)
        #expect(after.files["Lesson-1.md"]?.hasPrefix("# 1 · A lamp \\<on\\> — 1 of 1\n") == true)
        #expect(after.files["Workbook.md"]?.contains("\n\n1 of 2 exercises passed.\n") == true)
        #expect(after.files["Exercise-2-1.md"]?.contains("\n\nNot started. You write the tests.\n") == true)
        #expect(after.files["Workbook.md"]?.contains("Your next exercise: <doc:Exercise-2-1>\n") == true)

        progress.record(.sample([.failed], exercise: exercise), at: Date(timeIntervalSince1970: 1))
        let later = BookCatalog(source, progress: progress)
        #expect(later.files["Exercise-1-1.md"]?.contains("\n\nPassed before. You change the code") == true)
        #expect(later.files["Workbook.md"]?.contains("\n\n1 of 2 exercises passed.\n") == true)

        progress.record(.sample([.passed], exercise: exercise), at: Date(timeIntervalSince1970: 2))
        progress.record(.sample([.passed], exercise: try #require(source.course.exercises.last)), at: .now)
        let end = BookCatalog(source, progress: progress)
        #expect(end.files["Workbook.md"]?.contains("\n\nYou have passed every exercise.\n") == true)
    }

    @Test("A lesson without a chapter or an example still has a page")
    func missing() throws {
        let folder = TemporaryFolder.current
        try folder.write(SampleBook.files)
        try FileManager.default.removeItem(at: folder("Lessons/1-lamp/README.md"))
        try FileManager.default.removeItem(at: folder("Lessons/1-lamp/Example"))
        let catalog = BookCatalog(BookSource(reading: try Course.load(folder.url)), progress: nil)
        #expect(catalog.files["Example-1.md"] == nil)
        #expect(catalog.files["Lesson-1.md"]?.contains("doc:Exercise-1-1") == true)
        #expect(catalog.files["Lesson-1.md"]?.contains("doc:Example-1") == false)
    }

    @Test("Writing a catalog removes pages that it no longer has, and leaves equal files untouched")
    func writing() throws {
        let folder = TemporaryFolder.current
        var catalog = BookCatalog(try SampleBook.source(in: folder), progress: nil)
        try folder.write(["book/Old.md": "# Old", "book/Lesson-1.md": "# Old"])
        try catalog.write(to: folder("book"))
        #expect(folder.files(below: "book") == catalog.files.keys.sorted())
        #expect(folder.text(at: "book/Lesson-1.md") == catalog.files["Lesson-1.md"])

        let mark = try #require(modified("book/Lesson-2.md"))
        catalog.files["Lesson-1.md"] = "# New"
        try catalog.write(to: folder("book"))
        #expect(folder.text(at: "book/Lesson-1.md") == "# New")
        #expect(modified("book/Lesson-2.md") == mark)
    }

    private func modified(_ path: String) -> Date? {
        let file = TemporaryFolder.current(path)
        // A file that is missing has no date, which the test reports.
        return try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }

    @Test("The state follows from the last verdict, and every state has its own words")
    func words() {
        #expect(BookState(nil) == .notStarted)
        #expect(Set(BookState.allCases.compactMap(\.mark)).count == 2)
        #expect(Set(BookState.allCases.map(\.words)).count == BookState.allCases.count)
    }
}
