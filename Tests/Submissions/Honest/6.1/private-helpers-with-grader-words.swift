// Does: Names private helpers `record`, `expect` and `check`, and marks everything with explicit isolation.
// swift-format-ignore-file
// FILE: StubProfileViewController.swift
@MainActor
final class StubProfileViewController : ProfileViewController
{
    @MainActor var loadedProfile : UserProfile? = .none;
    @MainActor private(set) var loadCount : Int = 0
    {
        didSet { check(loadCount == oldValue + 1, "One load at a time."); }
    }

    override func loadProfile(_ completion: (UserProfile?) -> Void)
    {
        record();
        completion(expect());
    }

    private func record() { loadCount += 1; }
    private func expect() -> UserProfile? { return loadedProfile; }
    private func check(_ condition: Bool, _ words: StaticString) { assert(condition, "\(words)"); }
}
