final class FakeDefaults: Defaults {
    private var values: [String: Int]
    private(set) var calls: [String] = []

    init(_ initial: [String: Int] = [:]) {
        values = initial
    }

    func integer(forKey defaultName: String) -> Int {
        calls.append("read")
        return values[defaultName] ?? 0
    }

    func set(_ value: Int, forKey defaultName: String) {
        calls.append("write")
        values[defaultName] = value
    }
}
