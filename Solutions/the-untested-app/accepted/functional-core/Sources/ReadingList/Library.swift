import Foundation

/// All books, and the days on which something was read.
struct Library: Codable, Equatable {
    var books: [Book] = []
    var readingDays: [Date] = []

    /// The books to read, the most urgent first.
    var unfinished: [Book] {
        books.filter { $0.finished == nil }.sorted { first, second in
            switch (first.due, second.due) {
            case (let one?, let two?): one < two
            case (_?, nil): true
            case (nil, _?): false
            case (nil, nil): first.added < second.added
            }
        }
    }

    /// Returns the number of days in a row on which something was read, up to today or yesterday.
    func streak(on today: Today) -> Int {
        let days = Set(readingDays.map { today.days(until: $0) })
        var day = days.contains(0) ? 0 : -1
        var count = 0
        while days.contains(day) {
            count += 1
            day -= 1
        }
        return count
    }

    func hasRead(on today: Today) -> Bool { readingDays.contains { today.days(until: $0) == 0 } }

    /// Adds a book, unless it's on the list.
    mutating func add(_ book: Book) -> Bool {
        if books.contains(where: { $0.title.lowercased() == book.title.lowercased() }) { return false }
        books.append(book)
        return true
    }

    /// Notes the page up to which a book was read.
    mutating func read(_ title: String, to page: Int, on today: Today) {
        for index in books.indices where books[index].title == title {
            books[index].page = min(page, books[index].pages)
            if books[index].page == books[index].pages { books[index].finished = today.now }
        }
        if !hasRead(on: today) { readingDays.append(today.now) }
    }
}

extension Library {
    /// Reads a stored library.
    init(stored data: Data) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        self = try decoder.decode(Library.self, from: data)
    }

    /// The library as it's stored.
    var stored: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        encoder.dateEncodingStrategy = .iso8601
        // Dates and texts can always be encoded.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
