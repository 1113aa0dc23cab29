import Foundation

/// All books, and the days on which something was read.
///
/// It's also what the app knows of the world outside. Tests override the methods for that in a subclass.
@MainActor
class Library {
    static let shared = Library()

    /// What is stored, which is only read by commands that need it.
    private lazy var stored = load()

    var books: [Book] { stored.books }
    var readingDays: [Date] { stored.readingDays }

    // MARK: - The world outside

    var now: Date { Date() }
    var calendar: Calendar { .current }

    /// The folder of everything that is stored.
    ///
    /// READING_LIST_FOLDER names another one.
    var folder: String {
        ProcessInfo.processInfo.environment["READING_LIST_FOLDER"]
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".reading-list").path
    }

    func contents(of path: String) -> Data? { FileManager.default.contents(atPath: path) }

    func write(_ data: Data, to path: String) throws {
        let file = URL(filePath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func move(_ path: String, to other: String) {
        try? FileManager.default.removeItem(atPath: other)
        try? FileManager.default.moveItem(atPath: path, toPath: other)
    }

    func say(_ line: String) { print(line) }

    // MARK: - The list

    private struct Stored: Codable {
        var books: [Book]
        var readingDays: [Date]
    }

    private var file: String { folder + "/library.json" }

    private func load() -> Stored {
        let empty = Stored(books: [], readingDays: [])
        guard let data = contents(of: file) else { return empty }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(Stored.self, from: data)
        } catch {
            // Keep the broken file, so that someone can repair it.
            move(file, to: folder + "/library-broken.json")
            say("The list was damaged. It's now in library-broken.json, and a new one begins.")
            return empty
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
        let days = Set(readingDays.map { calendar.startOfDay(for: $0) })
        var day = calendar.startOfDay(for: now)
        if !days.contains(day) { day = calendar.date(byAdding: .day, value: -1, to: day) ?? day }
        var count = 0
        while days.contains(day) {
            count += 1
            day = calendar.date(byAdding: .day, value: -1, to: day) ?? day
        }
        return count
    }

    var hasReadToday: Bool { readingDays.contains { calendar.isDate($0, inSameDayAs: now) } }

    /// Adds a book, unless it's on the list.
    func add(_ book: Book) -> Bool {
        if books.contains(where: { $0.title.lowercased() == book.title.lowercased() }) { return false }
        stored.books.append(book)
        save()
        return true
    }

    /// Notes the page up to which a book was read.
    func read(_ book: Book, to page: Int) -> Bool {
        guard let index = books.firstIndex(where: { $0.title == book.title }) else { return false }
        stored.books[index].page = min(page, book.pages)
        if books[index].page == book.pages { stored.books[index].finished = now }
        if !hasReadToday { stored.readingDays.append(now) }
        save()
        return books[index].finished != nil
    }

    private func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        encoder.dateEncodingStrategy = .iso8601
        do {
            try write(encoder.encode(stored), to: file)
        } catch {
            say("The list could not be saved.")
        }
    }
}
