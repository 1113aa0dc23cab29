import Foundation

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

/// A counter that continues from the number that the previous run of the app saved.
final class Counter {
    private var cached: Int?
    private let defaults: any Defaults

    init(defaults: any Defaults = UserDefaults.standard) {
        self.defaults = defaults
    }

    var count: Int {
        if let cached { return cached }
        let n = defaults.integer(forKey: "count")
        cached = n
        return n
    }

    func increment() {
        cached = nil
        defaults.set(count + 1, forKey: "count")
        cached = nil
    }
}
