import Foundation
import WorkbookLearning
import WorkbookModel
import WorkbookSystem

extension UnfinishedUpdate {
    /// What an update is about to do, written to a file before it begins.
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
        /// The folders in which learners work, in the old copy and in the new one.
        var lessons: [String]? = []

        /// Takes from the steps what is needed to undo them.
        init(_ steps: [CourseUpdate.Step], in root: URL, lessons: [String]) {
            self.lessons = lessons
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

        /// Whether a learner may have worked on the file at a path.
        func isInLessons(_ path: String) -> Bool {
            (lessons ?? [CourseManifest.Folders().lessons]).contains { path.hasPrefix($0 + "/") }
        }

        /// Whether there is nothing to do.
        var isEmpty: Bool { kept.isEmpty && new.isEmpty }

        /// Whether all paths stay inside the course, and in files that an update can change; somebody may have edited the file.
        var isSound: Bool {
            let excluded = FileTree.traces.union([".."])
            return (kept + new + moves.flatMap { [$0.source, $0.target] } + [copy]).allSatisfy { path in
                !path.hasPrefix("/") && excluded.isDisjoint(with: path.split(separator: "/").map(String.init))
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
