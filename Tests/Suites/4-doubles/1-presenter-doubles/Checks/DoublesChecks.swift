import Testing

@testable import PresenterDoubles

@MainActor @Suite("With these doubles, a test can check the presenter") struct DoublesChecks {
    let ada = User(name: "Ada", lastname: "Lovelace")
    let alan = User(name: "Alan", lastname: "Turing")
    let spy = UserViewSpy()
    let repository = ControlledUserRepository()

    @Test("New doubles have recorded nothing")
    func newDoubles() {
        expect(spy.updates, equals: [], "updates of a new spy")
        expect(repository.fetchCount, equals: 0, "fetchCount of a new repository")
    }

    @Test("The spy records every update, in order")
    func everyUpdate() {
        for user in [ada, alan, alan, ada] { spy.update(user: user) }
        expect(spy.updates, equals: [ada, alan, alan, ada], "updates after Ada, Alan, Alan, and Ada")
        let namesake = User(name: "Ada", lastname: "Yonath")
        let more = [namesake, ada, namesake, namesake, alan, alan, alan, ada]
        for user in more { spy.update(user: user) }
        expect(spy.updates.count, equals: 12, "number of updates after twelve calls of update(user:)")
        expect(
            spy.updates, equals: [ada, alan, alan, ada] + more, "updates after twelve calls of update(user:)")
    }

    @Test("The repository counts every request")
    func everyRequest() {
        for _ in 1...3 { repository.fetchUser { _ in } }
        expect(repository.fetchCount, equals: 3, "fetchCount after three requests")
        repository.complete(with: ada)
        expect(repository.fetchCount, equals: 3, "fetchCount after three requests and an answer")
        repository.complete(with: alan)
        repository.complete(with: ada)
        repository.fetchUser { _ in }
        expect(
            repository.fetchCount, equals: 4, "fetchCount after three answered requests and a fourth request")
        for _ in 1...8 { repository.fetchUser { _ in } }
        expect(repository.fetchCount, equals: 12, "fetchCount after twelve requests")
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
            "answers after two requests, complete(with: Ada), and complete(with: Alan)"
        )
        answers = []
        for number in 1...6 {
            repository.fetchUser { user in answers.append("\(number): \(user.name)") }
        }
        for user in [ada, alan, ada] { repository.complete(with: user) }
        repository.fetchUser { user in answers.append("7: \(user.name)") }
        for user in [alan, ada, alan, ada] { repository.complete(with: user) }
        expect(
            answers,
            equals: ["1: Ada", "2: Alan", "3: Ada", "4: Alan", "5: Ada", "6: Alan", "7: Ada"],
            "answers to seven more requests, with the last request made after three answers"
        )
    }

    @Test("complete(at:with:) answers the request at that position")
    func chosenRequest() {
        var answers: [String] = []
        for number in 0...2 {
            repository.fetchUser { user in answers.append("\(number): \(user.name)") }
        }
        repository.complete(at: 1, with: ada)
        expect(
            answers, equals: ["1: Ada"], "answers after requests 0, 1, and 2, and complete(at: 1, with: Ada)")
        repository.complete(at: 1, with: alan)
        expect(
            answers, equals: ["1: Ada", "2: Alan"], "answers after one more call, complete(at: 1, with: Alan)"
        )
        repository.complete(at: 0, with: ada)
        expect(
            answers,
            equals: ["1: Ada", "2: Alan", "0: Ada"],
            "answers after one more call, complete(at: 0, with: Ada)"
        )
    }

    @Test("The other requests keep their order when one is answered")
    func orderOfTheOthers() {
        var answers: [Int] = []
        for number in 0...4 { repository.fetchUser { _ in answers.append(number) } }
        repository.complete(at: 0, with: ada)
        repository.complete(at: 2, with: alan)
        repository.fetchUser { _ in answers.append(5) }
        repository.complete(at: 1, with: ada)
        repository.complete(at: 2, with: alan)
        repository.complete(at: 0, with: ada)
        repository.complete(at: 0, with: ada)
        expect(
            answers,
            equals: [0, 3, 2, 5, 1, 4],
            "order of the answered requests after requests 0 to 4, answers at 0 and 2, request 5, and answers at 1, 2, 0, and 0"
        )
    }

    @Test("A request that is made during an answer waits for its own answer")
    func asksDuringAnAnswer() {
        var answers: [String] = []
        let repository = repository
        repository.fetchUser { user in
            answers.append("first: \(user.name)")
            repository.fetchUser { user in answers.append("third: \(user.name)") }
        }
        repository.fetchUser { user in answers.append("second: \(user.name)") }
        repository.complete(with: ada)
        expect(
            answers, equals: ["first: Ada"],
            "answers after the first one, whose callback makes a third request")
        repository.complete(with: alan)
        repository.complete(with: ada)
        expect(
            answers,
            equals: ["first: Ada", "second: Alan", "third: Ada"],
            "answers to three requests after three calls of complete(with:)"
        )
        expect(
            repository.fetchCount, equals: 3,
            "fetchCount after three requests, one of them made during an answer")
    }

    @Test("A request is answered only once")
    func answersOnce() {
        var answers = 0
        repository.fetchUser { _ in answers += 1 }
        repository.complete(with: ada)
        toleratingIssues { repository.complete(with: alan) }
        expect(answers, equals: 1, "number of answers to one request after two calls of complete(with:)")
    }

    @Test("A callback is released once it has been called")
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
        expect(isGone(guest), equals: false, "whether the callback of a waiting request was released")
        repository.complete(with: ada)
        expect(isGone(guest), equals: true, "whether the callback of an answered request was released")
    }

    @Test("Each of several callbacks is released once it has been called")
    func forgetsEveryCallback() {
        final class Guest {
            let number: Int
            var user: User?

            init(_ number: Int) { self.number = number }
        }
        struct Visit {
            weak var guest: Guest?
        }
        var visits: [Visit] = []
        for number in 0...4 {
            let held = Guest(number)
            visits.append(Visit(guest: held))
            repository.fetchUser { user in held.user = user }
        }
        func here() -> [Int] { visits.compactMap { $0.guest?.number } }
        expect(
            here(), equals: [0, 1, 2, 3, 4], "requests whose callbacks are held while requests 0 to 4 wait")
        repository.complete(at: 2, with: ada)
        expect(
            here(), equals: [0, 1, 3, 4], "requests whose callbacks are held after request 2 was answered")
        repository.complete(at: 3, with: ada)
        expect(
            here(), equals: [0, 1, 3],
            "requests whose callbacks are held after requests 2 and 4 were answered")
        repository.complete(with: ada)
        expect(
            here(), equals: [1, 3],
            "requests whose callbacks are held after requests 2, 4, and 0 were answered")
    }

    @Test("If no request waits at a position, the repository doesn't answer or crash")
    func nothingWaits() {
        toleratingIssues {
            repository.complete(with: ada)
            repository.complete(at: 2, with: ada)
        }
        var answers = 0
        repository.fetchUser { _ in answers += 1 }
        toleratingIssues { repository.complete(at: 1, with: ada) }
        expect(answers, equals: 0, "number of answers to the only request after complete(at: 1, with: Ada)")
        repository.complete(at: 0, with: ada)
        expect(answers, equals: 1, "number of answers to the only request after complete(at: 0, with: Ada)")
        toleratingIssues { repository.complete(with: alan) }
        for _ in 1...3 { repository.fetchUser { _ in answers += 1 } }
        expect(
            answers, equals: 1,
            "number of answers after complete(with:) without a waiting request, followed by three requests")
    }

    @Test("No request waits at a negative position")
    func negativePlaces() {
        var answers = 0
        for _ in 1...3 { repository.fetchUser { _ in answers += 1 } }
        for place in [-1, -3, .min] {
            toleratingIssues { repository.complete(at: place, with: ada) }
        }
        expect(
            answers, equals: 0,
            "number of answers to three requests after complete(at:with:) with negative positions")
    }

    @Test("Every double has its own state")
    func ownMemory() {
        let otherSpy = UserViewSpy()
        let otherRepository = ControlledUserRepository()
        spy.update(user: ada)
        var answers: [String] = []
        repository.fetchUser { user in answers.append("one: \(user.name)") }
        expect(otherSpy.updates, equals: [], "updates of a spy after an update of another spy")
        expect(otherRepository.fetchCount, equals: 0, "fetchCount of a repository before any request to it")
        toleratingIssues { otherRepository.complete(with: ada) }
        expect(
            answers, equals: [], "answers to a request after complete(with:) was called on another repository"
        )
        otherRepository.fetchUser { user in answers.append("other: \(user.name)") }
        repository.complete(with: ada)
        otherRepository.complete(with: alan)
        expect(
            answers,
            equals: ["one: Ada", "other: Alan"],
            "answers after one request and one complete(with:) for each repository"
        )
        otherSpy.update(user: alan)
        expect(
            spy.updates, equals: [ada], "updates of a spy that received Ada, after another spy received Alan")
    }
}

extension User: ComparableBySuite {
    func isEqual(to other: User) -> Bool { same(name, other.name) && same(lastname, other.lastname) }
}
