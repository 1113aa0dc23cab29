import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Finds out which files and folders are missing.
struct RequiredFiles {
    let course: Course

    /// Returns which file of the course as a whole is missing.
    func ofCourse() -> [String] {
        if !isMissing(CourseManifest.path) { return [] }
        let keys = "{ \"format\": 1, \"title\": \"…\" }"
        return ["\(CourseManifest.path) is missing; it needs at least \(keys)"]
    }

    /// Returns what is missing of the course as a whole, although the course works without it.
    func remarks() -> [String] {
        let numbers = course.lessons.map(\.number)
        let last = numbers.max() ?? 0
        let missing = (0..<last).dropFirst().filter { !numbers.contains($0) }.map { "lesson \($0)" }
        return [
            course.isImported || !isMissing("Package.swift")
                ? nil
                : "Package.swift is missing, so editors can't complete code; `\(course.command("course record"))` writes it",
            missing.isEmpty
                ? nil
                : "\(Format.list(missing)) \(missing.count == 1 ? "is" : "are") missing before lesson \(last)",
            course.manifest.license.flatMap(Self.remark(onLicense:)),
        ].compactMap(\.self)
    }

    /// Returns a remark on a license that can't be an SPDX expression, which other tools expect there.
    private static func remark(onLicense license: String) -> String? {
        let isExpression = license.wholeMatch(
            of: /\(*[A-Za-z0-9.+-]+\)*( (AND|OR|WITH) \(*[A-Za-z0-9.+-]+\)*)*/)
        if isExpression != nil {
            return LicenseName.meant(by: license).map {
                "\(CourseManifest.path) has the license \"\($0.found)\". Did you mean \($0.meant)?"
            }
        }
        return
            "\(CourseManifest.path) has the license \"\(license)\", which isn't an identifier of the SPDX list, such as MIT or CC-BY-4.0; one of your own begins with LicenseRef-"
    }

    private func isMissing(_ name: String) -> Bool {
        FileKind(of: course.root.appending(path: name)) == .nothing
    }

    /// Returns whether an exercise has no folder of solutions.
    func folderOfSolutions(of exercise: Exercise) -> [String] {
        let folder = exercise.folders.solutions
        if FileKind(of: folder) != .nothing { return [] }
        return [
            "\(course.relativePath(of: folder)) is missing: the starter, the reference and the variations"
        ]
    }

    /// Returns what is missing without which nothing can be graded: of the suite, of the starter and of the reference.
    func basis(of exercise: Exercise) -> [String] {
        let suites = exercise.parts.compactMap { part -> String? in
            let places =
                part.kind == .tests ? [part.folders.subject] : [part.folders.checks, part.folders.probes]
            if places.contains(where: { !$0.files().isEmpty }) { return nil }
            let needs = part.kind == .tests ? "the code under test" : "the suite"
            return "\(course.relativePath(of: places[0])) has no Swift file: \(needs) is missing"
        }
        let attempts = exercise.parts.flatMap { part in
            [part.starter, PartAttempt(part, in: exercise.folders.reference).folder].flatMap { folder in
                part.owns.filter { FileKind(of: folder.appending(path: $0)) == .nothing }.map {
                    "\(course.relativePath(of: folder))/\($0) is missing"
                }
            }
        }
        return suites + attempts + givenSubject(of: exercise)
    }

    /// Returns whether the starter lacks the code that learners read, although they have it; then its names belong to nothing.
    func givenSubject(of exercise: Exercise) -> [String] {
        let folders = [exercise.folders.lesson, exercise.folders.starter].map {
            $0.appending(path: "Subject")
        }
        if exercise.kind != .tests || folders[0].files().isEmpty || FileKind(of: folders[1]) != .nothing {
            return []
        }
        let paths = folders.map(course.relativePath(of:))
        return [
            "\(paths[1]) is missing: the code that learners read. Get the folder back, or copy \(paths[0])"
        ]
    }

    /// Returns which variations an exercise has too few of.
    ///
    /// - Throws: The system's error if a folder cannot be read.
    func variations(of exercise: Exercise) throws -> [String] {
        try [("accepted", 1), ("rejected", 2)].compactMap { kind, least in
            let folder = exercise.folders.solutions.appending(path: kind)
            let count = try StrayFiles.visibleNames(in: folder).count
            if count >= least { return nil }
            return
                "\(course.relativePath(of: folder)) has \(Format.count(count, "variation")), and should have at least \(least)"
        }
    }
}
