import Foundation

/// Writes a mail about the books that are due soon.
///
/// The mail program picks it up in the outbox.
@MainActor
final class ReminderMailer {
    private let library: Library

    init(library: Library) { self.library = library }

    /// Returns the name of the mail; nil if there is nothing to say, or today's mail was written already.
    func remind() throws -> String? {
        let urgent = library.unfinished.filter {
            ($0.daysLeft(on: library.now, library.calendar) ?? .max) <= 3
        }
        if urgent.isEmpty { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = library.calendar.timeZone
        formatter.dateFormat = "yyyy-MM-dd"
        let name = "\(formatter.string(from: library.now)).eml"
        let path = "\(library.folder)/outbox/\(name)"
        if library.contents(of: path) != nil { return nil }
        try library.write(Data(mail(about: urgent).utf8), to: path)
        return name
    }

    func mail(about books: [Book]) -> String {
        var lines = ["Subject: \(books.count == 1 ? "A book is" : "\(books.count) books are") due", ""]
        for book in books {
            var line = "\(book.title) is \(book.schedule(on: library.now, library.calendar))"
            if let pages = book.pagesPerDay(on: library.now, library.calendar) {
                line += ": \(pages) pages a day"
            }
            lines.append(line + ".")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
