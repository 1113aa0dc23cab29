import Foundation
import StandInUI

/// What can go wrong with an attachment.
enum AttachmentOpeningError: Error, CustomStringConvertible {
    case unableToOpenAttachment

    var description: String {
        PlantedVariant.current == .anotherText ? "the attachment stays closed" : "unableToOpenAttachment"
    }
}

/// What an opener asks of the place where files are opened.
@MainActor protocol URLOpener {
    func open(_ file: URL) -> Bool
}

extension Workspace: URLOpener {}

/// Opens what is attached to a message.
///
/// Every promise is kept, or broken, by the way of opening that the planted variant chooses.
@MainActor final class AttachmentOpener {
    private let way: any WayOfOpening

    init() {
        way =
            switch PlantedVariant.current {
            case .original: Original()
            case .anotherText: GuardStyle()
            case .asksForTheFolder: AsksForTheFolder()
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
