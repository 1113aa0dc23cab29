import Foundation

@testable import ProfileCollaborator

/// A loader that keeps every completion until the test passes a result.
@MainActor final class PatientLoader: ProfileLoading {
    private var waiting: [@MainActor (UserProfile?) -> Void] = []
    private(set) var requests = 0

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        requests += 1
        waiting.append(completion)
    }

    /// Passes a result to all pending requests.
    func answer(_ profile: UserProfile?) {
        while let completion = waiting.popLast() { completion(profile) }
    }

    /// Passes a result to the latest pending request.
    func answerLatest(_ profile: UserProfile?) {
        waiting.popLast()?(profile)
    }
}

/// Files that exist only in memory, and a list of the paths that were read.
///
/// All checks run on the main actor, but the class isn't isolated to it, so that closures of any kind can use it.
final class Files: @unchecked Sendable {
    var contents: Data?
    private(set) var read: [String] = []

    func data(at url: URL) -> Data? {
        read.append(url.path)
        return contents
    }
}

/// A number that closures can increase.
@MainActor final class Counter {
    var count = 0
}

/// A weak reference that shows whether an object still exists.
struct Reference {
    private weak var object: AnyObject?

    var isAlive: Bool { !isGone(object) }

    init(_ object: AnyObject?) {
        self.object = object
    }
}

/// Returns a property list as the data of a file.
func plist(_ list: Any, format: PropertyListSerialization.PropertyListFormat = .xml) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
}

/// Runs the body with a profile in a temporary folder and app settings that point to it, then removes both.
@MainActor
func withProfileOnDisk(name: String, _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let file = folder.appendingPathComponent("Profile.plist")
    try plist(["Name": name]).write(to: file)
    UserDefaults.standard.set(file.path, forKey: "ProfilePath")
    defer { UserDefaults.standard.removeObject(forKey: "ProfilePath") }
    try body()
}
