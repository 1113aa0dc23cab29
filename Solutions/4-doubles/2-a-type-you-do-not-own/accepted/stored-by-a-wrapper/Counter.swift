import Foundation

protocol Defaults {
    func integer(forKey: String) -> Int
    mutating func set(_: Int, forKey: String)
}

extension UserDefaults: Defaults {}

@propertyWrapper
private struct Stored {
    let key: String
    var store: any Defaults
    var wrappedValue: Int {
        get { store.integer(forKey: key) }
        set { store.set(newValue, forKey: key) }
    }
}

final class Counter {
    @Stored private var number: Int

    init(defaults: some Defaults = UserDefaults.standard) {
        _number = Stored(key: "count", store: defaults)
    }

    var count: Int { number }
    func increment() { number += 1 }
}
