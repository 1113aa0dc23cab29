import Foundation
import WorkbookModel

/// A course as a DocC catalog: a page for the course, and for each chapter, exercise and example.
package struct BookCatalog: Sendable, Equatable {
    /// The texts of the catalog's files by their names, such as `Lesson-3.md`.
    package var files: [String: String] = [:]

    /// The name of the catalog's folder, which DocC requires to have this extension.
    package static let folderName = "\(BookPage.root).docc"

    /// The path of the first page in the site.
    package static let firstPage = "documentation/\(BookPage.root.lowercased())"

    /// Creates the catalog of a course.
    ///
    /// - Parameters:
    ///   - source: The course's texts.
    ///   - progress: What the learner has done; `nil` for a book that shows no states.
    package init(_ source: BookSource, progress: LearnerProgress?) {
        let pages = BookPages(source: source, progress: progress)
        // Without this file, the browser reports that it is missing.
        files["theme-settings.json"] = "{}\n"
        add(BookPage.root, pages.root())
        for lesson in source.course.lessons {
            add(BookPage.chapter(lesson), pages.chapter(lesson))
            if let page = pages.example(of: lesson) { add(BookPage.example(lesson), page) }
            for exercise in lesson.exercises {
                add(BookPage.exercise(exercise), pages.exercise(exercise, of: lesson))
            }
        }
        if let page = pages.guidePage() { add(BookPage.guide, page) }
    }

    private mutating func add(_ page: String, _ text: String) { files["\(page).md"] = text + "\n" }

    /// Writes the files that differ from those in a folder, and removes those that the catalog does not have.
    ///
    /// - Throws: The file system's errors.
    package func write(to folder: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try manager.contentsOfDirectory(atPath: folder.path) where files[name] == nil {
            try manager.removeItem(at: folder.appending(path: name))
        }
        for (name, text) in files {
            let file = folder.appending(path: name)
            let data = Data(text.utf8)
            if manager.contents(atPath: file.path) != data { try data.write(to: file) }
        }
    }
}
