import Foundation

protocol Defaults: AnyObject {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

/// A counter that continues from the number that the previous run of the app saved.
final class Counter {
    private weak var store: (any Defaults)?
    private var defaults: any Defaults { store ?? UserDefaults.standard }

    init(defaults: any Defaults = UserDefaults.standard) {
        store = defaults
    }

    var count: Int {
        defaults.integer(forKey: "count")
    }

    func increment() {
        defaults.set(count + 1, forKey: "count")
    }
}
