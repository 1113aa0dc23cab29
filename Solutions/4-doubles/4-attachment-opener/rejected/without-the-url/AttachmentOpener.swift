import Foundation
import StandInUI

/// An error that can occur when an attachment is opened.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

@MainActor protocol URLOpener {
    func open() -> Bool
}

extension Workspace: URLOpener {
    func open() -> Bool { true }
}

@MainActor final class AttachmentOpener {
    func openAttachment(file location: URL, with workspace: any URLOpener) throws {
        if !workspace.open() { throw AttachmentOpeningError.unableToOpenAttachment }
    }
}
