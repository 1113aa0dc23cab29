import Foundation

/// Correct: reads and writes once.
struct Original: WayOfCounting {
    let store: any Defaults
}

/// Correct: reads twice and writes twice, to be on the safe side.
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

/// Correct: other parts of the app write into the standard settings meanwhile.
struct BusyApp: WayOfCounting {
    let store: any Defaults

    func increment() {
        stored += 1
        for key in ["count", "best"] { UserDefaults.standard.set(-99, forKey: key) }
    }
}

/// Faulty: the count is never read.
struct CountAlwaysZero: WayOfCounting {
    let store: any Defaults

    var count: Int { 0 }
}

/// Faulty: every increment writes the same number.
struct WritesOne: WayOfCounting {
    let store: any Defaults

    func increment() { stored = 1 }
}

/// Faulty: increment reads a key that nobody writes.
struct ReadsAMisspeltKey: WayOfCounting {
    let store: any Defaults

    func increment() { stored = store.integer(forKey: "cuont") + 1 }
}

/// Faulty: every increment adds two.
struct AddsTwo: WayOfCounting {
    let store: any Defaults

    func increment() { stored += 2 }
}

/// Faulty: without a number, the count is one.
struct StartsAtOne: WayOfCounting {
    let store: any Defaults

    var count: Int { stored == 0 ? 1 : stored }
}

/// Faulty: increment writes where the count is not read.
struct WritesAnotherKey: WayOfCounting {
    let store: any Defaults

    func increment() { store.set(stored + 1, forKey: "counter") }
}

/// Faulty: below zero there is nothing.
struct ClampsNegatives: WayOfCounting {
    let store: any Defaults

    var count: Int { max(0, stored) }
}

/// Faulty: increment writes the record of another part of the app, too.
struct OverwritesBest: WayOfCounting {
    let store: any Defaults

    func increment() {
        stored += 1
        store.set(stored, forKey: "best")
    }
}

/// Faulty: reads the store once, and then goes its own way.
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

/// Scrambled: nothing is right.
struct Scrambled: WayOfCounting {
    let store: any Defaults

    var count: Int { 1000 - stored }

    func increment() {
        stored -= 7
        for key in ["best", "other"] { store.set(-5, forKey: key) }
    }
}
