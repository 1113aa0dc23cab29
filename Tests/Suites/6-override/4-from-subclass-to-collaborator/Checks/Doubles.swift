import Foundation

@testable import ProfileCollaborator

/// Keeps every completion until the test answers.
@MainActor final class PatientLoader: ProfileLoading {
    private var waiting: [@MainActor (UserProfile?) -> Void] = []
    private(set) var requests = 0

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        requests += 1
        waiting.append(completion)
    }

    /// Answers the oldest request that still waits.
    func answer(_ profile: UserProfile?) {
        if waiting.isEmpty { return }
        waiting.removeFirst()(profile)
    }

    /// Answers the latest request that still waits.
    func answerLatest(_ profile: UserProfile?) {
        waiting.popLast()?(profile)
    }
}

/// Files that exist only in memory, and a list of those that were read; every check is on the main actor.
///
/// The class itself is not: so a closure that reads here can be a function of any kind.
final class Files: @unchecked Sendable {
    var contents: Data?
    private(set) var read: [String] = []

    func data(at url: URL) -> Data? {
        read.append(url.path)
        return contents
    }
}

/// Tells whether an object still exists, without keeping it.
struct Reference {
    private weak var object: AnyObject?

    var isAlive: Bool { object != nil }

    init(_ object: AnyObject?) {
        self.object = object
    }
}

/// A property list as it stands in a file.
func plist(_ list: Any, format: PropertyListSerialization.PropertyListFormat = .xml) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
}

/// Writes a profile into a folder of its own, lets the app's settings point there, and takes both back afterwards.
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
