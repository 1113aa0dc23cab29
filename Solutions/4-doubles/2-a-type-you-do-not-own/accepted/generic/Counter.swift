import Foundation

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

/// Counts, and goes on where the last run of the app stopped.
final class Counter<Store: Defaults> {
    private let defaults: Store

    init(defaults: Store) {
        self.defaults = defaults
    }

    convenience init() where Store == UserDefaults {
        self.init(defaults: .standard)
    }

    var count: Int {
        defaults.integer(forKey: "count")
    }

    func increment() {
        defaults.set(count + 1, forKey: "count")
    }
}
