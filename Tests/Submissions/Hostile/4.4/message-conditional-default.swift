// Does: Lets types without the method conform, through a default for every type in an unavailable extension.
// VERDICT: failed
// SAYS: could not check whether a type without open(_:) conforms to URLOpener,
// swift-format-ignore-file
// FILE: AttachmentOpener.swift
import Foundation
import StandInUI

/// An error that can occur when an attachment is opened.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

/// The part of a workspace that an opener uses.
@MainActor protocol URLOpener {
    func open(_ file: URL) -> Bool
}

extension Workspace: URLOpener {}

/// Opens the attachments of a message.
@MainActor final class AttachmentOpener {
    func openAttachment(file location: URL, with workspace: any URLOpener) throws {
        if !workspace.open(location) {
            throw AttachmentOpeningError.unableToOpenAttachment
        }
    }
}

@available(swift, obsoleted: 1.0, message: "does not conform to protocol")
extension URLOpener {
    func open(_ file: URL) -> Bool { false }
}
// FILE: AttachmentOpenerTests.swift
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
}
