import Foundation

/// Opens files in other apps.
///
/// Replaces `NSWorkspace`.
@MainActor
public final class Workspace {
    /// The app's shared workspace.
    public static let shared = Workspace()

    /// The files that were opened, in order.
    ///
    /// Here, this list replaces the apps that would open.
    public private(set) var openedFiles: [URL] = []

    private init() {}

    /// Opens a file, which must exist on disk.
    ///
    /// - Returns: Whether it could be opened.
    public func open(_ file: URL) -> Bool {
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        openedFiles.append(file)
        return true
    }
}
