import Foundation
import WorkbookModel
import WorkbookSystem

/// A file that a learner has changed, and what a newer copy of the course does with its exercise.
struct LearnersFile {
    /// Its path in the course.
    var source: String
    /// Where it belongs in the newer copy; the same path if its exercise doesn't move, or was removed.
    var target: String
    /// Whether its starter is another one in the newer copy.
    var hasNewStarter: Bool

    /// Finds all of them in a course.
    static func all(of course: Course, in newer: Course) -> [LearnersFile] {
        let known = course.exercises.flatMap { exercise -> [LearnersFile] in
            let successor = newer.exercises.first { $0.succeeds(exercise) }
            return changed(of: exercise, in: exercise.folders.lesson).map { name in
                let source = course.relativePath(of: exercise.folders.lesson.appending(path: name))
                // A file that the newer course does not know stays where it is.
                guard let successor, successor.mayOwn(name) else {
                    return LearnersFile(source: source, target: source, hasNewStarter: false)
                }
                return LearnersFile(
                    source: source,
                    target: newer.relativePath(of: successor.folders.lesson.appending(path: name)),
                    hasNewStarter: !FileManager.default.contentsEqual(
                        atPath: exercise.starterFile(name).path, andPath: successor.starterFile(name).path))
            }
        }
        return known + newer.exercises.flatMap { returning($0, to: course, in: newer) }
    }

    /// Finds those of an exercise that an earlier update took out of the course, and that comes back now.
    private static func returning(
        _ exercise: Exercise, to course: Course, in newer: Course
    ) -> [LearnersFile] {
        if course.exercises.contains(where: exercise.succeeds) { return [] }
        let lessons = course.root.appending(path: course.folders.lessons)
        func folders(in folder: URL) -> [URL] {
            // In a folder that can't be read, nothing can be overwritten either.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { folder.appending(path: $0) }
        }
        let left = folders(in: lessons).flatMap(folders).first { folder in
            folder.lastPathComponent.firstMatch(of: /^[0-9]+-(.+)$/)?.1 == exercise.slug[...]
                && !course.exercises.contains { $0.folders.lesson.path == folder.path }
        }
        guard let left else { return [] }
        return changed(of: exercise, in: left).map { name in
            LearnersFile(
                source: course.relativePath(of: left.appending(path: name)),
                target: newer.relativePath(of: exercise.folders.lesson.appending(path: name)),
                hasNewStarter: false)
        }
    }

    /// Returns the names of the files in a folder that an exercise asks for, and that aren't its starters.
    private static func changed(of exercise: Exercise, in folder: URL) -> [String] {
        Attempt(exercise).ownedPaths.filter { name in
            let place = folder.appending(path: name)
            return FileKind(of: place) != .nothing
                && !FileManager.default.contentsEqual(
                    atPath: place.path, andPath: exercise.starterFile(name).path)
        }
    }
}

extension Exercise {
    /// Whether this exercise of a newer copy takes the place of another one.
    fileprivate func succeeds(_ other: Exercise) -> Bool {
        other.slug == slug || formerly.contains(other.slug)
    }

    fileprivate func starterFile(_ path: String) -> URL { folders.starter.appending(path: path) }
}
