// Exercise 6.1: Testing subclass
//
// `ProfileViewController.swift` holds a screen that shows a name. To find it, it reads the settings of the app,
// and a file whose path is written there. Tests want the screen without either. Write the subclass that they
// will use in its place:
//
// 1. `StubProfileViewController` is a final subclass of `ProfileViewController`, made without arguments:
//    `StubProfileViewController()`.
// 2. `loadedProfile` is a `UserProfile?` that a test can set. It is `nil` at first.
// 3. `loadProfile(_:)` is overridden. Each call answers once, before it returns, through the completion that
//    it was given, with what `loadedProfile` holds at that moment: that very profile, or `nil`.
// 4. `loadCount` is an `Int`: how often `loadProfile(_:)` was called. It is 0 at first, and outside this file it
//    can be read but not changed. Every stub has its own `loadedProfile` and `loadCount`.
// 5. The stub reads neither settings nor files. `loadProfile(_:)` of the superclass must not run, for it reads
//    both, and crashes when the name in the file is no string.
// 6. All else is the real screen's work, for that is what the tests will examine: the stub overrides no other
//    method, and leaves the label to the superclass. What else you need in the stub is private; only an
//    initializer that takes a profile may be added.

final class StubProfileViewController: ProfileViewController {
}
