import Foundation

/// Correct: reads and writes the store once.
struct Original: WayOfCounting {
    let store: any Defaults
}

/// Correct: reads and writes the store twice, to be on the safe side.
struct DoubleChecking: WayOfCounting {
    let store: any Defaults

    var count: Int {
        _ = stored
        return stored
    }

    func increment() {
        let next = count + 1
        stored = next
        if stored == next { stored = next }
    }
}

/// Correct: other parts of the app write to the standard settings at the same time.
///
/// They write before and after everything that the counter does, and a different number each time. A test that reads
/// these settings therefore fails, no matter which tests ran before it.
struct BusyApp: WayOfCounting {
    let store: any Defaults

    init(store: any Defaults) {
        self.store = store
        writeStandardSettings()
    }

    var count: Int {
        writeStandardSettings()
        defer { writeStandardSettings() }
        return stored
    }

    func increment() {
        writeStandardSettings()
        stored += 1
        writeStandardSettings()
    }

    private func writeStandardSettings() {
        let standard = UserDefaults.standard
        for key in ["count", "best"] { standard.set(standard.integer(forKey: key) &- 97, forKey: key) }
    }
}

/// Faulty: never reads the count.
struct CountAlwaysZero: WayOfCounting {
    let store: any Defaults

    var count: Int { 0 }
}

/// Faulty: always writes 1.
struct WritesOne: WayOfCounting {
    let store: any Defaults

    func increment() { stored = 1 }
}

/// Faulty: `increment()` reads from a key that nobody writes to.
struct ReadsAMisspeltKey: WayOfCounting {
    let store: any Defaults

    func increment() { stored = store.integer(forKey: "cuont") + 1 }
}

/// Faulty: `increment()` adds two.
struct AddsTwo: WayOfCounting {
    let store: any Defaults

    func increment() { stored += 2 }
}

/// Faulty: if there is no number in the store, the count is 1.
struct StartsAtOne: WayOfCounting {
    let store: any Defaults

    var count: Int { stored == 0 ? 1 : stored }
}

/// Faulty: `increment()` writes under a key that `count` doesn't read.
struct WritesAnotherKey: WayOfCounting {
    let store: any Defaults

    func increment() { store.set(stored + 1, forKey: "counter") }
}

/// Faulty: the count is never negative.
struct ClampsNegatives: WayOfCounting {
    let store: any Defaults

    var count: Int { max(0, stored) }
}

/// Faulty: `increment()` also overwrites the record of another part of the app.
struct OverwritesBest: WayOfCounting {
    let store: any Defaults

    func increment() {
        stored += 1
        store.set(stored, forKey: "best")
    }
}

/// Faulty: reads the store once, and then only uses its own number.
final class KeepsItsOwnNumber: WayOfCounting {
    let store: any Defaults
    private(set) var count: Int

    init(store: any Defaults) {
        self.store = store
        count = store.integer(forKey: "count")
    }

    func increment() {
        count += 1
        stored = count
    }
}

/// Faulty: reads the store on the first call, and after that only notices its own changes.
final class RemembersWhatItRead: WayOfCounting {
    let store: any Defaults
    private var remembered: Int?

    init(store: any Defaults) { self.store = store }

    var count: Int {
        let number = remembered ?? stored
        remembered = number
        return number
    }

    func increment() {
        stored += 1
        remembered = stored
    }
}

/// Faulty: only the first increment is written.
final class SecondIncrementLost: WayOfCounting {
    let store: any Defaults
    private var hasCounted = false

    init(store: any Defaults) { self.store = store }

    func increment() {
        if !hasCounted { stored += 1 }
        hasCounted = true
    }
}

/// Faulty: `increment()` treats a negative number as 0.
struct TakesNegativesForZero: WayOfCounting {
    let store: any Defaults

    func increment() { stored = max(0, stored) + 1 }
}

/// Scrambled: everything is wrong.
///
/// Creating a counter, reading its count and incrementing it all corrupt every number in the store.
struct Scrambled: WayOfCounting {
    let store: any Defaults

    init(store: any Defaults) {
        self.store = store
        spoil()
    }

    var count: Int {
        spoil()
        return 100_003 &- stored
    }

    func increment() {
        spoil()
    }

    private func spoil() {
        stored = stored &- 7
        let likely = [
            "", "Count", "COUNT", "counter", "counts", "count2", "best", "other", "another", "theme", "score",
            "highscore", "record", "settings", "name", "level", "age", "total", "unrelated", "somethingElse",
        ]
        var keys = Set(likely)
        collectTexts(in: store, depth: 8, into: &keys)
        keys.remove("count")
        for key in keys { store.set(store.integer(forKey: key) &- 5, forKey: key) }
    }

    /// Collects all strings that a value contains, including the keys of a fake.
    private func collectTexts(in value: Any, depth: Int, into texts: inout Set<String>) {
        guard depth > 0, texts.count < 500 else { return }
        if let text = value as? String { texts.insert(text) }
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for child in current.children { collectTexts(in: child.value, depth: depth - 1, into: &texts) }
            mirror = current.superclassMirror
        }
    }
}
