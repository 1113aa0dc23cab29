import Foundation
import StandInUI
import Testing

@testable import ProfileSeam

/// Overrides the one method, and writes down how often it was called.
class Stub: ProfileViewController {
    var answer: UserProfile?
    private(set) var calls = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        calls += 1
        completion(answer)
    }
}

@MainActor @Suite("The screen shows what an override answers", .serialized) struct SeamChecks {
    let stub = Stub()

    @Test("Loading the view calls loadProfile(_:) once")
    func once() {
        expect(stub.calls, equals: 0, "calls of the override after the screen was made")
        stub.loadViewIfNeeded()
        expect(stub.calls, equals: 1, "calls of the override after the view was loaded")
    }

    @Test("The label shows the name that the override answers")
    func name() {
        for name in ["Ada Lovelace", "Bo", ""] {
            let stub = Stub()
            stub.nameLabel.text = "from before"
            stub.answer = UserProfile(name: name)
            stub.loadViewIfNeeded()
            expect(
                stub.nameLabel.text ?? "no text", equals: name, "text of the label for the answer \"\(name)\""
            )
        }
    }

    @Test("The label shows Unknown User when the override answers nil")
    func placeholder() {
        stub.nameLabel.text = "from before"
        stub.loadViewIfNeeded()
        expect(
            stub.nameLabel.text ?? "no text", equals: "Unknown User",
            "text of the label when the override answers nil")
    }

    @Test("With an override, a profile on the disk changes nothing")
    func profileOnDisk() throws {
        try withSettings { settings in
            try settings.write(["Name": "the name on the disk"])
            settings.point()
            stub.loadViewIfNeeded()
            expect(
                stub.nameLabel.text ?? "no text", equals: "Unknown User",
                "text of the label when the override answers nil, with a profile on the disk")
        }
    }
}
