import Foundation

final class FakeDefaults: Defaults {
    private var values: [String: Int]

    init(_ initial: [String: Int] = [:]) {
        values = initial
    }

    func integer(forKey defaultName: String) -> Int {
        values[defaultName.trimmingCharacters(in: .whitespaces)] ?? 0
    }

    func set(_ value: Int, forKey defaultName: String) {
        values[defaultName.trimmingCharacters(in: .whitespaces)] = value
    }
}
