import Foundation

@testable import ReadingList

/// Surroundings in memory, with a clock that a test sets.
@MainActor
final class World {
    var now = World.date("2026-03-10T12:00:00Z")
    var files: [String: String] = [:]
    var printed: [String] = []
    var canWrite = true

    static func date(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }

    private var surroundings: Surroundings {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return Surroundings(
            now: { self.now },
            calendar: calendar,
            contents: { self.files[$0].map { Data($0.utf8) } },
            write: { data, path in
                if !self.canWrite { throw CocoaError(.fileWriteOutOfSpace) }
                self.files[path] = String(decoding: data, as: UTF8.self)
            },
            move: { path, other in self.files[other] = self.files.removeValue(forKey: path) },
            folder: "list",
            print: { self.printed.append($0) })
    }

    /// Runs a command, and returns its exit code with what it prints.
    func run(_ words: String...) -> Result { run(words) }

    func run(_ words: [String]) -> Result {
        printed = []
        let code = ReadingListApp.run(words, in: surroundings)
        return Result(code: code, output: printed)
    }

    struct Result: Equatable {
        var code: Int32
        var output: [String]

        init(code: Int32 = 0, output: [String]) {
            self.code = code
            self.output = output
        }
    }

    /// Moves the clock.
    func pass(days: Int = 0, hours: Int = 0) {
        now += Double(days * 86400 + hours * 3600)
    }
}
