import Foundation
import WorkbookFormats
import WorkbookSystem

extension FileSelection {
    /// A file of the course that the submission has with another content.
    struct ChangedFile {
        var given: OwnedFileMatcher.GivenFile
        /// Where it is in the submission.
        var place: OwnedFileMatcher.Place
        /// Its content there.
        var content: Data
    }

    /// Whether a package is a copy of the course, and not one of the learner's own.
    private func hasLessons(beside manifest: [String], _ item: OpenedItem) -> Bool {
        let lessons = manifest.dropLast() + reader.matcher.lessonsFolder
        return item.files.files.contains { $0.path.starts(with: lessons) }
    }

    /// Returns the course's own files that the submission has with other contents, in the order of their paths in the course.
    ///
    /// - Throws: Problems of the machine.
    func changedGivenFiles(in folder: URL) async throws -> [ChangedFile] {
        var changed: [ChangedFile] = []
        for (index, item) in items.enumerated() {
            let found = item.files.files.indices.compactMap { file -> (Int, OwnedFileMatcher.GivenFile)? in
                let entry = item.files.files[file]
                guard entry.entry.size <= reader.limits.fileBytes,
                    let given = reader.matcher.givenFile(at: entry.path),
                    !given.isManifest || hasLessons(beside: entry.path, item)
                else { return nil }
                return (file, given)
            }
            let contents = try await item.contents(
                of: found.map(\.0), tools: reader.tools, in: folder.appending(path: "given-\(index)"))
            for ((file, given), content) in zip(found, contents) {
                guard case .success(let data) = content else { continue }
                let place = OwnedFileMatcher.Place(item: index, file: file)
                let record =
                    given.isManifest
                    ? handoutRecord(in: Array(item.files.files[file].path.dropLast()), of: index) : nil
                guard given.differs(from: data, handedOutAs: record),
                    // Another handout may have had another starter.
                    given.starterOf == nil || !isAsHandedOut(data, at: place)
                else { continue }
                changed.append(.init(given: given, place: place, content: data))
            }
        }
        return changed.sorted { $0.given.path < $1.given.path }
    }
}
