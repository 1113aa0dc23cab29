import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

// What keeps an exercise from being verified at all.

extension CourseFiles {
    /// The folders that an exercise has.
    private func folders(of exercise: Exercise) -> [URL] {
        [exercise.folders.lesson, exercise.folders.solutions, exercise.folders.suite]
    }

    /// Returns the folders of an exercise that have another number than its place in `lesson.json`, as they are after
    /// another exercise was removed.
    func misplacedFolders(of exercise: Exercise) -> [URL] {
        folders(of: exercise).filter { FileKind(of: $0) == .nothing }.compactMap { folder in
            let parent = folder.deletingLastPathComponent()
            // Without the folder around it, there is nothing to rename.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
            let name = names.sorted().first { name in
                name.wholeMatch(of: /\d+-(.+)/).map { $0.1 == exercise.slug } ?? false
            }
            return name.map { parent.appending(path: $0) }
        }
    }

    /// Returns which folders of a lesson to rename, because the one with its chapter was renamed; `nil` if there are none.
    func misplacement(of lesson: Lesson) -> String? {
        let own = lesson.folder.lastPathComponent
        let paths = [course.folders.solutions, course.folders.suites].flatMap { root -> [String] in
            if FileKind(of: course.root.appending(path: "\(root)/\(own)")) != .nothing { return [] }
            return namesOfLessons(in: root).filter { Int($0.prefix { $0 != "-" }) == lesson.number }.map {
                "\(root)/\($0)"
            }
        }
        if paths.isEmpty { return nil }
        return
            "the chapter's folder is \(course.relativePath(of: lesson.folder)); rename to \(own): \(paths.joined(separator: ", "))"
    }

    /// Returns what lies beside the folders of the lessons and belongs to none, unless it is to be renamed.
    func straysBesideLessons() -> [String] {
        let lessons = course.lessons.map(\.folder.lastPathComponent)
        let renamed = course.lessons.filter { misplacement(of: $0) != nil }.map { "\($0.number)" }
        let folders = course.folders
        return [folders.lessons, folders.solutions, folders.suites].flatMap { root -> [String] in
            let folder = course.root.appending(path: root)
            // A folder that can't be read has other findings.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let numbered = namesOfLessons(in: root)
            return names.sorted().filter { name in
                if name.hasPrefix(".") || lessons.contains(name) || name == "README.md" { return false }
                if numbered.contains(name) { return !renamed.contains("\(name.prefix { $0 != "-" })") }
                // The list of checksums lies beside the suites.
                return FileKind(of: folder.appending(path: name)) != .folder
                    && !(root == folders.suites && name == "checksums.txt")
            }.map { "\(root)/\($0) belongs to no lesson" }
        }
    }

    /// Returns the names with a number in one of the folders that have a folder for each lesson.
    private func namesOfLessons(in root: String) -> [String] {
        let folder = course.root.appending(path: root)
        // Without the folder, there is nothing to name.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter {
            $0.wholeMatch(of: /\d+-.+/) != nil && FileKind(of: folder.appending(path: $0)) == .folder
        }
    }

    /// Returns which folders of an exercise to rename; `nil` if none is misplaced.
    func misplacement(of exercise: Exercise) -> String? {
        let misplaced = misplacedFolders(of: exercise)
        if misplaced.isEmpty { return nil }
        let name = exercise.folders.lesson.lastPathComponent
        let paths = misplaced.map(course.relativePath(of:)).joined(separator: ", ")
        return
            "lesson.json has \(exercise.slug) at place \(exercise.id.position); rename to \(name): \(paths)"
    }

    /// Returns which folders that the suite needs have no Swift file.
    func suiteProblems(of exercise: Exercise) -> [String] {
        exercise.parts.compactMap { part in
            let places =
                part.kind == .tests ? [part.folders.subject] : [part.folders.checks, part.folders.probes]
            if places.contains(where: { !$0.files().isEmpty }) { return nil }
            let needs = part.kind == .tests ? "the code under test" : "the suite"
            return "\(course.relativePath(of: places[0])) has no Swift file: \(needs) is missing"
        }
    }

    /// Checks that the folder in which learners work has the files of the starter, and no other Swift files.
    func workplace(of exercise: Exercise) -> [String] {
        let (own, starter) = (exercise.folders.lesson, exercise.folders.starter)
        let wanted = exercise.listStarter().filter { $0.hasSuffix(".swift") }
        let found = FileTree(own).files().filter { $0.hasSuffix(".swift") }
        let path = course.relativePath(of: own)
        let missing = wanted.filter { FileKind(of: own.appending(path: $0)) == .nothing }.map {
            "\(path)/\($0) is missing; `grade reset \(exercise.slug)` copies it from the starter"
        }
        let strays = found.filter { !wanted.contains($0) && !exercise.mayOwn($0) }.map {
            "\(path)/\($0) isn't in \(course.relativePath(of: starter)): copy it there if learners are given it, or else remove it"
        }
        return missing + strays
    }
}
