import Foundation
import WorkbookModel
import WorkbookSystem

/// A course that is to be written.
package struct CourseDraft: Sendable {
    /// A lesson that is to be written.
    struct Lesson: Sendable {
        /// The short name, such as `testable`.
        var slug: String
        /// The name that a learner reads.
        var title: String
        /// The text of the chapter.
        var chapter: String
        /// The exercises, in order.
        var exercises: [ExerciseDraft]

        /// Returns the files of the lesson by their paths in the course's folder.
        func files(number: Int, in folders: CourseManifest.Folders) -> [String: Data] {
            let name = "\(number)-\(slug)"
            let folder = "\(folders.lessons)/\(name)"
            var files = [
                "\(folder)/README.md": Data(chapter.utf8), "\(folder)/lesson.json": Data(manifest.utf8),
            ]
            for (position, exercise) in exercises.enumerated() {
                let place = "\(name)/\(position + 1)-\(exercise.slug)"
                files.merge(exercise.files(at: place, in: folders)) { _, new in new }
            }
            return files
        }

        private var manifest: String {
            """
            {
              "format": 1,
              "title": \(ExerciseEntry.quoted(title)),
              "exercises": [
            \(exercises.map { ExerciseEntry(of: $0).text }.joined(separator: ",\n"))
              ]
            }

            """
        }
    }

    /// What the course is as a whole.
    var manifest: CourseManifest
    /// The lessons, in order.
    var lessons: [Lesson]
    /// Files that belong to no lesson, such as a license.
    var others: [String: Data] = [:]

    /// Returns all files by their paths in the course's folder.
    ///
    /// - Throws: The encoder's errors, which no course can cause.
    func files() throws -> [String: Data] {
        var files = others
        files[CourseManifest.path] = try JSONFile.encode(manifest)
        for (index, lesson) in lessons.enumerated() {
            files.merge(lesson.files(number: index + 1, in: manifest.folders)) { _, new in new }
        }
        files["Package.swift"] = Data(CoursePackage(of: self).text.utf8)
        files[".gitignore"] = files[".gitignore"] ?? Data(".build/\n.workbook/\n.DS_Store\n".utf8)
        return files
    }
}

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
