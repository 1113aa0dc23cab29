// Does: Makes the opener generic with `some`, adds private helpers to `URL`, and tests with `confirmation`.
// swift-format-ignore-file
// FILE: AttachmentOpener.swift
import Foundation
import StandInUI

/// An error that can occur when an attachment is opened.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

/// The part of a workspace that an opener uses.
@MainActor protocol URLOpener { func open(_ file: URL) -> Bool }

extension Workspace: URLOpener {}

extension URL {
    fileprivate var isBlank: Bool { absoluteString.isEmpty }
    fileprivate var second: String? { pathComponents.dropFirst().first }
}

extension Bool {
    fileprivate func orThrow(_ error: @autoclosure () -> some Error) throws { if !self { throw error() } }
}

/// Opens the attachments of a message.
@MainActor final class AttachmentOpener {
    func openAttachment(file location: URL, with workspace: some URLOpener) throws {
        assert(!location.isBlank, "An attachment has an address. (Its folder: \(location.second ?? "none").)")
        try workspace.open(location).orThrow(AttachmentOpeningError.unableToOpenAttachment)
    }
}
// FILE: Tests/AttachmentOpenerTests.swift
import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

private struct Answering: URLOpener {
    typealias Handler = @MainActor (URL) -> Bool
    let answer: Handler
    func open(_ file: URL) -> Bool { answer(file) }
}

@MainActor @Suite struct AttachmentOpenerTests {
    let opener = AttachmentOpener()

    @Test(arguments: ["file:///invoices/7.pdf", "https://example.org/7"])
    func asksOnce(address: String) async throws {
        let expected = try #require(URL(string: address))
        try await confirmation("asked, and it opened") { asked in
            try opener.openAttachment(file: expected, with: Answering { file in
                #expect(file == expected)
                asked()
                return true
            })
        }
        await confirmation("asked, and it refused") { asked in
            #expect(throws: AttachmentOpeningError.unableToOpenAttachment) {
                try opener.openAttachment(file: expected, with: Answering { file in
                    #expect(file == expected)
                    asked()
                    return false
                })
            }
        }
    }

    @Test func forgetsEverything() throws {
        var files: [URL] = []
        var answers = [true, false, true, true, false].makeIterator()
        let workspace = Answering { file in
            files.append(file)
            return answers.next() ?? false
        }
        let pages = (1...5).map { URL(filePath: "/invoices/8-\($0).pdf") }
        let outcomes = pages.map { page in
            do {
                try opener.openAttachment(file: page, with: workspace)
                return "opened"
            } catch AttachmentOpeningError.unableToOpenAttachment {
                return "refused"
            } catch {
                return String(describing: error)
            }
        }
        #expect(outcomes == ["opened", "refused", "opened", "opened", "refused"])
        #expect(files == pages)
    }
}
