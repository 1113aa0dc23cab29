import Foundation
import WorkbookModel

// What was written into files that the course gives, because these may be what was meant to be handed in.

extension FileSelection {
    /// Notes which starters below the solutions were changed.
    mutating func noteWork(inStarters changed: [ChangedFile], unchanged: Set<String>) {
        for file in changed {
            guard let path = file.given.starterOf else { continue }
            let found = self.path(of: file.place)
            if let index = chosen.firstIndex(where: { $0.path == path }), !unchanged.contains(path) {
                let lines = OwnedFileMatcher.GivenFile.lines(of: chosen[index].content)
                if lines != OwnedFileMatcher.GivenFile.lines(of: file.content) {
                    chosen[index].namesakes.append(found)
                }
            } else {
                addRenamed(found, as: path)
            }
        }
    }

    /// Notes which changed files of the course have the name of a missing or unchanged file.
    ///
    /// Editors show only the name, and a lesson can have a given file and a learner's own one with the same name.
    mutating func noteWork(in changed: [ChangedFile], _ missing: [OwnedFileMatcher.Owned]) {
        for file in changed {
            let lines = OwnedFileMatcher.GivenFile.lines(of: file.content)
            let name = items[file.place.item].files.files[file.place.file].path.last ?? ""
            // A copy of a file that counts where it belongs, or of one that the course has, is nobody's answer to something else.
            let isCopy = knownContents(named: name).contains {
                OwnedFileMatcher.GivenFile.lines(of: $0) == lines
            }
            if isCopy || PartAttempt.isBlank(file.content) { continue }
            for owned in missing where OwnedFileMatcher.lastName(owned.path) == name {
                addRenamed(path(of: file.place), as: owned.path)
            }
        }
    }

    /// Returns the changed files of the course that have the name of a missing file, apart from those that were handed out like this.
    ///
    /// - Parameter changed: The changed files that belong to exercises.
    /// - Throws: Problems of the machine.
    func changedCourseFiles(
        besides changed: [ChangedFile], named missing: [OwnedFileMatcher.Owned], in folder: URL
    ) async throws -> [ChangedFile] {
        let names = Set(missing.map { OwnedFileMatcher.lastName($0.path) })
        var found = changed.filter { file in
            let path = items[file.place.item].files.files[file.place.file].path
            return file.given.starterOf == nil && path.last.map(names.contains) == true
        }
        for (index, item) in items.enumerated() {
            for (number, file) in item.files.files.enumerated() {
                guard file.path.last.map(names.contains) == true,
                    reader.matcher.givenFile(at: file.path) == nil,
                    let given = reader.matcher.lessonFile(at: file.path)
                else { continue }
                let place = OwnedFileMatcher.Place(item: index, file: number)
                guard let data = try await content(of: place, in: folder),
                    given.differs(from: data, handedOutAs: nil)
                else { continue }
                found.append(.init(given: given, place: place, content: data))
            }
        }
        var written: [ChangedFile] = []
        for file in found {
            // An earlier version of the course may have handed out another file.
            let record = try await handoutRecord(ofCopyWith: file, in: folder)
            if record?.wrote(file.content, to: file.given.path) != true { written.append(file) }
        }
        return written
    }

    /// The contents of all files with this name that count, or that the course has.
    private func knownContents(named name: String) -> [Data] {
        let matcher = reader.matcher
        let given = matcher.given.values.filter { OwnedFileMatcher.lastName($0.path) == name }
        return chosen.filter { OwnedFileMatcher.lastName($0.path) == name }.map(\.content)
            + matcher.starters.filter { OwnedFileMatcher.lastName($0.key) == name }.map(\.value)
            + given.map(\.content)
    }

    private mutating func addRenamed(_ found: String, as path: String) {
        if let index = renamed.firstIndex(where: { $0.path == path }) {
            if !renamed[index].found.contains(found) { renamed[index].found.append(found) }
        } else {
            renamed.append((path, [found]))
        }
    }
}
