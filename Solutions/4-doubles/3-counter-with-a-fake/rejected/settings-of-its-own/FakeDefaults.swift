import Foundation

final class FakeDefaults: Defaults {
    private let values = UserDefaults(suiteName: UUID().uuidString) ?? .standard

    init(_ initial: [String: Int] = [:]) {
        for (k, v) in initial { values.set(v, forKey: k) }
    }

    func integer(forKey defaultName: String) -> Int {
        values.integer(forKey: defaultName)
    }

    func set(_ value: Int, forKey defaultName: String) {
        values.set(value, forKey: defaultName)
    }
}
