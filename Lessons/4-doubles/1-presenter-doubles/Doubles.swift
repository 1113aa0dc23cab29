// Exercise 4.1: Presenter doubles
//
// `UserPresenter.swift` holds a presenter and the two protocols through which it speaks: to a view, and to a
// repository that answers later. Write the two doubles with which a test can examine it:
//
// 1. `UserViewSpy` is a final class. `updates` is a `[User]`: every user that the view was told to show, in
//    order, the same user twice when it was told twice. It is empty at first, and outside this file it can
//    be read but not changed.
// 2. `ControlledUserRepository` is a final class. `fetchCount` is an `Int`: how often a user was asked for.
//    It is 0 at first, and outside this file it can be read but not changed.
// 3. The repository never answers by itself: a request waits until the test answers it. `complete(with:)`
//    takes a `User` and answers the oldest waiting request. `complete(at:with:)` answers the one at that place:
//    0 is the oldest request that still waits, 1 the next.
// 4. A request is answered once, and then it no longer waits: the others move up, and the repository keeps
//    nothing of it, not even its callback. A request that is made during an answer waits like any other.
// 5. When no request waits at that place, or the place is negative, completing answers nobody and does not
//    crash. Recording an issue is fine.
// 6. Every double has its own memory. Both can be made without arguments.

@MainActor final class UserViewSpy: UserView {
    func update(user: User) {}
}

@MainActor final class ControlledUserRepository: UserRepository {
    func fetchUser(result: @escaping UserCallback) {}
}
