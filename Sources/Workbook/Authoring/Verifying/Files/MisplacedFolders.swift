import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds folders of lessons and exercises with another number or name than they should have.
///
/// Until they are renamed, nothing else can be said about the lesson or the exercise.
struct MisplacedFolders {
    let course: Course

    /// Returns the folders of an exercise that have another number or name than `lesson.json` gives it, as they are after
    /// another exercise was removed, or after the exercise was renamed.
    func folders(of exercise: Exercise) -> [URL] {
        let lesson = course.lessons.first { $0.number == exercise.id.lesson }
        let own = (lesson?.exercises ?? [exercise]).map(\.folders.lesson.lastPathComponent)
        let slugs = (lesson?.exercises ?? [exercise]).map(\.slug)
        let all = [exercise.folders.lesson, exercise.folders.solutions, exercise.folders.suite]
        return all.filter { FileKind(of: $0) == .nothing }.compactMap { folder in
            let parent = folder.deletingLastPathComponent()
            let names = NumberedFolders.names(in: parent)
            let name =
                names.first { MisplacedFolders.slug(of: $0) == exercise.slug }
                ?? names.first { name in
                    MisplacedFolders.number(of: name) == exercise.id.position && !own.contains(name)
                        && !slugs.contains(MisplacedFolders.slug(of: name))
                }
            return name.map { parent.appending(path: $0) }
        }
    }

    /// A folder of an exercise that was moved to another lesson, without this one.
    struct LeftBehind: Equatable {
        /// Where the folder is.
        var folder: URL
        /// Where it should be.
        var place: URL
    }

    /// Returns the folders of an exercise that are in another lesson.
    func leftBehind(of exercise: Exercise) -> [LeftBehind] {
        let all = [exercise.folders.lesson, exercise.folders.solutions, exercise.folders.suite]
        let misplaced = folders(of: exercise).map { $0.deletingLastPathComponent().path }
        let own = Set(
            course.exercises.flatMap {
                [$0.folders.lesson.path, $0.folders.solutions.path, $0.folders.suite.path]
            }
        )
        return all.filter {
            FileKind(of: $0) == .nothing && !misplaced.contains($0.deletingLastPathComponent().path)
        }.compactMap { place in
            let root = place.deletingLastPathComponent().deletingLastPathComponent()
            let found = NumberedFolders.names(in: root).lazy.flatMap { lesson in
                NumberedFolders.names(in: root.appending(path: lesson)).map {
                    root.appending(path: "\(lesson)/\($0)")
                }
            }.first {
                MisplacedFolders.slug(of: $0.lastPathComponent) == exercise.slug && !own.contains($0.path)
            }
            return found.map { LeftBehind(folder: $0, place: place) }
        }
    }

    /// Returns the names of what is in the folders of a lesson and belongs to an exercise of another one.
    func guests(of lesson: Lesson) -> [String] {
        course.exercises.filter { $0.id.lesson != lesson.number }.flatMap(leftBehind(of:)).map(\.folder)
            .filter {
                $0.deletingLastPathComponent().lastPathComponent == lesson.folder.lastPathComponent
            }.map(\.lastPathComponent)
    }

    /// Returns the folders of a lesson that have another number or name than the one with its chapter.
    func paths(of lesson: Lesson) -> [String] {
        let own = lesson.folder.lastPathComponent
        let lessons = course.lessons.map(\.folder.lastPathComponent)
        return [course.folders.solutions, course.folders.suites].compactMap { root -> String? in
            let folder = course.root.appending(path: root)
            if FileKind(of: folder.appending(path: own)) != .nothing { return nil }
            let names = NumberedFolders.names(in: folder).filter { !lessons.contains($0) }
            let name =
                names.first { MisplacedFolders.number(of: $0) == lesson.number }
                ?? names.first { MisplacedFolders.slug(of: $0) == lesson.slug }
            return name.map { "\(root)/\($0)" }
        }
    }

    /// Returns which folders of a lesson to rename, because the one with its chapter was renamed; `nil` if there are none.
    func sentence(about lesson: Lesson) -> String? {
        let own = lesson.folder.lastPathComponent
        let paths = self.paths(of: lesson)
        if paths.isEmpty { return nil }
        let names = Set(paths.map { URL(filePath: $0).lastPathComponent })
        // If the others agree, the chapter's folder may be the one that was renamed by mistake.
        let isOutvoted = paths.count == 2 && names.count == 1
        let other = isOutvoted ? names.first.map { "; or rename the chapter's folder to \($0)" } : nil
        return
            "the chapter's folder is \(course.relativePath(of: lesson.folder)); rename to \(own): \(paths.joined(separator: ", "))\(other ?? "")"
    }

    private static func number(of name: String) -> Int? { Int(name.prefix { $0 != "-" }) }

    private static func slug(of name: String) -> String { String(name.drop { $0 != "-" }.dropFirst()) }

    /// Returns what else to change if the exercise itself was renamed, as it was if all of its folders have the same other name.
    private func formerNames(of exercise: Exercise) -> String {
        let slugs = folders(of: exercise).map { MisplacedFolders.slug(of: $0.lastPathComponent) }
        guard let old = slugs.first, slugs.count == 3, Set(slugs).count == 1, old != exercise.slug,
            !exercise.formerly.contains(old)
        else { return "" }
        let names = (exercise.formerly + [old]).map { "\"\($0)\"" }.joined(separator: ", ")
        return
            "; if learners may have begun it, its entry also needs \"formerly\": [\(names)], which keeps their files and progress"
    }

    /// Returns which folders of an exercise to rename or to move; `nil` if none is misplaced.
    func sentence(about exercise: Exercise) -> String? {
        let misplaced = folders(of: exercise).map(course.relativePath(of:))
        let moves = leftBehind(of: exercise).map {
            "\(course.relativePath(of: $0.folder)) to \(course.relativePath(of: $0.place))"
        }
        let name = exercise.folders.lesson.lastPathComponent
        let clauses = [
            misplaced.isEmpty
                ? nil
                : "lesson.json has \(exercise.slug) at place \(exercise.id.position); rename to \(name): \(misplaced.joined(separator: ", "))\(formerNames(of: exercise))",
            moves.isEmpty
                ? nil
                : "\(exercise.slug) is in lesson \(exercise.id.lesson), and not everything of it; move \(moves.joined(separator: ", "))",
        ].compactMap(\.self)
        return clauses.isEmpty ? nil : clauses.joined(separator: "; ")
    }
}
