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
    public static func run(_ arguments: [String]) -> Int32 { run(arguments, with: .shared) }

    static func run(_ arguments: [String], with library: Library) -> Int32 {
        let rest = Array(arguments.dropFirst())
        switch (arguments.first, rest.count) {
        case (nil, _):
            ListScreen(library: library).show()
            return 0
        case ("add", 2...3): return add(rest, to: library)
        case ("read", 2): return read(rest, from: library)
        case ("import", 1): return importBooks(rest[0], into: library)
        case ("remind", 0): return remind(of: library)
        case ("help", _):
            library.say(help)
            return 0
        default:
            library.say(help)
            return 2
        }
    }

    private static func add(_ words: [String], to library: Library) -> Int32 {
        guard let pages = Int(words[1]), pages > 0 else {
            return fail("\(words[1]) is not a number of pages.", library)
        }
        var book = Book(title: words[0], pages: pages, added: library.now)
        if words.count == 3 {
            guard let days = Int(words[2]), days >= 0 else {
                return fail("\(words[2]) is not a number of days.", library)
            }
            book.due = library.calendar.date(byAdding: .day, value: days, to: library.now)
        }
        guard library.add(book) else { return fail("\(book.title) is on the list already.", library) }
        library.say("Added \(book.title), \(book.schedule(on: library.now, library.calendar)).")
        return 0
    }

    private static func read(_ words: [String], from library: Library) -> Int32 {
        let books = library.unfinished
        guard let number = Int(words[0]), books.indices.contains(number - 1) else {
            return fail("There is no book \(words[0]).", library)
        }
        let book = books[number - 1]
        guard let page = Int(words[1]), page > book.page else {
            return fail("You were on page \(book.page) of \(book.title) already.", library)
        }
        if library.read(book, to: page) {
            library.say("Finished \(book.title)! That makes \(library.books.compactMap(\.finished).count).")
        } else {
            library.say("\(book.pages - page) pages of \(book.title) to go.")
        }
        return 0
    }

    private static func importBooks(_ path: String, into library: Library) -> Int32 {
        var importer = BookImporter(library: library)
        do {
            try importer.importBooks(from: path)
        } catch {
            return fail("\(path) can't be read.", library)
        }
        library.say("Added \(importer.added) \(importer.added == 1 ? "book" : "books").")
        if importer.badLines.isEmpty { return 0 }
        let numbers = importer.badLines.map(String.init).joined(separator: ", ")
        return fail("Not a book, in line \(numbers).", library)
    }

    private static func remind(of library: Library) -> Int32 {
        do {
            guard let name = try ReminderMailer(library: library).remind() else {
                library.say("No reminder needed.")
                return 0
            }
            library.say("Wrote outbox/\(name).")
            return 0
        } catch {
            return fail("The mail could not be written.", library)
        }
    }

    private static func fail(_ message: String, _ library: Library) -> Int32 {
        library.say("Error: \(message)")
        return 1
    }
}
