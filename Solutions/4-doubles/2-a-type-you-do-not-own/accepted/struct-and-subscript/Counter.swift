import Foundation

/// The part of the settings that a counter uses.
protocol Defaults: AnyObject {
    func integer(forKey key: String) -> Int
    func set(_ number: Int, forKey key: String)
}

extension UserDefaults: Defaults {}

private extension Defaults {
    subscript(key: String) -> Int {
        get { integer(forKey: key) }
        set { set(newValue, forKey: key) }
    }
}

/// A counter that continues from the number that the previous run of the app saved.
struct Counter {
    private let store: any Defaults
    init(defaults: any Defaults = UserDefaults.standard) { store = defaults }

    private(set) var count: Int {
        get { store["count"] }
        nonmutating set { store["count"] = newValue }
    }

    func increment() { count += 1 }
}
