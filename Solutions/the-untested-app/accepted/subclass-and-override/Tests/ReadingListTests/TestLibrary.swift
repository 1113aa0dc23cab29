import Foundation

@testable import ReadingList

/// A library without a disk: the files, the time and the lines are in memory.
final class TestLibrary: Library {
    private let time: Date
    private(set) var files: [String: String]
    private let isFull: Bool
    private(set) var lines: [String] = []

    init(_ files: [String: String] = [:], at time: String = "2026-03-10T12:00:00Z", isFull: Bool = false) {
        (self.files, self.isFull) = (files, isFull)
        self.time = (try? Date(time, strategy: .iso8601)) ?? .distantPast
    }

    override var now: Date { time }
    override var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
    override var folder: String { "list" }
    override func contents(of path: String) -> Data? { files[path].map { Data($0.utf8) } }
    override func write(_ data: Data, to path: String) throws {
        if isFull { throw CocoaError(.fileWriteOutOfSpace) }
        files[path] = String(decoding: data, as: UTF8.self)
    }
    override func move(_ path: String, to other: String) { files[other] = files.removeValue(forKey: path) }
    override func say(_ line: String) { lines.append(line) }
}

/// What a person sees who starts the program a few times: each time, it reads its files again.
@MainActor
struct Session {
    var files: [String: String] = [:]
    var isFull = false

    /// Runs a command on a day of March 2026.
    mutating func run(_ words: String, day: Int = 10, time: String = "12:00") -> String {
        let date = "2026-03-\(day < 10 ? "0" : "")\(day)T\(time):00Z"
        let library = TestLibrary(files, at: date, isFull: isFull)
        let code = ReadingListApp.run(words.split(separator: " ").map(String.init), with: library)
        files = library.files
        return (["\(code)"] + library.lines).joined(separator: "\n")
    }
}
