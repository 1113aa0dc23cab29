import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Lists a folder without following any link.
struct FolderWalk {
    /// What was found, in the order of the paths.
    private(set) var entries: [ArchiveEntry] = []
    /// The paths of hidden files and folders, whose contents aren't listed.
    private(set) var hidden: [String] = []
    private let limits: SubmissionLimits

    /// Lists everything below a folder except hidden files and folders; stops soon after a limit is exceeded.
    init(_ root: URL, limits: SubmissionLimits) {
        self.limits = limits
        walk(root, path: "", depth: 1)
    }

    private mutating func walk(_ folder: URL, path: String, depth: Int) {
        guard let names = Self.names(in: folder) else {
            let path = path.isEmpty ? folder.lastPathComponent : path
            entries.append(
                ArchiveEntry(path: path, kind: .file, refusal: .damaged, content: .onDisk(folder)))
            return
        }
        for name in names {
            // One entry more than allowed is enough to report it.
            if entries.count > limits.entries { return }
            guard let text = name.text else {
                let shown = path + String(decoding: name.bytes, as: UTF8.self)
                entries.append(
                    ArchiveEntry(path: nil, shownPath: shown, kind: .special, content: .onDisk(folder)))
                continue
            }
            if SubmittedPath.isIgnored(text) {
                if hidden.count < limits.listed { hidden.append(path + text) }
                continue
            }
            let url = folder.appending(path: text)
            let entry = Self.entry(at: url, path: path + text)
            entries.append(entry)
            if entry.kind == .folder && depth <= limits.depth {
                walk(url, path: path + text + "/", depth: depth + 1)
            }
        }
    }

    /// A name in a folder, which on Linux can be any bytes.
    struct Name {
        /// The name, if it is text.
        var text: String?
        /// Its bytes.
        var bytes: [UInt8]
    }

    /// Returns the names in a folder, sorted by their bytes; `nil` if it can't be read.
    static func names(in folder: URL) -> [Name]? {
        guard let stream = opendir(folder.path) else { return nil }
        defer { closedir(stream) }
        var names: [Name] = []
        while let item = readdir(stream) {
            // The record ends with the name, so its declared size must not be copied.
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
            let start = UnsafeRawPointer(item) + offset
            let length = strlen(start.assumingMemoryBound(to: CChar.self))
            let bytes = [UInt8](UnsafeRawBufferPointer(start: start, count: length))
            if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
            names.append(Name(text: String(validating: bytes, as: UTF8.self), bytes: bytes))
        }
        return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    /// Reads what is at a path, without following a link.
    static func entry(at url: URL, path: String) -> ArchiveEntry {
        var status = stat()
        guard lstat(url.path, &status) == 0 else {
            return ArchiveEntry(path: path, kind: .file, refusal: .damaged, content: .onDisk(url))
        }
        #if canImport(Darwin)
            let seconds = status.st_mtimespec.tv_sec
        #else
            let seconds = status.st_mtim.tv_sec
        #endif
        let kind: ArchiveEntry.Kind =
            switch status.st_mode & S_IFMT {
            // A second name of somebody else's file would show that file's lines as the learner's.
            case S_IFREG: status.st_nlink == 1 ? .file : .link
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .special
            }
        return ArchiveEntry(
            path: path, kind: kind, size: kind == .folder ? 0 : Int(status.st_size), time: .unix(seconds),
            content: .onDisk(url))
    }
}
