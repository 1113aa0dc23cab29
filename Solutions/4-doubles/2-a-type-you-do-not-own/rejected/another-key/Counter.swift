import Foundation

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

/// A counter that continues from the number that the previous run of the app saved.
final class Counter {
    private let defaults: any Defaults

    init(defaults: any Defaults = UserDefaults.standard) {
        self.defaults = defaults
    }

    var count: Int {
        defaults.integer(forKey: "counter")
    }

    func increment() {
        defaults.set(count + 1, forKey: "counter")
    }
}
