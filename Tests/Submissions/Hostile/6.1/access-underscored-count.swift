// Does: Lets all code change the number of loads, through a stored property and an initializer with underscored names.
// VERDICT: failed
// SAYS: `StubProfileViewController._loads` is internal: the stub may override
// swift-format-ignore-file
// FILE: StubProfileViewController.swift
final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    var loadCount: Int { _loads }
    var _loads = 0

    func _reset() {
        _loads = 0
        loadedProfile = nil
    }

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        _loads += 1
        completion(loadedProfile)
    }
}
