import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

struct RecordingOpener: URLOpener {
    final class Log {
        var entries: [String] = []
    }

    var answer = true
    let log = Log()

    func open(_ file: URL) -> Bool {
        log.entries.append(file.absoluteString)
        return answer
    }
}

@MainActor @Suite struct AttachmentOpenerTests {
    nonisolated static let places = ["file:///a/b.txt", "https://example.org/b", "file:///c.pdf"]

    @Test(arguments: places)
    func asksOnce(for place: String) throws {
        let recorder = RecordingOpener()
        try AttachmentOpener().openAttachment(file: #require(URL(string: place)), with: recorder)
        #expect(recorder.log.entries == [place])
    }

    @Test(arguments: places)
    func throwsWhenRefused(for place: String) throws {
        let url = try #require(URL(string: place))
        let recorder = RecordingOpener(answer: false)
        let error = #expect(throws: AttachmentOpeningError.self) {
            try AttachmentOpener().openAttachment(file: url, with: recorder)
        }
        #expect(error == .unableToOpenAttachment)
        #expect(recorder.log.entries == [place])
    }

    @Test func remembersNothing() throws {
        let recorder = RecordingOpener()
        let opener = AttachmentOpener()
        let refusing = RecordingOpener(answer: false)
        for place in Self.places + Self.places {
            let url = try #require(URL(string: place))
            try opener.openAttachment(file: url, with: recorder)
            #expect(throws: AttachmentOpeningError.self) {
                try opener.openAttachment(file: url, with: refusing)
            }
        }
        #expect(recorder.log.entries == Self.places + Self.places)
    }
}
