/// The list as a text.
struct ListScreen {
    var library: Library
    var today: Today
    private let width = 10

    init(_ library: Library, on today: Today) { (self.library, self.today) = (library, today) }

    var text: String {
        var lines = ["\(greeting) \(summary)"]
        if let encouragement { lines.append(encouragement) }
        for (index, book) in library.unfinished.enumerated() {
            var details = "\(bar(for: book)) \(book.page) of \(book.pages) pages, \(book.schedule(on: today))"
            if let pages = book.pagesPerDay(on: today), pages > 0 { details += ", \(pages) a day" }
            lines += ["", "\(index + 1)  \(book.title)", "   \(details)"]
        }
        return lines.joined(separator: "\n")
    }

    private var greeting: String {
        switch today.hour {
        case 5..<12: "Good morning!"
        case 12..<18: "Good afternoon!"
        default: "Good evening!"
        }
    }

    private var summary: String {
        let count = library.unfinished.count
        let toRead = count == 0 ? "Nothing to read" : "\(count) \(count == 1 ? "book" : "books") to read"
        let recent = library.books.compactMap(\.finished).filter { today.days(until: $0) > -30 }
        return recent.isEmpty ? "\(toRead)." : "\(toRead), \(recent.count) finished in 30 days."
    }

    private var encouragement: String? {
        let streak = library.streak(on: today)
        if streak < 2 { return nil }
        return library.hasRead(on: today)
            ? "You have read \(streak) days in a row."
            : "Read today, and it will be \(streak + 1) days in a row."
    }

    private func bar(for book: Book) -> String {
        let filled = book.page * width / book.pages
        return "[\(String(repeating: "#", count: filled))\(String(repeating: ".", count: width - filled))]"
    }
}
