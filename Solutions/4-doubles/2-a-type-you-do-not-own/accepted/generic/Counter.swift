import Foundation

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

/// A counter that continues from the number that the previous run of the app saved.
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
