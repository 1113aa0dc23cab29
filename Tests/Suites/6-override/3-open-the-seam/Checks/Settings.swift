import Foundation

/// A temporary folder for the file of one test, and the path to it in the settings.
@MainActor
final class Settings {
    let file: URL
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("Profile.plist")
        removePath()
    }

    /// Makes the settings point to the file.
    func point() {
        UserDefaults.standard.set(file.path, forKey: "ProfilePath")
    }

    /// Removes the path from the settings.
    func removePath() {
        UserDefaults.standard.removeObject(forKey: "ProfilePath")
    }

    /// Makes the settings point to the folder that contains the file.
    func pointToFolder() {
        UserDefaults.standard.set(folder.path, forKey: "ProfilePath")
    }

    /// Writes a property list to the file.
    func write(_ list: Any, format: PropertyListSerialization.PropertyListFormat = .xml) throws {
        try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0).write(to: file)
    }

    /// Removes the file, but not the path in the settings.
    func removeFile() throws {
        try FileManager.default.removeItem(at: file)
    }

    /// Removes the path and the folder.
    func clear() {
        removePath()
        try? FileManager.default.removeItem(at: folder)
    }
}

/// Runs the body with an empty folder and settings without a path, then removes the folder and the path.
@MainActor
func withSettings(_ body: (Settings) throws -> Void) throws {
    let settings = try Settings()
    defer { settings.clear() }
    try body(settings)
}
