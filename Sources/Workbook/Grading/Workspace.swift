import Foundation

/// The clean package that is assembled for one attempt: our manifest, our suite, the given files of the course,
/// and only the files that the learner owns.
///
/// There is one folder per exercise, kept between attempts so that a build takes what has not changed from the
/// last one. Every path of a workspace is made here.
struct Workspace: Sendable {
    /// The exercise whose attempts are graded here.
    let exercise: Exercise
    /// The folder of the package.
    ///
    /// Its name gives the package name that `package` access is checked with.
    let root: URL
    /// The compiler's module cache, shared by all workspaces of a course.
    let moduleCache: URL
    /// Where the attempt's files came from, so that messages can name the learner's own.
    let attemptFolder: URL
    /// Whether assembling changed any file since the last successful build.
    let isUnchanged: Bool
    /// What the learner should know about files that are not graded.
    let notes: [String]

    private let course: Course
    private let buildFolderName: String

    /// The package's name, as `-package-name` needs it.
    static let packageName = "workspace"

    /// The folder in which an exercise's workspace, lock and event streams lie.
    static func folder(of exercise: Exercise, in course: Course) -> URL {
        course.buildFolder.appending(path: exercise.id.description)
    }

    /// Where the event stream of the run with this name goes.
    func eventStream(_ name: String) -> URL { folder.appending(path: "events-\(name).jsonl") }

    /// Where the compiled modules lie.
    var modules: URL { products.appending(path: "Modules") }

    /// The built test binary; a plain executable on Linux only.
    var testBinary: URL { products.appending(path: "\(Workspace.packageName)PackageTests.xctest") }

    /// A folder for what a graded run or a tool writes.
    func scratch(_ name: String) -> URL { folder.appending(path: name) }

    /// What SwiftPM builds; its link `.build/debug` appears only after the first build that succeeds.
    private var products: URL { root.appending(path: ".build/\(buildFolderName)/debug") }

    private var folder: URL { root.deletingLastPathComponent() }

    /// Makes the next build compile every module anew, each of which is small.
    ///
    /// The compiler's incremental mode compares times by the second: of two edits within one it can miss the later,
    /// and would then link, or even run, code that the learner has changed since.
    func forgetIncrementalState() throws {
        // Before the first build there is nothing to forget.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        where name.hasSuffix(".build") {
            let record = products.appending(path: "\(name)/primary.priors")
            if FileManager.default.fileExists(atPath: record.path) {
                try FileManager.default.removeItem(at: record)
            }
        }
    }

    /// Throws away all that was built, so that the next build starts from nothing.
    func discardBuild() throws {
        let build = root.appending(path: ".build")
        if FileManager.default.fileExists(atPath: build.path) {
            try FileManager.default.removeItem(at: build)
        }
    }

    /// Says that the files as they are now were built by `toolchain`.
    func markBuilt(by toolchain: Toolchain) throws {
        try Data(toolchain.identity.utf8).write(to: folder.appending(path: "built"), options: .atomic)
    }

    /// Says that what was built is not what the files say now.
    func markStale() throws {
        let stamp = folder.appending(path: "built")
        if FileManager.default.fileExists(atPath: stamp.path) {
            try FileManager.default.removeItem(at: stamp)
        }
    }
}

extension Workspace {
    /// Assembles the workspace of an attempt.
    ///
    /// - Throws: ``AttemptProblem`` for the learner's files, ``MalformedFile`` for the course's, and the file
    ///   system's errors.
    static func assemble(_ attempt: Attempt, course: Course, toolchain: Toolchain) throws -> Workspace {
        let exercise = attempt.exercise
        let owned = try attempt.ownedFiles()
        let given = try sources(in: exercise.folders.starter).filter { !exercise.owns.contains($0.key) }
        var files = try suiteFiles(of: exercise, course: course)
        let home = exercise.kind == .tests ? "Tests/\(exercise.module)" : "Sources/\(exercise.module)"
        for (name, data) in given.merging(owned, uniquingKeysWith: { _, own in own }) {
            files["\(home)/\(name)"] = data
        }
        for module in exercise.support {
            for (name, data) in try sources(in: course.root.appending(path: "Sources/\(module)")) {
                files["Sources/\(module)/\(name)"] = data
            }
        }
        files["Package.swift"] = Data(PackageManifest.text(for: exercise).utf8)

        let folder = folder(of: exercise, in: course)
        let root = folder.appending(path: packageName)
        let changed = try replaceFiles(in: root, with: files)
        let stamp = FileManager.default.contents(atPath: folder.appending(path: "built").path)
        return Workspace(
            exercise: exercise, root: root, moduleCache: course.buildFolder.appending(path: "module-cache"),
            attemptFolder: attempt.folder,
            isUnchanged: !changed && stamp == Data(toolchain.identity.utf8),
            notes: notes(on: attempt, given: given, course: course), course: course,
            buildFolderName: toolchain.buildFolderName)
    }

    private static func suiteFiles(of exercise: Exercise, course: Course) throws -> [String: Data] {
        var files: [String: Data] = [:]
        if let subject = exercise.subject, exercise.kind == .tests {
            for (name, data) in try sources(in: exercise.folders.subject) {
                files["Sources/\(subject)/\(name)"] = data
            }
            let variants = try Variants.load(for: exercise)
            files["Sources/\(subject)/PlantedVariant.swift"] = Data(VariantSwitch.text(for: variants).utf8)
        } else {
            let shared = course.root.appending(path: "Tests/Suites/Shared")
            let all = try sources(in: shared).merging(try sources(in: exercise.folders.checks)) { _, own in
                own
            }
            for (name, data) in all { files["Tests/\(exercise.suiteModule)/\(name)"] = data }
        }
        return files
    }

    /// The Swift files of a folder, not of those below it; none where there is no folder.
    private static func sources(in folder: URL) throws -> [String: Data] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { files, name in
            files[name] = try Data(contentsOf: folder.appending(path: name))
        }
    }

    /// Makes the package hold exactly these files, leaving alone those that are right already.
    private static func replaceFiles(in root: URL, with files: [String: Data]) throws -> Bool {
        let manager = FileManager.default
        try manager.createDirectory(at: root, withIntermediateDirectories: true)
        var changed = false
        for top in try manager.contentsOfDirectory(atPath: root.path) where top != ".build" {
            let url = root.appending(path: top)
            let below = manager.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
            let here = [top] + below.map { "\(top)/\($0)" }
            for path in here where !isNeeded(path, by: files) {
                let stray = root.appending(path: path)
                // A stray folder may have gone with its parent already.
                guard manager.fileExists(atPath: stray.path) else { continue }
                try manager.removeItem(at: stray)
                changed = true
            }
        }
        for (path, data) in files {
            let file = root.appending(path: path)
            if manager.contents(atPath: file.path) == data { continue }
            try manager.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
            changed = true
        }
        return changed
    }

    private static func isNeeded(_ path: String, by files: [String: Data]) -> Bool {
        files[path] != nil || files.keys.contains { $0.hasPrefix(path + "/") }
    }

    private static func notes(on attempt: Attempt, given: [String: Data], course: Course) -> [String] {
        let strangers = attempt.strangers(given: Set(given.keys)).map { name in
            "\(name) is not part of this exercise, so it is not graded; write your code in "
                + attempt.exercise.owns.joined(separator: " or ") + "."
        }
        let altered = given.keys.sorted().filter { name in
            // A submission may leave given files out; only a different one is worth a word.
            let own = FileManager.default.contents(atPath: attempt.folder.appending(path: name).path)
            return own != nil && own != given[name]
        }
        return strangers
            + altered.map { "\($0) is a given file: it is graded as it was, without your changes." }
    }

    // MARK: - What a path in the workspace means to the learner

    /// Whose file a path of the compiler's is, and where the learner finds it.
    func place(of path: String, line: Int, column: Int?) -> (origin: Diagnostic.Origin, place: Place?) {
        let base = root.resolvingSymlinksInPath().path + "/"
        let full = URL(filePath: path).resolvingSymlinksInPath().path
        guard full.hasPrefix(base) else { return (.other, nil) }
        let parts = full.dropFirst(base.count).split(separator: "/").map(String.init)
        guard parts.count == 3 else { return (.other, nil) }
        return place(ofModule: parts[1], file: parts[2], line: line, column: column)
    }

    /// The same for a file that is named by its module, as in a `fileID` or a fatal message.
    func place(
        ofModule module: String, file: String, line: Int, column: Int?
    ) -> (origin: Diagnostic.Origin, place: Place?) {
        guard module == exercise.module else {
            return (module == exercise.suiteModule ? .suite : .given, nil)
        }
        let path = course.relativePath(of: attemptFolder.appending(path: file))
        let place = Place(path: path, line: line, column: column)
        return (exercise.owns.contains(file) ? .learner : .given, place)
    }
}
