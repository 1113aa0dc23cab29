// Does: Gives the error a description in the tests, for shorter messages, and has a double with a mirror of its own.
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
// FILE: Tests/AttachmentOpenerTests.swift
import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

extension AttachmentOpeningError: CustomTestStringConvertible {
    public var testDescription: String { "cannot open" }
}

final class Desk: URLOpener, CustomReflectable, CustomStringConvertible {
    var opened: [URL] = []
    var isWilling: Bool

    init(isWilling: Bool) { self.isWilling = isWilling }

    func open(_ file: URL) -> Bool {
        opened.append(file)
        return isWilling
    }

    nonisolated var description: String { "a desk" }
    nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

@MainActor @Suite struct AttachmentOpenerTests {
    let files = [URL(fileURLWithPath: "/a.txt"), URL(fileURLWithPath: "/b/c"), URL(string: "https://example.org/x")!]

    @Test func openerOpensWhatItGets() throws {
        let desk = Desk(isWilling: true)
        let opener = AttachmentOpener()
        for file in files + files { try opener.openAttachment(file: file, with: desk) }
        #expect(desk.opened == files + files)
    }

    @Test func openerThrowsAndGoesOn() throws {
        let desk = Desk(isWilling: false)
        let opener = AttachmentOpener()
        for file in files {
            let error = #expect(throws: AttachmentOpeningError.self) { try opener.openAttachment(file: file, with: desk) }
            #expect(error == .unableToOpenAttachment)
        }
        #expect(desk.opened == files)
        desk.isWilling = true
        try opener.openAttachment(file: files[0], with: desk)
        #expect(desk.opened == files + files.prefix(1))
    }
}
