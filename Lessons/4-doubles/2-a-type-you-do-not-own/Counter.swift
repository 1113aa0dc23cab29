// Exercise 4.2: A type you don't own
//
// This counter stores its number in `UserDefaults.standard`, so any test of it would write to the settings of
// the person who runs the test. You can't change `UserDefaults`. Change the code so that:
//
// 1. The protocol `Defaults` has exactly two requirements, declared as in `UserDefaults`:
//    `func integer(forKey: String) -> Int` and `func set(_: Int, forKey: String)`. You may restrict it to
//    classes, or to the main actor.
// 2. `UserDefaults` conforms to `Defaults`.
// 3. `Counter(defaults:)` accepts any store that conforms to `Defaults`, and keeps its number there. `count`
//    returns the number under the key "count", and `increment()` adds one to the number that is stored there
//    at that moment. If other code changes the number in the store, `count` returns the new number. The
//    counter uses no other key and no other store, and it keeps its store alive.
// 4. Existing code that calls `Counter()` still compiles, and still counts in `UserDefaults.standard`.

import Foundation

/// A counter that continues from the number that the previous run of the app saved.
final class Counter {
    var count: Int {
        UserDefaults.standard.integer(forKey: "count")
    }

    func increment() {
        UserDefaults.standard.set(count + 1, forKey: "count")
    }
}
