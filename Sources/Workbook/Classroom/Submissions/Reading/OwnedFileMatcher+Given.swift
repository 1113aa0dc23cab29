import Foundation
import WorkbookModel
import WorkbookSystem

extension OwnedFileMatcher {
    /// A file of the course that can be in a submission, and is never graded as it is there.
    struct GivenFile: Sendable {
        /// Its path in the course.
        var path: String
        /// Its content in the course.
        var content: Data
        /// The path of the learner's file of which it is the starter, below the solutions; `nil` if it isn't a starter.
        ///
        /// An editor offers it beside the learner's own file, so somebody may work in it by mistake.
        var starterOf: String?

        /// Whether it is the course's manifest, of which every handout has a version of its own.
        var isManifest: Bool { path == OwnedFileMatcher.manifest }

        /// Returns whether a submitted file says something else; line endings don't count, which some tools convert.
        ///
        /// - Parameter record: What was handed out, as far as the submission has it.
        func differs(from other: Data, handedOutAs record: HandoutRecord?) -> Bool {
            if isManifest && HandoutManifest.wrote(other) {
                // Without the record, nobody knows what was handed out.
                return record?.wrote(other, to: path) == false
            }
            return GivenFile.lines(of: content) != GivenFile.lines(of: other)
        }

        /// Returns the lines of a file that aren't empty, without their endings.
        static func lines(of data: Data) -> [Substring] {
            String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        }
    }

    /// The name of the course's manifest.
    private static let manifest = "Package.swift"
    private static let starterFolder = "starter"

    /// Reads the files of exercises that are not the learner's, each by the end of its path.
    ///
    /// Chapters and `lesson.json` are not among them: a handout rewrites them, and no verdict depends on a learner's copy.
    static func givenFiles(of exercises: [Exercise], in course: Course) -> [[String]: GivenFile] {
        var files: [[String]: GivenFile] = [:]
        func add(_ file: URL, _ end: [String]) {
            // What the course doesn't have can't be changed.
            guard let content = try? Data(contentsOf: file) else { return }
            files[end] = GivenFile(path: course.relativePath(of: file), content: content)
        }
        for exercise in exercises {
            let numbered = exercise.folders.lesson.lastPathComponent
            add(
                exercise.folders.expectedChecks,
                [slug(numbered), exercise.folders.expectedChecks.lastPathComponent])
            for path in exercise.ownedPaths {
                let starter = exercise.folders.starter.appending(path: path)
                let end = [slug(numbered), starterFolder] + path.split(separator: "/").map(String.init)
                add(starter, end)
                files[end]?.starterOf = "\(course.relativePath(of: exercise.folders.lesson))/\(path)"
            }
            for path in exercise.listGivenFiles() {
                add(
                    exercise.folders.lesson.appending(path: path),
                    [slug(numbered)] + path.split(separator: "/").map(String.init))
            }
        }
        for folder in Set(exercises.flatMap(\.parts).flatMap(course.sharedFolders)) {
            for path in FileTree(folder).files() where path.hasSuffix(".swift") {
                add(
                    folder.appending(path: path),
                    [slug(folder.lastPathComponent)] + path.split(separator: "/").map(String.init))
            }
        }
        add(course.root.appending(path: manifest), [manifest])
        return files
    }

    /// Returns the file of a lesson at the place of a submitted one, such as a file of its example; `nil` if there is none.
    ///
    /// An exercise's own file isn't one, whether or not the exercise is asked for.
    func lessonFile(at path: [String]) -> GivenFile? {
        if isInExercise(path) { return nil }
        for start in path.indices.dropLast() where path[start...].starts(with: lessonsFolder) {
            let place = path[start...].joined(separator: "/")
            if FileKind(of: root.appending(path: place)) != .file { continue }
            // What can't be read can't be compared.
            return (try? Data(contentsOf: root.appending(path: place))).map {
                GivenFile(path: place, content: $0)
            }
        }
        return nil
    }

    /// Returns whether a file is what a lesson gives under its name, such as in its example, wherever it lies now, or what an exercise
    /// gives in a folder of the same name.
    func isOfLessons(_ content: Data, at path: [String]) -> Bool {
        let isGiven = given.contains { end, file in
            file.starterOf == nil && end.count > 2 && path.suffix(2).elementsEqual(end.suffix(2))
                && GivenFile.lines(of: file.content) == GivenFile.lines(of: content)
        }
        return isGiven
            || (lessonFiles[path.last ?? ""] ?? []).contains { file in
                // What can't be read is no copy.
                (try? Data(contentsOf: file)).map { GivenFile.lines(of: $0) == GivenFile.lines(of: content) }
                    ?? false
            }
    }

    /// Returns the course's file at the place of a submitted one; `nil` if there is none.
    func givenFile(at path: [String]) -> GivenFile? {
        for start in path.indices.dropLast() {
            if let file = given[[Self.slug(path[start])] + path[(start + 1)...]] { return file }
        }
        // A package of the learner's own can be anywhere else.
        return path.count <= 2 && path.last == Self.manifest ? given[[Self.manifest]] : nil
    }
}
