import Foundation

extension TimeZone {
    /// The name for people who read times in it, such as "Europe/Berlin".
    var shownName: String { ["GMT", "UTC", "Etc/UTC", "Etc/GMT"].contains(identifier) ? "UTC" : identifier }
}
