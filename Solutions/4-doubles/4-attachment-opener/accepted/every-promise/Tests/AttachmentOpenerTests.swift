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
        #expect(throws: AttachmentOpeningError.unableToOpenAttachment) {
            try AttachmentOpener().openAttachment(file: letter, with: spy)
        }
        #expect(spy.files == [letter])
    }

    @Test func remembersNothingOfEarlierCalls() throws {
        let spy = URLOpenerSpy(answering: true)
        let refusing = URLOpenerSpy(answering: false)
        let opener = AttachmentOpener()

        #expect(throws: AttachmentOpeningError.self) {
            try opener.openAttachment(file: letter, with: refusing)
        }
        try opener.openAttachment(file: letter, with: spy)
        try opener.openAttachment(file: letter, with: spy)
        #expect(spy.files == [letter, letter])
    }

    @Test func asksOnceWhenRefused() {
        let spy = URLOpenerSpy(answering: false)
        try? AttachmentOpener().openAttachment(file: letter, with: spy)
        #expect(spy.files.count == 1)
    }

    @Test func asksForTheLetterFirst() {
        let spy = URLOpenerSpy(answering: false)
        try? AttachmentOpener().openAttachment(file: letter, with: spy)
        #expect(spy.files.first == letter)
    }

    @Test func throwsAnErrorOfItsOwn() {
        #expect(throws: AttachmentOpeningError.self) {
            try AttachmentOpener().openAttachment(file: letter, with: URLOpenerSpy(answering: false))
        }
    }

    @Test func throwsNothingWhenItOpened() {
        #expect(throws: Never.self) {
            try AttachmentOpener().openAttachment(file: letter, with: URLOpenerSpy(answering: true))
        }
    }

    @Test func asksOnlyTheOneItIsGiven() {
        let first = URLOpenerSpy(answering: true)
        let opener = AttachmentOpener()
        try? opener.openAttachment(file: letter, with: first)
        let before = first.files
        try? opener.openAttachment(file: letter, with: URLOpenerSpy(answering: true))
        #expect(first.files == before)
    }

    @Test func leavesTheRealOneAlone() {
        let before = Workspace.shared.openedFiles
        try? AttachmentOpener().openAttachment(file: letter, with: URLOpenerSpy(answering: true))
        #expect(Workspace.shared.openedFiles == before)
    }
}
