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
                let record =
                    given.isManifest ? try await handoutRecord(beside: file, of: index, in: folder) : nil
                guard given.differs(from: data, handedOutAs: record) else { continue }
                changed.append(.init(given: given, place: .init(item: index, file: file), content: data))
            }
        }
        return changed.sorted { $0.given.path < $1.given.path }
    }

    /// Returns what was handed out in the folder of a file, if the submission says it.
    private func handoutRecord(beside file: Int, of index: Int, in folder: URL) async throws -> HandoutRecord?
    {
        let item = items[index]
        let path = Array(item.files.files[file].path.dropLast()) + [HandoutRecord.path]
        guard let place = item.files.files.firstIndex(where: { $0.path == path }),
            item.files.files[place].entry.size <= reader.limits.fileBytes
        else { return nil }
        let contents = try await item.contents(
            of: [place], tools: reader.tools, in: folder.appending(path: "handout-\(index)-\(file)"))
        guard case .success(let data) = contents.first else { return nil }
        // A damaged record is as if there was none.
        return try? JSONDecoder().decode(HandoutRecord.self, from: data)
    }
}
