// Exercise 6.1: Testing subclass
//
// `ProfileViewController.swift` contains a screen that shows a name. To find the name, the screen reads a
// path from the app's settings, and then the file at that path. Tests need a screen that uses neither. Write
// the subclass that they will use instead of the real screen:
//
// 1. `StubProfileViewController` is a final subclass of `ProfileViewController`. Tests create it without
//    arguments: `StubProfileViewController()`.
// 2. `loadedProfile` is a `UserProfile?` that tests can set. It is `nil` at first.
// 3. The stub overrides `loadProfile(_:)`. Each call passes the current value of `loadedProfile`, unchanged,
//    to the completion, even if the value is `nil`. It calls the completion exactly once, before it returns.
// 4. `loadCount` is an `Int` that counts the calls to `loadProfile(_:)`. It starts at 0. A call may increase it
//    before or after it calls its completion. Code outside this file can read the count but not change it.
//    Each stub has its own `loadedProfile` and `loadCount`.
// 5. The stub reads no settings and no files. The superclass's `loadProfile(_:)` must never run: it reads
//    both, and it crashes if the name in the file isn't a string.
// 6. The real screen does everything else, because that is what the tests will check. So the stub overrides
//    no other method, and it leaves the label to its superclass. You may add an initializer that takes a
//    profile, such as `init(loadedProfile:)`. Make everything else that you add private.

final class StubProfileViewController: ProfileViewController {
}
