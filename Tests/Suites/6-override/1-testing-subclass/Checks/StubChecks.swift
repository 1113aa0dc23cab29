import Foundation
import StandInUI
import Testing

@testable import ProfileStub

@MainActor @Suite("The stub answers for the settings and the file", .serialized) struct StubChecks {
    let ada = UserProfile(name: "Ada")
    let bo = UserProfile(name: "Bo")
    let stub = StubProfileViewController()

    init() {
        UserDefaults.standard.removeObject(forKey: "ProfilePath")
    }

    private func answers(to calls: Int = 1, of other: StubProfileViewController? = nil) -> [String] {
        var answers: [String] = []
        for _ in 1...calls {
            (other ?? stub).loadProfile { profile in answers.append(profile?.name ?? "no profile") }
        }
        return answers
    }

    @Test("A new stub has no profile and was never asked")
    func newStub() {
        expect(stub.loadedProfile?.name, equals: nil, "the name in loadedProfile of a new stub")
        expect(stub.loadCount, equals: 0, "loadCount of a new stub")
    }

    @Test("The answer is the profile that the test has set")
    func answersTheProfile() {
        stub.loadedProfile = ada
        expect(answers(), equals: ["Ada"], "answers to loadProfile(_:) with Ada in loadedProfile")
        stub.loadedProfile = UserProfile(name: "")
        expect(answers(), equals: [""], "answers to loadProfile(_:) with an empty name in loadedProfile")
        stub.loadedProfile = UserProfile(name: " bo dE ")
        expect(
            answers(), equals: [" bo dE "],
            "answers to loadProfile(_:) with the name \" bo dE \" in loadedProfile")
    }

    @Test("Without a profile the answer is nil")
    func answersNil() {
        expect(answers(), equals: ["no profile"], "answers to loadProfile(_:) of a new stub")
    }

    @Test("Each call is answered once, with what loadedProfile holds then")
    func everyCall() {
        stub.loadedProfile = ada
        expect(answers(to: 2), equals: ["Ada", "Ada"], "answers to two calls with Ada in loadedProfile")
        stub.loadedProfile = bo
        expect(answers(), equals: ["Bo"], "answers to one call after loadedProfile was set to Bo")
        stub.loadedProfile = nil
        expect(answers(), equals: ["no profile"], "answers to one call after loadedProfile was set to nil")
        stub.loadedProfile = ada
        expect(answers(), equals: ["Ada"], "answers to one call after loadedProfile was set to Ada again")
    }

    @Test("Setting and reading loadedProfile asks for nothing")
    func loadedProfile() {
        let before = stub.loadCount
        stub.loadedProfile = ada
        expect(stub.loadedProfile?.name, equals: "Ada", "the name in loadedProfile after it was set to Ada")
        expect(stub.loadCount - before, equals: 0, "calls counted after loadedProfile was set and read")
    }

    @Test("loadCount counts the calls")
    func counts() {
        let before = stub.loadCount
        _ = answers()
        expect(stub.loadCount - before, equals: 1, "calls counted after one call")
        stub.loadedProfile = ada
        _ = answers(to: 2)
        expect(stub.loadCount - before, equals: 3, "calls counted after three calls")
        stub.loadedProfile = nil
        _ = answers(to: 2)
        expect(
            stub.loadCount - before, equals: 5,
            "calls counted after five calls, the last two without a profile")
    }

    @Test("Every stub has its own profile and its own count")
    func ownMemory() {
        let other = StubProfileViewController()
        stub.loadedProfile = ada
        _ = answers()
        expect(other.loadedProfile?.name, equals: nil, "the name in another stub's loadedProfile")
        expect(other.loadCount, equals: 0, "loadCount of a stub after another one was asked")
        other.loadedProfile = bo
        expect(answers(), equals: ["Ada"], "answers of a stub with Ada, while another stub has Bo")
        expect(answers(of: other), equals: ["Bo"], "answers of a stub with Bo, while another stub has Ada")
        other.loadedProfile = nil
        expect(answers(), equals: ["Ada"], "answers of a stub with Ada, while another stub has nil")
        expect(
            stub.loadCount, equals: 3, "loadCount of a stub after three calls, and one call of another stub")
    }

    @Test("The label is left to the superclass")
    func label() {
        expect(stub.nameLabel.text ?? "no text", equals: "no text", "text of a new stub's label")
        stub.nameLabel.text = "as it was"
        stub.loadedProfile = ada
        _ = answers()
        expect(
            stub.nameLabel.text ?? "no text", equals: "as it was",
            "text of the label after loadProfile(_:) alone")
    }

    @Test("With the stub, the real screen shows the profile or the placeholder")
    func realScreen() {
        let before = stub.loadCount
        stub.loadedProfile = ada
        stub.loadViewIfNeeded()
        expect(stub.nameLabel.text ?? "no text", equals: "Ada", "text of the label with Ada in loadedProfile")
        expect(stub.loadCount - before, equals: 1, "calls counted after the view was loaded")

        let empty = StubProfileViewController()
        empty.loadViewIfNeeded()
        expect(
            empty.nameLabel.text ?? "no text", equals: "Unknown User",
            "text of the label without a profile in the stub")
    }

    @Test("A profile on the disk changes nothing")
    func profileOnDisk() throws {
        try withProfileOnDisk(name: "the name on the disk") {
            expect(answers(), equals: ["no profile"], "answers of a new stub with a profile on the disk")
            stub.loadedProfile = ada
            expect(answers(), equals: ["Ada"], "answers with Ada in loadedProfile and a profile on the disk")
            stub.loadedProfile = UserProfile(name: "")
            expect(
                answers(), equals: [""],
                "answers with an empty name in loadedProfile and a profile on the disk")
        }
    }

    @Test("loadProfile(_:) of the superclass never runs: here it would crash")
    func superclassNeverRuns() throws {
        try withProfileOnDisk(name: 7) {
            stub.loadedProfile = ada
            expect(
                answers(to: 3), equals: ["Ada", "Ada", "Ada"], "answers with a number as the name on the disk"
            )
            stub.loadedProfile = nil
            expect(
                answers(), equals: ["no profile"],
                "answers with nil in loadedProfile and a number as the name on the disk")
        }
    }
}
