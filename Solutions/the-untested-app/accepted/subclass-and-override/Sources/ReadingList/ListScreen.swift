import Foundation

/// The list as a text.
@MainActor
final class ListScreen {
    private let width = 10
    private let library: Library

    init(library: Library) { self.library = library }

    func show() {
        library.say("\(greeting) \(summary)")
        if let encouragement { library.say(encouragement) }
        for (index, book) in library.unfinished.enumerated() {
            library.say("")
            library.say("\(index + 1)  \(book.title)")
            var details =
                "\(bar(for: book)) \(book.page) of \(book.pages) pages, \(book.schedule(on: library.now, library.calendar))"
            if let pages = book.pagesPerDay(on: library.now, library.calendar), pages > 0 {
                details += ", \(pages) a day"
            }
            library.say("   \(details)")
        }
    }

    private var greeting: String {
        switch library.calendar.component(.hour, from: library.now) {
        case 5..<12: "Good morning!"
        case 12..<18: "Good afternoon!"
        default: "Good evening!"
        }
    }

    private var summary: String {
        let count = library.unfinished.count
        let toRead = count == 0 ? "Nothing to read" : "\(count) \(count == 1 ? "book" : "books") to read"
        let recent = library.books.compactMap(\.finished).filter {
            library.calendar.days(from: $0, to: library.now) < 30
        }
        return recent.isEmpty ? "\(toRead)." : "\(toRead), \(recent.count) finished in 30 days."
    }

    private var encouragement: String? {
        let streak = library.streak
        if streak < 2 { return nil }
        return library.hasReadToday
            ? "You have read \(streak) days in a row."
            : "Read today, and it will be \(streak + 1) days in a row."
    }

    private func bar(for book: Book) -> String {
        let filled = book.page * width / book.pages
        return "[\(String(repeating: "#", count: filled))\(String(repeating: ".", count: width - filled))]"
    }
}
