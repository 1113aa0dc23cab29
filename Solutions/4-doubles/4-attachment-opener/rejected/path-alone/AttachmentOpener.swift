import Foundation
import StandInUI

/// What can go wrong with an attachment.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

/// What an opener asks of the place where files are opened.
@MainActor protocol URLOpener {
    func open(_ file: URL) -> Bool
}

extension Workspace: URLOpener {}

/// Opens what is attached to a message.
@MainActor final class AttachmentOpener {
    func openAttachment(file location: URL, with workspace: any URLOpener) throws {
        if !workspace.open(URL(fileURLWithPath: location.path)) {
            throw AttachmentOpeningError.unableToOpenAttachment
        }
    }
}
