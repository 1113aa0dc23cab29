import Foundation

@testable import ReadingList

/// A stub: it's always the same time, in the same time zone.
struct FixedDates: DateSource {
    var now: Date
    var calendar: Calendar

    init(_ text: String = "2026-03-10T12:00:00Z") {
        now = FixedDates.date(text)
        calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
    }

    static func date(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }

    func adding(days: Int, hours: Int = 0) -> Date { now + Double(days * 86400 + hours * 3600) }
}

/// A fake: it stores files in memory.
@MainActor
final class MemoryFiles: FileStore {
    var texts: [String: String]
    var isFull = false

    init(_ texts: [String: String] = [:]) { self.texts = texts }

    func contents(of name: String) -> Data? { texts[name].map { Data($0.utf8) } }

    func write(_ data: Data, to name: String) throws {
        if isFull { throw CocoaError(.fileWriteOutOfSpace) }
        texts[name] = String(decoding: data, as: UTF8.self)
    }

    func rename(_ name: String, to other: String) { texts[other] = texts.removeValue(forKey: name) }
}

/// A spy: it records what is shown.
@MainActor
final class OutputSpy: Output {
    private(set) var lines: [String] = []

    func show(_ line: String) { lines.append(line) }
}
