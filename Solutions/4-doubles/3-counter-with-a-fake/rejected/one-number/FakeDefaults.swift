final class FakeDefaults: Defaults {
    private var number: Int

    init(_ initial: [String: Int] = [:]) {
        number = initial["count"] ?? 0
    }

    func integer(forKey defaultName: String) -> Int {
        number
    }

    func set(_ value: Int, forKey defaultName: String) {
        number = value
    }
}
