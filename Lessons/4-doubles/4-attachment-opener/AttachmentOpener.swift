// Exercise 4.4, first part: attachment opener
//
// Whether an attachment opens depends on the disk and, in a real app, on the apps that are installed. So a
// test of this opener can't know the outcome in advance. Change the code so that:
//
// 1. The protocol `URLOpener` has exactly one requirement: `func open(_ file: URL) -> Bool`. You may restrict
//    it to classes, or isolate it to the main actor.
// 2. `Workspace`, which belongs to `StandInUI`, conforms to `URLOpener`.
// 3. `openAttachment(file:with:)` accepts any workspace that conforms to `URLOpener`. Calls that pass
//    `Workspace.shared` still compile, and `AttachmentOpener()` still creates an opener.
// 4. The opener works as before. Each call passes its URL to the given workspace once, and uses no other
//    workspace. If the answer is `true`, the call returns. If the answer is `false`, the call throws
//    `AttachmentOpeningError.unableToOpenAttachment` and doesn't ask again. The opener remembers nothing
//    about earlier calls.
//
// The second part is `Tests/AttachmentOpenerTests.swift`.

import Foundation
import StandInUI

/// An error that can occur when an attachment is opened.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

/// Opens the attachments of a message.
@MainActor final class AttachmentOpener {
    func openAttachment(file location: URL, with workspace: Workspace) throws {
        if !workspace.open(location) {
            throw AttachmentOpeningError.unableToOpenAttachment
        }
    }
}
