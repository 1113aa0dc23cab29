import Foundation
import WorkbookCommandLine

/// Why the toolchain cannot build in a folder with a certain path.
///
/// Each case was tried with Swift 6.3.1 on Linux. Spaces, commas, single quotes, `#`, `$`, `&`, brackets and letters beyond
/// ASCII cause no problems.
enum PathProblem: Equatable {
    /// The path contains a character that a part of the toolchain cannot handle.
    case character(Character)
    /// The path contains a control character, such as a tab.
    case control
    /// The path has so many bytes that the paths of build products would be too long.
    case length(Int)

    /// The longest path of a course in bytes.
    ///
    /// The path of the build database must not exceed 511 bytes (SQLite).
    static let longest = 440

    /// Finds the problem with a path; `nil` if there is none.
    init?(with path: String) {
        if path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            self = .control
        } else if let character = path.first(where: { ":\"%\\".contains($0) }) {
            self = .character(character)
        } else if path.utf8.count > PathProblem.longest {
            self = .length(path.utf8.count)
        } else {
            return nil
        }
    }

    /// A description of the problem.
    var words: String {
        switch self {
        case .character(let character):
            "The path of the course contains \(PathProblem.name(of: character)), and Swift can't build in such a folder."
        case .length(let bytes):
            "The path of the course has \(bytes) bytes, so the paths of build products would be too long for Swift."
        case .control:
            "The path of the course contains a tab, a line break or another control character, and Swift can't build in such a folder."
        }
    }

    private static func name(of character: Character) -> String {
        switch character {
        case ":": "a colon"
        case "\"": "a double quote"
        case "%": "a percent sign"
        case "\\": "a backslash"
        default: "\"\(character)\""
        }
    }
}

/// A location where building works, but is slow or unreliable.
enum SlowLocation: Equatable {
    /// A service synchronizes the folder, including all build products.
    case synchronized(String)
    /// The folder is on a Windows disk, used from Linux.
    case windowsDisk
    /// The folder is on a disk of another machine.
    case network(String)

    /// Finds out where a path leads; `nil` for an ordinary local disk.
    ///
    /// - Parameter mounts: The content of Linux's `/proc/mounts`.
    init?(of path: String, mounts: String = "", isWSL: Bool = false) {
        let services = [
            "/Library/Mobile Documents/": "iCloud Drive", "/OneDrive": "OneDrive", "/Dropbox": "Dropbox",
            "/Google Drive": "Google Drive", "/Library/CloudStorage/": "a cloud service",
            "/Nextcloud/": "Nextcloud",
        ]
        if let service = services.sorted(by: { $0.key < $1.key }).first(where: {
            (path + "/").contains($0.key)
        }) {
            self = .synchronized(service.value)
        } else if isWSL, path.wholeMatch(of: /\/mnt\/[a-z](\/.*)?/) != nil {
            self = .windowsDisk
        } else if let kind = SlowLocation.kind(of: path, in: mounts),
            ["nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "9p", "afpfs", "webdav"].contains(kind)
        {
            self = isWSL && kind == "9p" ? .windowsDisk : .network(kind)
        } else {
            return nil
        }
    }

    /// Returns the type of the file system that contains a path.
    private static func kind(of path: String, in mounts: String) -> String? {
        let lines = mounts.split(separator: "\n").map { $0.split(separator: " ") }.filter { $0.count > 2 }
        let above = lines.filter { line in
            let place = String(line[1]).replacing("\\040", with: " ")
            return place == "/" || path == place || path.hasPrefix(place + "/")
        }
        return above.max { $0[1].count < $1[1].count }.map { String($0[2]) }
    }

    /// A description of the location.
    var words: String {
        switch self {
        case .synchronized(let service):
            "The course is in a folder that \(service) synchronizes, including thousands of build products."
        case .windowsDisk: "The course is on a Windows disk, where building takes many times as long."
        case .network(let kind):
            "The course is on a network disk (\(kind)), where file locks and modification times can be unreliable."
        }
    }

    /// What to do.
    var advice: String {
        switch self {
        case .synchronized:
            "If checks are slow or fail for no reason, move the workbook to a folder that isn't synchronized."
        case .windowsDisk: "Move the workbook to your home folder inside Linux."
        case .network: "Copy the workbook to a local disk."
        }
    }
}
