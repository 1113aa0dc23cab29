import Foundation

/// The commands of the program.
@MainActor
public enum ReadingListApp {
    private static let help = """
        reading-list                           show the list
        reading-list add TITLE PAGES [DAYS]    add a book, due in DAYS days
        reading-list read NUMBER PAGE          note the page that you have reached
        reading-list import FILE               add books: title; pages
        reading-list remind                    write a mail about books that are due
        """

    /// Runs a command.
    ///
    /// - Returns: The exit code: 0, or 1 if the command failed, or 2 if it doesn't exist.
    public static func run(_ arguments: [String]) -> Int32 {
        let rest = Array(arguments.dropFirst())
        switch (arguments.first, rest.count) {
        case (nil, _):
            ListScreen().show()
            return 0
        case ("add", 2...3): return add(rest)
        case ("read", 2): return read(rest)
        case ("import", 1): return importBooks(rest[0])
        case ("remind", 0): return remind()
        case ("help", _):
            print(help)
            return 0
        default:
            print(help)
            return 2
        }
    }

    private static func add(_ words: [String]) -> Int32 {
        guard let pages = Int(words[1]), pages > 0 else {
            return fail("\(words[1]) is not a number of pages.")
        }
        var book = Book(title: words[0], pages: pages)
        if words.count == 3 {
            guard let days = Int(words[2]), days >= 0 else {
                return fail("\(words[2]) is not a number of days.")
            }
            book.due = Calendar.current.date(byAdding: .day, value: days, to: Date())
        }
        guard Library.shared.add(book) else { return fail("\(book.title) is on the list already.") }
        print("Added \(book.title), \(book.schedule).")
        return 0
    }

    private static func read(_ words: [String]) -> Int32 {
        let books = Library.shared.unfinished
        guard let number = Int(words[0]), books.indices.contains(number - 1) else {
            return fail("There is no book \(words[0]).")
        }
        let book = books[number - 1]
        guard let page = Int(words[1]), page > book.page else {
            return fail("You were on page \(book.page) of \(book.title) already.")
        }
        if Library.shared.read(book, to: page) {
            print("Finished \(book.title)! That makes \(Library.shared.books.compactMap(\.finished).count).")
        } else {
            print("\(book.pages - page) pages of \(book.title) to go.")
        }
        return 0
    }

    private static func importBooks(_ path: String) -> Int32 {
        var importer = BookImporter()
        do {
            try importer.importBooks(from: path)
        } catch {
            return fail("\(path) can't be read.")
        }
        print("Added \(importer.added) \(importer.added == 1 ? "book" : "books").")
        if importer.badLines.isEmpty { return 0 }
        let numbers = importer.badLines.map(String.init).joined(separator: ", ")
        return fail("Not a book, in line \(numbers).")
    }

    private static func remind() -> Int32 {
        do {
            guard let name = try ReminderMailer().remind() else {
                print("No reminder needed.")
                return 0
            }
            print("Wrote outbox/\(name).")
            return 0
        } catch {
            return fail("The mail could not be written.")
        }
    }

    private static func fail(_ message: String) -> Int32 {
        print("Error: \(message)")
        return 1
    }
}
