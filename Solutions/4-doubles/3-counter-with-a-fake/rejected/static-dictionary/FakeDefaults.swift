final class FakeDefaults: Defaults {
    private enum Memory {
        @MainActor static var values: [String: Int] = [:]
    }

    init(_ initial: [String: Int] = [:]) {
        MainActor.assumeIsolated { Memory.values.merge(initial) { _, new in new } }
    }

    func integer(forKey defaultName: String) -> Int {
        MainActor.assumeIsolated { Memory.values[defaultName] ?? 0 }
    }

    func set(_ value: Int, forKey defaultName: String) {
        MainActor.assumeIsolated { Memory.values[defaultName] = value }
    }
}
