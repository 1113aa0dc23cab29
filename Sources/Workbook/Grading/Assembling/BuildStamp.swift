import Foundation
import WorkbookSystem

/// A file that exists only while the products match the sources, and that records what each product was when it was built.
struct BuildStamp: Sendable {
    /// What identifies each product, by its path in the package.
    typealias Record = [String: String]

    var file: URL
    /// The folder of the products.
    var products: URL
    /// The file of what the last inspection of the products found.
    var findings: URL { root.appending(path: BuildStamp.findingsPath) }
    static let findingsPath = ".build/workbook-findings"
    private let root: URL

    /// Creates the stamp of the package in `root`.
    init(root: URL, buildFolderName: String) {
        self.root = root
        file = root.deletingLastPathComponent().appending(path: "built")
        products = Workspace.products(of: root, buildFolderName)
    }

    /// Records that `toolchain` has built everything.
    ///
    /// Call it before any of the learner's code runs, because that code can change the products.
    func set(by toolchain: Toolchain) throws {
        let lines = record().map { "\($0.key)\t\($0.value)" }
        try Data(([toolchain.identity] + lines.sorted()).joined(separator: "\n").utf8).write(
            to: file, options: .atomic)
    }

    /// Records that the products are out of date.
    ///
    /// Call it before anything changes, so that the file is right even if a change is interrupted.
    func clear() throws {
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }

    /// Reads whether `toolchain` has built the sources as they are.
    ///
    /// Call ``removeChangedProducts()`` first: a product that was changed since must not be used for a verdict.
    func isSet(by toolchain: Toolchain) -> Bool { lines()?.first == toolchain.identity[...] }

    /// Removes each product that is not the one that was built, so that the next build makes it again.
    ///
    /// - Throws: The file system's errors.
    func removeChangedProducts() throws {
        guard let lines = lines() else { return }
        let built = lines.dropFirst().reduce(into: Record()) { record, line in
            let fields = line.split(separator: "\t")
            if fields.count == 2 { record[String(fields[0])] = String(fields[1]) }
        }
        _ = try removeProducts(changedSince: built)
    }

    /// Removes everything that was built for another manifest than the one that is recorded here.
    ///
    /// SwiftPM keeps the products of a module that the package no longer has, and the compiler still finds it: code that imports
    /// something else of that name would be compiled with it.
    ///
    /// - Throws: The file system's errors.
    func removeProducts(unlessBuiltFor manifest: String) throws {
        let record = root.deletingLastPathComponent().appending(path: "manifest")
        if FileManager.default.contents(atPath: record.path) == Data(manifest.utf8) { return }
        try clear()
        let build = root.appending(path: ".build")
        if FileKind(of: build) != .nothing { try FileManager.default.removeItem(at: build) }
        try FileManager.default.createDirectory(
            at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: record, options: .atomic)
    }

    /// Removes each product that is not in a record as it is now.
    ///
    /// - Returns: The paths of the products that are missing, new or changed, in alphabetical order.
    /// - Throws: The file system's errors.
    func removeProducts(changedSince built: Record) throws -> [String] {
        let now = record()
        let changed = Set(built.keys).union(now.keys).filter { built[$0] != now[$0] }.sorted()
        if changed.isEmpty { return [] }
        try clear()
        for path in changed where now[path] != nil {
            try FileManager.default.removeItem(at: root.appending(path: path))
        }
        return changed
    }

    /// Reads what identifies each product now: everything that a compiler or linker writes or reads there, and the
    /// plan of the build.
    func record() -> Record {
        let folder = String(products.path.dropFirst(root.path.count + 1))
        // A folder that is missing or cannot be read counts as empty, which differs from what was built.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        let kept = names.filter { name in
            [".build", ".product", ".xctest", "Modules"].contains(where: name.hasSuffix)
        }
        var paths = kept.flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            // Something else in the place of a folder counts as it is; a link is not followed.
            guard FileKind(of: root.appending(path: path)) == .folder else { return [path] }
            let below =
                (try? FileManager.default.subpathsOfDirectory(atPath: "\(products.path)/\(name)")) ?? []
            return below.map { "\(path)/\($0)" }
        }
        #if os(Linux)
            // Elsewhere, `swift test` runs the tests, and may write these.
            paths += BuildPlan.fileNames.map { ".build/\($0)" }
        #endif
        paths.append(BuildStamp.findingsPath)
        return paths.reduce(into: [:]) { record, path in
            let file = root.appending(path: path)
            if FileKind(of: file) != .folder { record[path] = FileIdentity.line(of: file) }
        }
    }

    private func lines() -> [Substring]? {
        FileManager.default.contents(atPath: file.path).map {
            String(decoding: $0, as: UTF8.self).split(separator: "\n")
        }
    }
}
