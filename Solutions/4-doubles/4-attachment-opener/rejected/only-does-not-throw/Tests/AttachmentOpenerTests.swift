import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

final class URLOpenerSpy: URLOpener {
    private(set) var files: [URL] = []
    private let answer: Bool

    init(answering answer: Bool) {
        self.answer = answer
    }

    func open(_ file: URL) -> Bool {
        files.append(file)
        return answer
    }
}

@MainActor @Suite struct AttachmentOpenerTests {
    let letter = URL(fileURLWithPath: "/letters/may.txt")

    @Test func opens() {
        #expect(throws: Never.self) {
            try AttachmentOpener().openAttachment(file: letter, with: URLOpenerSpy(answering: true))
        }
    }

    @Test func refuses() {
        #expect(throws: AttachmentOpeningError.unableToOpenAttachment) {
            try AttachmentOpener().openAttachment(file: letter, with: URLOpenerSpy(answering: false))
        }
    }
}
