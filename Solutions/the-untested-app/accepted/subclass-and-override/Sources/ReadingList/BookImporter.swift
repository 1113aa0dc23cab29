import Foundation

/// Imports books from a file with one book a line: title; pages.
@MainActor
struct BookImporter {
    let library: Library
    /// The number of books that were added.
    var added = 0
    /// The lines that aren't books.
    var badLines: [Int] = []

    mutating func importBooks(from path: String) throws {
        guard let data = library.contents(of: path), let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadUnknown)
        }
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            let parts = line.components(separatedBy: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, let pages = Int(parts[1]), pages > 0 else {
                badLines.append(index + 1)
                continue
            }
            if library.add(Book(title: parts[0], pages: pages, added: library.now)) { added += 1 }
        }
    }
}
