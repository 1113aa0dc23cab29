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

    /// Returns the folders of an exercise that have another number or name than `lesson.json` gives it, as they are after
    /// another exercise was removed, or after the exercise was renamed.
    func misplacedFolders(of exercise: Exercise) -> [URL] {
        let lesson = course.lessons.first { $0.number == exercise.id.lesson }
        let own = (lesson?.exercises ?? [exercise]).map(\.folders.lesson.lastPathComponent)
        let slugs = (lesson?.exercises ?? [exercise]).map(\.slug)
        return folders(of: exercise).filter { FileKind(of: $0) == .nothing }.compactMap { folder in
            let parent = folder.deletingLastPathComponent()
            let names = NumberedFolders.names(in: parent)
            let name =
                names.first { CourseFiles.slug(of: $0) == exercise.slug }
                ?? names.first { name in
                    CourseFiles.number(of: name) == exercise.id.position && !own.contains(name)
                        && !slugs.contains(CourseFiles.slug(of: name))
                }
            return name.map { parent.appending(path: $0) }
        }
    }

    /// Returns the folders of a lesson that have another number or name than the one with its chapter.
    private func misplacedFolders(of lesson: Lesson) -> [String] {
        let own = lesson.folder.lastPathComponent
        let lessons = course.lessons.map(\.folder.lastPathComponent)
        return [course.folders.solutions, course.folders.suites].compactMap { root -> String? in
            let folder = course.root.appending(path: root)
            if FileKind(of: folder.appending(path: own)) != .nothing { return nil }
            let names = NumberedFolders.names(in: folder).filter { !lessons.contains($0) }
            let name =
                names.first { CourseFiles.number(of: $0) == lesson.number }
                ?? names.first { CourseFiles.slug(of: $0) == lesson.slug }
            return name.map { "\(root)/\($0)" }
        }
    }

    /// Returns which folders of a lesson to rename, because the one with its chapter was renamed; `nil` if there are none.
    func misplacement(of lesson: Lesson) -> String? {
        let own = lesson.folder.lastPathComponent
        let paths = misplacedFolders(of: lesson)
        if paths.isEmpty { return nil }
        let names = Set(paths.map { URL(filePath: $0).lastPathComponent })
        // If the others agree, the chapter's folder may be the one that was renamed by mistake.
        let isOutvoted = paths.count == 2 && names.count == 1
        let other = isOutvoted ? names.first.map { "; or rename the chapter's folder to \($0)" } : nil
        return
            "the chapter's folder is \(course.relativePath(of: lesson.folder)); rename to \(own): \(paths.joined(separator: ", "))\(other ?? "")"
    }

    /// Returns what lies beside the folders of the lessons and belongs to none, unless it is to be renamed.
    func straysBesideLessons() -> [String] {
        let folders = course.folders
        let lessons = course.lessons.map(\.folder.lastPathComponent)
        let renamed = course.lessons.flatMap(misplacedFolders)
        // What else belongs to such a lesson follows from that.
        let unlisted = NumberedFolders.names(in: course.root.appending(path: folders.lessons)).filter {
            !lessons.contains($0)
        }
        let strays = [folders.lessons, folders.solutions, folders.suites].flatMap { root -> [String] in
            let folder = course.root.appending(path: root)
            // A folder that can't be read has other findings.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let numbered = NumberedFolders.names(in: folder)
            return names.sorted().filter { name in
                if name.hasPrefix(".") || (lessons + unlisted).contains(name) || name == "README.md" {
                    return false
                }
                if numbered.contains(name) { return !renamed.contains("\(root)/\(name)") }
                // The list of checksums lies beside the suites.
                return FileKind(of: folder.appending(path: name)) != .folder
                    && !(root == folders.suites && name == "checksums.txt")
            }.map { "\(root)/\($0) belongs to no lesson" }
        }
        return unlisted.map { "\(folders.lessons)/\($0)/lesson.json is missing, so \($0) isn't a lesson" }
            + strays
    }

    private static func number(of name: String) -> Int? { Int(name.prefix { $0 != "-" }) }

    private static func slug(of name: String) -> String { String(name.drop { $0 != "-" }.dropFirst()) }

    /// Returns which folders of an exercise to rename; `nil` if none is misplaced.
    func misplacement(of exercise: Exercise) -> String? {
        let misplaced = misplacedFolders(of: exercise)
        if misplaced.isEmpty { return nil }
        let name = exercise.folders.lesson.lastPathComponent
        let paths = misplaced.map(course.relativePath(of:)).joined(separator: ", ")
        return
            "lesson.json has \(exercise.slug) at place \(exercise.id.position); rename to \(name): \(paths)"
    }

    /// Whether the exercise has what grading needs.
    func isGradable(_ exercise: Exercise) -> Bool {
        (entryProblems(of: exercise) + suiteProblems(of: exercise) + missingBasis(of: exercise)).isEmpty
    }

    /// Returns a finding if the folder of solutions is missing.
    func missingFolder(of exercise: Exercise) -> String? {
        let folder = exercise.folders.solutions
        return FileKind(of: folder) == .nothing
            ? "\(course.relativePath(of: folder)) is missing: the starter, the reference and the variations"
            : nil
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

    /// Returns what `lesson.json` says about the exercise that can't be, a sentence each.
    func entryProblems(of exercise: Exercise) -> [String] {
        let unsupported = exercise.firstPart.support.filter {
            FileKind(of: course.root.appending(path: "Sources/\($0)")) == .nothing
        }.map { "lesson.json has \"support\": \"\($0)\", and there is no folder Sources/\($0)" }
        let misnamed = exercise.parts.flatMap { part in
            let reference = PartAttempt(part, in: exercise.folders.reference).folder
            let found = [part.starter, reference].map {
                FileTree($0).files().filter { $0.hasSuffix(".swift") }
            }
            // A file that only one of them lacks is missing there.
            return part.owns.filter { name in
                !found[1].isEmpty && found.allSatisfy { !$0.contains(name) }
            }.map { name in
                let near = Suggestion.nearest(to: name, in: found[1].filter { !part.owns.contains($0) })
                return
                    "lesson.json has \"owns\": \"\(name)\", and neither the starter nor the reference has it"
                    + (near.map { ". Did you mean \"\($0)\"?" } ?? "")
            }
        }
        return unsupported + misnamed + exercise.parts.compactMap { ModuleName(of: $0).problem }
    }

    /// Checks that the folder in which learners work has the files of the starter, and no other Swift files.
    func workplace(of exercise: Exercise) -> [String] {
        let (own, starter) = (exercise.folders.lesson, exercise.folders.starter)
        let wanted = exercise.listStarter().filter { $0.hasSuffix(".swift") }
        let found = FileTree(own).files().filter { $0.hasSuffix(".swift") }
        let path = course.relativePath(of: own)
        let missing = wanted.filter { FileKind(of: own.appending(path: $0)) == .nothing }.map {
            let isOwned = exercise.ownedPaths.contains($0)
            return "\(path)/\($0) is missing; `grade reset \(exercise.slug)` copies it from the starter"
                + (isOwned ? "" : ". If learners aren't given it, remove it from the starter")
        }
        let strays = found.filter { !wanted.contains($0) && !exercise.mayOwn($0) }.map {
            "\(path)/\($0) isn't in \(course.relativePath(of: starter)): copy it there if learners are given it, or else remove it"
        }
        return missing + strays
    }
}
