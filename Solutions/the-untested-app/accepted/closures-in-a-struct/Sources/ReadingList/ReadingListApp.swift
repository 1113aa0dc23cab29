import Foundation

/// The commands of the program.
@MainActor
public final class ReadingListApp {
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
    public static func run(_ arguments: [String]) -> Int32 { run(arguments, in: .live) }

    static func run(_ arguments: [String], in surroundings: Surroundings) -> Int32 {
        ReadingListApp(surroundings).run(arguments)
    }

    private let surroundings: Surroundings
    /// The list, which is only opened by commands that need it.
    private lazy var library = Library(surroundings)

    private init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    private func run(_ arguments: [String]) -> Int32 {
        let rest = Array(arguments.dropFirst())
        switch (arguments.first, rest.count) {
        case (nil, _):
            ListScreen(library: library).show()
            return 0
        case ("add", 2...3): return add(rest)
        case ("read", 2): return read(rest)
        case ("import", 1): return importBooks(rest[0])
        case ("remind", 0): return remind()
        case ("help", _):
            surroundings.print(Self.help)
            return 0
        default:
            surroundings.print(Self.help)
            return 2
        }
    }

    private func add(_ words: [String]) -> Int32 {
        guard let pages = Int(words[1]), pages > 0 else {
            return fail("\(words[1]) is not a number of pages.")
        }
        var book = Book(title: words[0], pages: pages, added: surroundings.now())
        if words.count == 3 {
            guard let days = Int(words[2]), days >= 0 else {
                return fail("\(words[2]) is not a number of days.")
            }
            book.due = surroundings.calendar.date(byAdding: .day, value: days, to: surroundings.now())
        }
        guard library.add(book) else { return fail("\(book.title) is on the list already.") }
        surroundings.print("Added \(book.title), \(book.schedule(in: surroundings)).")
        return 0
    }

    private func read(_ words: [String]) -> Int32 {
        let books = library.unfinished
        guard let number = Int(words[0]), books.indices.contains(number - 1) else {
            return fail("There is no book \(words[0]).")
        }
        let book = books[number - 1]
        guard let page = Int(words[1]), page > book.page else {
            return fail("You were on page \(book.page) of \(book.title) already.")
        }
        if library.read(book, to: page) {
            surroundings.print(
                "Finished \(book.title)! That makes \(library.books.compactMap(\.finished).count).")
        } else {
            surroundings.print("\(book.pages - page) pages of \(book.title) to go.")
        }
        return 0
    }

    private func importBooks(_ path: String) -> Int32 {
        var importer = BookImporter(surroundings: surroundings)
        do {
            try importer.importBooks(from: path, into: library)
        } catch {
            return fail("\(path) can't be read.")
        }
        surroundings.print("Added \(importer.added) \(importer.added == 1 ? "book" : "books").")
        if importer.badLines.isEmpty { return 0 }
        let numbers = importer.badLines.map(String.init).joined(separator: ", ")
        return fail("Not a book, in line \(numbers).")
    }

    private func remind() -> Int32 {
        do {
            guard let name = try ReminderMailer(library: library).remind() else {
                surroundings.print("No reminder needed.")
                return 0
            }
            surroundings.print("Wrote outbox/\(name).")
            return 0
        } catch {
            return fail("The mail could not be written.")
        }
    }

    private func fail(_ message: String) -> Int32 {
        surroundings.print("Error: \(message)")
        return 1
    }
}
