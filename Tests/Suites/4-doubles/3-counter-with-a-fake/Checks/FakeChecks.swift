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
            store.set(0, forKey: "other")
            let then = "\(start), after 0 was written under \"other\""
            expect(store.integer(forKey: "count"), equals: 41, "\"count\" \(then)")
            expect(store.integer(forKey: "other"), equals: 0, "\"other\" \(then)")
        }
    }

    @Test("The number that was written last is returned")
    func overwrites() {
        withEachKind(["count": 41]) { store, kind in
            for number in [1, 5, 2] { store.set(number, forKey: "count") }
            let last = "in \(kind) after 1, 5, and 2 were written"
            expect(store.integer(forKey: "count"), equals: 2, "\"count\" \(last)")
            expect(store.integer(forKey: "count"), equals: 2, "\"count\" \(last), read a second time")
            for number in [8, 8, 0, -3, 41, 0, 6] {
                store.set(number, forKey: "count")
                let then = "\"count\" in \(kind) after \(number) was written over another number"
                expect(store.integer(forKey: "count"), equals: number, then)
            }
        }
    }

    @Test("Every number is stored unchanged")
    func everyNumber() {
        withEachKind(["count": 41]) { store, kind in
            let large = 9_007_199_254_740_993
            for number in [0, -3, 1_000_000, -1_000_000, large, -large, .max / 2, .min] {
                store.set(number, forKey: "count")
                let then = "\"count\" in \(kind) after \(number) was written"
                expect(store.integer(forKey: "count"), equals: number, then)
            }
        }
        withEachKind(["count": -41, "other": .min]) { store, kind in
            expect(
                store.integer(forKey: "count"), equals: -41, "\"count\" in \(kind), which started with -41")
            expect(
                store.integer(forKey: "other"), equals: .min,
                "\"other\" in \(kind), which started with \(Int.min)")
        }
    }

    @Test("Every key has its own number")
    func keysAreIndependent() {
        withEachKind(["other": 7]) { store, kind in
            store.set(1, forKey: "count")
            store.set(2, forKey: "Count")
            let then = "in \(kind) after 1 was written under \"count\", and 2 under \"Count\""
            expect(store.integer(forKey: "count"), equals: 1, "\"count\" \(then)")
            expect(store.integer(forKey: "Count"), equals: 2, "\"Count\" \(then)")
            expect(store.integer(forKey: "other"), equals: 7, "\"other\", which started with 7, \(then)")
        }
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
        let idle = FakeDefaults()
        busy.set(5, forKey: "count")
        expect(
            idle.integer(forKey: "count"), equals: 0,
            "\"count\" in an empty fake after a write to another fake")
        expect(idle.integer(forKey: "other"), equals: 0, "\"other\" in a fake that started empty")
        expect(busy.integer(forKey: "count"), equals: 5, "\"count\" in a fake after 5 was written to it")
        let another = FakeDefaults(["count": 1])
        for (fake, number) in [(busy, 10), (idle, 20), (another, 30), (busy, 11)] {
            fake.set(number, forKey: "count")
        }
        expect(
            [busy, idle, another].map { $0.integer(forKey: "count") },
            equals: [11, 20, 30],
            "\"count\" in three fakes after writing to them in turn"
        )
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
        expect(
            standard.integer(forKey: key), equals: 0,
            "number in UserDefaults.standard under a key that was written to a fake")
        expect(
            standard.integer(forKey: startKey), equals: 0,
            "number in UserDefaults.standard under a key that a fake started with")
        let added = standard.dictionaryRepresentation().keys.filter { !before.contains($0) }
        expect(added.sorted(), equals: [], "new keys in UserDefaults.standard after a fake was used")
        expect(
            holdsRealSettings(fake), equals: false,
            "whether the fake stores its numbers in a UserDefaults object")
    }

    @Test("The fake doesn't read from real settings")
    func readsNothingElse() {
        let standard = UserDefaults.standard
        let key = "workbook-\(UUID().uuidString)"
        standard.set(900, forKey: key)
        defer { standard.removeObject(forKey: key) }
        let when = "while UserDefaults.standard has 900 under the same key"
        expect(FakeDefaults().integer(forKey: key), equals: 0, "number in an empty fake, \(when)")
        expect(
            FakeDefaults([key: 0]).integer(forKey: key), equals: 0,
            "number in a fake that started with 0, \(when)")
        let fake = FakeDefaults([key: 7])
        fake.set(0, forKey: key)
        expect(fake.integer(forKey: key), equals: 0, "number in a fake after 0 was written over 7, \(when)")
    }

    func holdsRealSettings(_ value: Any, depth: Int = 4) -> Bool {
        guard depth > 0 else { return false }
        return Mirror(reflecting: value).children.contains { child in
            child.value is UserDefaults || holdsRealSettings(child.value, depth: depth - 1)
        }
    }
}
