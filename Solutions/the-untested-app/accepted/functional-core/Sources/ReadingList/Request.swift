/// What a person wants, as far as that is clear without the list.
enum Request: Equatable {
    case show
    case add(Book)
    case read(number: String, page: String)
    case importing(path: String)
    case remind
    /// Only a text: help, or what is wrong.
    case answer(Answer)

    /// Reads the words of a command.
    init(_ words: [String], on today: Today) {
        let rest = Array(words.dropFirst())
        switch (words.first, rest.count) {
        case (nil, _): self = .show
        case ("add", 2...3): self = Request.adding(rest, on: today)
        case ("read", 2): self = .read(number: rest[0], page: rest[1])
        case ("import", 1): self = .importing(path: rest[0])
        case ("remind", 0): self = .remind
        case ("help", _): self = .answer(Answer(Request.help))
        default: self = .answer(Answer(Request.help, code: 2))
        }
    }

    private static func adding(_ words: [String], on today: Today) -> Request {
        guard let pages = Int(words[1]), pages > 0 else {
            return .answer(.error("\(words[1]) is not a number of pages."))
        }
        var book = Book(title: words[0], pages: pages, added: today.now)
        if words.count == 3 {
            guard let days = Int(words[2]), days >= 0 else {
                return .answer(.error("\(words[2]) is not a number of days."))
            }
            book.due = today.adding(days: days)
        }
        return .add(book)
    }

    private static let help = """
        reading-list                           show the list
        reading-list add TITLE PAGES [DAYS]    add a book, due in DAYS days
        reading-list read NUMBER PAGE          note the page that you have reached
        reading-list import FILE               add books: title; pages
        reading-list remind                    write a mail about books that are due
        """
}

/// What the program prints at the end, and its exit code.
struct Answer: Equatable {
    var text: String
    var code: Int32

    init(_ text: String, code: Int32 = 0) { (self.text, self.code) = (text, code) }

    static func error(_ text: String) -> Answer { Answer("Error: \(text)", code: 1) }
}

extension Library {
    /// Adds a book, and says what happened.
    mutating func answer(adding book: Book, on today: Today) -> Answer {
        add(book)
            ? Answer("Added \(book.title), \(book.schedule(on: today)).")
            : .error("\(book.title) is on the list already.")
    }

    /// Notes how far a book was read, and says what happened.
    mutating func answer(reading number: String, to page: String, on today: Today) -> Answer {
        guard let index = Int(number), unfinished.indices.contains(index - 1) else {
            return .error("There is no book \(number).")
        }
        let book = unfinished[index - 1]
        guard let page = Int(page), page > book.page else {
            return .error("You were on page \(book.page) of \(book.title) already.")
        }
        read(book.title, to: page, on: today)
        return page < book.pages
            ? Answer("\(book.pages - page) pages of \(book.title) to go.")
            : Answer("Finished \(book.title)! That makes \(books.compactMap(\.finished).count).")
    }

    /// Adds the books of a text, and says what happened.
    mutating func answer(importing text: String, on today: Today) -> Answer {
        let importer = BookImporter(text, on: today)
        var count = 0
        for book in importer.books where add(book) { count += 1 }
        let added = "Added \(count) \(count == 1 ? "book" : "books")."
        if importer.badLines.isEmpty { return Answer(added) }
        let numbers = importer.badLines.map(String.init).joined(separator: ", ")
        return Answer("\(added)\nError: Not a book, in line \(numbers).", code: 1)
    }
}
