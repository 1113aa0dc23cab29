import Foundation

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

final class Counter {
    private let defaults: any Defaults
    private(set) var count: Int

    init(defaults: any Defaults = UserDefaults.standard) {
        self.defaults = defaults
        count = defaults.integer(forKey: "count")
    }

    func increment() {
        count += 1
        defaults.set(count, forKey: "count")
    }
}
