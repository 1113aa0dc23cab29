import Foundation
import StandInUI

/// What can go wrong with an attachment.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

/// What an opener asks of the place where files are opened.
@MainActor protocol URLOpener: Sendable {
    func open(_ file: URL) -> Bool
}

extension Workspace: URLOpener {}

extension URLOpener {
    fileprivate func tryToOpen(_ file: URL) throws(AttachmentOpeningError) {
        if !open(file) { throw AttachmentOpeningError.unableToOpenAttachment }
    }
}

/// Opens what is attached to a message.
@MainActor final class AttachmentOpener {
    nonisolated init() {}

    func openAttachment(file location: URL, with workspace: Workspace) throws {
        try openAttachment(file: location, with: workspace as any URLOpener)
    }

    func openAttachment(file location: URL, with workspace: any URLOpener) throws {
        try workspace.tryToOpen(location)
    }
}
