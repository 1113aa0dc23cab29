import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds symbolic links among the suites.
///
/// A suite with a link may work only on its author's machine, and no handout can contain it.
struct SuiteLinks {
    let course: Course

    /// Returns a sentence about each link that belongs to no lesson.
    func ofCourse() -> [String] {
        let suites = course.root.appending(path: course.folders.suites)
        return sentences(
            about: (FileKind(of: suites) == .link ? [suites] : [])
                + course.links(in: course.sharedSuite))
    }

    /// Returns a sentence if the folder with the suites of a lesson is a link.
    func all(of lesson: Lesson) -> [String] {
        let folder = course.root.appending(
            path: "\(course.folders.suites)/\(lesson.folder.lastPathComponent)")
        return sentences(about: FileKind(of: folder) == .link ? [folder] : [])
    }

    /// Returns a sentence about each link in the suite of an exercise.
    func all(of exercise: Exercise) -> [String] {
        sentences(about: course.links(in: exercise.folders.suite))
    }

    private func sentences(about links: [URL]) -> [String] {
        links.map { link in
            let isFolder = FileKind(of: link.resolvingSymlinksInPath()) == .folder
            let kind = isFolder ? "a folder" : "a regular file"
            return
                "\(course.relativePath(of: link)) is a link, and should be \(kind): replace it with what it leads to"
        }
    }
}
