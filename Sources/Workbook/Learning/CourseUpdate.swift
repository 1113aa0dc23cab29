import Foundation
import WorkbookModel
import WorkbookSystem

/// What brings a course to the state of a newer copy of it, and leaves alone what the learner wrote.
///
/// It needs no git, and no network: the newer copy is a folder, downloaded or cloned by whatever means.
package struct CourseUpdate: Sendable {
    /// What happens to a file; paths are relative to the course's folder.
    package enum Step: Sendable, Equatable {
        /// A file of the course comes, or gets another content.
        case write(String, isNew: Bool)
        /// A file of the course has gone.
        case remove(String)
        /// The learner's file goes where its exercise has gone.
        case move(String, to: String)
        /// The learner's file stays as it is, although the starter, and perhaps the task in it, has changed.
        case keep(String)
    }

    /// What is to be done, in order.
    package let steps: [Step]
    private let course: Course
    private let newer: Course

    /// Finds out what is to be done; nothing is touched yet.
    ///
    /// - Throws: ``CourseUpdateProblem/sameFolder(_:)``.
    package init(of course: Course, from newer: Course) throws {
        let isInside = "\(course.root.path)/".hasPrefix("\(newer.root.path)/")
        if isInside { throw CourseUpdateProblem.sameFolder(newer.root) }
        self.course = course
        self.newer = newer
        let own = CourseUpdate.learnersFiles(of: course, in: newer)
        let shipped = CourseFolder(newer.root).files()
        // Where a learner's file is to be, no file of the course is written.
        let taken = Set(own.map(\.target))
        var steps: [Step] = []
        for path in shipped where !taken.contains(path) {
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

    /// Does it, after everything that is replaced, moved or removed was copied; all of it or nothing.
    ///
    /// Where it is ended half-way, ``UnfinishedUpdate`` takes it back.
    ///
    /// - Returns: The copy; `nil` where nothing was there to be copied.
    /// - Throws: ``CourseUpdateFailure``.
    package func perform(at date: Date = Date()) async throws -> Backup? {
        try await perform(at: date, afterEach: { _ in })
    }

    /// Does it, and calls `afterEach` with the number of steps done so far; tests end it there.
    func perform(at date: Date = Date(), afterEach: (Int) throws -> Void) async throws -> Backup? {
        let plan = UnfinishedUpdate.Plan(steps, in: course.root)
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
            for (done, step) in steps.enumerated() {
                try afterEach(done)
                try perform(step, backup)
            }
            let targets = Set(plan.moves.map(\.target))
            for move in plan.moves where !targets.contains(move.source) {
                try remove(course.root.appending(path: move.source))
            }
            try UnfinishedUpdate.end(in: course.root)
        } catch  where !(error is TestEnded) {
            let taken = Result { try UnfinishedUpdate.find(in: course.root)?.takeBack() }
            switch taken {
            case .success: throw CourseUpdateFailure.takenBack(error, in: course)
            case .failure: throw CourseUpdateFailure.halfDone(error, backup, in: course)
            }
        }
        return backup.files.isEmpty ? nil : backup
    }

    /// What tests throw to leave an update as a process leaves it that is killed.
    struct TestEnded: Error {}

    private func perform(_ step: Step, _ backup: Backup) throws {
        let manager = FileManager.default
        switch step {
        case .write(let path, _):
            let source = newer.root.appending(path: path)
            let target = course.root.appending(path: path)
            try FileKind.replace(target, with: source)
            // Scripts stay executable.
            let mode = try manager.attributesOfItem(atPath: source.path)[.posixPermissions] as? Int ?? 0o644
            try manager.setAttributes([.posixPermissions: mode | 0o600], ofItemAtPath: target.path)
        case .move(let path, let target):
            // From the copy, as another file may have moved to this one's place by now.
            try FileKind.replace(
                course.root.appending(path: target), with: backup.folder.appending(path: path))
        case .remove(let path): try remove(course.root.appending(path: path))
        case .keep: break
        }
    }

    /// Removes a file, and the folders that become empty.
    private func remove(_ file: URL) throws { try FileKind.remove(file, below: course.root) }

    /// A file that the learner has changed.
    private struct LearnersFile {
        var source: String
        var target: String
        var hasNewStarter: Bool
    }

    private static func learnersFiles(of course: Course, in newer: Course) -> [LearnersFile] {
        course.exercises.flatMap { exercise -> [LearnersFile] in
            let successor = newer.exercises.first {
                $0.slug == exercise.slug || $0.formerly.contains(exercise.slug)
            }
            return exercise.ownedPaths.compactMap { name in
                let place = exercise.folders.lesson.appending(path: name)
                let starter = exercise.starterFile(name)
                let manager = FileManager.default
                if FileKind(of: place) == .nothing { return nil }
                if manager.contentsEqual(atPath: place.path, andPath: starter.path) { return nil }
                let source = course.relativePath(of: place)
                // What the newer course does not know stays where it is.
                guard let successor, successor.ownedPaths.contains(name) else {
                    return LearnersFile(source: source, target: source, hasNewStarter: false)
                }
                return LearnersFile(
                    source: source,
                    target: newer.relativePath(of: successor.folders.lesson.appending(path: name)),
                    hasNewStarter: !manager.contentsEqual(
                        atPath: starter.path, andPath: successor.starterFile(name).path))
            }
        }
    }
}

/// Why a course cannot be brought up to date.
package enum CourseUpdateProblem: Error, Equatable {
    /// The newer copy is the course itself, or holds it.
    case sameFolder(URL)
    /// An earlier update was ended half-way, so that the course is partly old and partly new.
    case unfinished(URL)
    /// There is no update to take back.
    case nothingUnfinished
}

/// What became of an update that could not be done.
package enum CourseUpdateFailure: Error {
    /// It was not begun.
    case nothingChanged(any Error, in: Course)
    /// It was begun and taken back, so that all is as it was.
    case takenBack(any Error, in: Course)
    /// An earlier one, ended half-way, could not be taken back as things are.
    case notTakenBack(any Error, in: Course)
    /// It was begun, and can be neither finished nor taken back as things are.
    case halfDone(any Error, Backup, in: Course)
}

extension Exercise {
    fileprivate func starterFile(_ path: String) -> URL { folders.starter.appending(path: path) }
}

/// The files of a course's folder, without what git, builds and learners' progress leave there.
private struct CourseFolder {
    var root: URL

    init(_ root: URL) { self.root = root }

    /// All plain files, as relative paths.
    func files() -> [String] { entries(below: "") }

    /// The files that the course once brought, and that a newer copy may not have any more.
    ///
    /// Among the lessons there may be files of the learner's own, notes for instance; those are not in the list.
    func removable(of course: Course) -> [String] {
        let rest = ["Solutions", "Sources", "Tests"].flatMap { entries(below: $0) }
        let lessons = course.lessons.flatMap { lesson -> [String] in
            let folder = course.relativePath(of: lesson.folder)
            return ["README.md", "lesson.json"].map { "\(folder)/\($0)" }.filter { exists($0) }
                + entries(below: "\(folder)/Example")
        }
        let given = course.exercises.flatMap { exercise -> [String] in
            let starter = course.relativePath(of: exercise.folders.starter)
            let folder = course.relativePath(of: exercise.folders.lesson)
            return entries(below: starter).map { folder + $0.dropFirst(starter.count) }.filter { exists($0) }
        }
        return (rest + lessons + given).sorted()
    }

    private func exists(_ path: String) -> Bool { FileKind(of: root.appending(path: path)) == .file }

    private func entries(below folder: String) -> [String] {
        let start = folder.isEmpty ? root : root.appending(path: folder)
        // A folder that is not there has no files.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: start.path)) ?? []
        return names.sorted().flatMap { name -> [String] in
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            if CourseFolder.foreign.contains(name) { return [] }
            switch FileKind(of: root.appending(path: path)) {
            case .file: return [path]
            case .folder: return entries(below: path)
            case .nothing, .link, .other: return []
            }
        }
    }

    private static let foreign: Set = [
        ".git", ".build", ".swiftpm", ".workbook", ".DS_Store", "Package.resolved",
    ]
}
