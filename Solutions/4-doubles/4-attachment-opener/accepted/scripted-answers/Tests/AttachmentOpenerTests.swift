import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

/// Returns answers from a list that the test provides.
@MainActor
private final class ScriptedOpener: URLOpener {
    var answers: [Bool]
    var asked: [URL] = []

    init(_ answers: Bool...) { self.answers = answers }

    func open(_ file: URL) -> Bool {
        asked.append(file)
        guard !answers.isEmpty else {
            Issue.record("asked to open one URL too many: \(file)")
            return false
        }
        return answers.removeFirst()
    }
}

@MainActor @Suite("AttachmentOpener") struct AttachmentOpenerTests {
    private func failure(
        opening file: URL, with opener: ScriptedOpener, by sut: AttachmentOpener
    ) -> AttachmentOpeningError? {
        do {
            try sut.openAttachment(file: file, with: opener)
            return nil
        } catch let error as AttachmentOpeningError {
            return error
        } catch {
            Issue.record(error)
            return nil
        }
    }

    @Test("every attachment is opened once, no matter what the previous answer was")
    func everyAttachmentStandsAlone() throws {
        let urls = try [
            "file:///a/../b.txt", "https://example.org/?q=1#here", "file:///b.txt", "file:///a/../b.txt",
        ].map {
            try #require(URL(string: $0))
        }
        let opener = ScriptedOpener(true, false, true, true)
        let sut = AttachmentOpener()

        let failures = urls.map { failure(opening: $0, with: opener, by: sut) }

        #expect(failures == [nil, .unableToOpenAttachment, nil, nil])
        #expect(opener.asked == urls)
    }

    @Test func aRefusedFileIsARefusal() {
        let opener = ScriptedOpener(false)
        #expect(
            failure(opening: URL(fileURLWithPath: "/x"), with: opener, by: AttachmentOpener())
                == .unableToOpenAttachment)
        #expect(opener.asked.count == 1)
    }
}
