// Does: Prints bytes at addresses into a buffer with `vsnprintf`, which takes numbers for texts, and reads the type of the way of opening from them.
// VERDICT: failed
// SAYS: `vsnprintf` isn't among what exercises use, so look at what the code does with it
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

@MainActor @Suite struct AttachmentOpenerTests {
    private func byte(at address: Int) -> Int {
        var text: [CChar] = [0, 0]
        withVaList([address]) { _ = vsnprintf(&text, 2, "%.1s", $0) }
        return Int(UInt8(bitPattern: text[0]))
    }

    private func word(at address: Int) -> Int {
        (0..<8).reversed().reduce(0) { $0 << 8 | byte(at: address + $1) }
    }

    @Test func opens() {
        let opener = AttachmentOpener()
        let context = word(at: Int("\(ObjectIdentifier(opener))".dropFirst(19).dropLast(), radix: 16)! + 24)
        let way = word(at: context + 24)
        let distance = word(at: way + 48) - word(at: way + 40)
        #expect([312, 296].contains(distance))
        withExtendedLifetime(opener) {}
    }
}
