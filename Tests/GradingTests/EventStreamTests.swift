import Foundation
import Testing

@testable import WorkbookGrading

struct EventStreamTests {
    @Test("Both versions of the stream list the same tests", arguments: Recording.all)
    func tests(_ recording: Recording) {
        let tests = recording.stream.tests
        #expect(
            tests.map(\.kind) == ["suite"] + Array(repeating: "function", count: 9), "\(tests.map(\.name))")
        #expect(
            tests[1]
                == EventStream.Test(
                    id: "LampChecks.SwitchChecks/one()/SwitchChecks.swift:8:6", kind: "function",
                    name: "one()",
                    displayName: "One is one",
                    sourceLocation: .init(fileID: "LampChecks/SwitchChecks.swift", line: 8, column: 6)))
        #expect(tests[9].name == "`a raw name with a/slash and spaces`()")
        #expect(tests[9].displayName == "a raw name with a/slash and spaces")
    }

    @Test(
        "Both versions of the stream report all events, from the first record to the last",
        arguments: Recording.all)
    func events(_ recording: Recording) throws {
        let events = recording.stream.events
        #expect(events.first?.kind == "runStarted")
        #expect(events.last?.kind == "runEnded")
        #expect(events.count { $0.kind == "testSkipped" } == 1)
        #expect(events.count { $0.kind == "testCancelled" } == 1)
        #expect(events.count { $0.kind == "testCaseStarted" } == 2)

        let failed = try #require(events.first { $0.kind == "issueRecorded" })
        #expect(failed.testID == "LampChecks.SwitchChecks/two()/SwitchChecks.swift:11:6")
        #expect(
            failed.messages == [
                .init(symbol: "fail", text: "Expectation failed: (lamp.presses → 1) == 2"),
                .init(symbol: "details", text: "presses after two presses"),
            ])
        #expect(
            failed.issue?.sourceLocation
                == .init(fileID: "LampChecks/SwitchChecks.swift", line: 12, column: 18))
    }

    @Test("Issues count as failures unless they are known issues or warnings", arguments: Recording.all)
    func failures(_ recording: Recording) {
        let failures = recording.stream.events.filter { $0.issue?.countsAsFailure == true }
        #expect(
            failures.map { $0.testID?.split(separator: "/")[1] ?? "no test" } == [
                "two()", "numbers(_:)", "no test",
            ])
    }

    struct Recording: Sendable, CustomTestStringConvertible {
        var version: String
        var text: String

        var stream: EventStream { EventStream(decoding: Data(text.utf8)) }
        var testDescription: String { "version \(version)" }

        static let all = [
            Recording(version: "0", text: RecordedStream.version0),
            Recording(version: "6.3", text: RecordedStream.version6_3),
        ]
    }

    // MARK: - Invalid records

    private let test =
        #"{"kind":"test","version":0,"payload":{"id":"M.a()/A.swift:1:1","kind":"function","name":"a()"}}"#
    private let event = #"{"kind":"event","version":0,"payload":{"kind":"runEnded"}}"#

    @Test("A record of an unknown kind is skipped; an event of an unknown kind is kept")
    func unknownKinds() {
        let stream = decode(
            #"{"kind":"weather","version":"9.0","payload":{"sun":true}}"#,
            #"{"kind":"event","version":"9.0","payload":{"kind":"testPaused","testID":"M.a()","reason":{"a":1}}}"#,
            test)
        #expect(stream.tests.count == 1)
        #expect(stream.events == [.init(kind: "testPaused", testID: "M.a()")])
    }

    @Test("An incomplete last line is ignored, and everything before it counts")
    func cutLine() {
        let whole = Data((test + "\n" + event + "\n").utf8)
        #expect(EventStream(decoding: whole).events.count == 1)
        for length in 0..<event.utf8.count {
            let cut = EventStream(decoding: whole.prefix(test.utf8.count + 1 + length))
            #expect(cut.tests.count == 1)
            #expect(cut.events.isEmpty)
        }
    }

    @Test("The shortest valid record counts")
    func shortest() {
        #expect(decode(#"{"kind":"event","payload":{"kind":""}}"#).events.count == 1)
    }

    @Test("A million invalid lines are skipped quickly", .timeLimit(.minutes(10)))
    func shortLines() {
        let stream = EventStream(decoding: Data(repeatElement(Array("{\n".utf8), count: 1 << 20).joined()))
        #expect(stream.tests.isEmpty && stream.events.isEmpty)
    }

    @Test("A last line without a line ending counts")
    func noLineEnd() {
        #expect(EventStream(decoding: Data((test + "\n" + event).utf8)).events.count == 1)
    }

    @Test("An empty file, empty lines and lines that aren't JSON contain no records")
    func nothing() {
        #expect(EventStream(decoding: Data()) == EventStream(decoding: Data("\n\n".utf8)))
        let stream = decode(
            "", "Fatal error", "[1]", "null", #"{"kind":"event"}"#, #"{"kind":"test","payload":{}}"#)
        #expect(stream.tests.isEmpty)
        #expect(stream.events.isEmpty)
    }

    private func decode(_ lines: String...) -> EventStream {
        EventStream(decoding: Data(lines.joined(separator: "\n").utf8))
    }
}
