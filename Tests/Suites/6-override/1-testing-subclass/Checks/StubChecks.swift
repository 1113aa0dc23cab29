import Foundation
import StandInUI
import Testing

@testable import ProfileStub

@MainActor @Suite("The stub replaces the settings and the file", .serialized) struct StubChecks {
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

    @Test("A new stub has no profile, and its count is 0")
    func newStub() {
        expect(stub.loadedProfile?.name, equals: nil, "the name in a new stub's loadedProfile")
        expect(stub.loadCount, equals: 0, "a new stub's loadCount")
    }

    @Test("The completion receives exactly the profile that the test set")
    func answersTheProfile() {
        stub.loadedProfile = ada
        expect(answers(), equals: ["Ada"], "what the completion received, with Ada in loadedProfile")
        stub.loadedProfile = UserProfile(name: "")
        expect(answers(), equals: [""], "what the completion received, with an empty name in loadedProfile")
        stub.loadedProfile = UserProfile(name: " bo dE ")
        expect(
            answers(), equals: [" bo dE "],
            "what the completion received, with the name \" bo dE \" in loadedProfile")
    }

    @Test("Without a profile, the completion receives nil once")
    func answersNil() {
        expect(answers(), equals: ["no profile"], "what the completion received from a new stub")
    }

    @Test("Each call passes the current loadedProfile to its completion once")
    func everyCall() {
        stub.loadedProfile = ada
        expect(
            answers(to: 2), equals: ["Ada", "Ada"],
            "what the completions of two calls received, with Ada in loadedProfile")
        stub.loadedProfile = bo
        expect(answers(), equals: ["Bo"], "what the completion received after loadedProfile was set to Bo")
        stub.loadedProfile = nil
        expect(
            answers(), equals: ["no profile"],
            "what the completion received after loadedProfile was set to nil")
        stub.loadedProfile = ada
        expect(
            answers(), equals: ["Ada"],
            "what the completion received after loadedProfile was set to Ada again")
    }

    @Test("Tests can set and read loadedProfile, which doesn't count as a call")
    func loadedProfile() {
        let before = stub.loadCount
        stub.loadedProfile = ada
        expect(stub.loadedProfile?.name, equals: "Ada", "the name in loadedProfile after it was set to Ada")
        expect(stub.loadCount - before, equals: 0, "calls counted while loadedProfile was set and read")
    }

    @Test("loadCount counts the calls of loadProfile(_:)")
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

    @Test("With two stubs, each call uses the profile and the count of its own stub")
    func ownMemory() {
        let other = StubProfileViewController()
        stub.loadedProfile = ada
        _ = answers()
        expect(other.loadedProfile?.name, equals: nil, "the name in another stub's loadedProfile")
        expect(other.loadCount, equals: 0, "a stub's loadCount after one call of another stub")
        other.loadedProfile = bo
        expect(
            answers(), equals: ["Ada"],
            "what the completion received from the stub with Ada, while another stub has Bo")
        expect(
            answers(of: other), equals: ["Bo"],
            "what the completion received from the stub with Bo, while another stub has Ada")
        other.loadedProfile = nil
        expect(
            answers(), equals: ["Ada"],
            "what the completion received from the stub with Ada, while another stub has nil")
        expect(
            stub.loadCount, equals: 3, "a stub's loadCount after three calls, and one call of another stub")
    }

    @Test("Creating the stub and calling loadProfile(_:) leave the label unchanged")
    func label() {
        expect(stub.nameLabel.text ?? "no text", equals: "no text", "the text of a new stub's label")
        stub.nameLabel.text = "as it was"
        stub.loadedProfile = ada
        _ = answers()
        expect(
            stub.nameLabel.text ?? "no text", equals: "as it was",
            "the label's text after a call of loadProfile(_:), with the view not loaded")
    }

    @Test("Loading the view counts as one call, and shows the stub's profile or the placeholder")
    func realScreen() {
        let before = stub.loadCount
        stub.loadedProfile = ada
        stub.loadViewIfNeeded()
        expect(stub.nameLabel.text ?? "no text", equals: "Ada", "the label's text with Ada in loadedProfile")
        expect(stub.loadCount - before, equals: 1, "calls counted while the view was loaded")

        let empty = StubProfileViewController()
        empty.loadViewIfNeeded()
        expect(
            empty.nameLabel.text ?? "no text", equals: "Unknown User",
            "the label's text without a profile in the stub")
    }

    @Test("With a profile on disk, the completion still receives only the stub's profile")
    func profileOnDisk() throws {
        try withProfileOnDisk(name: "the name on disk") {
            expect(
                answers(), equals: ["no profile"],
                "what the completion received from a new stub, with a profile on disk")
            stub.loadedProfile = ada
            expect(
                answers(), equals: ["Ada"],
                "what the completion received, with Ada in loadedProfile and a profile on disk")
            stub.loadedProfile = UserProfile(name: "")
            expect(
                answers(), equals: [""],
                "what the completion received, with an empty name in loadedProfile and a profile on disk")
        }
    }

    @Test("With a number as the name on disk, the completion still receives only the stub's profile")
    func superclassNeverRuns() throws {
        try withProfileOnDisk(name: 7) {
            stub.loadedProfile = ada
            expect(
                answers(to: 3), equals: ["Ada", "Ada", "Ada"],
                "what the completions of three calls received, with Ada in loadedProfile and a number as the name on disk"
            )
            stub.loadedProfile = nil
            expect(
                answers(), equals: ["no profile"],
                "what the completion received, with nil in loadedProfile and a number as the name on disk")
        }
    }
}
