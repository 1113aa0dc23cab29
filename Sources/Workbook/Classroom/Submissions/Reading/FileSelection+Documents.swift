import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

extension FileSelection {
    /// A document or text in which the answers to untouched exercises may be.
    private struct Document {
        /// Where it is in the submission, safe to show.
        var shown: String
        /// Its path; what can't be opened is about every exercise, wherever it lies.
        var path: [String] = []
        /// Its content, if it is text that can be searched.
        var text: Data?
        /// Whether nothing else says that it was left out.
        var isUnsaid = true
    }

    /// How many files are read at once.
    private static let batch = 50

    /// Returns what may have the answers to exercises of which nothing was changed, because of what a document or text has.
    ///
    /// - Throws: Problems of the machine.
    func documents(
        besides untouched: [OwnedFileMatcher.Untouched], among leftovers: [OwnedFileMatcher.Leftover],
        knownContents: [Data], in folder: URL
    ) async throws -> [PossibleAnswer] {
        if untouched.isEmpty { return [] }
        let known = Set(knownContents.map(OwnedFileMatcher.GivenFile.lines))
        let titles = Set(
            reader.matcher.chapters.compactMap { OwnedFileMatcher.GivenFile.lines(of: $0).first })
        let files =
            unread.compactMap(document) + refusedAnswers()
            + (try await leftAnswers(among: leftovers, in: folder).filter { file in
                // A chapter is what it is, also after its folder was renamed.
                file.text.map { text in
                    let lines = OwnedFileMatcher.GivenFile.lines(of: text)
                    // A handout rewrites what comes after the title.
                    let isChapter =
                        file.path.last == ExerciseTask.fileName && lines.first.map(titles.contains) == true
                    return !isChapter && !known.contains(lines) && !records.contains { $0.record.wrote(text) }
                } ?? true
            })
        let meant = files.map { file in
            let near = untouched.filter { !reader.matcher.isElsewhere(file.path, than: $0) }
            guard let text = file.text else { return near.map(\.path) }
            let mentioned = near.filter { $0.names.areMentioned(in: text, of: file.shown) }
            return DeclaredNames.meant(by: text, among: mentioned, asksForTests: \.asksForTests).map(\.path)
        }
        return untouched.flatMap { exercise in
            zip(files, meant).filter { $1.contains(exercise.path) }.map { file, _ in
                PossibleAnswer(
                    asked: exercise.path, found: file.shown,
                    reason: file.isUnsaid ? .document : .unreadDocument)
            }
        }
    }

    /// Judges a folder, archive or single file that was not opened.
    private func document(_ file: ItemOpening.Unread) -> Document? {
        guard let url = file.loose else { return Document(shown: file.name, isUnsaid: false) }
        switch NameKind([file.name]) {
        case nil: return nil
        case .document: return Document(shown: file.name)
        case .text:
            // What can't be read may be anything, which `NameKind` decides.
            let data = try? BoundedFile.read(url, limit: reader.limits.fileBytes, followsLinks: false)
            return judge(data, Document(shown: file.name, path: [file.name]))
        }
    }

    /// Returns what was left out and can't be read, but has the name of a document or of code.
    private func refusedAnswers() -> [Document] {
        items.flatMap { item in
            item.files.refusals.compactMap { refusal in
                let path = refusal.components ?? refusal.path.split { "/\\".contains($0) }.map(String.init)
                let isArchive = ArchiveName.isArchive(path.last ?? "")
                let kind = NameKind(path)
                let mayBe =
                    switch refusal.reason {
                    case .encrypted, .damaged, .unsupported, .tooLarge:
                        isArchive || kind != nil && NameKind.isSurelyText(path)
                    case .outside, .unreadableName, .link: isArchive || kind == .document
                    default: false
                    }
                if !mayBe || reader.matcher.isOfCourse(path) { return nil }
                return Document(shown: refusal.path, path: isArchive ? [] : path, isUnsaid: false)
            }
        }
    }

    /// Returns the documents, and the text with its content, for which no exercise asks.
    private func leftAnswers(among leftovers: [OwnedFileMatcher.Leftover], in folder: URL) async throws
        -> [Document]
    {
        var files: [Document] = []
        for index in items.indices {
            let paths = items[index].files.files.map(\.path)
            let copies = ItemOpening.copies(among: items[index].files.files)
            let own = leftovers.filter {
                $0.place.item == index && !isOfCopy($0.path, copies) && !isChapter($0.path)
            }
            let kinds = own.map { NameKind($0.path) }
            for (file, kind) in zip(own, kinds) where kind == .document {
                files.append(Document(shown: path(of: file.place), path: file.path))
            }
            var texts = zip(own, kinds).filter { $1 == .text }.map(\.0.place.file)
            // What an exercise gives is what it is, wherever it lies.
            texts.removeAll { reader.matcher.courseNames.contains(HarmlessText.key(paths[$0].last ?? "")) }
            while !texts.isEmpty {
                let some = Array(texts.prefix(Self.batch))
                texts.removeFirst(some.count)
                let contents = try await items[index].contents(
                    of: some, tools: reader.tools,
                    in: folder.appending(path: "documents-\(UUID().uuidString)"))
                for (file, content) in zip(some, contents) {
                    let place = OwnedFileMatcher.Place(item: index, file: file)
                    let document = Document(shown: path(of: place), path: paths[file])
                    // As above.
                    judge(try? content.get(), document).map { files.append($0) }
                }
            }
        }
        return files
    }

    /// Adds the content to a file that is text; `nil` if it is a program.
    private func judge(_ content: Data?, _ file: Document) -> Document? {
        guard let kind = NameKind(file.path, content: content) else { return nil }
        var file = file
        if kind == .text { file.text = content }
        return file
    }

    /// Whether a file is a chapter, also in a copy of its folder, such as `3-testable copy/README.md`.
    private func isChapter(_ path: [String]) -> Bool {
        guard path.count > 1, path.last == ExerciseTask.fileName else { return false }
        let folder = OwnedFileMatcher.slug(path[path.count - 2])
        return reader.matcher.lessonNames.contains(where: folder.hasPrefix)
    }

    /// Whether a file belongs to a copy of the course, possibly of another version, and to no lesson.
    private func isOfCopy(_ path: [String], _ copies: [[String]]) -> Bool {
        copies.contains { copy in
            guard path.starts(with: copy), path.count > copy.count else { return false }
            let rest = path.dropFirst(copy.count)
            if rest.count > 1 {
                return ["sources", "tests", "documentation", "solutions"].contains(
                    rest[rest.startIndex].lowercased())
            }
            return FileKind(of: reader.matcher.root.appending(path: path.last ?? "")) == .file
        }
    }
}
