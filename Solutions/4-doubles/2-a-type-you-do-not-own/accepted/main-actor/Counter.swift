import Foundation

@MainActor protocol Defaults: AnyObject {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

@MainActor struct Counter {
    private enum Key {
        static let count = "count"
    }

    var defaults: any Defaults = UserDefaults.standard

    var count: Int {
        get { defaults.integer(forKey: Key.count) }
        nonmutating set { defaults.set(newValue, forKey: Key.count) }
    }

    func increment() {
        count += 1
    }
}
