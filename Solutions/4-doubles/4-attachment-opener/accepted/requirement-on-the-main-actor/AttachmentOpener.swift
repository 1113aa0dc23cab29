import Foundation
import StandInUI

/// An error that can occur when an attachment is opened.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

/// The part of a workspace that an opener uses.
protocol URLOpener {
    @MainActor func open(_ file: URL) -> Bool
}

extension Workspace: URLOpener {}

@MainActor struct AttachmentOpener {
    var onRefusal: @MainActor (URL) -> Void = { _ in }

    func openAttachment(file location: URL, with workspace: any URLOpener) throws {
        guard workspace.open(location) else {
            onRefusal(location)
            throw AttachmentOpeningError.unableToOpenAttachment
        }
    }
}
