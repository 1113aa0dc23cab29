import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

// What was written into files that the course gives, because these may be what was meant to be handed in.

extension FileSelection {
    /// Returns the starters below the solutions that were changed, unless what is graded has the same content.
    func workInStarters(_ changed: [ChangedFile]) -> [PossibleAnswer] {
        changed.compactMap { file in
            guard let asked = file.given.starterOf else { return nil }
            let lines = OwnedFileMatcher.GivenFile.lines(of: file.content)
            let isGraded = chosen.contains {
                $0.path == asked && !$0.isStarter
                    && OwnedFileMatcher.GivenFile.lines(of: $0.content) == lines
            }
            return isGraded
                ? nil : PossibleAnswer(asked: asked, found: path(of: file.place), reason: .givenFile)
        }
    }

    /// Returns the changed files of the course that have the name of a missing or unchanged file, or mention now what that declares.
    ///
    /// Editors show only the name, and a lesson can have a given file and a learner's own one with the same name.
    ///
    /// - Parameter changed: The changed files that belong to exercises.
    /// - Throws: Problems of the machine.
    func workInCourseFiles(
        _ changed: [ChangedFile], named missing: [OwnedFileMatcher.Owned], in folder: URL
    ) async throws -> [PossibleAnswer] {
        let untouched = reader.matcher.untouched(among: missing)
        return try await changedCourseFiles(besides: changed, named: missing, in: folder).flatMap { file in
            let lines = OwnedFileMatcher.GivenFile.lines(of: file.content)
            let name = items[file.place.item].files.files[file.place.file].path.last ?? ""
            // A copy of a file that counts where it belongs, or of one that the course has, is nobody's answer to something else.
            let isCopy = knownContents(named: name).contains {
                OwnedFileMatcher.GivenFile.lines(of: $0) == lines
            }
            // Comments answer nothing.
            let code = Lexer.tokens(of: Array(file.content)).map(\.text)
            let isAnswer =
                !isCopy && !code.isEmpty
                && code != Lexer.tokens(of: Array(file.given.content)).map(\.text)
            let named = missing.map(\.path).filter { OwnedFileMatcher.lastName($0) == name }
            let asked = named.isEmpty ? mentioned(in: file, of: untouched) : named
            return (isAnswer ? asked : []).map {
                PossibleAnswer(asked: $0, found: path(of: file.place), reason: .givenFile)
            }
        }
    }

    /// Returns the files of untouched exercises whose declarations a changed file mentions, and the given one didn't.
    private func mentioned(in file: ChangedFile, of untouched: [OwnedFileMatcher.Untouched]) -> [String] {
        let found = untouched.filter { exercise in
            exercise.names.areMentioned(in: file.content, of: file.given.path)
                && !exercise.names.areMentioned(in: file.given.content, of: file.given.path)
        }
        return DeclaredNames.meant(by: file.content, among: found, asksForTests: \.asksForTests).map(\.path)
    }

    /// Returns the changed files of the course that have the name of a missing file, and those that no exercise gives, apart from
    /// those that were handed out like this.
    ///
    /// - Parameter changed: The changed files that belong to exercises.
    /// - Throws: Problems of the machine.
    private func changedCourseFiles(
        besides changed: [ChangedFile], named missing: [OwnedFileMatcher.Owned], in folder: URL
    ) async throws -> [ChangedFile] {
        let names = Set(missing.map { OwnedFileMatcher.lastName($0.path) })
        var found = changed.filter { file in
            let path = items[file.place.item].files.files[file.place.file].path
            return file.given.starterOf == nil && path.last.map(names.contains) == true
        }
        for (index, item) in items.enumerated() {
            let files = item.files.files.indices.compactMap { number -> (Int, OwnedFileMatcher.GivenFile)? in
                let file = item.files.files[number]
                guard file.path.last?.hasSuffix(".swift") == true, file.entry.size <= reader.limits.fileBytes,
                    reader.matcher.givenFile(at: file.path) == nil,
                    let given = reader.matcher.lessonFile(at: file.path)
                else { return nil }
                return (number, given)
            }
            let contents = try await item.contents(
                of: files.map(\.0), tools: reader.tools, in: folder.appending(path: "lessons-\(index)"))
            for ((number, given), content) in zip(files, contents) {
                guard case .success(let data) = content, given.differs(from: data, handedOutAs: nil) else {
                    continue
                }
                let place = OwnedFileMatcher.Place(item: index, file: number)
                found.append(.init(given: given, place: place, content: data))
            }
        }
        var written: [ChangedFile] = []
        for file in found {
            // An earlier version of the course may have handed out another file.
            if handoutRecord(ofCopyWith: file)?.wrote(file.content, to: file.given.path) != true {
                written.append(file)
            }
        }
        return written
    }

    /// Whether a file is what an exercise gives under the name of one that is asked for.
    func isGiven(_ content: Data, as path: String) -> Bool {
        let lines = OwnedFileMatcher.GivenFile.lines(of: content)
        return given(named: OwnedFileMatcher.lastName(path)).contains {
            OwnedFileMatcher.GivenFile.lines(of: $0.content) == lines
        }
    }

    private func given(named name: String) -> [OwnedFileMatcher.GivenFile] {
        reader.matcher.given.values.filter {
            $0.starterOf == nil && OwnedFileMatcher.lastName($0.path) == name
        }
    }

    /// The contents of all files with this name that count, or that the course has.
    private func knownContents(named name: String) -> [Data] {
        let matcher = reader.matcher
        return chosen.filter { OwnedFileMatcher.lastName($0.path) == name }.map(\.content)
            + matcher.starters.filter { OwnedFileMatcher.lastName($0.key) == name }.map(\.value)
            + given(named: name).map(\.content)
    }
}
