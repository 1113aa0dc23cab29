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
    let page = URL(string: "https://example.org/may")

    @Test func opensExactlyWhatItIsGiven() throws {
        let spy = URLOpenerSpy(answering: true)
        let opener = AttachmentOpener()

        try opener.openAttachment(file: letter, with: spy)
        #expect(spy.files == [letter])

        let page = try #require(page)
        try opener.openAttachment(file: page, with: spy)
        #expect(spy.files == [letter, page])
    }

    @Test func saysSoWhenItCannotOpen() {
        let spy = URLOpenerSpy(answering: false)
        do {
            try AttachmentOpener().openAttachment(file: letter, with: spy)
        } catch {
            #expect(error is AttachmentOpeningError)
        }
        #expect(spy.files == [letter])
    }

    @Test func remembersNothingOfEarlierCalls() throws {
        let spy = URLOpenerSpy(answering: true)
        let refusing = URLOpenerSpy(answering: false)
        let opener = AttachmentOpener()

        try? opener.openAttachment(file: letter, with: refusing)
        try opener.openAttachment(file: letter, with: spy)
        try opener.openAttachment(file: letter, with: spy)
        #expect(spy.files == [letter, letter])
    }
}
