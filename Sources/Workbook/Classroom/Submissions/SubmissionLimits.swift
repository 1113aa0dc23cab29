/// What a submission may contain before it is reported instead of read.
package struct SubmissionLimits: Sendable, Equatable {
    /// The most bytes of an archive's own file.
    package var archiveBytes = 512 << 20
    /// The most bytes of an archive's list of files; an archive with a build folder in it has a long one.
    package var directoryBytes = 32 << 20
    /// The most files and folders, not counting what is in hidden folders.
    package var entries = 20_000
    /// The most entries of an archive's list, also counting what is in hidden folders.
    package var listedEntries = 200_000
    /// The most bytes of all files together when unpacked, not counting what is in hidden folders.
    package var unpackedBytes = 256 << 20
    /// The most times that the unpacked files may be larger than the archive.
    ///
    /// Source code rarely exceeds 20, and no honest file reaches the 1032 that is possible with DEFLATE.
    package var compressionRatio = 250
    /// The most bytes of a source file.
    package var fileBytes = 1 << 20
    /// The most folders inside each other.
    package var depth = 40
    /// The most bytes of a path.
    package var pathBytes = 1024
    /// The most archives inside a folder that are opened, and the most inside other archives.
    package var nestedArchives = 8
    /// The most bytes of an archive inside another one.
    package var nestedArchiveBytes = 32 << 20
    /// The most files for the same place in an exercise that are compared.
    package var candidates = 16
    /// The most entries that are listed in one report.
    package var listed = 8
    /// How many seconds a program that unpacks may run.
    package var seconds = 60.0

    /// Returns the beginning of a long list, which ends with the number of the others.
    func beginning(of paths: [String]) -> [String] {
        paths.count <= listed ? paths : paths.prefix(listed) + ["\(paths.count - listed) more"]
    }

    /// Creates the limits of a course's submissions.
    package init() {}
}
