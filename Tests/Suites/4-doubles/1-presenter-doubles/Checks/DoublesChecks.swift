import Testing

@testable import PresenterDoubles

@MainActor @Suite("With these doubles, a test can check the presenter") struct DoublesChecks {
    let ada = User(name: "Ada", lastname: "Lovelace")
    let alan = User(name: "Alan", lastname: "Turing")
    let namesake = User(name: "Ada", lastname: "Yonath")
    let spy = UserViewSpy()
    let repository = ControlledUserRepository()

    @Test("The spy records every update, in order")
    func everyUpdate() {
        expect(names(spy.updates), equals: [], "updates of a new spy")
        for user in [ada, alan, alan, ada, namesake] { spy.update(user: user) }
        let five = ["Ada Lovelace", "Alan Turing", "Alan Turing", "Ada Lovelace", "Ada Yonath"]
        expect(names(spy.updates), equals: five, "updates after five calls of update(user:)")
        if !same(names(spy.updates), five) { return }
        for user in [namesake, ada, namesake, alan, alan, alan, ada] { spy.update(user: user) }
        expect(
            names(spy.updates),
            equals: five + [
                "Ada Yonath", "Ada Lovelace", "Ada Yonath", "Alan Turing", "Alan Turing", "Alan Turing",
                "Ada Lovelace",
            ],
            "updates after twelve calls of update(user:)")
    }

    @Test("The repository counts every request")
    func everyRequest() {
        expect(repository.fetchCount, equals: 0, "fetchCount of a new repository")
        for _ in 1...3 { repository.fetchUser { _ in } }
        expect(repository.fetchCount, equals: 3, "fetchCount after three requests")
        if !same(repository.fetchCount, 3) { return }
        repository.complete(with: ada)
        expect(repository.fetchCount, equals: 3, "fetchCount after three requests and an answer")
        answerWaiting(2)
        if !same(repository.fetchCount, 3) { return }
        let repository = repository
        var requests = 4
        repository.fetchUser { _ in
            requests += 1
            repository.fetchUser { _ in }
        }
        repository.complete(with: alan)
        expect(
            repository.fetchCount, equals: requests,
            "fetchCount after three answered requests, and a fourth one whose callback makes another request")
        for _ in 1...7 {
            requests += 1
            repository.fetchUser { _ in }
        }
        expect(repository.fetchCount, equals: requests, "fetchCount after seven more requests")
        answerWaiting(8)
    }

    @Test("A request is answered when the test says so, and not before")
    func answersOnlyWhenTold() {
        let view = ViewOfTheTest()
        let presenter = UserPresenter(view: view, repository: repository)
        presenter.loadUser()
        expect(view.shown, equals: [], "users shown after loadUser(), before the answer")
        repository.complete(with: ada)
        expect(view.shown, equals: ["Ada"], "users shown after the answer")
        presenter.loadUser()
        expect(view.shown, equals: ["Ada"], "users shown after a second loadUser(), before its answer")
        if !same(view.shown, ["Ada"]) { return }
        repository.complete(with: alan)
        expect(view.shown, equals: ["Ada", "Alan"], "users shown after the second answer")
    }

    @Test("complete(with:) answers the oldest waiting request")
    func oldestFirst() {
        for count in 1...4 {
            let repository = ControlledUserRepository()
            var answers: [String] = []
            for number in 1...count {
                repository.fetchUser { user in answers.append("request \(digits(number)): \(user.name)") }
            }
            repository.complete(with: ada)
            expect(
                answers, equals: ["request 1: Ada"],
                "answers after \(same(count, 1) ? "1 request" : "\(digits(count)) requests") and complete(with: Ada)"
            )
            if !same(answers, ["request 1: Ada"]) { return }
            answerWaiting(count - 1, of: repository)
        }
        var answers: [String] = []
        for number in 1...4 {
            repository.fetchUser { user in answers.append("request \(digits(number)): \(user.name)") }
        }
        repository.complete(at: 1, with: ada)
        repository.complete(with: alan)
        repository.complete(with: ada)
        expect(
            answers, equals: ["request 2: Ada", "request 1: Alan", "request 3: Ada"],
            "answers after four requests, complete(at: 1, with: Ada), complete(with: Alan), and complete(with: Ada)"
        )
        answerWaiting(1)
    }

    @Test("complete(at:with:) answers the request at that position")
    func chosenRequest() {
        for position in 0...3 {
            let repository = ControlledUserRepository()
            var answers: [String] = []
            for number in 0...3 {
                repository.fetchUser { user in answers.append("request \(digits(number)): \(user.name)") }
            }
            repository.complete(at: position, with: ada)
            expect(
                answers, equals: ["request \(digits(position)): Ada"],
                "answers after requests 0, 1, 2, and 3, and complete(at: \(digits(position)), with: Ada)")
            answerWaiting(3, of: repository)
        }
    }

    @Test("A request is answered only once")
    func answersOnce() {
        var answers = 0
        repository.fetchUser { _ in answers += 1 }
        repository.fetchUser { _ in }
        repository.complete(with: ada)
        repository.complete(with: alan)
        if same(answers, 0) { notJudged() }
        if same(answers, 2) {
            fail("the first of two requests was answered twice by two calls of complete(with:)")
        } else if !same(answers, 0), !same(answers, 1) {
            fail("the first of two requests was answered more than twice by two calls of complete(with:)")
        }
        let another = ControlledUserRepository()
        answers = 0
        another.fetchUser { _ in }
        another.fetchUser { _ in answers += 1 }
        another.fetchUser { _ in }
        another.complete(at: 1, with: ada)
        another.complete(at: 1, with: alan)
        if same(answers, 0) { notJudged() }
        if same(answers, 2) {
            fail("the second of three requests was answered twice by two calls of complete(at: 1, with: …)")
        } else if !same(answers, 0), !same(answers, 1) {
            fail(
                "the second of three requests was answered more than twice by two calls of complete(at: 1, with: …)"
            )
        }
        answerWaiting(1, of: another)
    }

    @Test("The requests after an answered one move up, in order")
    func orderOfTheOthers() {
        expect(
            orderOfFiveAnswers(),
            equals: Self.rightOrder,
            "order of the answered requests after requests 0 to 4, and answers at 0, 2, 1, 1, and 0"
        )
    }

    @Test("A new request waits behind all that are already waiting")
    func newRequestsWaitLast() {
        if !same(orderOfFiveAnswers(), Self.rightOrder) { return notJudged() }
        var answers: [Int] = []
        for number in 0...2 { repository.fetchUser { _ in answers.append(number) } }
        repository.complete(at: 0, with: ada)
        repository.fetchUser { _ in answers.append(3) }
        expect(answers, equals: [0], "answered requests after requests 0 to 2, an answer at 0, and request 3")
        if !same(answers, [0]) { return }
        repository.complete(at: 1, with: ada)
        repository.fetchUser { _ in answers.append(4) }
        for position in [2, 1, 0] { repository.complete(at: position, with: alan) }
        expect(
            answers,
            equals: [0, 2, 4, 3, 1],
            "order of the answered requests after requests 0 to 2, an answer at 0, request 3, an answer at 1, request 4, and answers at 2, 1, and 0"
        )
    }

    @Test("A request no longer waits while its own callback runs")
    func whileItsCallbackRuns() {
        let repository = repository
        var isAnswered = false
        var more: [String] = []
        repository.fetchUser { user in
            if isAnswered { more.append(user.name) }
            if isAnswered { return }
            isAnswered = true
            repository.complete(at: 0, with: alan)
        }
        repository.fetchUser { _ in }
        repository.complete(at: 0, with: ada)
        if !isAnswered { return notJudged() }
        expect(
            more, equals: [],
            "further answers to a request whose own callback calls complete(at: 0, with: Alan), while a second request waits"
        )
    }

    @Test("A request that is made during an answer waits for its own answer")
    func asksDuringAnAnswer() {
        let repository = repository
        var calls = 0
        var answers: [String] = []
        repository.fetchUser { _ in
            calls += 1
            if same(calls, 1) { repository.fetchUser { user in answers.append(user.name) } }
        }
        repository.complete(with: ada)
        expect(
            answers, equals: [], "answers to a request made by a callback, before the request's own answer")
        toleratingIssues { repository.complete(with: alan) }
        // Other checks find a request that is answered never, or twice.
        if !same(calls, 1) { return notJudged() }
        expect(answers, equals: ["Alan"], "answers to a request made by a callback, after its own answer")
    }

    @Test("The repository keeps no reference to a callback that it has called")
    func forgetsTheCallback() {
        final class Guest {
            var user: User?
        }
        struct Visit {
            let number: Int
            weak var guest: Guest?
        }
        var visits: [Visit] = []
        var answered: [Int] = []
        func fetch(_ number: Int) {
            let guest = Guest()
            visits.append(Visit(number: number, guest: guest))
            repository.fetchUser { user in
                guest.user = user
                answered.append(number)
            }
        }
        func stillHeld() -> [Int] {
            var held: [Int] = []
            for visit in visits where !isGone(visit.guest) {
                for number in answered where same(number, visit.number) {
                    held.append(number)
                    break
                }
            }
            return held
        }
        fetch(0)
        repository.complete(with: ada)
        expect(
            stillHeld(), equals: [],
            "answered requests whose callbacks are still held after request 0 was answered")
        for number in 1...5 { fetch(number) }
        for position in [2, 3, 0] { repository.complete(at: position, with: ada) }
        expect(
            stillHeld(), equals: [],
            "answered requests whose callbacks are still held after requests 1 to 5, and answers at 2, 3, and 0"
        )
        // Requests that were not answered are left out above.
        if !same(answered.count, 4) { notJudged() }
        answerWaiting(2)
    }

    @Test("If no request waits at a position, the repository doesn't answer or crash")
    func nothingWaits() {
        toleratingIssues {
            repository.complete(with: ada)
            repository.complete(at: 2, with: ada)
        }
        var answers = 0
        repository.fetchUser { _ in answers += 1 }
        expect(
            answers, equals: 0,
            "number of answers to a request that is made after complete(with:) and complete(at: 2, with: Ada)"
        )
        if !same(answers, 0) { return }
        toleratingIssues { repository.complete(at: 1, with: ada) }
        expect(answers, equals: 0, "number of answers to the only request after complete(at: 1, with: Ada)")
        repository.complete(at: 0, with: ada)
        expect(answers, equals: 1, "number of answers to the only request after complete(at: 0, with: Ada)")
    }

    @Test("complete(at:with:) does nothing at a negative position")
    func negativePlaces() {
        var answers = 0
        for _ in 1...3 { repository.fetchUser { _ in answers += 1 } }
        for place in [-1, -3, .min] {
            toleratingIssues { repository.complete(at: place, with: ada) }
        }
        expect(
            answers, equals: 0,
            "number of answers to three requests after complete(at:with:) with negative positions")
        if same(answers, 0) { answerWaiting(3) }
    }

    @Test("Two spies don't share their updates")
    func ownUpdates() {
        let another = UserViewSpy()
        let count = another.updates.count
        spy.update(user: ada)
        if !same(another.updates.count, count) { fail("a spy recorded an update that another spy received") }
    }

    @Test("Two repositories don't share their requests")
    func ownRequests() {
        let another = ControlledUserRepository()
        let count = another.fetchCount
        var answers: [String] = []
        repository.fetchUser { _ in answers.append("one") }
        if !same(another.fetchCount, count) {
            fail("fetchCount of a repository changed when another repository received a request")
        }
        another.fetchUser { _ in answers.append("another") }
        another.complete(at: 0, with: ada)
        // Other checks find a repository that answers twice, or later.
        if same(answers, ["one"]) || same(answers.count, 2) {
            fail("complete(at: 0, with: Ada) on one repository answered a request to another repository")
        } else if !same(answers, ["another"]) {
            notJudged()
        }
        repository.complete(at: 0, with: alan)
    }

    static let rightOrder = [0, 3, 2, 4, 1]

    /// Returns the numbers of five requests in the order in which they are answered, at the positions 0, 2, 1, 1, and 0.
    func orderOfFiveAnswers() -> [Int] {
        let repository = ControlledUserRepository()
        var answers: [Int] = []
        for number in 0...4 { repository.fetchUser { _ in answers.append(number) } }
        toleratingIssues {
            for position in [0, 2, 1, 1, 0] { repository.complete(at: position, with: ada) }
        }
        let order = answers
        if order.count < 5 { answerWaiting(5 - order.count, of: repository) }
        return order
    }

    /// Answers requests that still wait, so that a check leaves nothing behind if repositories share their requests.
    func answerWaiting(_ count: Int, of another: ControlledUserRepository? = nil) {
        let repository = another ?? repository
        toleratingIssues {
            for _ in 0..<count { repository.complete(with: ada) }
        }
    }

    func names(_ users: [User]) -> [String] {
        var names: [String] = []
        for user in users { names.append("\(user.name) \(user.lastname)") }
        return names
    }
}

/// A view that needs no spy of the learner's.
@MainActor final class ViewOfTheTest: UserView {
    var shown: [String] = []

    func update(user: User) { shown.append(user.name) }
}
