import Foundation

/// Runs the body with a profile in a temporary folder and settings that point to it, then removes both.
@MainActor
func withProfileOnDisk(name: Any, _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let file = folder.appendingPathComponent("Profile.plist")
    let list = ["Name": name]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
    UserDefaults.standard.set(file.path, forKey: "ProfilePath")
    defer { UserDefaults.standard.removeObject(forKey: "ProfilePath") }
    try body()
}
