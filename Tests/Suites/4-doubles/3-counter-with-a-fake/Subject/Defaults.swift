import Foundation

/// What a counter asks of the settings.
protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}
