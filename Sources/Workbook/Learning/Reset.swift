import Foundation
import WorkbookModel
import WorkbookSystem

/// A reset of the files of an exercise to the starter, which keeps copies of what was there.
package struct Reset: Sendable {
    /// A file that belongs to the exercise, as it is in the learner's folder.
    package struct File: Sendable, Equatable {
        /// How it compares with the starter.
        package enum Change: Sendable, Equatable {
            case untouched, changed, missing
            /// The learner added it, so the starter has no such file.
            case added
        }

        /// The path in the exercise's folder, such as `Tests/CounterTests.swift`.
        package var name: String
        /// Whether the learner edits it; otherwise it is given.
        package var isOwned: Bool
        /// How it compares with the starter.
        package var state: Change
    }

    /// The exercise.
    package let exercise: Exercise
    private let course: Course
    private let now: @Sendable () -> Date
    private let replace: @Sendable (_ target: URL, _ source: URL) throws -> Void

    /// Prepares a reset, without changing anything.
    package init(_ exercise: Exercise, in course: Course) {
        self.init(exercise, in: course, now: { Date() }, replace: FileKind.replace)
    }

    /// Prepares a reset with another clock and another way to replace files.
    init(
        _ exercise: Exercise, in course: Course, now: @escaping @Sendable () -> Date,
        replace: @escaping @Sendable (URL, URL) throws -> Void = FileKind.replace
    ) {
        self.exercise = exercise
        self.course = course
        self.now = now
        self.replace = replace
    }

    /// The folder for the copies.
    package var backupFolder: URL { course.stateFolder.appending(path: "backups/\(exercise.slug)") }

    /// Returns all files of the starter, the learner's first, or only the one with a name or path.
    ///
    /// - Throws: ``ResetProblem``.
    package func files(named name: String? = nil) throws -> [File] {
        let owned = exercise.ownedPaths
        let starter = exercise.folders.starter
        let shipped = exercise.listStarter().filter { FileKind(of: starter.appending(path: $0)) == .file }
        guard owned.allSatisfy(shipped.contains) else { throw ResetProblem.noStarter(starter) }
        let added = Attempt(exercise).ownedPaths.filter { !shipped.contains($0) }
        let names = owned + shipped.filter { !owned.contains($0) } + added
        return try Reset.choose(name, among: names).map { name in
            let isAdded = added.contains(name)
            return File(
                name: name, isOwned: isAdded || owned.contains(name),
                state: isAdded ? .added : try state(of: name))
        }
    }

    /// Replaces files with those of the starter, and removes those that the learner added, after copying what was there.
    ///
    /// - Returns: The copy; `nil` if there was nothing to copy.
    /// - Throws: ``ResetProblem``. If copying fails, nothing changes.
    package func putBack(_ files: [File]) async throws -> Backup? {
        try await locked {
            try replaceAll(
                files.map { file in
                    let starter = exercise.folders.starter.appending(path: file.name)
                    return (file.name, file.state == .added ? nil : starter)
                })
        }
    }

    /// Restores the newest copy, or that of one file, after copying what is there now.
    ///
    /// - Returns: The copy that was restored, with its restored files.
    /// - Throws: ``ResetProblem``.
    package func undo(named name: String? = nil) async throws -> Backup {
        try await locked {
            let all = backups.all().filter { !$0.files.isEmpty }
            guard var newest = all.last else { throw ResetProblem.nothingKept(exercise.id) }
            if let name {
                let known = Array(Set(all.flatMap(\.files))).sorted()
                let files = try Reset.choose(name, among: known)
                newest = all.last { $0.files.contains(files[0]) } ?? newest
                newest.files = files
            }
            _ = try replaceAll(newest.files.map { ($0, newest.folder.appending(path: $0)) })
            return newest
        }
    }

    /// Whether restoring the newest copy would change any file.
    package var canUndo: Bool {
        guard let newest = backups.all().last(where: { !$0.files.isEmpty }) else { return false }
        return newest.files.contains { name in
            let copy = newest.folder.appending(path: name)
            return !FileManager.default.contentsEqual(atPath: copy.path, andPath: place(name).path)
        }
    }

    /// Whether undoing would replace the learner's work with the starter, because an earlier reset was undone since.
    package var undoesToStarter: Bool {
        guard canUndo, let newest = backups.all().last(where: { !$0.files.isEmpty }) else { return false }
        return newest.files.allSatisfy { name in
            let starter = exercise.folders.starter.appending(path: name)
            return FileManager.default.contentsEqual(
                atPath: newest.folder.appending(path: name).path, andPath: starter.path)
        }
    }

    private var backups: Backups { Backups(folder: backupFolder) }

    private func place(_ name: String) -> URL { exercise.folders.lesson.appending(path: name) }

    private func state(of name: String) throws -> File.Change {
        switch FileKind(of: place(name)) {
        case .nothing: return .missing
        // The starter has no links, so a link is a change, whatever its target is.
        case .link: return .changed
        case .folder, .other: throw ResetProblem.noPlainFile(place(name))
        case .file:
            let starter = exercise.folders.starter.appending(path: name)
            return FileManager.default.contentsEqual(atPath: place(name).path, andPath: starter.path)
                ? .untouched : .changed
        }
    }

    /// Copies all files first, and then replaces them one by one, or removes those without a source.
    private func replaceAll(_ sources: [(name: String, source: URL?)]) throws -> Backup? {
        var present: [String: URL] = [:]
        for (name, _) in sources {
            switch FileKind(of: place(name)) {
            case .nothing: continue
            case .file where !FileManager.default.isReadableFile(atPath: place(name).path):
                throw ResetProblem.notCopied(AttemptProblem.unreadable(place(name)), in: course)
            case .file, .link: present[name] = place(name)
            case .folder, .other: throw ResetProblem.noPlainFile(place(name))
            }
        }
        let backup: Backup?
        do {
            backup = present.isEmpty ? nil : try backups.keep(present, at: now())
        } catch {
            throw ResetProblem.notCopied(error, in: course)
        }
        var done: [String] = []
        for (name, source) in sources {
            do {
                if let source {
                    try replace(place(name), source)
                } else {
                    try FileManager.default.removeItem(at: place(name))
                }
                done.append(name)
            } catch {
                throw ResetProblem.notReplaced(
                    error, file: name, done: done, backup: backup?.folder, in: course)
            }
        }
        return backup
    }

    /// Runs an operation while no other `grade` changes progress or files.
    private func locked<Result>(_ body: () throws -> Result) async throws -> Result {
        let lock: FileLock
        do {
            lock = try await FileLock.acquire(course.stateFolder.appending(path: "lock"))
        } catch {
            throw ResetProblem.notCopied(error, in: course)
        }
        defer { lock.release() }
        return try body()
    }

    /// Returns the name that a person means by `Tracker.swift`, or by a longer path that ends in it; all
    /// names if nothing is wanted.
    private static func choose(_ wanted: String?, among names: [String]) throws -> [String] {
        guard let wanted else { return names }
        let found =
            names.first { $0 == wanted } ?? names.first { wanted.hasSuffix("/" + $0) }
            ?? names.first { $0.hasSuffix("/" + wanted) }
        guard let found else { throw ResetProblem.unknownFile(wanted, known: names) }
        return [found]
    }
}
