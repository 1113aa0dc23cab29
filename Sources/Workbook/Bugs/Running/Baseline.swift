import Foundation

/// How the tests of a package behave without any change: which of them pass each time, how long they take, and what they run.
package struct Baseline: Sendable, Codable, Equatable {
    /// The tests that pass each time.
    var tests: [TestCase] = []
    /// How long each of them takes, in seconds.
    var seconds: [Double] = []
    /// The bodies that each of them runs.
    var bodies: [[Int]] = []
    /// Tests that pass only now and then.
    var flaky: [String] = []
    /// Tests that don't pass without others before them.
    var dependent: [String] = []
    /// Tests that never pass.
    var failing: [String] = []
    /// How long it takes to start the tests.
    var startSeconds = 0.0
    /// How long all tests together took.
    var allSeconds = 0.0

    /// Returns the indices of the tests that run each body, the fastest first.
    func testsByBody() -> [Int: [Int]] {
        var found: [Int: [Int]] = [:]
        for (test, reached) in bodies.enumerated() {
            for body in reached { found[body, default: []].append(test) }
        }
        return found.mapValues { $0.sorted { (seconds[$0], $0) < (seconds[$1], $1) } }
    }
}
