import Foundation
import WorkbookLearning
import WorkbookModel
import WorkbookSystem

/// An update of a course from a newer copy of it, which keeps what the learner wrote.
///
/// It needs neither git nor a network: the newer copy is a folder, however it got there.
package struct CourseUpdate: Sendable {
    /// What happens to a file; paths are relative to the course's folder.
    package enum Step: Sendable, Equatable {
        /// A file of the course is added or replaced.
        case write(String, isNew: Bool)
        /// A file of the course is removed.
        case remove(String)
        /// The learner's file moves with its exercise.
        case move(String, to: String)
        /// The learner's file stays as it is, although its starter has changed, perhaps with the task in it.
        case keep(String)
    }

    /// The steps, in order.
    package let steps: [Step]
    private let course: Course
    private let newer: Course

    /// Compares the two copies, without changing anything.
    ///
    /// - Throws: ``CourseUpdateProblem/sameFolder(_:)``, or ``MalformedFile`` for a link that leads out of a course.
    package init(of course: Course, from newer: Course) throws {
        let isInside = "\(course.root.path)/".hasPrefix("\(newer.root.path)/")
        if isInside { throw CourseUpdateProblem.sameFolder(newer.root) }
        for course in [course, newer] { try Course.checkTree(course.root) }
        self.course = course
        self.newer = newer
        let own = LearnersFile.all(of: course, in: newer)
        let shipped = CourseFolder(newer.root).files()
        // A learner's file is never overwritten by a file of the course.
        let taken = Set(own.map(\.target))
        let begun = CourseUpdate.begunPackages(of: course)
        var steps: [Step] = []
        for path in shipped where !taken.contains(path) {
            if begun.contains(where: { path.hasPrefix("\($0)/") && path != "\($0)/README.md" }) { continue }
            let place = course.root.appending(path: path)
            let source = newer.root.appending(path: path)
            if FileKind(of: place) == .nothing {
                steps.append(.write(path, isNew: true))
            } else if !FileManager.default.contentsEqual(atPath: place.path, andPath: source.path) {
                steps.append(.write(path, isNew: false))
            }
        }
        for file in own where file.source != file.target { steps.append(.move(file.source, to: file.target)) }
        for file in own where file.source == file.target && file.hasNewStarter {
            steps.append(.keep(file.source))
        }
        let known = taken.union(shipped).union(own.map(\.source))
        steps += CourseFolder(course.root).removable(of: course).filter { !known.contains($0) }.map {
            .remove($0)
        }
        self.steps = steps
    }

    /// Performs the update, all of it or nothing, after copying everything that it replaces, moves or
    /// removes.
    ///
    /// If the process ends before the update is complete, ``UnfinishedUpdate`` can take it back.
    ///
    /// - Returns: The copy; `nil` if there was nothing to copy.
    /// - Throws: ``CourseUpdateFailure``.
    package func perform(at date: Date = Date()) async throws -> Backup? {
        try await perform(at: date, .onDisk)
    }

    /// Performs the update with other changes than those on the disk.
    func perform(at date: Date = Date(), _ files: FileChanges) async throws -> Backup? {
        let lessons = [course, newer].map(\.folders.lessons)
        let plan = UnfinishedUpdate.Plan(steps, in: course.root, lessons: lessons)
        if plan.isEmpty { return nil }
        let lock: FileLock
        let backup: Backup
        do {
            lock = try await FileLock.acquire(course.stateFolder.appending(path: "lock"))
        } catch {
            throw CourseUpdateFailure.nothingChanged(error, in: course)
        }
        defer { lock.release() }
        do {
            backup = try plan.begin(in: course.root, at: date)
        } catch {
            throw CourseUpdateFailure.nothingChanged(error, in: course)
        }
        do {
            for step in steps { try perform(step, backup, files) }
            let targets = Set(plan.moves.map(\.target))
            for move in plan.moves where !targets.contains(move.source) {
                try files.remove(course.root.appending(path: move.source), course.root)
            }
            try UnfinishedUpdate.end(in: course.root, files)
        } catch {
            let taken = Result { try UnfinishedUpdate.find(in: course.root)?.takeBack(files) }
            switch taken {
            case .success: throw CourseUpdateFailure.takenBack(error, in: course)
            case .failure: throw CourseUpdateFailure.halfDone(error, backup: backup.folder, in: course)
            }
        }
        return backup.files.isEmpty ? nil : backup
    }

    private func perform(_ step: Step, _ backup: Backup, _ files: FileChanges) throws {
        let manager = FileManager.default
        switch step {
        case .write(let path, _):
            let source = newer.root.appending(path: path)
            let target = course.root.appending(path: path)
            try files.replace(target, source)
            // Scripts stay executable.
            let mode = try manager.attributesOfItem(atPath: source.path)[.posixPermissions] as? Int ?? 0o644
            try manager.setAttributes([.posixPermissions: mode | 0o600], ofItemAtPath: target.path)
        case .move(let path, let target):
            // From the copy, because another file may already have moved to this one's place.
            try files.replace(course.root.appending(path: target), backup.folder.appending(path: path))
        case .remove(let path): try files.remove(course.root.appending(path: path), course.root)
        case .keep: break
        }
    }

    /// Returns the packages beside the lessons that the learner has begun to change, of which any file may be new or missing.
    private static func begunPackages(of course: Course) -> [String] {
        let (manager, folders) = (FileManager.default, course.folders)
        // Nothing can be written into a folder that can't be read either, and the update reports that.
        let names = try? manager.contentsOfDirectory(
            atPath: course.root.appending(path: folders.lessons).path)
        return (names ?? []).map { "\(folders.lessons)/\($0)" }.filter { path in
            let app = course.root.appending(path: path).path
            let starter =
                course.root.path + "/\(folders.solutions)\(path.dropFirst(folders.lessons.count))/starter"
            return manager.fileExists(atPath: "\(app)/Package.swift")
                && ["Package.swift", "Sources", "Tests"].contains {
                    !manager.contentsEqual(atPath: "\(app)/\($0)", andPath: "\(starter)/\($0)")
                }
        }
    }
}
