// Does: Keeps both values in a private struct named State, and has an initializer that takes a profile.
// swift-format-ignore-file
// FILE: StubProfileViewController.swift
/* Nothing here calls getenv or reads "/proc/self/environ": the profile is simply handed in. */
final class StubProfileViewController: ProfileViewController {
    private struct State {
        var profile: UserProfile?
        var loads = 0

        mutating func load() -> UserProfile? {
            defer { loads += 1 }
            return profile
        }
    }

    private var state: State

    var loadedProfile: UserProfile? {
        get { state.profile }
        set { state.profile = newValue }
    }

    var loadCount: Int { state.loads }

    init(_ profile: UserProfile? = nil) {
        state = State(profile: profile)
        super.init()
    }

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        let expected = state.load()
        completion(expected)
    }
}
