import Foundation
import WorkbookReporting
import WorkbookSystem

/// The columns of exports that were filled with a class's points, for its page, which is written again by commands that fill none.
package struct FilledColumns {
    private struct Column: Codable {
        /// The name of the export.
        var export: String
        var column: String
        var list: ClassRemarks.List
        /// The digest of the points.
        var points: String
    }

    private var columns: [Column]
    private let folder: ClassFolder
    private let points: String

    /// Reads what was filled in before, as far as the filled exports are still there.
    ///
    /// - Parameter gradebook: The points now.
    package init(in folder: ClassFolder, _ gradebook: Gradebook) {
        self.folder = folder
        var digest = ContentDigest()
        for row in gradebook.rows { digest.add("\(row.key) \(row.total?.plainText ?? "")\n") }
        points = digest.text
        // Without a readable list, the page lacks what was filled in before, and the exports are still there.
        let stored = (try? JSONFile.decode([Column].self, at: folder.filledColumns)) ?? []
        columns = stored.filter { FileKind(of: folder.filled.appending(path: $0.export)) == .file }
    }

    /// Writes a filled export, and adds its column to the list.
    ///
    /// - Parameter isFilledAgain: Whether the export was this file, in which other columns have been filled already.
    /// - Returns: Another column that was filled in the file of this name, which is replaced.
    /// - Throws: The file system's errors.
    @discardableResult
    package mutating func write(_ export: FilledExport, to file: URL, isFilledAgain: Bool = false) throws
        -> String?
    {
        try FileKind.makeFolder(folder.filled)
        try export.data.write(to: file, options: .atomic)
        let new = Column(
            export: file.lastPathComponent, column: export.column, list: export.list, points: points)
        let other = columns.first { $0.export == new.export && $0.column != new.column }
        columns.removeAll { $0.export == new.export && (!isFilledAgain || $0.column == new.column) }
        columns.append(new)
        try JSONFile.encode(columns).write(to: folder.filledColumns, options: .atomic)
        return isFilledAgain ? nil : other?.column
    }

    /// What an instructor should know about each column.
    package var lists: [ClassRemarks.List] {
        columns.map { column in
            var list = column.list
            list.title = "\(column.export), \(list.title)"
            if column.points != points {
                // What it says about single grades may no longer be true.
                list.others = []
                list.urgent = ["Points have changed since, so fill it in again."]
            }
            return list
        }
    }
}
