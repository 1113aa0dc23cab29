import Foundation
import WorkbookModel

extension CourseDraft {
    /// Adds copies of packages, unless the course has them.
    ///
    /// - Throws: ``MissingPackage`` or ``UnusableTrackFile``.
    mutating func add(packages names: Set<String>, from shelf: PackageShelf) throws {
        for name in names.sorted() where manifest.packages[name] == nil {
            let path = "\(VendoredPackage.home)/\(name)"
            for (file, data) in try shelf.files(of: name) { others["\(path)/\(file)"] = data }
            manifest.packages[name] = path
        }
    }

    /// Removes the packages that no exercise uses.
    mutating func removeUnusedPackages() {
        let used = Set(lessons.flatMap(\.exercises).flatMap(\.products).map(\.package))
        for (name, path) in manifest.packages where !used.contains(name) {
            manifest.packages[name] = nil
            others = others.filter { !$0.key.hasPrefix(path + "/") }
        }
    }
}
