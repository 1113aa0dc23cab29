import Foundation
import Testing

@testable import DefaultsFake

@MainActor @Suite("The fake keeps the same promises as real settings") struct FakeChecks {
    /// Runs a body with the learner's fake, and with temporary real settings that are removed afterward.
    func withEachKind(
        _ initial: [String: Int] = [:], _ body: (_ store: any Defaults, _ kind: String) -> Void
    ) {
        body(FakeDefaults(initial), "your fake")

        let name = "workbook-\(UUID().uuidString)"
        guard let real = UserDefaults(suiteName: name) else {
            fail("the real settings could not be created")
            return
        }
        defer { real.removePersistentDomain(forName: name) }
        for (key, value) in initial { real.set(value, forKey: key) }
        body(real, "real settings")
    }

    @Test("A key without a number returns 0")
    func missingKeys() {
        withEachKind { store, kind in
            expect(
                store.integer(forKey: "count"), equals: 0, "\"count\" in \(kind), while no key has a number")
        }
        withEachKind(["count": 41]) { store, kind in
            expect(
                store.integer(forKey: "other"), equals: 0,
                "\"other\" in \(kind), while only \"count\" has a number")
        }
    }

    @Test("A fake starts with the numbers that it is given")
    func startsWithWhatItIsGiven() {
        withEachKind(["count": 41, "other": 7]) { store, kind in
            let start = "in \(kind), which started with 41 under \"count\" and 7 under \"other\""
            expect(store.integer(forKey: "count"), equals: 41, "\"count\" \(start)")
            expect(store.integer(forKey: "other"), equals: 7, "\"other\" \(start)")
        }
        withEachKind(["count": -41]) { store, kind in
            expect(
                store.integer(forKey: "count"), equals: -41, "\"count\" in \(kind), which started with -41")
        }
        withEachKind(["other": .min]) { store, kind in
            expect(
                store.integer(forKey: "other"), equals: .min,
                "\"other\" in \(kind), which started with \(digits(.min))")
        }
    }

    @Test("The number that was written last is returned")
    func overwrites() {
        withEachKind(["count": 41]) { store, kind in
            for number in [1, 5, 2] { store.set(number, forKey: "count") }
            let last = "in \(kind) after 1, 5, and 2 were written"
            let stored = store.integer(forKey: "count")
            expect(stored, equals: 2, "\"count\" \(last)")
            if !same(stored, 2) { return }
            expect(store.integer(forKey: "count"), equals: 2, "\"count\" \(last), read a second time")
            for number in [8, 8, 41, 6] {
                store.set(number, forKey: "count")
                let then = "\"count\" in \(kind) after \(digits(number)) was written over another number"
                expect(store.integer(forKey: "count"), equals: number, then)
            }
        }
    }

    @Test("A 0 that was written last is returned")
    func zero() {
        withEachKind(["count": 41, "other": 7]) { store, kind in
            store.set(5, forKey: "count")
            if !same(store.integer(forKey: "count"), 5) { return notJudged() }
            store.set(0, forKey: "count")
            expect(
                store.integer(forKey: "count"), equals: 0,
                "\"count\" in \(kind) after 5 and then 0 were written")
            store.set(0, forKey: "other")
            expect(
                store.integer(forKey: "other"), equals: 0,
                "\"other\" in \(kind), which started with 7, after 0 was written")
            store.set(6, forKey: "count")
            expect(
                store.integer(forKey: "count"), equals: 6,
                "\"count\" in \(kind) after 5, 0, and then 6 were written")
        }
    }

    @Test("Every number is stored unchanged")
    func everyNumber() {
        let large = 9_007_199_254_740_993
        for number in [1, -1, -3, 1_000_000, -1_000_000, large, -large, .max / 2, .min] {
            withEachKind { store, kind in
                store.set(number, forKey: "count")
                let then = "\"count\" in \(kind) after \(digits(number)) was written"
                expect(store.integer(forKey: "count"), equals: number, then)
            }
        }
        withEachKind(["count": 41]) { store, kind in
            store.set(5, forKey: "count")
            if !same(store.integer(forKey: "count"), 5) { return notJudged() }
            store.set(-3, forKey: "count")
            expect(
                store.integer(forKey: "count"), equals: -3,
                "\"count\" in \(kind) after 5 and then -3 were written")
        }
    }

    @Test("Every key has its own number")
    func keysAreIndependent() {
        var isMixedUp = false
        withEachKind(["other": 7]) { store, kind in
            store.set(1, forKey: "count")
            store.set(2, forKey: "Count")
            let then = "in \(kind) after 1 was written under \"count\", and 2 under \"Count\""
            let numbers = [store.integer(forKey: "count"), store.integer(forKey: "Count")]
            expect(numbers, equals: [1, 2], "\"count\" and \"Count\" \(then)")
            if !same(numbers, [1, 2]) { isMixedUp = true }
            expect(store.integer(forKey: "other"), equals: 7, "\"other\", which started with 7, \(then)")
        }
        if isMixedUp { return }
        withEachKind(["count": 41]) { store, kind in
            let similar = ["counter", "count ", " count", "best.count", "count.best", "coun", "tnuoc", "c"]
            for key in similar {
                let what = "\"\(key)\" in \(kind), while only \"count\" has a number"
                expect(store.integer(forKey: key), equals: 0, what)
            }
            for (number, key) in similar.enumerated() { store.set(number + 1, forKey: key) }
            for (number, key) in similar.enumerated() {
                let then = "\"\(key)\" in \(kind), while nine similar keys have numbers"
                expect(store.integer(forKey: key), equals: number + 1, then)
            }
            expect(
                store.integer(forKey: "count"), equals: 41,
                "\"count\" in \(kind), while nine similar keys have numbers")
        }
    }

    @Test("Fakes don't share their numbers")
    func ownMemory() {
        let busy = FakeDefaults(["other": 7])
        busy.set(5, forKey: "count")
        func numbers() -> [Int] { [busy.integer(forKey: "count"), busy.integer(forKey: "other")] }
        let before = numbers()
        let idle = FakeDefaults()
        expect(numbers(), equals: before, "\"count\" and \"other\" in one fake after another one was created")
        if same(before, [5, 7]) {
            expect(
                [idle.integer(forKey: "count"), idle.integer(forKey: "other")], equals: [0, 0],
                "\"count\" and \"other\" in an empty fake, while another fake has 5 and 7")
        } else {
            notJudged()
        }
        idle.set(20, forKey: "count")
        _ = FakeDefaults(["count": 1])
        expect(
            numbers(), equals: before,
            "\"count\" and \"other\" in one fake after other fakes received other numbers")
    }

    @Test("The fake doesn't write to real settings")
    func leavesNothingBehind() {
        let standard = UserDefaults.standard
        let before = Set(standard.dictionaryRepresentation().keys)
        let key = "workbook-\(UUID().uuidString)"
        let startKey = "workbook-\(UUID().uuidString)"
        let fake = FakeDefaults([startKey: 7])
        fake.set(5, forKey: key)
        _ = fake.integer(forKey: key)
        if !same(standard.integer(forKey: key), 0) {
            fail("a number that was written to a fake is in UserDefaults.standard as well")
        }
        if !same(standard.integer(forKey: startKey), 0) {
            fail("a number that a fake started with is in UserDefaults.standard as well")
        }
        for added in standard.dictionaryRepresentation().keys
        where !before.contains(added) && !same(added, key) && !same(added, startKey) {
            fail("UserDefaults.standard has a new key after a fake was used")
            break
        }
        if holdsRealSettings(fake) { fail("the fake stores its numbers in a UserDefaults object") }
    }

    @Test("The fake doesn't read from real settings")
    func readsNothingElse() {
        let standard = UserDefaults.standard
        let key = "workbook-\(UUID().uuidString)"
        standard.set(900, forKey: key)
        defer { standard.removeObject(forKey: key) }
        func returnsTheRealNumber(_ fake: FakeDefaults) -> Bool { same(fake.integer(forKey: key), 900) }
        if returnsTheRealNumber(FakeDefaults()) {
            fail("an empty fake returns a number that only UserDefaults.standard has")
        }
        if returnsTheRealNumber(FakeDefaults([key: 0])) {
            fail(
                "a fake that started with 0 returns the number that UserDefaults.standard has under the same key"
            )
        }
        let fake = FakeDefaults([key: 7])
        if returnsTheRealNumber(fake) {
            fail(
                "a fake that started with 7 returns the number that UserDefaults.standard has under the same key"
            )
        }
        fake.set(0, forKey: key)
        if returnsTheRealNumber(fake) {
            fail(
                "after 0 was written, a fake returns the number that UserDefaults.standard has under the same key"
            )
        }
    }

    func holdsRealSettings(_ value: Any, depth: Int = 4) -> Bool {
        guard depth > 0 else { return false }
        return Mirror(reflecting: value).children.contains { child in
            child.value is UserDefaults || holdsRealSettings(child.value, depth: depth - 1)
        }
    }
}
