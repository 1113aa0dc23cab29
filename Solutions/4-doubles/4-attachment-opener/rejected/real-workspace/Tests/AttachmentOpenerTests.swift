import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

@MainActor @Suite struct AttachmentOpenerTests {
    @Test func throwsForAFileThatIsNotThere() {
        let nowhere = URL(fileURLWithPath: "/no/such")
        #expect(throws: AttachmentOpeningError.unableToOpenAttachment) {
            try AttachmentOpener().openAttachment(file: nowhere, with: Workspace.shared)
        }
    }
}
