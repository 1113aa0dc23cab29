import Foundation
import WorkbookModel
import WorkbookSystem

/// A book as static files in a folder that a person named.
package struct BookSite: Sendable {
    /// Why a site was not written.
    package enum Problem: Error, Equatable {
        /// The folder has files that are not from a book.
        case foreign(URL)
        /// There is a file of this name.
        case notAFolder(URL)
        /// The folder of the course, or one around it, would become the site.
        case holdsTheCourse(URL)
    }

    /// The folder.
    var folder: URL
    /// The names of the files and folders in it that a book wrote earlier.
    private var earlier: Set<String>

    /// The file that lists what a book wrote, so that the next one replaces nothing else.
    package static let listName = "grade-book.txt"

    /// Looks at a folder, which need not exist.
    ///
    /// - Throws: ``Problem`` if nothing may be written to it.
    package init(_ folder: URL, for course: Course) throws {
        self.folder = folder
        let place = folder.resolvingSymlinksInPath().path
        if (course.root.path + "/").hasPrefix(place + "/") { throw Problem.holdsTheCourse(folder) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
            earlier = []
            return
        }
        guard isFolder.boolValue else { throw Problem.notAFolder(folder) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        earlier = BookSite.list(in: folder)
        if earlier.isEmpty && !names.isEmpty { throw Problem.foreign(folder) }
    }

    /// Writes the site of a course's book, without any progress.
    ///
    /// - Parameter basePath: The path of the site on its host, such as `/repo`, or an empty text.
    /// - Throws: ``DocC/Problem``, ``Problem/foreign(_:)`` if a file of another origin has the name of one of the site's, or
    ///   the file system's errors.
    package func write(_ course: Course, with docc: DocC, basePath: String) async throws {
        let manager = FileManager.default
        let work = course.buildFolder.appending(
            path: "book/site-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? manager.removeItem(at: work) }  // it is only a copy
        let catalog = work.appending(path: BookCatalog.folderName)
        let built = work.appending(path: "site")
        try BookCatalog(BookSource(reading: course), progress: nil).write(to: catalog)
        try await docc.convert(catalog, to: built, basePath: basePath)
        try BookStyle.add(to: built, title: course.title, basePath: basePath)
        try Data(BookSite.entrance(to: course.title).utf8).write(to: built.appending(path: "index.html"))
        // Hosts such as GitHub Pages would leave out files with some names without this one.
        try Data().write(to: built.appending(path: ".nojekyll"))

        let names = Set(try manager.contentsOfDirectory(atPath: built.path))
        for name in names.subtracting(earlier) where FileKind(of: folder.appending(path: name)) != .nothing {
            throw Problem.foreign(folder.appending(path: name))
        }
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        // The list comes first, so that an interrupted command can be repeated.
        try Data(BookSite.list(of: names.union(earlier)).utf8)
            .write(to: folder.appending(path: BookSite.listName), options: .atomic)
        for name in earlier where FileKind(of: folder.appending(path: name)) != .nothing {
            try manager.removeItem(at: folder.appending(path: name))
        }
        for name in names {
            try manager.copyItem(at: built.appending(path: name), to: folder.appending(path: name))
        }
        try Data(BookSite.list(of: names).utf8)
            .write(to: folder.appending(path: BookSite.listName), options: .atomic)
    }

    /// The page at the site's address itself, which leads to the first page of the book.
    private static func entrance(to title: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <title>\(BookStyle.escaped(title))</title>
        <meta http-equiv="refresh" content="0; url=\(BookCatalog.firstPage)/">
        <p><a href="\(BookCatalog.firstPage)/">\(BookStyle.escaped(title))</a></p>
        </html>

        """
    }

    private static let listHead = "Written by `grade book --output`, which replaces these when it runs again:"

    private static func list(of names: Set<String>) -> String {
        ([listHead] + names.sorted()).joined(separator: "\n") + "\n"
    }

    /// Reads the names that a book wrote into a folder; none if there is no list.
    private static func list(in folder: URL) -> Set<String> {
        // Without a list that can be read, nothing in the folder may be replaced.
        guard let data = try? BoundedFile.read(folder.appending(path: listName), limit: 1 << 20) else {
            return []
        }
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        guard lines.first == listHead else { return [] }
        // A name that was edited must not lead out of the folder.
        return Set(lines.dropFirst().filter { !$0.contains("/") && $0 != "." && $0 != ".." })
    }

    /// Returns a path on a host as DocC takes it: with a slash before it, and none behind; empty for the host itself.
    ///
    /// - Returns: `nil` if the text cannot be the path of an address.
    package static func basePath(_ text: String) -> String? {
        let parts = text.split(separator: "/")
        let isPath = parts.allSatisfy { part in
            part != "." && part != ".." && part.wholeMatch(of: /[A-Za-z0-9._~-]+/) != nil
        }
        return isPath ? parts.map { "/\($0)" }.joined() : nil
    }
}
