import Foundation

/// Opens files in other apps; stands for `NSWorkspace`.
@MainActor
public final class Workspace {
    /// The one workspace of the app.
    public static let shared = Workspace()

    /// The files that were opened, in order; what stands here in the place of other apps coming up.
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
