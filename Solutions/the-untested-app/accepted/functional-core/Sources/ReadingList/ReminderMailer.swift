/// A mail about the books that are due soon.
struct ReminderMailer: Equatable {
    var name: String
    var text: String

    /// Writes the mail of a day; nil if there is nothing to say.
    init?(about library: Library, on today: Today) {
        let books = library.unfinished.filter { ($0.daysLeft(on: today) ?? .max) <= 3 }
        if books.isEmpty { return nil }
        name = "outbox/\(today.name).eml"
        var lines = ["Subject: \(books.count == 1 ? "A book is" : "\(books.count) books are") due", ""]
        for book in books {
            var line = "\(book.title) is \(book.schedule(on: today))"
            if let pages = book.pagesPerDay(on: today) { line += ": \(pages) pages a day" }
            lines.append(line + ".")
        }
        text = lines.joined(separator: "\n") + "\n"
    }
}
