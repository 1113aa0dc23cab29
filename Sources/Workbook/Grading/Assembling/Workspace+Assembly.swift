import Foundation
import WorkbookModel
import WorkbookSystem

extension Workspace {
    /// Assembles the workspace of an attempt.
    ///
    /// - Parameter versions: Source code in place of a module of the workspace.
    /// - Throws: ``AttemptProblem`` for the learner's files, ``MalformedFile`` for the course's, and the file
    ///   system's errors.
    static func assemble(
        _ attempt: PartAttempt, course: Course, toolchain: Toolchain, versions: ModuleVersions? = nil
    ) throws -> Workspace {
        let part = attempt.part
        let owned = try attempt.ownedFiles()
        let carried = try attempt.carriedFiles()
        let given = try sources(ofCourse: part.starter, "the starter").filter { part.isGiven($0.key) }
        let folder = folder(of: part, in: course, hasVersions: versions != nil)
        let names = try GeneratedNames(WorkspaceSecret(of: folder))
        let suite = try Suite(of: part, course: course, folder: folder, names: names)
        var files = suite.files
        let home = part.kind == .tests ? "Tests/\(part.module)" : "Sources/\(part.module)"
        for (name, data) in given.merging(owned, uniquingKeysWith: { _, own in own }) {
            files["\(home)/\(name)"] = data
        }
        for (name, data) in carried { files["Sources/\(part.subject ?? "")/\(name)"] = data }
        for module in part.support {
            for (name, data) in try sources(ofCourse: course.folder(ofModule: module), "the module") {
                files["Sources/\(module)/\(name)"] = data
            }
        }
        let manifest = PackageManifest.text(for: part, packages: course.packages(of: part))
        files["Package.swift"] = Data(manifest.utf8)
        files[TestEntryPoint.path] = Data(TestEntryPoint.text.utf8)

        if let versions {
            let home = "Sources/\(versions.module)/"
            files = files.filter { !$0.key.hasPrefix(home) }
            for (name, data) in versions.files { files[home + name] = data }
        }

        let root = folder.appending(path: packageName)
        let stamp = BuildStamp(root: root, buildFolderName: toolchain.buildFolderName)
        // First of all, because a change of the sources removes the record of the products.
        try stamp.removeChangedProducts()
        try stamp.removeProducts(unlessBuiltFor: manifest)
        try ExactFolder(root, keeping: [".build"]).replace(with: files, beforeChanging: stamp.clear)
        return Workspace(
            attempt: attempt, root: root, moduleCache: ModuleCache.folder(in: course),
            isBuilt: stamp.isSet(by: toolchain),
            notes: notes(on: attempt, given: given, course: course), course: course,
            variants: versions == nil ? suite.planted?.variants : nil,
            // The versions take the place of a planted subject, and not of a suite.
            hiddenNames: versions == nil || suite.planted == nil ? suite.hiddenNames : .none,
            buildFolderName: toolchain.buildFolderName,
            layout: (files.keys.sorted() + [manifest]).joined(separator: "\n"), names: names,
            canary: suite.canary)
    }

    /// Reads the Swift files of a folder of the course, without which the learner's code would seem to be wrong.
    private static func sources(ofCourse folder: URL, _ name: String) throws -> [String: Data] {
        if FileKind(of: folder) == .folder { return try sources(in: folder) }
        throw MalformedFile(file: folder, keyPath: "", expected: name, found: "no such folder")
    }

    /// Reads the Swift files of a folder, without those of its subfolders; there are none if there is no
    /// folder.
    static func sources(in folder: URL) throws -> [String: Data] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { files, name in
            files[name] = try Data(contentsOf: folder.appending(path: name))
        }
    }

    private static func notes(
        on attempt: PartAttempt, given: [String: Data], course: Course
    ) -> [VerdictNote] {
        let strays = attempt.listStrayFiles(given: Set(given.keys)).map { name in
            VerdictNote.strayFile(name, owns: attempt.part.owns)
        }
        // The code under test is given in a folder of its own, with the learner's tests beside it.
        let subject =
            attempt.part.kind == .tests
            ? try? sources(in: attempt.part.starter.appending(path: "Subject")) : nil
        let shown = given.merging((subject ?? [:]).map { ("Subject/\($0)", $1) }) { $1 }
        let changed = shown.keys.sorted().filter { name in
            // A submission may leave out given files; only a different one is worth a note.
            let own = FileManager.default.contents(atPath: attempt.folder.appending(path: name).path)
            return own != nil && own != shown[name]
        }
        return strays + changed.map { .changedGivenFile($0) }
    }
}
