import Foundation

/// Stores numbers in memory, protected by a lock.
final class FakeDefaults: Defaults {
    private let lock = NSLock()
    private var numbers: [String: Int]

    init(_ initial: [String: Int] = [:]) {
        numbers = initial
    }

    func integer(forKey defaultName: String) -> Int {
        lock.withLock { numbers[defaultName, default: 0] }
    }

    func set(_ value: Int, forKey defaultName: String) {
        lock.withLock { numbers[defaultName] = value }
    }
}
