final class FakeDefaults: Defaults {
    private(set) var values: [String: Int]
    private(set) var writes: [(key: String, value: Int)] = []

    init(_ initial: [String: Int] = [:]) {
        values = initial
    }

    func integer(forKey defaultName: String) -> Int {
        values[defaultName, default: 0]
    }

    func set(_ value: Int, forKey defaultName: String) {
        writes.append((defaultName, value))
        values[defaultName] = value
    }
}
