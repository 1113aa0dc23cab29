import Foundation
import WorkbookModel
import WorkbookSystem

extension Workspace {
    /// Returns the compiler's arguments to find the modules that were built, and those of C in packages of the course.
    ///
    /// - Parameter cache: The cache for modules that the compiler reads; `nil` for the one that all workspaces share.
    func searching(cache: URL? = nil) -> [String] {
        let maps = course.packages(of: part).flatMap { package in
            // An author's own map lies beside the headers. SwiftPM writes one for every other module of C.
            package.files().filter { $0.hasSuffix("/include/module.modulemap") }.map {
                package.folder.appending(path: $0)
            }
        }
        let all = maps + (part.products.isEmpty ? [] : generatedMaps())
        return ["-I", modules.path, "-module-cache-path", (cache ?? moduleCache).path]
            + all.flatMap { map in
                let headers = map.deletingLastPathComponent().path
                return ["-fmodule-map-file=\(map.path)", "-I", headers].flatMap { ["-Xcc", $0] }
            }
    }

    private func generatedMaps() -> [URL] {
        modules.deletingLastPathComponent().files(ending: ".build").map {
            $0.appending(path: "module.modulemap")
        }.filter { FileKind(of: $0) == .file }
    }
}
