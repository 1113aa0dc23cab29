import Foundation

/// What a test library reported about the tests of one run.
package struct TestRecords: Sendable {
    /// How one test ended.
    package struct Ending: Sendable, Equatable {
        /// Whether no failure was recorded.
        package var isPassed: Bool
        var seconds: Double
    }

    /// The endings by the names of the tests; in XCTest's, the module is missing.
    private(set) var endings: [String: Ending] = [:]

    /// Reads what XCTest has printed.
    init(xctest output: String) {
        for match in output.matches(of: /Test Case '(.+?)' (passed|failed|skipped) \(([\d.]+) seconds\)/) {
            endings[String(match.1)] = Ending(isPassed: match.2 != "failed", seconds: Double(match.3) ?? 0)
        }
    }

    /// Reads the event stream of Swift Testing.
    init(testing events: Data) {
        struct Record: Decodable {
            struct Payload: Decodable {
                struct Instant: Decodable { var absolute: Double }
                struct Issue: Decodable {
                    var isKnown: Bool
                    var isFailure: Bool?
                }
                var kind: String
                var testID: String?
                var instant: Instant?
                var issue: Issue?
            }
            var kind: String
            var payload: Payload
        }
        var starts: [String: Double] = [:]
        var failed: Set<String> = []
        for line in events.split(separator: UInt8(ascii: "\n")) {
            // A line of another format is from a newer library; its test counts as one that did not end.
            guard let record = try? JSONDecoder().decode(Record.self, from: line), record.kind == "event",
                let id = record.payload.testID.map(TestRecords.name)
            else { continue }
            let time = record.payload.instant?.absolute ?? 0
            switch record.payload.kind {
            case "testStarted": starts[id] = time
            case "issueRecorded":
                let issue = record.payload.issue
                if issue?.isFailure ?? !(issue?.isKnown ?? false) { failed.insert(id) }
            case "testSkipped": endings[id] = Ending(isPassed: true, seconds: 0)
            case "testEnded":
                endings[id] = Ending(
                    isPassed: !failed.contains(id), seconds: max(0, time - (starts[id] ?? time)))
            default: break
            }
        }
    }

    /// Returns the name of a test without the place that its id ends with: `/File.swift:12:6`.
    private static func name(ofID id: String) -> String {
        guard let slash = id.lastIndex(of: "/"), id[slash...].contains(".swift:") else { return id }
        return String(id[..<slash])
    }

    /// Returns how a test ended; `nil` if it did not.
    package func ending(of test: TestCase) -> Ending? {
        endings[test.library == .xctest ? test.shortName.replacing("/", with: ".") : test.name]
    }
}
