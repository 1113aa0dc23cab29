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

    /// Returns the course's own files that the submission has with other contents, in the order of their paths in the course.
    ///
    /// - Throws: Problems of the machine.
    func changedGivenFiles(in folder: URL) async throws -> [ChangedFile] {
        var changed: [ChangedFile] = []
        for (index, item) in items.enumerated() {
            let found = item.files.files.indices.compactMap { file -> (Int, OwnedFileMatcher.GivenFile)? in
                let entry = item.files.files[file]
                guard entry.entry.size <= reader.limits.fileBytes,
                    let given = reader.matcher.givenFile(at: entry.path)
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
                    ? try await handoutRecord(
                        in: Array(item.files.files[file].path.dropLast()), of: place, folder) : nil
                guard given.differs(from: data, handedOutAs: record) else { continue }
                changed.append(.init(given: given, place: place, content: data))
            }
        }
        return changed.sorted { $0.given.path < $1.given.path }
    }

    /// Returns what was handed out in the copy of the course that a file belongs to, if the submission says it.
    func handoutRecord(ofCopyWith file: ChangedFile, in folder: URL) async throws -> HandoutRecord? {
        let path = items[file.place.item].files.files[file.place.file].path
        let depth = file.given.path.split(separator: "/").count
        return try await handoutRecord(in: Array(path.dropLast(depth)), of: file.place, folder)
    }

    /// Returns what was handed out in a folder, if the submission says it.
    private func handoutRecord(
        in parent: [String], of place: OwnedFileMatcher.Place, _ folder: URL
    ) async throws -> HandoutRecord? {
        let item = items[place.item]
        let path = parent + [HandoutRecord.path]
        guard let file = item.files.files.firstIndex(where: { $0.path == path }),
            item.files.files[file].entry.size <= reader.limits.fileBytes
        else { return nil }
        let contents = try await item.contents(
            of: [file], tools: reader.tools,
            in: folder.appending(path: "handout-\(place.item)-\(place.file)"))
        guard case .success(let data) = contents.first else { return nil }
        // A damaged record is as if there was none.
        return try? JSONDecoder().decode(HandoutRecord.self, from: data)
    }
}
