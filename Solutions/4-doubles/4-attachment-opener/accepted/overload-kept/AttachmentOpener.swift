import Foundation
import StandInUI

/// An error that can occur when an attachment is opened.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

/// The part of a workspace that an opener uses.
@MainActor protocol URLOpener: Sendable {
    func open(_ file: URL) -> Bool
}

extension Workspace: URLOpener {}

extension URLOpener {
    fileprivate func tryToOpen(_ file: URL) throws(AttachmentOpeningError) {
        if !open(file) { throw AttachmentOpeningError.unableToOpenAttachment }
    }
}

/// Opens the attachments of a message.
@MainActor final class AttachmentOpener {
    nonisolated init() {}

    func openAttachment(file location: URL, with workspace: Workspace) throws {
        try openAttachment(file: location, with: workspace as any URLOpener)
    }

    func openAttachment(file location: URL, with workspace: any URLOpener) throws {
        try workspace.tryToOpen(location)
    }
}
