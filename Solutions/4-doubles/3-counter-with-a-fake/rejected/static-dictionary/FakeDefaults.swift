final class FakeDefaults: Defaults {
    nonisolated(unsafe) private static var values: [String: Int] = [:]

    init(_ initial: [String: Int] = [:]) {
        Self.values = initial
    }

    func integer(forKey defaultName: String) -> Int {
        Self.values[defaultName] ?? 0
    }

    func set(_ value: Int, forKey defaultName: String) {
        Self.values[defaultName] = value
    }
}
