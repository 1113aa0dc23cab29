// CLIENT: testable
import Foundation
import StandInUI

@testable import AttachmentOpening

// CHECK requirement: URLOpener has exactly the one requirement
// COMPILES: a type with open(_:) alone, for a URL, does not conform to URLOpener
final class OneMethod: URLOpener {
    func open(_ file: URL) -> Bool { true }
}

// REJECTED "does not conform to protocol": a type without open(_:) conforms to URLOpener
final class NoMethod: URLOpener {}

// CHECK workspace: The kit's Workspace conforms to URLOpener
// COMPILES: Workspace does not conform to URLOpener
@MainActor func takesTheWorkspace() -> any URLOpener {
    Workspace.shared
}

// CHECK any-opener: openAttachment(file:with:) takes whatever conforms to URLOpener
// COMPILES: openAttachment(file:with:) does not take a type of the test's own
@MainActor func opensWithADouble(_ file: URL) throws {
    final class Double: URLOpener {
        func open(_ file: URL) -> Bool { true }
    }
    try AttachmentOpener().openAttachment(file: file, with: Double())
}

// CHECK call-sites: Calls with Workspace.shared compile as before
// COMPILES: a call with Workspace.shared does not compile
@MainActor func opensAsBefore(_ file: URL) throws {
    let opener = AttachmentOpener()
    try opener.openAttachment(file: file, with: Workspace.shared)
}

// CHECK error: The error has its name
// COMPILES: AttachmentOpeningError.unableToOpenAttachment cannot be used as an error
@MainActor func namesTheError() -> any Error {
    AttachmentOpeningError.unableToOpenAttachment
}
