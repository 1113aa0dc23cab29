import Foundation
import WorkbookFormats
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

// The archives that a learner wrote before: which of them are removed, which are kept, and what is only in one of them.

extension HandInCommand {
    /// Returns how to get back exercises that are only in an earlier archive.
    static func sentence(about lost: [String], in archive: URL, of course: Course) -> StyledLine {
        let names = lost.map { folder in
            let exercise = course.exercises.first { course.relativePath(of: $0.folders.lesson) == folder }
            return exercise?.id.description ?? folder
        }
        func quoted(_ path: String) -> String { "'\(path.replacing("'", with: #"'\''"#))'" }
        let folders = lost.map(quoted).joined(separator: " ")
        let isAtRoot = course.viewpoint?.path == course.root.path
        let isInside = archive.path.hasPrefix("\(course.root.path)/")
        let file = quoted(isAtRoot && isInside ? course.relativePath(of: archive) : archive.path)
        let command = "tar -xf \(file) \(isAtRoot ? "" : "-C \(quoted(course.root.path)) ")\(folders)"
        let (state, them) = lost.count == 1 ? ("is", "it") : ("are", "them")
        return
            "Your earlier archive \(archive.lastPathComponent, .path) has \(Format.list(names)), which \(state) unchanged, empty or missing here now. To get \(them) back:  \(command, .command)"
    }

    /// Removes the archives with names that this command gave them before it knew the learner's name, so that nobody uploads both.
    ///
    /// One with a name may be that of somebody else who works on the same machine, or in a copy of the same folder.
    ///
    /// - Returns: The names of the files that were removed.
    static func removeEarlier(
        than archive: URL, _ record: HandInRecord, _ course: Course, except kept: URL?
    ) -> [String] {
        let learners = [record.name, LearnerIdentity.known(for: course).map(learner)].compactMap(\.self)
        let unnamed = archive.deletingLastPathComponent()
            .appending(path: HandInName.withoutLearner.fileName(for: ""))
        let files = [unnamed].filter { isEarlier($0, than: archive, record) }
        let all = files + earlier(than: archive, for: learners, record, course)
        return all.filter { $0.path != kept?.path }.filter { file in
            // An archive that can't be removed is as if it had another name.
            (try? FileManager.default.removeItem(at: file)) != nil
        }.map(\.lastPathComponent)
    }

    /// Returns the archives that this command wrote into the same folder earlier, under the names of some learners.
    static func earlier(
        than archive: URL, for learners: [String], _ record: HandInRecord, _ course: Course
    ) -> [URL] {
        let names = [HandInName(askedIn: course), .withLearner].compactMap(\.self).filter(\.hasLearner)
            .flatMap { learners.map($0.fileName) }
        // The name that was asked for may be the usual one.
        return Set(names).sorted()
            .map { archive.deletingLastPathComponent().appending(path: $0) }
            .filter { isEarlier($0, than: archive, record) }
    }

    /// Whether a file is an archive that this command wrote earlier under another name.
    private static func isEarlier(_ file: URL, than archive: URL, _ record: HandInRecord) -> Bool {
        HarmlessText.key(file.lastPathComponent) != HarmlessText.key(archive.lastPathComponent)
            && FileKind(of: file) == .file && record.contains(file)
    }
}
