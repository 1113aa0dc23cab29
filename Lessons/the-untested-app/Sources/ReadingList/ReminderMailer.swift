import Foundation

/// Writes a mail about the books that are due soon.
///
/// The mail program picks it up in the outbox.
@MainActor
class ReminderMailer {
    /// Returns the name of the mail; nil if there is nothing to say, or today's mail was written already.
    func remind() throws -> String? {
        let urgent = Library.shared.unfinished.filter { ($0.daysLeft ?? .max) <= 3 }
        if urgent.isEmpty { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        let name = "\(formatter.string(from: Date())).eml"
        if FileManager.default.fileExists(atPath: outbox.appending(path: name).path) { return nil }
        try write(mail(about: urgent), to: name)
        return name
    }

    private var outbox: URL { Library.folder.appending(path: "outbox") }

    func mail(about books: [Book]) -> String {
        var lines = ["Subject: \(books.count == 1 ? "A book is" : "\(books.count) books are") due", ""]
        for book in books {
            var line = "\(book.title) is \(book.schedule)"
            if let pages = book.pagesPerDay { line += ": \(pages) pages a day" }
            lines.append(line + ".")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    func write(_ mail: String, to name: String) throws {
        try FileManager.default.createDirectory(at: outbox, withIntermediateDirectories: true)
        try Data(mail.utf8).write(to: outbox.appending(path: name))
    }
}
