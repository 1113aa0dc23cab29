import Foundation

/// A place in a file that the learner knows.
package struct Place: Sendable, Hashable, Codable {
    /// The path, relative to the course's folder if it is inside.
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// The column, from 1, if it is known.
    package var column: Int?

    /// Creates a place with the given values.
    package init(path: String, line: Int, column: Int? = nil) {
        self.path = path
        self.line = line
        self.column = column
    }

    /// The form that terminals and editors make clickable.
    package var text: String { "\(path):\(line)" + (column.map { ":\($0)" } ?? "") }
}

extension Course {
    /// Returns a place in a file of the course as ``shownPath(of:)`` shows the file.
    package func shown(_ place: Place) -> Place {
        guard viewpoint != nil, !place.path.hasPrefix("/") else { return place }
        var place = place
        place.path = shownPath(of: root.appending(path: place.path))
        return place
    }
}
