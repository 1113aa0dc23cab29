import Foundation
import WorkbookAuthoring
import WorkbookCommandLine
import WorkbookModel
import WorkbookSystem
import WorkbookUpdating

/// The folder that an import writes a course to, and the folder beside it for what isn't finished.
struct CoursePlace {
    /// The folder of the course.
    let target: URL
    private let isUpdate: Bool

    /// Looks at the folder.
    ///
    /// - Throws: ``TrackProblem`` if the course can't be written there.
    init(_ target: URL, isUpdate: Bool, track: URL) throws {
        self.target = target.standardizedFileURL
        self.isUpdate = isUpdate
        let (own, other) = (self.target.resolvingSymlinksInPath().path, track.resolvingSymlinksInPath().path)
        if "\(own)/".hasPrefix("\(other)/") || "\(other)/".hasPrefix("\(own)/") {
            throw TrackProblem.overlaps(target)
        }
        switch FileKind(of: self.target) {
        case .nothing:
            if isUpdate { throw TrackProblem.nothingToUpdate(target) }
        case .folder:
            let names = try FileManager.default.contentsOfDirectory(atPath: self.target.path)
            if names.isEmpty && !isUpdate { break }
            // What was imported has a profile that no other course has.
            guard (try? Course.load(self.target))?.manifest.profile == .imported else {
                throw TrackProblem.foreign(target)
            }
            if !isUpdate { throw TrackProblem.exists(target) }
        case .file, .link, .other: throw TrackProblem.foreign(target)
        }
    }

    /// The folder for what isn't finished; a hidden one beside that of the course.
    var work: URL {
        target.deletingLastPathComponent().appending(path: ".\(target.lastPathComponent).import")
    }

    /// Makes a finished course the one at this place, and removes what is left of the work.
    ///
    /// - Returns: What an update changed; `nil` if there was no course before.
    /// - Throws: ``CourseUpdateProblem``, or the file system's errors.
    func take(_ finished: URL) async throws -> [CourseUpdate.Step]? {
        var steps: [CourseUpdate.Step]?
        if isUpdate {
            let update = try CourseUpdate(of: Course.load(target), from: Course.load(finished))
            _ = try await update.perform()
            steps = update.steps
        } else {
            // An empty folder may be there.
            if FileKind(of: target) == .folder { try FileManager.default.removeItem(at: target) }
            try FileManager.default.moveItem(at: finished, to: target)
        }
        try keepRecords()
        return steps
    }

    /// Keeps the results for the next update.
    private func keepRecords() throws {
        let kept = target.appending(path: ".build/workbook/import")
        try FileKind.makeFolder(kept.deletingLastPathComponent())
        if FileKind(of: kept) != .nothing { try FileManager.default.removeItem(at: kept) }
        try FileManager.default.moveItem(at: work.appending(path: "records"), to: kept)
        try FileManager.default.removeItem(at: work)
    }

    /// Brings back the results of the last import, so that an update grades only what has changed.
    func restoreRecords() throws {
        let kept = target.appending(path: ".build/workbook/import")
        let place = work.appending(path: "records")
        guard isUpdate, FileKind(of: kept) == .folder, FileKind(of: place) == .nothing else { return }
        try FileKind.makeFolder(work)
        try FileManager.default.copyItem(at: kept, to: place)
    }
}
