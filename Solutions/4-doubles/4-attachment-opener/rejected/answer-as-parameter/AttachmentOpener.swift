import Foundation
import StandInUI

/// An error that can occur when an attachment is opened.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

@MainActor final class AttachmentOpener {
    func openAttachment(file location: URL, with workspace: Workspace) throws {
        try openAttachment(file: location, opens: workspace.open(location))
    }

    func openAttachment(file location: URL, opens: Bool) throws {
        if !opens { throw AttachmentOpeningError.unableToOpenAttachment }
    }
}
