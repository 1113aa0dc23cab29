import Foundation
import WorkbookLearning
import WorkbookModel

extension ChecksumList {
    /// Computes the list of a course from its files.
    ///
    /// - Throws: The system's error if a folder cannot be read.
    init(computedFor course: Course) throws {
        // The folders whose items are listed, with the level at which the items are.
        let folders = course.folders
        let places = [(folders.lessons, 1), (folders.solutions, 2), (folders.suites, 2)]
        let listed = try places.flatMap { try Self.items(in: $0, level: $1, of: course) }.map { path in
            // Of a lesson, only the manifest: the rest belongs to the learner or is compared with the starters.
            path.hasPrefix("\(folders.lessons)/") ? "\(path)/lesson.json" : path
        }
        let shared = Set(course.exercises.flatMap(\.parts).flatMap(course.sharedFolders))
        let paths = (listed + shared.map(course.relativePath)).filter {
            FileManager.default.fileExists(atPath: course.root.appending(path: $0).path)
        }
        self.init(of: paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, in: course)
    }

    /// Computes the list of a course, and writes it into the course.
    package static func write(for course: Course) throws {
        let text = try ChecksumList(computedFor: course).text
        try Data(text.utf8).write(to: file(of: course), options: .atomic)
    }

    /// Returns the paths at a level below a folder, such as `Solutions/3-testable/1-access` at the second one.
    private static func items(in folder: String, level: Int, of course: Course) throws -> [String] {
        let place = course.root.appending(path: folder).path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder.boolValue else {
            return []
        }
        let paths = try FileManager.default.contentsOfDirectory(atPath: place).filter { !$0.hasPrefix(".") }
            .map { "\(folder)/\($0)" }
        return level == 1 ? paths : try paths.flatMap { try items(in: $0, level: level - 1, of: course) }
    }
}
