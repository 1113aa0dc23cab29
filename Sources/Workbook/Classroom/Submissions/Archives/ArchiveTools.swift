import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The system's programs that unpack archives or read repositories, found on the search path and run under limits.
struct ArchiveTools: Sendable {
    /// Starts the programs.
    var runner: ProcessRunner
    /// The environment in which the programs are found.
    var environment: [String: String]
    /// What a submission may contain.
    var limits: SubmissionLimits

    /// Runs a program in a folder.
    ///
    /// - Parameters:
    ///   - largestFile: The most bytes of a file that it may write.
    ///   - variables: All of its environment, apart from the locale.
    /// - Throws: ``SubmissionReadingProblem/missingTool(_:)`` if it isn't installed, or ``SpawnError``.
    func run(
        _ name: String, _ arguments: [String], in folder: URL, largestFile: Int,
        environment variables: [String: String] = [:]
    ) async throws -> ProcessResult {
        let search = ExecutableSearch(environment: environment)
        guard let path = search.find(name) else { throw SubmissionReadingProblem.missingTool(name) }
        // Options for these programs can also come from variables such as UNZIP and GZIP, so none is passed on.
        let command = Command(
            path, arguments, environment: variables.merging(["LC_ALL": "C"]) { $1 },
            workingDirectory: folder.path)
        let bounds = ResourceLimits(
            wallSeconds: limits.seconds, cpuSeconds: Int(limits.seconds), fileBytes: largestFile)
        return try await runner.run(command.limited(by: bounds), limit: limits.seconds)
    }

    /// Unpacks the contents of files of a ZIP archive.
    ///
    /// Only these contents go into a new archive, with names of our own choosing, and `unzip` unpacks that one. So no
    /// name, mode or record of the submission reaches `unzip`, and it reads exactly the bytes that were checked.
    ///
    /// - Parameter folder: An empty folder for this call alone.
    /// - Returns: For each entry its content, or why there is none.
    /// - Throws: ``SubmissionReadingProblem``, and the file system's errors.
    func unpack(_ entries: [ZipEntry], of archive: ArchiveBytes, in folder: URL) async throws
        -> [Result<Data, SubmissionProblem.RefusalFailure>]
    {
        var fresh = ZipWriter()
        var contents: [Data?] = []
        for (index, entry) in entries.enumerated() {
            // Packing makes a file slightly larger at most.
            guard entry.packedSize <= limits.fileBytes + 1 << 16,
                // A file that isn't where it should be is reported as damaged.
                let packed = try? entry.packedContent(in: archive)
            else {
                contents.append(nil)
                continue
            }
            contents.append(entry.method == 0 ? Data(packed) : nil)
            if entry.method != 0 { fresh.add(packed, as: "\(index)", describedBy: entry) }
        }
        if !fresh.isEmpty {
            try FileKind.makeFolder(folder)
            try fresh.archive().write(to: folder.appending(path: "selected.zip"))
            let result = try await run(
                "unzip", ["-qq", "-o", "selected.zip"], in: folder, largestFile: limits.fileBytes)
            // The learner isn't to blame for that.
            if result.errorOutput.contains("disk full") { throw MachineFault.diskFull(folder.path) }
        }
        return zip(entries, contents).enumerated().map { index, pair in
            let (entry, stored) = pair
            // A file that `unzip` could not unpack is missing, and is reported as damaged.
            let data =
                stored
                ?? (try? BoundedFile.read(
                    folder.appending(path: "\(index)"), limit: limits.fileBytes, followsLinks: false))
            guard let data, data.count == entry.size, Int(CRC32.checksum(of: data)) == entry.checksum else {
                return .failure(.init(reason: .damaged))
            }
            return .success(data)
        }
    }

    /// Unpacks a file that was compressed by `gzip`.
    ///
    /// - Parameter folder: An empty folder for this call alone.
    /// - Returns: The unpacked bytes, in a file that no longer has a name.
    /// - Throws: ``SubmissionProblem``, ``SubmissionReadingProblem``, and the file system's errors.
    func expand(_ file: URL, in folder: URL) async throws -> ArchiveBytes {
        try FileKind.makeFolder(folder)
        let copy = folder.appending(path: "archive.gz")
        let unpacked = folder.appending(path: "archive")
        try FileManager.default.copyItem(at: file, to: copy)
        let result = try await run(
            "gzip", ["-d", "-f", "archive.gz"], in: folder, largestFile: limits.unpackedBytes)
        let opened = FileKind(of: unpacked) == .file ? try ArchiveBytes(opening: unpacked) : nil
        // The system ends `gzip`, which then removes what it has written, or lets a write fail.
        let isTooLarge =
            result.termination == .signalled(SIGXFSZ) || result.errorOutput.contains("File too large")
        if isTooLarge || opened.map({ $0.size >= limits.unpackedBytes }) == true {
            throw SubmissionProblem.overLimit(.bytes(limits.unpackedBytes))
        }
        // Status 2 is a warning, for example about bytes after the end.
        guard let opened, result.termination == .exited(0) || result.termination == .exited(2) else {
            // Nor for that.
            if result.errorOutput.contains("No space left") {
                throw MachineFault.diskFull(unpacked.path)
            }
            let words = result.errorOutput.split(whereSeparator: \.isNewline).map {
                $0.trimmingPrefix("gzip: archive.gz: ")
            }
            throw SubmissionProblem.unreadableArchive(
                HarmlessText.line(
                    words.first { !$0.isEmpty }.map { "gzip reports: \($0)" } ?? "it can't be unpacked"))
        }
        return opened
    }
}
