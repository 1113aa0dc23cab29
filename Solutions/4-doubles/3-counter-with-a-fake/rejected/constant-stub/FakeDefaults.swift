final class FakeDefaults: Defaults {
    init(_ initial: [String: Int] = [:]) {}

    func integer(forKey defaultName: String) -> Int { 41 }

    func set(_ value: Int, forKey defaultName: String) {}
}
