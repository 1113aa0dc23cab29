import Foundation
import StandInUI

/// An error that can occur when an attachment is opened.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

protocol URLOpener {
    func open(_ file: URL) -> Bool
}

extension Workspace: @MainActor URLOpener {}

@MainActor final class AttachmentOpener {
    func openAttachment(file location: URL, with workspace: any URLOpener) throws {
        let isOpen = workspace.open(location)
        if isOpen { return }
        throw AttachmentOpeningError.unableToOpenAttachment
    }
}
