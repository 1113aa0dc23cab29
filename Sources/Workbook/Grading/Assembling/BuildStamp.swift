import Foundation
import WorkbookSystem

/// A file that exists only while the products match the sources.
struct BuildStamp: Sendable {
    var file: URL
    /// The folder of the products.
    var products: URL

    /// Creates the stamp of the package in `root`.
    init(root: URL, buildFolderName: String) {
        file = root.deletingLastPathComponent().appending(path: "built")
        products = Workspace.products(of: root, buildFolderName)
    }

    /// Records that `toolchain` has built everything.
    func set(by toolchain: Toolchain) throws {
        try content(toolchain).write(to: file, options: .atomic)
    }

    /// Records that the products are out of date.
    ///
    /// Call it before anything changes, so that the file is right even if a change is interrupted.
    func clear() throws {
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }

    /// Reads whether `toolchain` has built the sources as they are.
    func isSet(by toolchain: Toolchain) -> Bool {
        FileManager.default.contents(atPath: file.path) == content(toolchain)
    }

    /// The toolchain and the products as they are, because a product that was damaged since must not be used
    /// for a verdict.
    private func content(_ toolchain: Toolchain) -> Data {
        let manager = FileManager.default
        // A product that is missing or cannot be read counts as empty, which differs from what was built.
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
