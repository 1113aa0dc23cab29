import Foundation
import Testing

@testable import DefaultsFake

@MainActor @Suite("The fake keeps the promises of real settings") struct FakeChecks {
    /// Runs a body with the learner's fake, and with real settings of its own that are removed afterwards.
    func withEachKind(
        _ initial: [String: Int] = [:], _ body: (_ store: any Defaults, _ kind: String) -> Void
    ) {
        body(FakeDefaults(initial), "your fake")

        let name = "workbook-\(UUID().uuidString)"
        guard let real = UserDefaults(suiteName: name) else {
            Issue.record("the real settings could not be made")
            return
        }
        defer { real.removePersistentDomain(forName: name) }
        for (key, value) in initial { real.set(value, forKey: key) }
        body(real, "real settings")
    }

    @Test("A key without a number answers 0")
    func missingKeys() {
        withEachKind { store, kind in
            expect(store.integer(forKey: "count"), equals: 0, "\"count\" in \(kind) that are empty")
        }
        withEachKind(["count": 41]) { store, kind in
            expect(store.integer(forKey: "other"), equals: 0, "\"other\" in \(kind) with \"count\" alone")
        }
    }

    @Test("It starts with what it is given")
    func startsWithWhatItIsGiven() {
        withEachKind(["count": 41, "other": 7]) { store, kind in
            expect(store.integer(forKey: "count"), equals: 41, "\"count\" in \(kind) with 41 and 7")
            expect(store.integer(forKey: "other"), equals: 7, "\"other\" in \(kind) with 41 and 7")
        }
    }

    @Test("The number written last is the one that counts")
    func overwrites() {
        withEachKind(["count": 41]) { store, kind in
            for number in [1, 5, 2] { store.set(number, forKey: "count") }
            expect(store.integer(forKey: "count"), equals: 2, "\"count\" in \(kind) after 41, 1, 5, 2")
            expect(store.integer(forKey: "count"), equals: 2, "\"count\" in \(kind) when read again")
        }
    }

    @Test("Every number is kept as it is")
    func everyNumber() {
        withEachKind(["count": 41]) { store, kind in
            for number in [0, -3, 1_000_000, -1_000_000] {
                store.set(number, forKey: "count")
                expect(store.integer(forKey: "count"), equals: number, "\"count\" in \(kind) after \(number)")
            }
        }
    }

    @Test("Every key has its own number")
    func keysAreIndependent() {
        withEachKind(["other": 7]) { store, kind in
            store.set(1, forKey: "count")
            store.set(2, forKey: "Count")
            let then = "in \(kind) after 1 under \"count\" and 2 under \"Count\""
            expect(store.integer(forKey: "count"), equals: 1, "\"count\" \(then)")
            expect(store.integer(forKey: "Count"), equals: 2, "\"Count\" \(then)")
            expect(store.integer(forKey: "other"), equals: 7, "\"other\", which starts with 7, \(then)")
        }
    }

    @Test("Every fake has its own memory")
    func ownMemory() {
        let busy = FakeDefaults(["other": 7])
        let idle = FakeDefaults()
        busy.set(5, forKey: "count")
        expect(idle.integer(forKey: "count"), equals: 0, "\"count\" in a fake after another was written")
        expect(idle.integer(forKey: "other"), equals: 0, "\"other\" in a fake that was made empty")
        expect(busy.integer(forKey: "count"), equals: 5, "\"count\" in the fake that was written")
    }

    @Test("Nothing goes into real settings")
    func leavesNothingBehind() {
        let key = "workbook-\(UUID().uuidString)"
        let fake = FakeDefaults()
        fake.set(5, forKey: key)
        expect(UserDefaults.standard.integer(forKey: key), equals: 0, "its key in settings on disk")
    }
}
