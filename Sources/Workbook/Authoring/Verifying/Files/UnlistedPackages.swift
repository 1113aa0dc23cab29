import Foundation
import WorkbookModel

/// Finds packages that a package of the course depends on by path although `course.json` doesn't list them, so that copies of the course
/// lack them.
struct UnlistedPackages {
    let course: Course

    /// Returns a sentence about each dependency.
    func all() -> [String] {
        let listed = course.manifest.packages
        var packages = listed.sorted { $0.key < $1.key }.map {
            VendoredPackage(name: $0.key, folder: course.root.appending(path: $0.value))
        }
        var sentences: [String] = []
        var next = 0
        while next < packages.count {
            let package = packages[next]
            for path in package.dependencies() {
                let place = course.relativePath(of: package.folder.appending(path: path))
                let isElsewhere = path.hasPrefix("/") || place.hasPrefix("/")
                if !isElsewhere, listed.values.contains(where: { "\(place)/".hasPrefix("\($0)/") }) {
                    continue
                }
                let start = "\(self.place(of: path, in: package)) depends on \"\(path)\""
                if isElsewhere {
                    sentences.append(
                        "\(start), which isn't a path in the course, so a handout would lack that package. Copy the package into the course, change the path to the copy's, such as \"../\(URL(filePath: path).lastPathComponent)\", and add the copy to \"packages\" in \(CourseManifest.path)"
                    )
                } else if VendoredPackage.problem(at: place, in: course.root) != nil {
                    sentences.append(
                        "\(start), and no folder of the course with a Package.swift is there: \(place)")
                } else {
                    let folder = course.root.appending(path: place)
                    let name = folder.lastPathComponent
                    sentences.append(
                        "\(start), which \(CourseManifest.path) doesn't list, so a handout would lack that package. Add \"\(name)\": \"\(place)\" to \"packages\" in \(CourseManifest.path)"
                    )
                    // What it depends on itself is missing as well.
                    if !packages.contains(where: { $0.folder == folder }) {
                        packages.append(VendoredPackage(name: name, folder: folder))
                    }
                }
            }
            next += 1
        }
        return sentences
    }

    private func place(of path: String, in package: VendoredPackage) -> String {
        let lines = package.manifest().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let line = lines.firstIndex { $0.contains("\"\(path)\"") }.map { ":\($0 + 1)" } ?? ""
        return "\(course.relativePath(of: package.folder))/Package.swift\(line)"
    }
}
