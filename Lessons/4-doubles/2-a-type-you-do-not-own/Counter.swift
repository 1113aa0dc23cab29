// Exercise 4.2: A type you do not own
//
// This counter keeps its number in `UserDefaults.standard`, so every test of it would write into the settings
// of whoever runs it. `UserDefaults` is not yours to change. When you are done:
//
// 1. There is a protocol `Defaults` with exactly two requirements, spelled as `UserDefaults` spells them:
//    `func integer(forKey: String) -> Int` and `func set(_: Int, forKey: String)`.
// 2. `UserDefaults` conforms to `Defaults`.
// 3. `Counter(defaults:)` takes anything that conforms to `Defaults`, and keeps its number there: `count` reads
//    it under the key "count", `increment()` adds one to what stands there at that moment. When somebody else
//    changes the number in the store, `count` shows the change. The counter uses no other key and no other
//    store, and holds on to its store as long as it lives.
// 4. The code that calls `Counter()` today still compiles, and counts in `UserDefaults.standard` as before.

import Foundation

/// Counts, and goes on where the last run of the app stopped.
final class Counter {
    var count: Int {
        UserDefaults.standard.integer(forKey: "count")
    }

    func increment() {
        UserDefaults.standard.set(count + 1, forKey: "count")
    }
}
