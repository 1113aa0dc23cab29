import Foundation

/// The list as a text.
@MainActor
struct ListScreen {
    let library: Library
    let dates: any DateSource
    let output: any Output
    private let width = 10

    func show() {
        output.show("\(greeting) \(summary)")
        if let encouragement { output.show(encouragement) }
        for (index, book) in library.unfinished.enumerated() {
            output.show("")
            output.show("\(index + 1)  \(book.title)")
            var details = "\(bar(for: book)) \(book.page) of \(book.pages) pages, \(book.schedule(dates))"
            if let pages = book.pagesPerDay(dates), pages > 0 { details += ", \(pages) a day" }
            output.show("   \(details)")
        }
    }

    private var greeting: String {
        switch dates.calendar.component(.hour, from: dates.now) {
        case 5..<12: "Good morning!"
        case 12..<18: "Good afternoon!"
        default: "Good evening!"
        }
    }

    private var summary: String {
        let count = library.unfinished.count
        let toRead = count == 0 ? "Nothing to read" : "\(count) \(count == 1 ? "book" : "books") to read"
        let recent = library.books.compactMap(\.finished).filter {
            dates.days(since: $0) < 30
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
