/// What the name of a file says about archives.
package enum ArchiveName {
    /// The ends of names that announce an archive, the longest first.
    private static let endings = [".tar.gz", ".tgz", ".tar", ".zip"]

    /// Returns the name of an archive without its ending; `nil` if the name announces no archive.
    package static func stem(of name: String) -> String? {
        endings.first { name.lowercased().hasSuffix($0) }.map { String(name.dropLast($0.count)) }
    }

    /// The extensions of archives that are not read.
    package static let foreign: Set<String> = [
        "rar", "7z", "zipx", "gz", "bz2", "xz", "tbz", "tbz2", "txz", "zst", "lz", "lzma", "cab", "dmg",
        "iso", "bundle",
    ]

    /// Whether a name announces an archive, of any kind.
    package static func isArchive(_ name: String) -> Bool {
        stem(of: name) != nil || foreign.contains(name.split(separator: ".").last?.lowercased() ?? "")
    }
}
