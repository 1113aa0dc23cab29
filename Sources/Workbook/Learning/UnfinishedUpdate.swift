import Foundation
import WorkbookModel
import WorkbookSystem

/// An update of a course that was ended half-way: by a full disk, by Ctrl-C, or with the machine.
///
/// What an update is about to do is written down before it begins. A course that is partly old and partly new may not
/// even load; from the plan and the copies it becomes again what it was.
package struct UnfinishedUpdate: Sendable {
    private let root: URL
    private let plan: Plan

    /// Looks whether there is one in a course's folder.
    package static func find(in root: URL) -> UnfinishedUpdate? {
        // A plan that is damaged is of no use; the copies are still there.
        guard let plan = try? JSONFile.decode(Plan.self, at: file(in: root)), plan.isSound else { return nil }
        return UnfinishedUpdate(root: root, plan: plan)
    }

    /// Makes everything what it was before, while no other `grade` changes progress or files.
    ///
    /// - Throws: ``CourseUpdateFailure``; it can be done again.
    package func takeBackAlone() async throws {
        do {
            let lock = try await FileLock.acquire(Self.stateFolder(in: root).appending(path: "lock"))
            defer { lock.release() }
            // Another one may have done it while this one waited.
            try Self.find(in: root)?.takeBack(keepingAt: Date())
        } catch {
            // Such a course may not load, and its folder is all that is needed to tell of it.
            throw CourseUpdateFailure.notTakenBack(error, in: Course(root: root, lessons: []))
        }
    }

    /// Makes everything what it was before.
    ///
    /// - Parameter date: When it is done, if the learner may have worked in between; what is there is copied then, too.
    func takeBack(keepingAt date: Date? = nil) throws {
        let copies = Self.backups(in: root).folder.appending(path: plan.copy)
        func isThere(_ path: String) -> Bool { FileKind(of: root.appending(path: path)) != .nothing }
        func isSame(_ path: String, asCopyOf original: String) -> Bool {
            FileManager.default.contentsEqual(
                atPath: root.appending(path: path).path, andPath: copies.appending(path: original).path)
        }
        if let date {
            let changed = plan.kept.filter { isThere($0) && !isSame($0, asCopyOf: $0) }
            // Nobody works on what came outside the lessons, and the disk may be nearly full.
            let new = plan.new.filter { $0.hasPrefix("Lessons/") && isThere($0) }
            let present = Set(changed + new).map { ($0, root.appending(path: $0)) }
            _ = try Self.backups(in: root).keep(Dictionary(uniqueKeysWithValues: present), at: date)
        }
        for move in plan.moves where !plan.kept.contains(move.target) {
            guard isThere(move.target), !isThere(move.source) else { continue }
            // It may have been worked on in its new place, so it is this one that goes back.
            // Renaming needs no room on the disk, where a full one was the reason.
            let source = root.appending(path: move.source)
            try FileManager.default.createDirectory(
                at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: root.appending(path: move.target), to: source)
        }
        // First, as it makes room for the rest.
        for path in plan.new where isThere(path) {
            try FileKind.remove(root.appending(path: path), below: root)
        }
        let own = Set(plan.moves.map(\.source)).subtracting(plan.moves.map(\.target)).filter(isThere)
        for path in plan.kept where !own.contains(path) && !isSame(path, asCopyOf: path) {
            try FileKind.replace(root.appending(path: path), with: copies.appending(path: path))
        }
        try Self.end(in: root)
    }

    /// Takes note that nothing is half done any more.
    static func end(in root: URL) throws { try FileManager.default.removeItem(at: file(in: root)) }

    private static func stateFolder(in root: URL) -> URL { root.appending(path: ".workbook") }

    private static func file(in root: URL) -> URL { stateFolder(in: root).appending(path: "update.json") }

    private static func backups(in root: URL) -> Backups {
        Backups(folder: stateFolder(in: root).appending(path: "backups/course"))
    }

    /// What an update is about to do.
    struct Plan: Sendable, Equatable, Codable {
        /// Where a learner's file comes from and goes to.
        struct Move: Sendable, Equatable, Codable {
            var source: String
            var target: String
        }

        /// The name of the folder with the copies.
        var copy = ""
        /// The files that were there before, and that are replaced, moved or removed.
        var kept: [String] = []
        /// The files that come, and were not there before.
        var new: [String] = []
        /// The learner's files that go elsewhere.
        var moves: [Move] = []

        /// Takes from the steps what is needed to undo them.
        init(_ steps: [CourseUpdate.Step], in root: URL) {
            func add(_ path: String) {
                let isThere = FileKind(of: root.appending(path: path)) != .nothing
                if isThere { kept.append(path) } else { new.append(path) }
            }
            for step in steps {
                switch step {
                case .write(let path, _), .remove(let path): add(path)
                case .move(let source, let target):
                    add(source)
                    add(target)
                    moves.append(Move(source: source, target: target))
                case .keep: break
                }
            }
            kept = Set(kept).sorted()
            new = Set(new).sorted()
        }

        /// Whether there is nothing to do.
        var isEmpty: Bool { kept.isEmpty && new.isEmpty }

        /// Whether all paths stay inside the course; somebody may have edited the file.
        var isSound: Bool {
            (kept + new + moves.flatMap { [$0.source, $0.target] } + [copy]).allSatisfy { path in
                !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
            }
        }

        /// Copies what is there, and then writes the plan down.
        ///
        /// - Throws: The file system's errors, and nothing was touched.
        func begin(in root: URL, at date: Date) throws -> Backup {
            let places = Dictionary(uniqueKeysWithValues: kept.map { ($0, root.appending(path: $0)) })
            let backup = try UnfinishedUpdate.backups(in: root).keep(places, at: date)
            var plan = self
            plan.copy = backup.folder.lastPathComponent
            try JSONFile.encode(plan).write(to: UnfinishedUpdate.file(in: root), options: .atomic)
            return backup
        }
    }
}
