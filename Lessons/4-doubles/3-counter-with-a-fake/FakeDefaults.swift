// Exercise 4.3, first part: a fake
//
// To test the counter in `Counter.swift`, you need settings that work but don't store anything on disk. Turn
// `FakeDefaults` into a fake that keeps in memory what the real `UserDefaults` keeps on disk:
//
// 1. `FakeDefaults()` starts empty. `FakeDefaults(["count": 41])` takes a `[String: Int]` and starts with the
//    numbers in it.
// 2. `integer(forKey:)` returns the number that was last written under that key, even if it is 0 or negative.
//    If none was written, it returns the number that the fake started with, or 0 if there isn't one.
// 3. Every key has its own number, and fakes don't share their numbers. A fake never writes to real settings,
//    and it never reads from them.
//
// The grader runs the same checks on your fake and on real settings. You may add anything else to the fake,
// isolate it to the main actor, or turn it into a struct. The second part is `Tests/CounterTests.swift`.

final class FakeDefaults: Defaults {
    init(_ initial: [String: Int] = [:]) {}

    func integer(forKey defaultName: String) -> Int { 0 }

    func set(_ value: Int, forKey defaultName: String) {}
}
