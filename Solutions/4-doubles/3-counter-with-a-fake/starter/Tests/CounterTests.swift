// Exercise 4.3, second part: test the counter
//
// Write the tests of `Counter` below, as many as you like. Each makes a `FakeDefaults` with the numbers it
// needs, and a `Counter(defaults:)` on it. The fake itself the grader examines, so there is no need for tests
// of it here. The counter promises:
//
// 1. `count` is the number in its store under the key "count", also a negative one, and 0 when there is none.
// 2. `increment()` adds one to the number that is there at that moment, and writes it under "count".
// 3. The number is in the store alone: when somebody else changes it there, `count` shows the change.
// 4. `increment()` changes nothing else. Another part of the app keeps its record under "best", for instance.
//
// How often the counter reads and writes on the way is left open. And other parts of the app write into
// `UserDefaults.standard` all the time, under any key, so tests had better stay away from there.
//
// The grader runs your tests against counters that keep these promises in different ways: every test must
// pass. Then it runs them against counters that break one each: at least one test must fail. A crash does not
// count as a failure. No test is switched off, and none can pass whatever the counter does.

import Testing

@testable import DefaultsFake

@MainActor @Suite struct CounterTests {
}
