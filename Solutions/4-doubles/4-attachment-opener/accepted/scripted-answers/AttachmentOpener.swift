import Foundation
import StandInUI

/// What can go wrong with an attachment.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

/// What an opener asks of the place where files are opened.
@MainActor
protocol URLOpener: AnyObject {
    @discardableResult
    func open(_ file: URL) -> Bool
}

extension Workspace: URLOpener {}

extension AttachmentOpeningError: LocalizedError {
    var errorDescription: String? { "The attachment cannot be opened." }
}

/// Opens what is attached to a message.
@MainActor
final class AttachmentOpener {
    func openAttachment<Opener: URLOpener>(file location: URL, with workspace: Opener) throws {
        switch workspace.open(location) {
        case true: return
        case false: throw AttachmentOpeningError.unableToOpenAttachment
        }
    }
}
