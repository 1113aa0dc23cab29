import Foundation
import WorkbookModel
import WorkbookSystem

/// Serves the book of a course on this machine, with the learner's progress in it.
package struct BookServer: Sendable {
    /// The course.
    var course: Course
    /// The compiler that serves the pages.
    var docc: DocC
    /// The port.
    package let port: Int
    /// Reads what the learner has done.
    var loadProgress: @Sendable () -> LearnerProgress

    /// Prepares to serve a book.
    ///
    /// - Parameter port: The port; if it is `nil`, the first free one of ``LocalPort/usual``.
    /// - Throws: ``DocC/Problem/noPort(_:)``.
    package init(
        course: Course, docc: DocC, port: Int?, loadProgress: @escaping @Sendable () -> LearnerProgress
    ) throws {
        let isUsable = port.map(LocalPort.isFree) ?? true
        guard isUsable, let port = port ?? LocalPort.free() else { throw DocC.Problem.noPort(port) }
        self.course = course
        self.docc = docc
        self.port = port
        self.loadProgress = loadProgress
    }

    /// The address of the first page.
    package var address: String { "http://localhost:\(port)/\(BookCatalog.firstPage)" }

    /// Serves the book until the task is canceled, and updates it when the progress or a chapter changes.
    ///
    /// Pages that are open then reload themselves.
    ///
    /// - Parameter ready: Called once, when the pages can be read.
    /// - Throws: ``DocC/Problem/failed(output:)`` if the server ends by itself, or the file system's errors.
    package func serve(ready: @escaping @Sendable () -> Void) async throws {
        // Two books on this machine have different ports, and so different folders.
        let folder = course.buildFolder.appending(path: "book/\(port)")
        let catalog = folder.appending(path: BookCatalog.folderName)
        let site = folder.appending(path: "site")
        let marks = marks()
        let first = current()
        try first.write(to: catalog)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                let output = try await docc.preview(catalog, output: site, port: port)
                throw Task.isCancelled ? CancellationError() : DocC.Problem.failed(output: output)
            }
            group.addTask {
                while !LocalPort.answers(port) { try await Task.sleep(for: .milliseconds(50)) }
                try finish(site)
                ready()
                try await update(site, showing: first, after: marks, from: folder.appending(path: "next"))
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Converts the book again whenever something that it shows has changed.
    ///
    /// `docc preview` itself notices changes on some systems only, so the catalog that it was given stays as it is.
    private func update(
        _ site: URL, showing first: BookCatalog, after marks: [Date?], from folder: URL
    ) async throws {
        let catalog = folder.appending(path: BookCatalog.folderName)
        var (shown, marks) = (first, marks)
        while true {
            try await Task.sleep(for: .seconds(1))
            let now = self.marks()
            guard now != marks else { continue }
            marks = now
            let current = current()
            // Progress also records what no page shows, such as hints.
            if current == shown { continue }
            shown = current
            try current.write(to: catalog)
            try await docc.convert(catalog, to: site)
            try finish(site)
        }
    }

    private func finish(_ site: URL) throws {
        try BookStyle.add(to: site, title: course.title, reloads: true)
        try BookReload.announce(in: site)
    }

    private func current() -> BookCatalog {
        BookCatalog(BookSource(reading: course), progress: loadProgress())
    }

    /// Returns when the files changed that a reader sees change: the progress, and the chapters.
    private func marks() -> [Date?] {
        let files = [course.stateFolder.appending(path: "progress.json")] + course.lessons.map(\.chapter)
        return files.map { file in
            // A file that is missing may be there the next time.
            try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        }
    }
}
