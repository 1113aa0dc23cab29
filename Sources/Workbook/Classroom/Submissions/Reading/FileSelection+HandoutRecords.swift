import Foundation
import WorkbookModel

// What copies of the course in a submission were when they were handed out, possibly long ago.

extension FileSelection {
    /// The record of a handout, and the folder for which it was written.
    struct FoundRecord {
        /// The index of the opened folder or archive.
        var item: Int
        var folder: [String]
        var record: HandoutRecord
    }

    /// Reads the records of handouts that a submission has.
    ///
    /// - Throws: Problems of the machine.
    func handoutRecords(in folder: URL) async throws -> [FoundRecord] {
        var records: [FoundRecord] = []
        for (index, item) in items.enumerated() {
            let files = item.files.files.indices.filter { file in
                item.files.files[file].path.last == HandoutRecord.path
                    && item.files.files[file].entry.size <= reader.limits.fileBytes
            }.prefix(reader.limits.candidates)
            if files.isEmpty { continue }
            let contents = try await item.contents(
                of: Array(files), tools: reader.tools, in: folder.appending(path: "handouts-\(index)"))
            for (file, content) in zip(files, contents) {
                // A damaged record is as if there was none.
                guard case .success(let data) = content,
                    let record = try? JSONDecoder().decode(HandoutRecord.self, from: data)
                else { continue }
                records.append(
                    FoundRecord(
                        item: index, folder: item.files.files[file].path.dropLast(), record: record))
            }
        }
        return records
    }

    /// Returns what was handed out in a folder, if the submission says it.
    func handoutRecord(in folder: [String], of item: Int) -> HandoutRecord? {
        records.first { $0.item == item && $0.folder == folder }?.record
    }

    /// Returns what was handed out in the copy of the course that a file belongs to, if the submission says it.
    func handoutRecord(ofCopyWith file: ChangedFile) -> HandoutRecord? {
        let path = items[file.place.item].files.files[file.place.file].path
        let depth = file.given.path.split(separator: "/").count
        return handoutRecord(in: path.dropLast(depth), of: file.place.item)
    }

    /// Returns whether a file has the content with which the copy of the course in which it lies was handed out.
    func isAsHandedOut(_ content: Data, at place: OwnedFileMatcher.Place) -> Bool {
        let path = items[place.item].files.files[place.file].path
        return records.contains { found in
            found.item == place.item && path.starts(with: found.folder)
                && found.record.wrote(
                    content, to: path.dropFirst(found.folder.count).joined(separator: "/"))
        }
    }

    /// Takes the course's own starters for those of another handout in exercises of which nothing was changed.
    mutating func replaceOtherStarters(_ matcher: OwnedFileMatcher) {
        let changed = Set(chosen.filter { !$0.isStarter }.map(\.path))
        for files in matcher.filesByExercise() where files.allSatisfy({ !changed.contains($0.path) }) {
            let paths = Set(files.map(\.path))
            for index in chosen.indices where paths.contains(chosen[index].path) {
                let lines = OwnedFileMatcher.GivenFile.lines(of: chosen[index].content)
                guard otherStarters[chosen[index].path]?.contains(lines) == true,
                    let starter = matcher.starters[chosen[index].path]
                else { continue }
                chosen[index].content = starter
            }
        }
    }
}
