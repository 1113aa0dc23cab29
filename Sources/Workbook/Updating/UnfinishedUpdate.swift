import Foundation
import WorkbookLearning
import WorkbookModel
import WorkbookSystem

/// An update of a course that did not finish, because of a full disk, Ctrl-C, or a crash of the machine.
///
/// Before an update changes anything, it writes down its plan. A course that is partly old and partly new may
/// not even load, but the plan and the copies are enough to restore it.
package struct UnfinishedUpdate: Sendable {
    private let root: URL
    private let plan: Plan

    /// Finds an unfinished update in a course's folder.
    ///
    /// - Throws: ``CourseUpdateProblem/unusablePlan`` if there is one that can't be undone.
    package static func find(in root: URL) throws -> UnfinishedUpdate? {
        if InterruptedUpdate(of: root) == nil { return nil }
        guard let plan = try? JSONFile.decode(Plan.self, at: file(in: root)), plan.isSound else {
            throw CourseUpdateProblem.unusablePlan
        }
        return UnfinishedUpdate(root: root, plan: plan)
    }

    /// Forgets an update whose plan can't be used, so that another one can complete it.
    ///
    /// - Throws: ``CourseUpdateFailure``.
    package static func forget(in root: URL) throws {
        do {
            try end(in: root, .onDisk)
        } catch {
            throw CourseUpdateFailure.nothingChanged(error, in: Course(root: root, lessons: []))
        }
    }

    /// Restores everything to what it was before, while no other `grade` changes progress or files.
    ///
    /// - Throws: ``CourseUpdateFailure``; it can be done again.
    package func takeBackAlone() async throws {
        do {
            let lock = try await FileLock.acquire(Self.stateFolder(in: root).appending(path: "lock"))
            defer { lock.release() }
            // Another `grade` may have restored it while this one waited.
            try Self.find(in: root)?.takeBack(keepingAt: Date())
        } catch {
            // The course may not load, and the error needs only its folder.
            throw CourseUpdateFailure.notTakenBack(error, in: Course(root: root, lessons: []))
        }
    }

    /// Restores everything to what it was before.
    ///
    /// - Parameter date: The time of the copies, if the learner may have worked since the update, so that what is
    ///   there now must also be copied.
    func takeBack(keepingAt date: Date? = nil, _ files: FileChanges = .onDisk) throws {
        // The plan may have come with a stranger's course.
        try Course.checkTree(root)
        let copies = Self.backups(in: root).folder.appending(path: plan.copy)
        func isThere(_ path: String) -> Bool { FileKind(of: root.appending(path: path)) != .nothing }
        func isSame(_ path: String, asCopyOf original: String) -> Bool {
            FileManager.default.contentsEqual(
                atPath: root.appending(path: path).path, andPath: copies.appending(path: original).path)
        }
        if let date {
            let changed = plan.kept.filter { isThere($0) && !isSame($0, asCopyOf: $0) }
            // The learner works in the lessons only, and the disk may be nearly full.
            let new = plan.new.filter { plan.isInLessons($0) && isThere($0) }
            let present = Set(changed + new).map { ($0, root.appending(path: $0)) }
            _ = try Self.backups(in: root).keep(Dictionary(uniqueKeysWithValues: present), at: date)
        }
        for move in plan.moves where !plan.kept.contains(move.target) {
            guard isThere(move.target), !isThere(move.source) else { continue }
            // The learner may have worked on the file in its new place, so this one moves back.
            // Renaming needs no space on the disk, which may be full.
            let source = root.appending(path: move.source)
            try FileManager.default.createDirectory(
                at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.move(root.appending(path: move.target), source)
        }
        // First, because it frees space for the rest.
        for path in plan.new where isThere(path) {
            try files.remove(root.appending(path: path), root)
        }
        let own = Set(plan.moves.map(\.source)).subtracting(plan.moves.map(\.target)).filter(isThere)
        for path in plan.kept where !own.contains(path) && !isSame(path, asCopyOf: path) {
            try files.replace(root.appending(path: path), copies.appending(path: path))
        }
        try Self.end(in: root, files)
    }

    /// Records that no update is unfinished, by removing the plan.
    static func end(in root: URL, _ files: FileChanges) throws {
        try files.remove(file(in: root), stateFolder(in: root))
    }

    private static func stateFolder(in root: URL) -> URL { root.appending(path: ".workbook") }

    static func file(in root: URL) -> URL { InterruptedUpdate.plan(in: root) }

    static func backups(in root: URL) -> Backups {
        Backups(folder: stateFolder(in: root).appending(path: "backups/course"))
    }
}
