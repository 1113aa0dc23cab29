import Foundation
import WorkbookModel
import WorkbookSystem

/// A clean package that is assembled for one attempt: our manifest, our suite, the given files of the course,
/// and only the files that the learner owns.
///
/// Each part of an exercise has one folder, kept between attempts so that a build reuses what has not
/// changed. Every path of a workspace is made here.
struct Workspace: Sendable {
    /// The attempt whose files are in the package.
    let attempt: PartAttempt
    /// The folder of the package.
    ///
    /// Its name gives the package name that `package` access is checked with.
    let root: URL
    /// The compiler's module cache, shared by all workspaces of a course.
    let moduleCache: URL
    /// Whether the files were built already as they are now.
    let isBuilt: Bool
    /// What the learner should know about files that are not graded.
    let notes: [VerdictNote]

    /// The course, to which reported paths are relative.
    let course: Course
    /// How a variant of the subject is selected; `nil` if there is no subject with planted bugs.
    var variants: VariantSwitch?
    /// The names that were generated for what the subject or the suite declares.
    var hiddenNames = HiddenNames.none
    /// The name of SwiftPM's build folder for this platform.
    let buildFolderName: String
    /// The manifest and the paths of all files: what a plan of the build depends on.
    let layout: String
    /// The names that the learner's code can't know.
    let names: GeneratedNames
    /// The suite that must fail; `nil` beside a learner's tests.
    let canary: Canary?

    /// The part of an exercise that is graded here.
    var part: ExercisePart { attempt.part }

    /// The package's name, as `-package-name` needs it.
    static let packageName = "workspace"

    /// The environment variable that marks a process as one of a workspace; its value is the package's
    /// folder.
    static let markVariable = "WORKBOOK_WORKSPACE"

    /// Returns the folder for the workspace, lock, secret and event streams of a part of an exercise.
    ///
    /// - Parameter hasVersions: Whether it is the workspace for ``ModuleVersions``, so that the one for attempts stays built.
    static func folder(of part: ExercisePart, in course: Course, hasVersions: Bool = false) -> URL {
        let suffix = part.subfolder.map { "-" + $0.lowercased() } ?? ""
        return course.workspaces.appending(
            path: part.exerciseID.description + suffix + (hasVersions ? "-versions" : ""))
    }

    /// Creates the folder of one run, for its event stream and its settings.
    ///
    /// - Parameter isAnonymous: Whether its name is random, so that no run can be told from another by it. Otherwise it is
    ///   always the same, because SwiftPM compiles a manifest again when the environment changes.
    /// - Throws: The file system's error.
    func makeRunFolder(isAnonymous: Bool) throws -> URL {
        let name = isAnonymous ? String(UInt64.random(in: .min ... .max), radix: 36) : "suite"
        let run = Workspace.runs(in: folder).appending(path: name)
        try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
        return run
    }

    /// Returns the folder of all runs in a workspace's folder.
    static func runs(in folder: URL) -> URL { folder.appending(path: "runs") }

    /// Reads from the disk which objects of a module were compiled.
    func listObjects(of module: String) -> [URL] {
        products.appending(path: "\(module).build").files(ending: ".o")
    }

    /// Reads from the disk which source files a module of the learner's has.
    ///
    /// - Parameter isTests: Whether it is a module of tests.
    func listSources(of module: String, ofTests isTests: Bool = false) -> [URL] {
        root.appending(path: "\(isTests ? "Tests" : "Sources")/\(module)").files()
    }

    /// The folder of the compiled modules.
    var modules: URL { products.appending(path: "Modules") }

    /// The built test binary; a plain executable on Linux only.
    var testBinary: URL { products.appending(path: "\(Workspace.packageName)PackageTests.xctest") }

    /// Reads from the disk which bundles of resources were built, to which the paths are compiled into packages of the course.
    func listResources() -> [URL] { products.files(ending: ".resources") + products.files(ending: ".bundle") }

    /// Returns a folder for what a graded run or a tool writes.
    func scratch(_ name: String) -> URL { folder.appending(path: name) }

    /// The folder of what SwiftPM builds; its link `.build/debug` appears only after the first successful
    /// build.
    private var products: URL { Workspace.products(of: root, buildFolderName) }

    static func products(of root: URL, _ buildFolderName: String) -> URL {
        root.appending(path: ".build/\(buildFolderName)/debug")
    }

    private var folder: URL { root.deletingLastPathComponent() }

    /// The record of whether the files were built as they are now.
    var stamp: BuildStamp { BuildStamp(root: root, buildFolderName: buildFolderName) }
}

extension URL {
    /// Reads which files of a folder have names with an ending, in alphabetical order; a folder that doesn't exist has none.
    package func files(ending: String = ".swift") -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().map { appending(path: $0) }
    }
}
