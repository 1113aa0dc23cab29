import Foundation
import WorkbookModel
import WorkbookSystem

/// Checks that the package of a course has a target for each exercise, so that editors complete code in it.
struct PackageTargets {
    let course: Course

    /// Returns whether the file has what a merge has left, without which nothing in it can be read.
    func conflict() -> [String] {
        let file = course.root.appending(path: "Package.swift")
        // A manifest that can't be read has other findings.
        guard let manifest = try? String(contentsOf: file, encoding: .utf8),
            let line = PartAttempt.conflictLine(in: manifest)
        else { return [] }
        let end =
            manifest.contains(CoursePackage.mark)
            ? "; `\(course.command("course record"))` writes it again" : ""
        return ["Package.swift:\(line) still contains merge conflict markers\(end)"]
    }

    /// Returns whether an exercise has no target; a course without a package needs none.
    func problems(of exercise: Exercise) -> [String] {
        let file = course.root.appending(path: "Package.swift")
        // Without a readable manifest, SwiftPM could not have built anything here, and says so itself.
        guard let manifest = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let folder = course.relativePath(of: exercise.folders.lesson)
        if manifest.contains(CoursePackage.mark) {
            return ["\"\(folder)\"", "\"\(folder)/"].contains(where: manifest.contains)
                ? []
                : [
                    "Package.swift has no target for \(folder); `\(course.command("course record"))` writes it again"
                ]
        }
        let path = folder.split(separator: "/").suffix(2).joined(separator: "/")
        return ["\(path)\"", "\(path)/"].contains(where: manifest.contains)
            ? [] : ["Package.swift has no target for \(folder), so editors cannot complete code in it"]
    }
}
