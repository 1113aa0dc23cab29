// Exercise 4.3, second part: test the counter
//
// Write tests for `Counter` in this file, as many as you like. In each test, create a `FakeDefaults` with
// the numbers that you need, and pass it to `Counter(defaults:)`. You don't have to test the fake here,
// because the grader checks it separately. The counter promises:
//
// 1. `count` is the number that the counter's store has under the key "count", even if it is negative. If
//    there is no number under that key, `count` is 0.
// 2. `increment()` adds one to the number that the store has at that moment, and writes the result under
//    "count".
// 3. The number exists only in the store: if other code changes it there, `count` returns the new number.
// 4. `increment()` changes nothing else. Another part of the app stores a high score under "best".
//
// The counter doesn't promise how many times it reads and writes. Other parts of the app write to
// `UserDefaults.standard` all the time, under any key, so don't use it in your tests.
//
// First, the grader runs your tests against counters that keep these promises in different ways. All tests
// must pass with each of them. Then it runs your tests against counters that break one promise each. At least
// one test must fail with each of those. A crash doesn't count as a failing test. Don't disable any test, and
// don't write a test that passes no matter what the counter does.

import Testing

@testable import DefaultsFake

@MainActor @Suite struct CounterTests {
}
