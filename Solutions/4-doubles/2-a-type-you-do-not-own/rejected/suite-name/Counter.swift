import Foundation

final class Counter {
    private let defaults: UserDefaults

    init(suiteName: String? = nil) {
        defaults = UserDefaults(suiteName: suiteName) ?? .standard
    }

    var count: Int {
        defaults.integer(forKey: "count")
    }

    func increment() {
        defaults.set(count + 1, forKey: "count")
    }
}
