import Foundation

/// The list as a text.
@MainActor
final class ListScreen {
    private let width = 10

    func show() {
        let library = Library.shared
        print("\(greeting) \(summary)")
        if let encouragement { print(encouragement) }
        for (index, book) in library.unfinished.enumerated() {
            print("")
            print("\(index + 1)  \(book.title)")
            var details = "\(bar(for: book)) \(book.page) of \(book.pages) pages, \(book.schedule)"
            if let pages = book.pagesPerDay, pages > 0 { details += ", \(pages) a day" }
            print("   \(details)")
        }
    }

    private var greeting: String {
        switch Calendar.current.component(.hour, from: Date()) {
        case 5..<12: "Good morning!"
        case 12..<18: "Good afternoon!"
        default: "Good evening!"
        }
    }

    private var summary: String {
        let library = Library.shared
        let count = library.unfinished.count
        let toRead = count == 0 ? "Nothing to read" : "\(count) \(count == 1 ? "book" : "books") to read"
        let recent = library.books.compactMap(\.finished).filter {
            Calendar.current.days(from: $0, to: Date()) < 30
        }
        return recent.isEmpty ? "\(toRead)." : "\(toRead), \(recent.count) finished in 30 days."
    }

    private var encouragement: String? {
        let streak = Library.shared.streak
        if streak < 2 { return nil }
        return Library.shared.hasReadToday
            ? "You have read \(streak) days in a row."
            : "Read today, and it will be \(streak + 1) days in a row."
    }

    private func bar(for book: Book) -> String {
        let filled = book.page * width / book.pages
        return "[\(String(repeating: "#", count: filled))\(String(repeating: ".", count: width - filled))]"
    }
}
