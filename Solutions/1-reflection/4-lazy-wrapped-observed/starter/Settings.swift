// This file contains the classes to read. Print the labels of their mirrors before you start writing code.

import Observation

/// Stores a value, and counts how many times it was changed.
@propertyWrapper
struct Counted<Value> {
    private(set) var changes = 0

    var wrappedValue: Value {
        didSet { changes += 1 }
    }

    init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

/// Settings of three kinds: lazy, wrapped, and plain with unusual names.
final class Settings {
    private lazy var greeting = "Hello, \(user)"
    private lazy var nickname: String? = nil
    @Counted private var volume = 3
    @Counted private var token: String? = nil
    private var user = "Ada"
    private var raw = 1
    private var _raw = 2

    /// Uses the lazy properties, which initializes them.
    func greet() -> String {
        nickname ?? greeting
    }

    func louder() {
        volume += 1
    }
}

/// Settings that a screen can observe.
@Observable
final class ObservedSettings {
    private var theme = "light"
    private var fontSize: Int?

    func useDarkTheme() {
        theme = "dark"
        fontSize = 14
    }
}
