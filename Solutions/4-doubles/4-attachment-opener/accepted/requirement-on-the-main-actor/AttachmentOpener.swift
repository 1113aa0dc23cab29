import Foundation
import StandInUI

/// What can go wrong with an attachment.
enum AttachmentOpeningError: Error {
    case unableToOpenAttachment
}

/// What an opener asks of the place where files are opened.
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
