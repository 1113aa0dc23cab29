import Foundation

/// Writes a mail about the books that are due soon.
///
/// The mail program picks it up in the outbox.
@MainActor
struct ReminderMailer {
    let library: Library
    private var surroundings: Surroundings { library.surroundings }

    /// Returns the name of the mail; nil if there is nothing to say, or today's mail was written already.
    func remind() throws -> String? {
        let urgent = library.unfinished.filter { ($0.daysLeft(in: surroundings) ?? .max) <= 3 }
        if urgent.isEmpty { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = surroundings.calendar.timeZone
        formatter.dateFormat = "yyyy-MM-dd"
        let name = "\(formatter.string(from: surroundings.now())).eml"
        let path = "\(surroundings.folder)/outbox/\(name)"
        if surroundings.contents(path) != nil { return nil }
        try surroundings.write(Data(mail(about: urgent).utf8), path)
        return name
    }

    func mail(about books: [Book]) -> String {
        var lines = ["Subject: \(books.count == 1 ? "A book is" : "\(books.count) books are") due", ""]
        for book in books {
            var line = "\(book.title) is \(book.schedule(in: surroundings))"
            if let pages = book.pagesPerDay(in: surroundings) { line += ": \(pages) pages a day" }
            lines.append(line + ".")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
