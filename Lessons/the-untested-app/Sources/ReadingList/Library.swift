import Foundation

/// All books, and the days on which something was read.
@MainActor
final class Library {
    static let shared = Library()

    private(set) var books: [Book] = []
    private(set) var readingDays: [Date] = []

    /// The folder of everything that is stored.
    ///
    /// READING_LIST_FOLDER names another one.
    static var folder: URL {
        if let path = ProcessInfo.processInfo.environment["READING_LIST_FOLDER"] {
            return URL(filePath: path)
        }
        return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".reading-list")
    }

    private struct Stored: Codable {
        var books: [Book]
        var readingDays: [Date]
    }

    private let file = folder.appending(path: "library.json")

    private init() {
        guard let data = FileManager.default.contents(atPath: file.path) else { return }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            let stored = try decoder.decode(Stored.self, from: data)
            books = stored.books
            readingDays = stored.readingDays
        } catch {
            // Keep the broken file, so that someone can repair it.
            let copy = Library.folder.appending(path: "library-broken.json")
            try? FileManager.default.removeItem(at: copy)
            try? FileManager.default.moveItem(at: file, to: copy)
            print("The list was damaged. It's now in library-broken.json, and a new one begins.")
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
        let calendar = Calendar.current
        let days = Set(readingDays.map { calendar.startOfDay(for: $0) })
        var day = calendar.startOfDay(for: Date())
        if !days.contains(day) { day = calendar.date(byAdding: .day, value: -1, to: day) ?? day }
        var count = 0
        while days.contains(day) {
            count += 1
            day = calendar.date(byAdding: .day, value: -1, to: day) ?? day
        }
        return count
    }

    var hasReadToday: Bool { readingDays.contains { Calendar.current.isDateInToday($0) } }

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
        if books[index].page == book.pages { books[index].finished = Date() }
        if !hasReadToday { readingDays.append(Date()) }
        save()
        return books[index].finished != nil
    }

    private func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        encoder.dateEncodingStrategy = .iso8601
        do {
            try FileManager.default.createDirectory(at: Library.folder, withIntermediateDirectories: true)
            try encoder.encode(Stored(books: books, readingDays: readingDays)).write(to: file)
        } catch {
            print("The list could not be saved.")
        }
    }
}
