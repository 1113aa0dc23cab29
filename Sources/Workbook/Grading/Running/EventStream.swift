import Foundation

/// The records that the test library writes while it runs, as one JSON object per line.
///
/// Source: swift-testing, Documentation/ABI/JSON.md; versions 0 and 6.3 are read. Kinds and symbols are kept
/// as strings, and lines of an unknown kind are skipped, as that document requires.
struct EventStream: Equatable {
    /// A test function or suite that the library found.
    struct Test: Decodable, Equatable {
        var id: String
        var kind: String
        var name: String
        var displayName: String?
        var sourceLocation: Event.Issue.Location?
    }

    /// Something that happened.
    struct Event: Decodable, Equatable {
        struct Message: Decodable, Equatable {
            var symbol: String
            var text: String
        }

        struct Issue: Decodable, Equatable {
            struct Location: Decodable, Equatable {
                var fileID: String?
                var line: Int
                var column: Int?
            }

            var isKnown: Bool
            var isFailure: Bool?
            var sourceLocation: Location?

            /// Version 0 does not say whether an issue fails its test; in it, every issue that is not known
            /// does.
            var countsAsFailure: Bool { isFailure ?? !isKnown }
        }

        struct Instant: Decodable, Equatable {
            /// Seconds of a monotonic clock.
            var absolute: Double
        }

        var kind: String
        var instant: Instant?
        var testID: String?
        var issue: Issue?
        var messages: [Message]?
    }

    private(set) var tests: [Test] = []
    private(set) var events: [Event] = []
    /// How many complete lines are not records.
    private(set) var unreadableLines = 0

    /// Reads the records of a run; an incomplete last line is ignored.
    init(decoding data: Data) {
        struct Kind: Decodable { var kind: String }
        struct Record<Payload: Decodable>: Decodable { var payload: Payload }
        let decoder = JSONDecoder()
        // No record is shorter than that, and a forged stream can have millions of short lines.
        let shortest = 30
        for line in data.split(separator: UInt8(ascii: "\n")) {
            // A line that is not a record is ignored; the verdict notices a check that does not report.
            guard line.count > shortest, let kind = try? decoder.decode(Kind.self, from: line).kind else {
                // The last line may be incomplete because the process ended.
                if line.endIndex < data.endIndex { unreadableLines += 1 }
                continue
            }
            // A record of another format is from a newer library; the verdict notices a check that does not
            // report.
            if kind == "test", let record = try? decoder.decode(Record<Test>.self, from: line) {
                tests.append(record.payload)
            } else if kind == "event", let record = try? decoder.decode(Record<Event>.self, from: line) {
                events.append(record.payload)
            }
        }
    }
}
