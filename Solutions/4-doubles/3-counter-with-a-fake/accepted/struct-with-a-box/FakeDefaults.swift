struct FakeDefaults: Defaults {
    private final class Box {
        var values: [String: Int] = [:]
    }

    private let box = Box()

    init(_ initial: [String: Int] = [:]) {
        box.values = initial
    }

    func integer(forKey defaultName: String) -> Int {
        box.values[defaultName, default: 0]
    }

    func set(_ value: Int, forKey defaultName: String) {
        box.values[defaultName] = value
    }
}
