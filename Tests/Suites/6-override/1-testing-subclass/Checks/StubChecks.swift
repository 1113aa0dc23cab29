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
        stub.loadedProfile = nil
    }

    /// Calls `loadProfile(_:)` and returns how often it called its completion, and what it passed last.
    private func call(_ other: StubProfileViewController? = nil) -> (completions: Int, result: String?) {
        var completions = 0
        var result: String?
        (other ?? stub).loadProfile { profile in
            completions += 1
            result = profile?.name ?? "no profile"
        }
        return (completions, result)
    }

    /// Calls `loadProfile(_:)` and expects a result.
    ///
    /// A call that doesn't call its completion isn't judged.
    private func expectResult(
        _ expected: String, of other: StubProfileViewController, _ what: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let result = call(other).result else { return notJudged() }
        expect(result, equals: expected, what, sourceLocation: sourceLocation)
    }

    @Test("A new stub has no profile, and its count is 0")
    func newStub() {
        let new = StubProfileViewController()
        expect(new.loadedProfile?.name ?? "no profile", equals: "no profile", "a new stub's loadedProfile")
        expect(new.loadCount, equals: 0, "a new stub's loadCount")
    }

    @Test("loadedProfile returns the profile that a test set")
    func loadedProfile() {
        stub.loadedProfile = ada
        expect(
            stub.loadedProfile?.name ?? "no profile", equals: "Ada", "loadedProfile after it was set to Ada")
    }

    @Test("Each call calls its completion exactly once")
    func once() {
        expect(call().completions, equals: 1, "how often a call without a profile called its completion")
        stub.loadedProfile = ada
        expect(call().completions, equals: 1, "how often a call with a profile called its completion")
        expect(call().completions, equals: 1, "how often the next call called its completion")
        stub.loadedProfile = UserProfile(name: "")
        expect(call().completions, equals: 1, "how often a call with an empty name called its completion")
    }

    @Test("The completion receives exactly the profile that the test set")
    func answersTheProfile() {
        for name in ["Ada", "", " bo dE "] {
            let stub = StubProfileViewController()
            stub.loadedProfile = UserProfile(name: name)
            expectResult(
                name, of: stub, "what the completion received, with the name \"\(name)\" in loadedProfile")
        }
    }

    @Test("If loadedProfile is nil, the completion receives nil")
    func answersNil() {
        expectResult("no profile", of: stub, "what the completion received, with nil in loadedProfile")
    }

    @Test("Each call passes the profile that loadedProfile contains at that moment")
    func everyCall() {
        stub.loadedProfile = ada
        guard let first = call().result, same(first, "Ada") else { return notJudged() }
        expectResult("Ada", of: stub, "what the completion of the next call received, with the same profile")
        stub.loadedProfile = bo
        expectResult(
            "Bo", of: stub, "what the completion received after loadedProfile was changed from Ada to Bo")
        stub.loadedProfile = nil
        let result = call().result ?? "nothing"
        if same(result, "Ada") || same(result, "Bo") {
            expect(
                result, equals: "no profile",
                "what the completion received after loadedProfile was set back to nil")
        } else if !same(result, "no profile") {
            notJudged()
        }
        stub.loadedProfile = ada
        expectResult("Ada", of: stub, "what the completion received after loadedProfile was set to Ada again")
    }

    @Test("loadCount counts the calls of loadProfile(_:), and nothing else")
    func counts() {
        let before = stub.loadCount
        stub.loadedProfile = ada
        _ = stub.loadedProfile
        expect(stub.loadCount - before, equals: 0, "calls counted while loadedProfile was set and read")
        stub.loadedProfile = nil
        _ = call()
        expect(stub.loadCount - before, equals: 1, "calls counted after one call, without a profile")
        stub.loadedProfile = ada
        _ = call()
        _ = call()
        expect(stub.loadCount - before, equals: 3, "calls counted after two more calls, with a profile")
        stub.loadedProfile = nil
        _ = call()
        _ = call()
        expect(stub.loadCount - before, equals: 5, "calls counted after two more calls, without a profile")
    }

    @Test("Each stub has its own profile")
    func ownProfile() {
        let other = StubProfileViewController()
        stub.loadedProfile = ada
        other.loadedProfile = bo
        let result = call().result ?? "nothing"
        if same(result, "Bo") {
            fail("a stub with Ada passed Bo, the profile of another stub")
        } else if !same(result, "Ada") {
            notJudged()
        }
        stub.loadedProfile = ada
        let otherResult = call(other).result ?? "nothing"
        if same(otherResult, "Ada") {
            fail("a stub with Bo passed Ada, the profile of another stub")
        } else if !same(otherResult, "Bo") {
            notJudged()
        }
    }

    @Test("Each stub has its own count")
    func ownCount() {
        let other = StubProfileViewController()
        let before = other.loadCount
        _ = call()
        expect(other.loadCount - before, equals: 0, "calls that a stub counted while another stub was called")
    }

    @Test("The stub leaves the label to its superclass")
    func label() {
        expect(stub.nameLabel.text ?? "no text", equals: "no text", "the text of a new stub's label")
        stub.nameLabel.text = "as it was"
        stub.loadedProfile = ada
        _ = call()
        expect(
            stub.nameLabel.text ?? "no text", equals: "as it was",
            "the label's text after a call of loadProfile(_:), with the view not loaded")
    }

    @Test("When the view is loaded, the screen shows what the stub passes")
    func realScreen() {
        for name in ["Ada", nil] {
            let profile = name.map { UserProfile(name: $0) }
            let other = StubProfileViewController()
            other.loadedProfile = profile
            guard let result = call(other).result, same(result, name ?? "no profile") else {
                notJudged()
                continue
            }
            let screen = StubProfileViewController()
            screen.loadedProfile = profile
            screen.loadViewIfNeeded()
            expect(
                screen.nameLabel.text ?? "no text", equals: name ?? "Unknown User",
                "the label's text with \(name ?? "nil") in loadedProfile")
        }
    }

    @Test("The stub passes only what a test set, whatever is on disk")
    func profileOnDisk() throws {
        try withProfileOnDisk(name: "the name on disk") {
            for name in [nil, "Ada", ""] {
                stub.loadedProfile = name.map { UserProfile(name: $0) }
                var isFromDisk = false
                stub.loadProfile { profile in
                    if let profile, same(profile.name, "the name on disk") { isFromDisk = true }
                }
                if isFromDisk {
                    fail(
                        "with \(name.map { "the name \"\($0)\"" } ?? "nil") in loadedProfile, the completion received the name on disk"
                    )
                }
            }
        }
    }

    @Test("The override replaces the superclass's loadProfile(_:) completely")
    func superclassNeverRuns() throws {
        try withProfileOnDisk(name: 7) {
            for profile in [ada, ada, UserProfile(name: ""), nil] {
                stub.loadedProfile = profile
                _ = call()
            }
        }
    }
}
