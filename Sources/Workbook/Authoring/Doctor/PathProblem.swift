import Foundation

/// What about the path of a folder keeps the toolchain from building in it.
///
/// Each was tried with Swift 6.3.1 on Linux. Blanks, commas, quotes of one stroke, `#`, `$`, `&`, brackets and letters
/// beyond ASCII do no harm.
enum PathProblem: Equatable {
    /// A character that breaks a part of the toolchain.
    case character(Character)
    /// A control character, such as a tab.
    case control
    /// So many bytes that those of what is built come to be too many.
    case length(Int)

    /// The longest path of a course, in bytes: the database of a build must not need more than 511 in all (SQLite).
    static let longest = 440

    /// The trouble with a path, if there is any.
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

    /// What is wrong.
    var words: String {
        switch self {
        case .character(let character):
            "has \(PathProblem.name(of: character)) in it, with which the toolchain cannot build"
        case .length(let bytes):
            "has \(bytes) bytes, and the paths of what is built in it would be too long for the toolchain"
        case .control: "has a tab, a line end or the like in it, with which the toolchain cannot build"
        }
    }

    private static func name(of character: Character) -> String {
        switch character {
        case ":": "a colon"
        case "\"": "a double quote"
        case "%": "a per cent sign"
        case "\\": "a backslash"
        default: "\"\(character)\""
        }
    }
}

/// A place that makes building slow or unsteady, though not impossible.
enum SlowLocation: Equatable {
    /// A service copies everything in the folder elsewhere, build products included.
    case synchronized(String)
    /// A disk of Windows, seen from Linux.
    case windowsDisk
    /// A disk of another machine.
    case network(String)

    /// The place that a path is in.
    ///
    /// - Parameter mounts: What is mounted where, as Linux tells it in `/proc/mounts`.
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

    /// The kind of file system at the nearest mount above a path.
    private static func kind(of path: String, in mounts: String) -> String? {
        let lines = mounts.split(separator: "\n").map { $0.split(separator: " ") }.filter { $0.count > 2 }
        let above = lines.filter { line in
            let place = String(line[1]).replacing("\\040", with: " ")
            return place == "/" || path == place || path.hasPrefix(place + "/")
        }
        return above.max { $0[1].count < $1[1].count }.map { String($0[2]) }
    }

    /// What is unsteady about it.
    var words: String {
        switch self {
        case .synchronized(let service):
            "lies in a folder that \(service) copies, thousands of built files included"
        case .windowsDisk: "lies on a disk of Windows, where building takes many times as long"
        case .network(let kind):
            "lies on a disk of another machine (\(kind)), where locks and times can be wrong"
        }
    }

    /// What to do about it.
    var advice: String {
        switch self {
        case .synchronized:
            "If checks are slow or fail for no reason, move the workbook to a folder that is not copied."
        case .windowsDisk: "Move the workbook to your home folder inside Linux."
        case .network: "Copy the workbook to a disk of this machine."
        }
    }
}
