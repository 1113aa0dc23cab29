import Foundation
import WorkbookModel
import WorkbookSystem

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
    /// Whether the files as they are now were built already.
    let isBuilt: Bool
    /// What the learner should know about files that are not graded.
    let notes: [String]

    /// The course, from which paths are told.
    let course: Course
    /// The name of SwiftPM's build folder for this platform.
    let buildFolderName: String
    /// The manifest and the paths of all files: what a plan of the build depends on.
    let layout: String

    /// The package's name, as `-package-name` needs it.
    static let packageName = "workspace"

    /// The environment variable that marks a process as one of a workspace; its value is the package's folder.
    static let markVariable = "WORKBOOK_WORKSPACE"

    /// The folder in which an exercise's workspace, lock and event streams lie.
    static func folder(of exercise: Exercise, in course: Course) -> URL {
        let part = exercise.folders.inside.isEmpty ? "" : "-" + exercise.folders.inside.lowercased()
        return course.buildFolder.appending(path: exercise.id.description + part)
    }

    /// Where the event stream of the run with this name goes.
    func eventStream(_ name: String) -> URL { folder.appending(path: "events-\(name).jsonl") }

    /// The compiled objects of a module.
    func objects(of module: String) -> [URL] {
        let folder = products.appending(path: "\(module).build")
        // A module without a source of its own has none.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".o") }.sorted().map { folder.appending(path: $0) }
    }

    /// Where the compiled modules lie.
    var modules: URL { products.appending(path: "Modules") }

    /// The built test binary; a plain executable on Linux only.
    var testBinary: URL { products.appending(path: "\(Workspace.packageName)PackageTests.xctest") }

    /// A folder for what a graded run or a tool writes.
    func scratch(_ name: String) -> URL { folder.appending(path: name) }

    /// What SwiftPM builds; its link `.build/debug` appears only after the first build that succeeds.
    private var products: URL { Workspace.products(of: root, buildFolderName) }

    fileprivate static func products(of root: URL, _ buildFolderName: String) -> URL {
        root.appending(path: ".build/\(buildFolderName)/debug")
    }

    private var folder: URL { root.deletingLastPathComponent() }

    /// What tells whether the files as they are now were built.
    var stamp: BuildStamp { BuildStamp(root: root, buildFolderName: buildFolderName) }
}

/// A file that is there only while what was built is what the sources say.
struct BuildStamp: Sendable {
    var file: URL
    /// Where the products lie.
    var products: URL

    /// The stamp of the package in `root`.
    init(root: URL, buildFolderName: String) {
        file = root.deletingLastPathComponent().appending(path: "built")
        products = Workspace.products(of: root, buildFolderName)
    }

    /// Says that everything was built by `toolchain`.
    func set(by toolchain: Toolchain) throws {
        try content(toolchain).write(to: file, options: .atomic)
    }

    /// Says that what was built is out of date; to be called before anything changes, so that no interruption can lie.
    func clear() throws {
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }

    /// Whether `toolchain` built what the sources say.
    func isSet(by toolchain: Toolchain) -> Bool {
        FileManager.default.contents(atPath: file.path) == content(toolchain)
    }

    /// The toolchain, and the products as they are: one that was damaged since must not speak for the learner's code.
    private func content(_ toolchain: Toolchain) -> Data {
        let manager = FileManager.default
        // What is not there, or tells nothing about itself, counts as nothing, and that differs from what was built.
        let modules =
            (try? manager.contentsOfDirectory(atPath: products.appending(path: "Modules").path)) ?? []
        let names =
            ["\(Workspace.packageName)PackageTests.xctest"]
            + modules.filter { $0.hasSuffix(".swiftmodule") }.sorted().map { "Modules/\($0)" }
        let lines = names.map { name in
            let attributes = try? manager.attributesOfItem(atPath: products.appending(path: name).path)
            let modified = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate
            return "\(name) \(attributes?[.size] as? Int ?? 0) \(modified ?? 0)"
        }
        return Data(([toolchain.identity] + lines).joined(separator: "\n").utf8)
    }
}

extension Workspace {
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
        if module == exercise.subject && exercise.carries.contains(file) {
            let production = attemptFolder.deletingLastPathComponent().appending(path: file)
            return (.learner, Place(path: course.relativePath(of: production), line: line, column: column))
        }
        guard module == exercise.module else {
            return (module == exercise.suiteModule ? .suite : .given, nil)
        }
        let path = course.relativePath(of: attemptFolder.appending(path: file))
        let place = Place(path: path, line: line, column: column)
        return (exercise.owns.contains(file) ? .learner : .given, place)
    }

    /// The learner's place at which a test recorded an issue.
    func place(of issue: TestLog.Issue) -> Place? {
        guard let parts = issue.fileID?.split(separator: "/"), parts.count == 2, let line = issue.line else {
            return nil
        }
        return place(ofModule: String(parts[0]), file: String(parts[1]), line: line, column: nil).place
    }
}
