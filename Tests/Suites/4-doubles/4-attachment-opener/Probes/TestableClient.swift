// CLIENT: testable
import Foundation
import StandInUI

@testable import AttachmentOpening

// CHECK requirement: URLOpener requires exactly open(_ file: URL) -> Bool
// COMPILES: a type that has only open(_:) for a URL doesn't conform to URLOpener
final class AClassWithOnlyOpen: URLOpener {
    func open(_ file: URL) -> Bool { true }
}

// COMPILES: open(_:) of a URLOpener can't be called without try or await, or doesn't return a Bool
@MainActor func asks(_ workspace: some URLOpener, _ file: URL) -> Bool {
    workspace.open(file)
}

// REJECTED type_does_not_conform: a type without open(_:) conforms to URLOpener
final class NoMethod: URLOpener {}

// CHECK workspace: Workspace conforms to URLOpener
// COMPILES: Workspace doesn't conform to URLOpener
@MainActor func takesTheWorkspace() -> any URLOpener {
    Workspace.shared
}

// CHECK any-opener: openAttachment(file:with:) accepts any workspace that conforms to URLOpener
// COMPILES: openAttachment(file:with:) doesn't accept a test's own type
@MainActor func opensWithADouble(
    _ opener: AttachmentOpener, _ file: URL, _ workspace: some URLOpener
) throws {
    try opener.openAttachment(file: file, with: workspace)
}

// CHECK call-sites: AttachmentOpener() and calls with Workspace.shared still compile
// COMPILES: AttachmentOpener() doesn't compile
@MainActor func createsAsBefore() {
    _ = AttachmentOpener()
}

// COMPILES: a call with Workspace.shared doesn't compile
@MainActor func opensAsBefore(_ opener: AttachmentOpener, _ file: URL) throws {
    try opener.openAttachment(file: file, with: Workspace.shared)
}

// CHECK error: The error keeps its name
// COMPILES: AttachmentOpeningError.unableToOpenAttachment can't be used as an error
@MainActor func namesTheError() -> any Error {
    AttachmentOpeningError.unableToOpenAttachment
}
