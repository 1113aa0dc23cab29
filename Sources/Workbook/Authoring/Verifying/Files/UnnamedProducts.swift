import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds imports of packages and modules that are in the course's folder, and that the exercise doesn't name, so compilers don't find
/// them.
struct UnnamedProducts {
    let course: Course

    /// Returns a sentence about each module.
    func all(in exercise: Exercise) -> [String] {
        let part = exercise.firstPart
        let used = course.packages(of: part)
        // A module of a package that another one depends on can be imported.
        let listed = course.manifest.packages.sorted { $0.key < $1.key }.map {
            VendoredPackage(name: $0.key, folder: course.root.appending(path: $0.value))
        }.filter { package in !used.contains { $0.folder == package.folder } }
        // Without such a folder, there is nothing to name.
        let unlisted = names(in: VendoredPackage.home, besides: used.map(\.name) + listed.map(\.name)).map {
            VendoredPackage(name: $0, folder: course.root.appending(path: "\(VendoredPackage.home)/\($0)"))
        }
        let own = exercise.parts.flatMap { [$0.module, $0.subject ?? ""] }
        let supports = names(in: "Sources", besides: part.support + own)
        if listed.isEmpty && unlisted.isEmpty && supports.isEmpty { return [] }
        let folders = [
            exercise.folders.reference, exercise.folders.starter, exercise.folders.checks,
            exercise.folders.subject,
        ]
        let files = folders.flatMap { folder in FileTree(folder).files().map { folder.appending(path: $0) } }
        let imports = files.map { (file: $0, modules: UnnamedProducts.imports(in: $0)) }
        func place(of module: String) -> String? {
            imports.first { $0.modules.contains(module) }.map { course.relativePath(of: $0.file) }
        }
        let known = listed.flatMap { package in
            libraries(of: package).filter { !(part.support + own).contains($0.module) }.compactMap {
                module, product in
                place(of: module).map { place in
                    let names = (part.products + [PackageProduct(package: package.name, name: product)]).map {
                        "\"\($0)\""
                    }
                    return
                        "\(place) imports \(module), which the package \(package.name) has. Name it under \"products\" of the exercise: \"products\": [\(names.joined(separator: ", "))]"
                }
            }
        }
        let products = unlisted.flatMap { package in
            modules(of: package).sorted().compactMap { module in
                place(of: module).map { place in
                    let product = "\(package.name)/\(module)"
                    return
                        "\(place) imports \(module), which \(VendoredPackage.home)/\(package.name) has. Name its folder under \"packages\" in \(CourseManifest.path), and \"\(product)\" under \"products\" of the exercise"
                }
            }
        }
        return known + products
            + supports.compactMap { module in
                place(of: module).map {
                    "\($0) imports \(module), which is in Sources/\(module). Name it under \"support\" of the exercise: \"support\": [\((part.support + [module]).map { "\"\($0)\"" }.joined(separator: ", "))]"
                }
            }
    }

    /// Returns the names of folders that nobody has named.
    private func names(in folder: String, besides known: [String]) -> [String] {
        let folder = course.root.appending(path: folder)
        // A folder that isn't there has none.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter {
            !known.contains($0) && FileKind(of: folder.appending(path: $0)) == .folder
        }
    }

    /// Returns the modules of a package with the libraries that have them, in alphabetical order.
    private func libraries(of package: VendoredPackage) -> [(module: String, product: String)] {
        let declared = package.manifest().matches(
            of: /\.library\(\s*name:\s*"([^"]+)"[^)]*?targets:\s*\[([^\]]*)\]/)
        return modules(of: package).sorted().compactMap { module in
            let fitting = declared.filter { $0.2.contains("\"\(module)\"") }.map { String($0.1) }
            return (fitting.first { $0 == module } ?? fitting.first).map { (module, $0) }
        }
    }

    private func modules(of package: VendoredPackage) -> Set<String> {
        Set(
            package.files().compactMap { path in
                let parts = path.split(separator: "/")
                return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
            })
    }

    /// Returns the modules that a file imports wherever it is compiled.
    private static func imports(in file: URL) -> Set<String> {
        guard file.pathExtension == "swift", let source = FileManager.default.contents(atPath: file.path)
        else { return [] }
        let words = Lexer.tokens(of: Array(source)).map(\.text)
        // Code may ask before it imports something.
        let asked = zip(words, words.dropFirst(2)).filter { $0.0 == "canImport" }.map(\.1)
        return Set(zip(words, words.dropFirst()).filter { $0.0 == "import" }.map(\.1)).subtracting(asked)
    }
}
