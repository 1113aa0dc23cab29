import Foundation
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct StreamScanTests {
    private let honest = SampleRun(
        module: "LampChecks",
        [
            .init("S/a()", .passes), .init("S/b()", .fails(["no"])), .init("S/c()", .isSkipped),
        ]
    ).text

    private func reasons(_ text: String) -> [String] {
        StreamScan.flags(for: EventStream(decoding: Data(text.utf8)).irregularities()).map {
            $0.reason.replacing("something else wrote to the record of the run: ", with: "")
        }
    }

    private func line(
        _ kind: String, at time: Double = 1.5, of id: String = "LampChecks.S/a()/LampChecks.swift:10:6"
    )
        -> String
    {
        """
        {"kind":"event","version":"6.3.0","payload":{"kind":"\(kind)","testID":"\(id)","messages":[],\
        "instant":{"absolute":\(time),"since1970":1}}}

        """
    }

    @Test("Genuine output of the test library isn't flagged, even if it is cut short")
    func honestStreams() {
        #expect(reasons(honest).isEmpty)
        #expect(reasons(RecordedStream.version6_3).isEmpty)
        for length in stride(from: 0, to: honest.utf8.count, by: 97) {
            #expect(reasons(String(honest.prefix(length))).isEmpty, "\(length)")
        }
    }

    @Test("Text after the end of the run is flagged")
    func afterTheEnd() {
        #expect(reasons(honest + line("testStarted")) == ["it continues after its last record"])
    }

    @Test("A duplicate or missing start of the run is flagged")
    func beginnings() {
        let twice = honest.replacing(
            "\"kind\":\"runEnded\"", with: "\"kind\":\"runStarted\"")
        #expect(reasons(twice) == ["its first record isn't the first one that the test library writes"])
    }

    @Test("A test that ends twice, starts twice or doesn't exist is flagged")
    func nesting() throws {
        let end = try #require(honest.range(of: "\n", options: .backwards))
        func inserting(_ line: String) -> [String] {
            // Insert the line before the last record.
            var lines = honest[..<end.lowerBound].split(separator: "\n").map(String.init)
            lines.insert(line.trimmingCharacters(in: .newlines), at: lines.count - 1)
            return reasons(lines.joined(separator: "\n") + "\n")
        }
        #expect(inserting(line("testEnded")) == ["a test ends that didn't start"])
        #expect(inserting(line("testStarted") + line("testStarted")).contains("a test starts twice"))
        #expect(
            inserting(line("issueRecorded", of: "LampChecks.S/x()/A.swift:1:1")) == [
                "it names a test that doesn't exist"
            ])
        #expect(inserting(line("testSkipped", at: -5)).contains("its times go backward"))
        // The tasks of one test write in parallel.
        #expect(!inserting(line("testSkipped", at: 0.5)).contains("its times go backward"))
        #expect(inserting("passed!") == ["it contains lines that aren't records"])
    }
}
