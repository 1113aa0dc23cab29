import Testing

@testable import PresenterDoubles

@MainActor @Suite("The doubles let a test examine the presenter") struct DoublesChecks {
    let ada = User(name: "Ada", lastname: "Lovelace")
    let alan = User(name: "Alan", lastname: "Turing")
    let spy = UserViewSpy()
    let repository = ControlledUserRepository()

    @Test("New doubles have nothing to tell")
    func newDoubles() {
        expect(spy.updates, equals: [], "updates of a new spy")
        expect(repository.fetchCount, equals: 0, "fetchCount of a new repository")
    }

    @Test("The spy keeps every update, in order")
    func everyUpdate() {
        for user in [ada, alan, alan, ada] { spy.update(user: user) }
        expect(spy.updates, equals: [ada, alan, alan, ada], "updates after Ada, Alan, Alan, Ada")
    }

    @Test("The repository counts every request")
    func everyRequest() {
        for _ in 1...3 { repository.fetchUser { _ in } }
        expect(repository.fetchCount, equals: 3, "fetchCount after three requests")
        repository.complete(with: ada)
        expect(repository.fetchCount, equals: 3, "fetchCount after three requests and an answer")
    }

    @Test("A request is answered only when the test says so")
    func answersOnlyWhenTold() {
        let presenter = UserPresenter(view: spy, repository: repository)
        presenter.loadUser()
        expect(spy.updates, equals: [], "updates after loadUser(), before the answer")
        repository.complete(with: ada)
        expect(spy.updates, equals: [ada], "updates after the answer")
        presenter.loadUser()
        expect(spy.updates, equals: [ada], "updates after a second loadUser(), before its answer")
        repository.complete(with: alan)
        expect(spy.updates, equals: [ada, alan], "updates after the second answer")
    }

    @Test("complete(with:) answers the oldest waiting request")
    func oldestFirst() {
        var answers: [String] = []
        repository.fetchUser { user in answers.append("first: \(user.name)") }
        repository.fetchUser { user in answers.append("second: \(user.name)") }
        repository.complete(with: ada)
        expect(answers, equals: ["first: Ada"], "answers after two requests and complete(with: Ada)")
        repository.complete(with: alan)
        expect(
            answers,
            equals: ["first: Ada", "second: Alan"],
            "answers after two requests, complete(with: Ada) and complete(with: Alan)"
        )
    }

    @Test("complete(at:with:) answers the request at that place")
    func chosenRequest() {
        var answers: [String] = []
        for number in 0...2 {
            repository.fetchUser { user in answers.append("\(number): \(user.name)") }
        }
        repository.complete(at: 1, with: ada)
        expect(answers, equals: ["1: Ada"], "answers after requests 0, 1, 2 and complete(at: 1, with: Ada)")
        repository.complete(at: 1, with: alan)
        expect(answers, equals: ["1: Ada", "2: Alan"], "answers after complete(at: 1, with: Alan) as well")
        repository.complete(at: 0, with: ada)
        expect(
            answers,
            equals: ["1: Ada", "2: Alan", "0: Ada"],
            "answers after complete(at: 0, with: Ada) as well"
        )
    }

    @Test("A request is answered once")
    func answersOnce() {
        var answers = 0
        repository.fetchUser { _ in answers += 1 }
        repository.complete(with: ada)
        withKnownIssue(isIntermittent: true) { repository.complete(with: alan) }
        expect(answers, equals: 1, "answers to one request after complete(with:) was called twice")
    }

    @Test("An answered callback is let go")
    func forgetsTheCallback() {
        final class Guest {
            var user: User?
        }
        weak var guest: Guest?
        do {
            let held = Guest()
            guest = held
            repository.fetchUser { user in held.user = user }
        }
        expect(guest == nil, equals: false, "whether the callback of a waiting request was let go")
        repository.complete(with: ada)
        expect(guest == nil, equals: true, "whether the callback of an answered request was let go")
    }

    @Test("Completing where no request waits answers nobody and does not crash")
    func nothingWaits() {
        withKnownIssue(isIntermittent: true) {
            repository.complete(with: ada)
            repository.complete(at: 2, with: ada)
        }
        var answers = 0
        repository.fetchUser { _ in answers += 1 }
        withKnownIssue(isIntermittent: true) { repository.complete(at: 1, with: ada) }
        expect(answers, equals: 0, "answers to the only request after complete(at: 1, with: Ada)")
        repository.complete(at: 0, with: ada)
        expect(answers, equals: 1, "answers to the only request after complete(at: 0, with: Ada)")
    }

    @Test("Every double has its own memory")
    func ownMemory() {
        let otherSpy = UserViewSpy()
        let otherRepository = ControlledUserRepository()
        spy.update(user: ada)
        repository.fetchUser { _ in }
        expect(otherSpy.updates, equals: [], "updates of a spy after another one was told to update")
        expect(otherRepository.fetchCount, equals: 0, "fetchCount of a repository after another was asked")
    }
}
