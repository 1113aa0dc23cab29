// Exercise 4.1: Presenter doubles
//
// `UserPresenter.swift` contains a presenter and the two protocols that it uses: one for a view, and one for
// a repository that can answer later. Write two doubles that let a test check the presenter:
//
// 1. `UserViewSpy` is a final class. `updates` is a `[User]` with every user that was passed to
//    `update(user:)`, in order and including repeated ones. It is empty at first. Code in other files can
//    read it but not change it.
// 2. `ControlledUserRepository` is a final class. `fetchCount` is an `Int` that counts all calls of
//    `fetchUser(result:)`. It is 0 at first. Code in other files can read it but not change it.
// 3. The repository never answers on its own: every request waits until the test answers it.
//    `complete(with:)` takes a `User` and answers the oldest waiting request. `complete(at:with:)` answers
//    the waiting request at the given position: 0 is the oldest one, 1 is the next one, and so on. Both call
//    the request's callback before they return.
// 4. A request is answered only once. It stops waiting before its callback is called: the requests after it
//    move up, and the repository keeps no reference to its callback. A request that is made while another
//    one is being answered waits like any other.
// 5. If no request is waiting at a position, the two `complete` methods do nothing and don't crash. No
//    request ever waits at a negative position. The methods may record an issue.
// 6. Each double has its own state. Both can be created without arguments.

@MainActor final class UserViewSpy: UserView {
    func update(user: User) {}
}

@MainActor final class ControlledUserRepository: UserRepository {
    func fetchUser(result: @escaping UserCallback) {}
}
