import Foundation

/// A folder for the files of one test, and the key in the settings; both are taken back afterwards.
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

    /// Lets the settings point to the file.
    func point() {
        UserDefaults.standard.set(file.path, forKey: "ProfilePath")
    }

    /// Takes the path out of the settings.
    func removePath() {
        UserDefaults.standard.removeObject(forKey: "ProfilePath")
    }

    /// Lets the settings point to the folder in which the file lies.
    func pointToFolder() {
        UserDefaults.standard.set(folder.path, forKey: "ProfilePath")
    }

    /// Writes a property list into the file.
    func write(_ list: Any, format: PropertyListSerialization.PropertyListFormat = .xml) throws {
        try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0).write(to: file)
    }

    /// Takes the file away; the settings stay as they are.
    func removeFile() throws {
        try FileManager.default.removeItem(at: file)
    }

    /// Takes back the key and the folder.
    func clear() {
        removePath()
        try? FileManager.default.removeItem(at: folder)
    }
}

/// Gives the body an empty folder and settings without a path, and clears both up afterwards.
@MainActor
func withSettings(_ body: (Settings) throws -> Void) throws {
    let settings = try Settings()
    defer { settings.clear() }
    try body(settings)
}
