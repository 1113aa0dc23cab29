/// A person who uses the app.
struct User: Equatable {
    let name: String
    let lastname: String
}

/// A screen that shows a user.
@MainActor protocol UserView {
    func update(user: User)
}

/// A source of users that can answer immediately or later.
@MainActor protocol UserRepository {
    typealias UserCallback = @MainActor (User) -> Void

    func fetchUser(result: @escaping UserCallback)
}

/// Fetches a user, and shows the user when the answer arrives.
@MainActor final class UserPresenter {
    private let view: any UserView
    private let repository: any UserRepository

    init(view: any UserView, repository: any UserRepository) {
        self.view = view
        self.repository = repository
    }

    func loadUser() {
        repository.fetchUser { [view] user in
            view.update(user: user)
        }
    }
}
