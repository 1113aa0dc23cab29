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
        let names = ["Ada Lovelace", " bo ", ""]
        let stubs = names.map { name in
            let stub = Stub()
            stub.nameLabel.text = "from before"
            stub.answer = UserProfile(name: name)
            return stub
        }
        for stub in stubs { stub.loadViewIfNeeded() }
        for (stub, name) in zip(stubs, names) {
            expect(
                stub.nameLabel.text ?? "no text", equals: name,
                "text of the label for the answer \"\(name)\", with three screens side by side")
        }
    }

    @Test("Each time the view is loaded, the label shows the new answer")
    func nextAnswer() {
        for (count, name) in ["Ada", "", nil, "Bo"].enumerated() {
            stub.answer = name.map { UserProfile(name: $0) }
            stub.viewDidLoad()
            expect(
                stub.calls, equals: count + 1,
                "calls of the override after the view was loaded \(count + 1) times")
            expect(
                stub.nameLabel.text ?? "no text", equals: name ?? "Unknown User",
                "text of the label after answer \(count + 1) of \"Ada\", \"\", nil, \"Bo\"")
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
