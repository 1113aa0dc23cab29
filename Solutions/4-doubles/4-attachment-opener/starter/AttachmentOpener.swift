// Exercise 4.4, first part: attachment opener
//
// Whether an attachment opens depends on the disk, and in a real app on what is installed. So no test of this
// opener can know the outcome in advance. When you are done:
//
// 1. There is a protocol `URLOpener` with exactly one requirement: `func open(_ file: URL) -> Bool`. A type on
//    the main actor can conform to it.
// 2. `Workspace`, which belongs to the kit, conforms to `URLOpener`.
// 3. `openAttachment(file:with:)` takes whatever conforms to `URLOpener`. Calls that pass `Workspace.shared`
//    compile as before, and `AttachmentOpener()` still makes an opener.
// 4. The opener works as before. Each call asks once, with the URL that it was given, and asks nobody but the
//    workspace that it was given. When the answer is `true`, it returns. When it is `false`, it throws
//    `AttachmentOpeningError.unableToOpenAttachment`, and does not ask again. The opener remembers nothing of
//    earlier calls.
//
// The second part is `Tests/AttachmentOpenerTests.swift`.

import Foundation
import StandInUI

/// What can go wrong with an attachment.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

/// Opens what is attached to a message.
@MainActor final class AttachmentOpener {
    func openAttachment(file location: URL, with workspace: Workspace) throws {
        if !workspace.open(location) {
            throw AttachmentOpeningError.unableToOpenAttachment
        }
    }
}
