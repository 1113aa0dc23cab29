// Exercise 4.3, first part: a fake
//
// Tests of the counter in `Counter.swift` need settings that work and leave nothing behind. Make `FakeDefaults`
// a fake that keeps in memory what real `UserDefaults` keep on disk:
//
// 1. `FakeDefaults()` starts empty. `FakeDefaults(["count": 41])` starts with what the dictionary says; it is
//    a `[String: Int]`.
// 2. `integer(forKey:)` answers the number last written under that key, also 0 or a negative one, or the one
//    from the start when none was written. For a key without a number it answers 0.
// 3. Every key has its own number, and every fake its own memory. Nothing goes into real settings, and nothing
//    comes from there.
//
// The grader tries these promises on your fake, and on real settings as well. What else the fake can do is up
// to you. The second part is `Tests/CounterTests.swift`.

final class FakeDefaults: Defaults {
    init(_ initial: [String: Int] = [:]) {}

    func integer(forKey defaultName: String) -> Int { 0 }

    func set(_ value: Int, forKey defaultName: String) {}
}
