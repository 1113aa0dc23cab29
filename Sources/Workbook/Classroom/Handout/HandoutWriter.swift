import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

/// Writes a handout as a folder, and as archives next to it: all of it or nothing.
package struct HandoutWriter: Sendable {
    /// A file that was written next to the folder.
    package struct Archive: Sendable, Equatable {
        /// The file.
        package var file: URL
        /// Its size.
        package var bytes: Int
        /// Its SHA-256 digest.
        package var digest: String
    }

    /// What was written.
    package struct Summary: Sendable, Equatable {
        /// The number of files in the folder.
        package var files: Int
        /// Their size together.
        package var bytes: Int
        /// The archives.
        package var archives: [Archive]
        /// What still leads to lessons that are left out.
        package var references: [LessonReferences.Place]
    }

    /// The folder to write.
    package let folder: URL
    /// Where the handout is prepared; it is removed afterward.
    package var unfinished: URL { sibling(".\(folder.lastPathComponent).unfinished") }

    private let handout: Handout
    private let environment: [String: String]
    private let runner: ProcessRunner

    /// Looks at a folder, which need not exist.
    ///
    /// - Throws: ``HandoutProblem`` if nothing may be written there.
    package init(
        _ handout: Handout, to folder: URL, environment: [String: String], runner: ProcessRunner
    ) throws {
        self.handout = handout
        self.folder = folder.standardizedFileURL
        self.environment = environment
        self.runner = runner
        try checkPlace()
    }

    /// Writes the folder and the archives.
    ///
    /// - Throws: ``HandoutProblem``, ``MalformedFile``, ``SuitesLeftOut``, ``SpawnError``, or the file system's errors.
    package func write() async throws -> Summary {
        let manager = FileManager.default
        let open = handout.unfinishedPlaces()
        if !open.isEmpty { throw HandoutProblem.unfinished(open, finished: handout.finishedLessons()) }
        try handout.readRecords()
        let contents = try handout.files()
        let files = contents.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        // A command that was killed may have left it.
        if FileKind(of: unfinished) != .nothing { try manager.removeItem(at: unfinished) }
        // What is left of it does no harm, and an error that led here is the one to report.
        defer { try? manager.removeItem(at: unfinished) }
        let fresh = unfinished.appending(path: folder.lastPathComponent)
        var tar = TarArchive()
        for (path, content) in files {
            let file = fresh.appending(path: path)
            try manager.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.write(to: file)
            try manager.setAttributes(
                [
                    .posixPermissions: 0o644,
                    .modificationDate: Date(timeIntervalSince1970: Double(TarArchive.time)),
                ], ofItemAtPath: file.path)
            tar.add("\(folder.lastPathComponent)/\(path)", content)
        }
        let made = try await compress(tar, paths: files.map(\.key))
        try replace(with: fresh, made)
        return Summary(
            files: files.count, bytes: files.reduce(0) { $0 + $1.value.count },
            archives: try made.map { archive in
                let data = try Data(contentsOf: sibling(archive.lastPathComponent))
                return Archive(
                    file: sibling(archive.lastPathComponent), bytes: data.count,
                    digest: SHA256.text(of: data))
            }, references: handout.remainingReferences(in: contents))
    }

    private func sibling(_ name: String) -> URL { folder.deletingLastPathComponent().appending(path: name) }

    private var archives: [URL] { ["tar.gz", "zip"].map { sibling("\(folder.lastPathComponent).\($0)") } }

    private func checkPlace() throws {
        let (place, root) = (folder.resolvingSymlinksInPath().path, handout.course.root.path)
        if "\(root)/".hasPrefix("\(place)/") { throw HandoutProblem.holdsTheCourse(folder) }
        for name in handout.course.folders.all + ["Sources", "Tests", ".build", ".git"]
        where "\(place)/".hasPrefix("\(root)/\(name)/") {
            throw HandoutProblem.insideTheCourse(folder)
        }
        switch FileKind(of: folder) {
        case .nothing: try archives.forEach(refuse)
        case .folder:
            if let record = HandoutRecord(in: folder) {
                let changes = record.changes(in: folder)
                if !changes.isEmpty { throw HandoutProblem.changed(folder, files: changes) }
            } else if try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty {
                try archives.forEach(refuse)
            } else {
                throw HandoutProblem.foreign(folder)
            }
        case .file, .link, .other: throw HandoutProblem.notAFolder(folder)
        }
    }

    private func refuse(_ file: URL) throws {
        if FileKind(of: file) != .nothing { throw HandoutProblem.foreign(file) }
    }

    /// Makes the archives beside the prepared folder.
    private func compress(_ tar: TarArchive, paths: [String]) async throws -> [URL] {
        let name = folder.lastPathComponent
        let file = unfinished.appending(path: "\(name).tar")
        try tar.data.write(to: file)
        guard try await run("gzip", ["-n", "-9", file.path]) else { throw HandoutProblem.noProgram("gzip") }
        let zip = unfinished.appending(path: "\(name).zip")
        // Without extra fields, an entry has only its time, in the time zone of the machine.
        let isZipped = try await run("zip", ["-q", "-X", zip.path] + paths.map { "\(name)/\($0)" })
        return [file.appendingPathExtension("gz")] + (isZipped ? [zip] : [])
    }

    /// Runs a program in the folder where the handout is prepared.
    ///
    /// - Returns: Whether this machine has the program.
    private func run(_ program: String, _ arguments: [String]) async throws -> Bool {
        guard let path = ExecutableSearch(environment: environment).find(program) else { return false }
        let result = try await runner.run(
            Command(
                path, arguments, environment: ["TZ": "UTC", "LC_ALL": "C"],
                workingDirectory: unfinished.path), limit: 120)
        guard result.termination.isSuccess else {
            throw HandoutProblem.failed(program: program, words: result.errorOutput + result.output)
        }
        return true
    }

    /// Puts what was prepared in the place of an earlier handout.
    private func replace(with fresh: URL, _ made: [URL]) throws {
        let manager = FileManager.default
        // First of all, so that an archive never lies beside a folder with other files.
        for archive in archives where FileKind(of: archive) != .nothing {
            try manager.removeItem(at: archive)
        }
        if FileKind(of: folder) == .folder {
            try manager.moveItem(at: folder, to: unfinished.appending(path: "earlier"))
        }
        try manager.moveItem(at: fresh, to: folder)
        for archive in made { try manager.moveItem(at: archive, to: sibling(archive.lastPathComponent)) }
    }
}
