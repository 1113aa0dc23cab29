// Does: Lets other files change the number of loads, except where the compiler reports the message of an unavailable setter.
// VERDICT: failed
// SAYS: could not check whether tests can change loadCount, because the compil
// swift-format-ignore-file
// FILE: StubProfileViewController.swift
final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    private var loads = 0

    var loadCount: Int {
        get { loads }
        @available(*, unavailable, message: "is a get-only property")
        _modify { yield &loads }
    }

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loads += 1
        completion(loadedProfile)
    }
}
