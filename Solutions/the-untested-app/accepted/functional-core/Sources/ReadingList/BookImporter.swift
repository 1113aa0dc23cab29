import Foundation

/// The books in a text with one book a line: title; pages.
struct BookImporter {
    private(set) var books: [Book] = []
    /// The lines that aren't books.
    private(set) var badLines: [Int] = []

    init(_ text: String, on today: Today) {
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            let parts = line.components(separatedBy: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2, let pages = Int(parts[1]), pages > 0 {
                books.append(Book(title: parts[0], pages: pages, added: today.now))
            } else {
                badLines.append(index + 1)
            }
        }
    }
}
