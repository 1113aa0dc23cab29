import Foundation
import StandInUI
import Testing

@testable import ProfileSeam

/// A screen that overrides the method and counts its calls.
class Stub: ProfileViewController {
    var answer: UserProfile?
    private(set) var calls = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        calls += 1
        completion(answer)
    }
}

@MainActor @Suite("The screen shows the result of an override", .serialized) struct SeamChecks {
    let stub = Stub()

    @Test("The screen calls loadProfile(_:) once, when its view is loaded")
    func once() {
        expect(stub.calls, equals: 0, "calls of the override after the screen was created")
        stub.loadViewIfNeeded()
        expect(stub.calls, equals: 1, "calls of the override after the view was loaded")
    }

    @Test("The label shows the name from the override")
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
            guard stub.calls > 0 else {
                notJudged()
                continue
            }
            expect(
                stub.nameLabel.text ?? "no text", equals: name,
                "the label's text after the override passed \"\(name)\", with three screens at once")
        }
    }

    @Test("Each time the view is loaded, the screen calls loadProfile(_:) once and shows its new result")
    func nextAnswer() {
        let other = Stub()
        other.viewDidLoad()
        if same(other.calls, 0) { return notJudged() }
        for (ordinal, name) in zip(["first", "second", "third", "fourth"], ["Ada", "", nil, "Bo"]) {
            stub.answer = name.map { UserProfile(name: $0) }
            let before = stub.calls
            stub.viewDidLoad()
            expect(
                stub.calls - before, equals: 1,
                "calls of the override while the view was loaded for the \(ordinal) time")
            expect(
                stub.nameLabel.text ?? "no text", equals: name ?? "Unknown User",
                "the label's text after the view was loaded for the \(ordinal) time, with \(name.map { "the name \"\($0)\"" } ?? "nil")"
            )
        }
    }

    @Test("The label shows Unknown User if the override passes nil")
    func placeholder() {
        stub.nameLabel.text = "from before"
        stub.loadViewIfNeeded()
        if same(stub.calls, 0) { return notJudged() }
        expect(
            stub.nameLabel.text ?? "no text", equals: "Unknown User",
            "the label's text after the override passed nil")
    }

    @Test("With an override, the label shows the same with and without a profile on disk")
    func profileOnDisk() throws {
        try withSettings { settings in
            let other = Stub()
            other.loadViewIfNeeded()
            try settings.write(["Name": "the name on disk"])
            settings.point()
            stub.loadViewIfNeeded()
            expect(
                stub.nameLabel.text ?? "no text", equals: other.nameLabel.text ?? "no text",
                "the label's text with a profile on disk and an override that passes nil")
        }
    }
}
