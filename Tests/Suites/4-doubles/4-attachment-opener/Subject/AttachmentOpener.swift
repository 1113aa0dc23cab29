import Foundation
import StandInUI

/// An error that can occur when an attachment is opened.
enum AttachmentOpeningError: Error, CustomStringConvertible {
    case unableToOpenAttachment

    var description: String {
        PlantedVariant.current == .anotherText ? "the attachment stays closed" : "unableToOpenAttachment"
    }
}

/// The part of a workspace that an opener uses.
@MainActor protocol URLOpener {
    func open(_ file: URL) -> Bool
}

extension Workspace: URLOpener {}

/// Opens the attachments of a message.
///
/// The planted variant chooses how the opener opens files, and so which promise it breaks, if any.
@MainActor final class AttachmentOpener {
    @Concealed private var way: any WayOfOpening

    init() {
        way =
            switch PlantedVariant.current {
            case .original: Original()
            case .anotherText: GuardStyle()
            case .asksForTheFolder: AsksForTheFolder()
            case .asksForTheNamesake: AsksForTheNamesake()
            case .wrongError: WrongError()
            case .opensTwice: OpensTwice()
            case .inverted: Inverted()
            case .asksAgain: AsksAgain()
            case .neverOpensFiles: NeverOpensFiles()
            case .neverOpensWebAddresses: NeverOpensWebAddresses()
            case .swallowsTheError: SwallowsTheError()
            case .remembersTheFirst: RemembersTheFirst()
            case .givesUpAfterARefusal: GivesUpAfterARefusal()
            case .skipsWhatItOpened: SkipsWhatItOpened()
            case .scrambled: Scrambled()
            }
    }

    func openAttachment(file location: URL, with workspace: any URLOpener) throws {
        try way.open(location, with: workspace)
    }
}

/// How an opener opens a file.
@MainActor protocol WayOfOpening {
    func open(_ file: URL, with workspace: any URLOpener) throws
}
