// Does: Its tests write a temporary file, and read it again.
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

    @Test func leavesARealFileAsItIs() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("may-\(UUID().uuidString).txt")
        try Data("Dear reader".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let spy = URLOpenerSpy(answering: true)
        try AttachmentOpener().openAttachment(file: file, with: spy)
        #expect(spy.files == [file])
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(FileManager.default.contents(atPath: file.path) == Data("Dear reader".utf8))
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
