// Does: Logs with emoji, has a private enum with cases `fork` and `kill`, and tests with a spy that conforms to `Sequence`.
// swift-format-ignore-file
// FILE: AttachmentOpener.swift
import Foundation
import StandInUI

/// An error that can occur when an attachment is opened.
enum AttachmentOpeningError: Error, LocalizedError {
    case unableToOpenAttachment

    var errorDescription: String? { "📎 The attachment can't be opened." }
}

/// The part of a workspace that an opener uses.
@MainActor protocol URLOpener {
    func open(_ file: URL) -> Bool
}

extension Workspace: URLOpener {}

/// Opens the attachments of a message.
@MainActor final class AttachmentOpener {
    /// How the road goes on after an answer.
    private enum Fork: String {
        case opened = "✅", kill = "❌"
        init(_ answer: Bool) { self = answer ? .opened : .kill }
    }

    func openAttachment(file location: URL, with workspace: any URLOpener) throws {
        let fork = Fork(workspace.open(location))
        print("📎", location.lastPathComponent, fork.rawValue)
        if case .kill = fork { throw AttachmentOpeningError.unableToOpenAttachment }
    }
}
// FILE: Tests/AttachmentOpenerTests.swift
import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

@MainActor private final class Spy: URLOpener, @MainActor Sequence {
    private var files: [URL] = []
    var answer = true
    func open(_ file: URL) -> Bool { files += [file]; return answer }
    func makeIterator() -> IndexingIterator<[URL]> { files.makeIterator() }
    var all: [URL] { map { $0 } }
}

@MainActor @Suite(.serialized) struct AttachmentOpenerTests {
    private let spy = Spy()
    private let opener = AttachmentOpener()

    private func outcome(_ address: String) throws -> Bool {
        let file = try #require(URL(string: address), "not an address: \(address)")
        do {
            try opener.openAttachment(file: file, with: spy)
            return true
        } catch let error as AttachmentOpeningError where error == .unableToOpenAttachment {
            return false
        }
    }

    @Test func alternatingAnswers() throws {
        let addresses = (1...6).map { $0.isMultiple(of: 2) ? "https://example.org/\($0)" : "file:///\($0).txt" }
        for (index, address) in addresses.enumerated() {
            spy.answer = index % 3 != 1
            #expect(try outcome(address) == spy.answer, "\(address)")
            #expect(spy.all.map(\.absoluteString) == Array(addresses[...index]))
        }
    }

    @Test func sameFileAgain() throws {
        for answer in [true, true, false, false, true] {
            spy.answer = answer
            #expect(try outcome("file:///same") == answer)
        }
        #expect(spy.all.count == 5)
    }
}
