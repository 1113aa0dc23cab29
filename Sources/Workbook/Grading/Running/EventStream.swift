import Foundation

/// The records that the test library writes while it runs: one JSON object a line.
///
/// Source: swift-testing, Documentation/ABI/JSON.md; versions 0 and 6.3 are read. Kinds and symbols are kept as
/// texts and lines of an unknown kind are skipped, as that document asks for.
struct EventStream: Equatable {
    /// A test function or suite that the library found.
    struct Test: Decodable, Equatable {
        var id: String
        var kind: String
        var name: String
        var displayName: String?
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

            /// Version 0 does not say whether an issue fails its test; there every unknown one does.
            var countsAsFailure: Bool { isFailure ?? !isKnown }
        }

        struct Instant: Decodable, Equatable {
            /// Seconds of a clock that never goes backwards.
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
    /// How many whole lines are no records.
    private(set) var unreadableLines = 0

    /// Reads what a run left behind; a last line that was cut short is ignored.
    init(decoding data: Data) {
        struct Kind: Decodable { var kind: String }
        struct Record<Payload: Decodable>: Decodable { var payload: Payload }
        let decoder = JSONDecoder()
        // No record is shorter than that, and a forged stream can hold millions of such lines.
        let shortest = 30
        for line in data.split(separator: UInt8(ascii: "\n")) {
            // A line that is no record says nothing, and what should have been said is missed by the verdict.
            guard line.count > shortest, let kind = try? decoder.decode(Kind.self, from: line).kind else {
                // The last one may have been cut short, together with the process.
                if line.endIndex < data.endIndex { unreadableLines += 1 }
                continue
            }
            // A record of another shape is from a newer library; a check that it was about does not report, which is told.
            if kind == "test", let record = try? decoder.decode(Record<Test>.self, from: line) {
                tests.append(record.payload)
            } else if kind == "event", let record = try? decoder.decode(Record<Event>.self, from: line) {
                events.append(record.payload)
            }
        }
    }
}
