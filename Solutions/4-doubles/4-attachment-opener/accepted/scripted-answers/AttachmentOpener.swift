import Foundation
import StandInUI

/// An error that can occur when an attachment is opened.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

/// The part of a workspace that an opener uses.
@MainActor
protocol URLOpener: AnyObject {
    @discardableResult
    func open(_ file: URL) -> Bool
}

extension Workspace: URLOpener {}

extension AttachmentOpeningError: LocalizedError {
    var errorDescription: String? { "The attachment cannot be opened." }
}

/// Opens the attachments of a message.
@MainActor
final class AttachmentOpener {
    func openAttachment<Opener: URLOpener>(file location: URL, with workspace: Opener) throws {
        switch workspace.open(location) {
        case true: return
        case false: throw AttachmentOpeningError.unableToOpenAttachment
        }
    }
}
