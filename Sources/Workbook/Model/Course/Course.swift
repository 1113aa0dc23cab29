import Foundation
import WorkbookSystem

/// The ordered lessons of a folder.
package struct Course: Sendable, Equatable {
    /// The file of a copy that was handed out which says what was handed out, and how.
    package static let handoutRecord = "handout.json"
    /// What `grade course new` writes wherever an author has to write something.
    package static let openMark = "TODO(author)"

    /// What it is as a whole.
    package var manifest: CourseManifest
    /// The folder that holds the lessons, the solutions and the hidden suites.
    package var root: URL
    /// The lessons, in order.
    package var lessons: [Lesson]
    /// How this copy of the course contains the hidden suites.
    package var suites: Suites
    /// The folder in which the person works, to which shown paths are relative; `nil` for the course's own folder.
    package var viewpoint: URL?
    /// The words that call the tool here.
    package var program = CourseClosing.program
    /// Which of several sets of workspaces is used, so that two attempts at one exercise can be graded at the same time.
    package var lane = 0
    /// A folder with somebody's files at the same paths as in the course's folder; they are shown with these paths.
    package var submitted: URL?

    /// Creates a course with the given values.
    ///
    /// - Parameter manifest: What it is as a whole; `nil` for a course with the name of its folder.
    package init(
        root: URL, lessons: [Lesson], suites: Suites = .files, manifest: CourseManifest? = nil
    ) {
        self.root = root
        self.manifest = manifest ?? CourseManifest(title: root.lastPathComponent)
        self.lessons = lessons
        self.suites = suites
    }

    /// The name that a learner reads.
    package var title: String { manifest.title }

    /// Where its lessons, solutions and suites are, relative to its root.
    package var folders: CourseManifest.Folders { manifest.folders }

    /// The packages that a part of an exercise uses, and then those in the course's folder that they depend on by path.
    package func packages(of part: ExercisePart) -> [VendoredPackage] {
        var found = Set(part.products.map(\.package)).sorted().compactMap { name in
            manifest.packages[name].map { VendoredPackage(name: name, folder: root.appending(path: $0)) }
        }
        var next = 0
        while next < found.count {
            for path in found[next].dependencies() {
                let place = relativePath(of: found[next].folder.appending(path: path))
                let folder = root.appending(path: place)
                if found.contains(where: { $0.folder == folder }) { continue }
                if VendoredPackage.problem(at: place, in: root) != nil { continue }
                let name = manifest.packages.first { $0.value == place }?.key ?? folder.lastPathComponent
                found.append(VendoredPackage(name: name, folder: folder))
            }
            next += 1
        }
        return found
    }

    /// Returns the folder of a module that exercises share.
    package func folder(ofModule name: String) -> URL { root.appending(path: "Sources/\(name)") }

    /// The folders of packages and modules of the course that a part of an exercise uses, and that nobody hands in.
    package func sharedFolders(of part: ExercisePart) -> [URL] {
        packages(of: part).map(\.folder) + part.support.map(folder(ofModule:))
    }

    /// All exercises, in order.
    package var exercises: [Exercise] { lessons.flatMap(\.exercises) }

    /// The last lesson whose chapter contains a guide to the techniques.
    package var guidedLesson: Lesson? { lessons.last { $0.guide != nil } }

    /// Where workspaces and caches are kept.
    package var buildFolder: URL { root.appending(path: ".build/workbook") }

    /// Where the workspaces of the course's lane are kept.
    package var workspaces: URL { lane == 0 ? buildFolder : buildFolder.appending(path: "lane-\(lane)") }

    /// The folder for the learner's progress.
    package var stateFolder: URL { root.appending(path: ".workbook") }

    /// The exercise with an id.
    package func exercise(_ id: Exercise.ID) -> Exercise? { exercises.first { $0.id == id } }

    /// Returns a path relative to the course's folder, such as `Lessons/3-testable/README.md`.
    package func relativePath(of url: URL) -> String {
        let path = url.standardizedFileURL.path
        for base in [submitted, root].compactMap({ $0?.standardizedFileURL.path })
        where path.hasPrefix(base + "/") {
            return String(path.dropFirst(base.count + 1))
        }
        return path
    }

    /// Returns a path as a person can type it in the folder where they work.
    package func shownPath(of url: URL) -> String {
        viewpoint.map { url.path(from: $0, inside: root) } ?? relativePath(of: url)
    }
}

/// Why a course cannot be used.
package enum CourseError: Error, Equatable {
    /// Neither this folder nor one of its parents contains a course.
    case notFound(from: URL)
    /// The course's folder has no folder of lessons with a lesson in it.
    case noLessons(in: URL, folder: String)
    /// The course was written for a newer version of this tool.
    case newer(format: Int, known: Int, file: URL)
}

/// Why the search for a course has no place to start: the folder in which the command was typed was deleted, so the
/// system no longer knows its path.
package struct MissingWorkingDirectory: Error, Equatable {
    package init() {}
}
