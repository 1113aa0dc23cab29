import Foundation

/// All books, and the days on which something was read.
@MainActor
final class Library {
    let surroundings: Surroundings
    private(set) var books: [Book] = []
    private(set) var readingDays: [Date] = []

    private struct Stored: Codable {
        var books: [Book]
        var readingDays: [Date]
    }

    private var file: String { surroundings.folder + "/library.json" }

    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
        guard let data = surroundings.contents(file) else { return }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            let stored = try decoder.decode(Stored.self, from: data)
            books = stored.books
            readingDays = stored.readingDays
        } catch {
            // Keep the broken file, so that someone can repair it.
            surroundings.move(file, surroundings.folder + "/library-broken.json")
            surroundings.print("The list was damaged. It's now in library-broken.json, and a new one begins.")
        }
    }

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

    /// The number of days in a row on which something was read, up to today or yesterday.
    var streak: Int {
        let calendar = surroundings.calendar
        let days = Set(readingDays.map { calendar.startOfDay(for: $0) })
        var day = calendar.startOfDay(for: surroundings.now())
        if !days.contains(day) { day = calendar.date(byAdding: .day, value: -1, to: day) ?? day }
        var count = 0
        while days.contains(day) {
            count += 1
            day = calendar.date(byAdding: .day, value: -1, to: day) ?? day
        }
        return count
    }

    var hasReadToday: Bool {
        readingDays.contains { surroundings.calendar.isDate($0, inSameDayAs: surroundings.now()) }
    }

    /// Adds a book, unless it's on the list.
    func add(_ book: Book) -> Bool {
        if books.contains(where: { $0.title.lowercased() == book.title.lowercased() }) { return false }
        books.append(book)
        save()
        return true
    }

    /// Notes the page up to which a book was read.
    func read(_ book: Book, to page: Int) -> Bool {
        guard let index = books.firstIndex(where: { $0.title == book.title }) else { return false }
        books[index].page = min(page, book.pages)
        if books[index].page == book.pages { books[index].finished = surroundings.now() }
        if !hasReadToday { readingDays.append(surroundings.now()) }
        save()
        return books[index].finished != nil
    }

    private func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        encoder.dateEncodingStrategy = .iso8601
        do {
            let data = try encoder.encode(Stored(books: books, readingDays: readingDays))
            try surroundings.write(data, file)
        } catch {
            surroundings.print("The list could not be saved.")
        }
    }
}
