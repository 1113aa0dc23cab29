import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds names under `effects` in `course.json` that nothing in the course declares, so that they protect nothing.
struct EffectNames {
    let course: Course

    /// What was found, a sentence each.
    var all: [String] {
        course.manifest.effects.compactMap { name in
            let parts = name.split(separator: ".").map(String.init)
            let code = folders(of: parts[0]).flatMap { folder in
                FileTree(folder).files().filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
            }
            let words = Set(
                code.flatMap { file in
                    Lexer.tokens(of: Array(FileManager.default.contents(atPath: file.path) ?? Data())).map {
                        String($0.text)
                    }
                })
            guard
                let missing = code.isEmpty
                    ? parts[0] : parts.dropFirst().first(where: { !words.contains($0) })
            else { return nil }
            let what = code.isEmpty ? "the course has no module" : "that module's code has no word"
            return
                "\(CourseManifest.path) names the effect \"\(name)\", and \(what) \(missing), so nothing is flagged for it"
        }
    }

    /// Returns the folders that may have the code of a module.
    private func folders(of module: String) -> [URL] {
        let packages = course.manifest.packages.values.map { "\($0)/Sources/\(module)" }
        let parts = course.exercises.flatMap(\.parts)
        return (["Sources/\(module)"] + packages).map { course.root.appending(path: $0) }
            + parts.filter { $0.module == module }.map(\.starter)
            + parts.filter { $0.subject == module }.map(\.folders.subject)
    }
}
