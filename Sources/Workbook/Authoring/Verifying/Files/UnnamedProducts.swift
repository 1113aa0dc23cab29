import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds imports of packages that are in the course's folder, and that the exercise doesn't name, so compilers don't find them.
struct UnnamedProducts {
    let course: Course

    /// Returns a sentence about each module.
    func all(in exercise: Exercise) -> [String] {
        let part = exercise.firstPart
        let known = Set(course.packages(of: part).map(\.name))
        // Without such a folder, there is nothing to name.
        let shelf = course.root.appending(path: VendoredPackage.home)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: shelf.path)) ?? []
        let packages = names.sorted().filter { !known.contains($0) }.map {
            VendoredPackage(name: $0, folder: shelf.appending(path: $0))
        }
        if packages.isEmpty { return [] }
        let files = [exercise.folders.reference, exercise.folders.starter, exercise.folders.checks]
            .flatMap { folder in FileTree(folder).files().map { folder.appending(path: $0) } }
        return packages.flatMap { package in
            modules(of: package).sorted().compactMap { module in
                guard let file = files.first(where: { imports(module, $0) }) else { return nil }
                let product = "\(package.name)/\(module)"
                return
                    "\(course.relativePath(of: file)) imports \(module), which \(VendoredPackage.home)/\(package.name) has. Name its folder under \"packages\" in \(CourseManifest.path), and \"\(product)\" under \"products\" of the exercise"
            }
        }
    }

    private func modules(of package: VendoredPackage) -> Set<String> {
        Set(
            package.files().compactMap { path in
                let parts = path.split(separator: "/")
                return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
            })
    }

    private func imports(_ module: String, _ file: URL) -> Bool {
        guard file.pathExtension == "swift", let source = FileManager.default.contents(atPath: file.path)
        else { return false }
        let words = Lexer.tokens(of: Array(source)).map(\.text)
        return zip(words, words.dropFirst()).contains { $0 == "import" && $1 == module }
    }
}
