import Foundation
import Testing
import TestSupport

@testable import WorkbookFormats
@testable import WorkbookReporting
@testable import WorkbookModel
import WorkbookSystem

@Suite(.temporaryFolder) struct LearnerIdentityTests {
    let folder = TemporaryFolder.current

    private var course: Course { Course(root: folder.url, lessons: []) }

    @Test("A stored identity is loaded again")
    func kept() throws {
        let made = LearnerIdentity.made()
        expectEqual(LearnerIdentity.known(for: course), nil)
        try made.keep(for: course)
        expectEqual(LearnerIdentity.known(for: course), made)
        #expect(made != .made())
    }

    @Test(
        "A damaged identity is replaced", arguments: ["", "0123", "0123456789abcdeg", "../../../../etc/"])
    func damaged(text: String) throws {
        try folder.write([".workbook/learner": text])
        expectEqual(LearnerIdentity.known(for: course), nil)
        try LearnerIdentity.made().keep(for: course)
        #expect(LearnerIdentity.known(for: course) != nil)
    }

    @Test("An identity made from a small number is padded with zeros")
    func digits() {
        struct One: RandomNumberGenerator { mutating func next() -> UInt64 { 1 } }
        var generator = One()
        expectEqual(LearnerIdentity(using: &generator).id, "0000000000000001")
    }

    @Test("The note on an identity that wasn't saved says what follows from that")
    func unsaved() {
        #expect(
            LearnerIdentity.unsaved(MachineFault.readOnly(nil), in: course).hasSuffix(
                "A workbook can be copied there. Until it is saved, your next report will look as if it came from another person."
            ))
    }
}
