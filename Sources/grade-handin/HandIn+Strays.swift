import Foundation
import WorkbookModel
import WorkbookSystem

extension HandIn {
    /// A file for which no exercise asks where it is, and which may be an answer all the same.
    struct Stray: Sendable {
        /// The file.
        var file: File
        /// The exercise that it may be meant for: the one that asks for a file of this name, or else the one in whose folder
        /// it is.
        var exercise: Exercise?
        /// Whether it is in that exercise's folder.
        var isInside: Bool
        /// If the course gives the file, and the learner changed it: the unchanged or missing exercises that ask for a file of
        /// its name.
        var mayAnswer: [Exercise] = []
    }

    /// Finds what an instructor would also see if the whole copy of the course was handed in as it is.
    static func strays(of course: Course) -> [Stray] {
        guard let found = FileManager.default.enumerator(atPath: course.root.path) else { return [] }
        let exercises = course.exercises.map { exercise in
            let known = Set(Attempt(exercise).ownedPaths + exercise.listStarter())
            return (folder: "\(course.relativePath(of: exercise.folders.lesson))/", exercise, known)
        }
        var strays: [Stray] = []
        for case let place as String in found {
            let isLesson = place.hasPrefix("\(course.folders.lessons)/")
            let file = course.root.appending(path: place)
            let name = file.lastPathComponent
            let home = exercises.first { place.hasPrefix($0.folder) }
            if FileKind(of: file) == .folder {
                // A package of its own is an example, another copy, or the app at the end of the course.
                let isPackage =
                    FileKind(of: file.appending(path: "Package.swift")) == .file
                    && !exercises.contains { $0.folder == "\(place)/" }
                if name.hasPrefix(".") || isPackage || !isLesson && isOfTool(place, course) {
                    found.skipDescendants()
                }
                continue
            }
            if let home, home.2.contains(String(place.dropFirst(home.folder.count))) {
                changedGivenFile(file, of: home.1, in: course).map { strays.append($0) }
                continue
            }
            let named = course.exercises.filter { $0.ownedNames.contains(name) }
            let isOwn = home.map { named.contains($0.1) } ?? false
            let exercise = named.count == 1 && !isOwn ? named[0] : home?.1
            guard isLesson ? mayBeCode(name, of: exercise) : isNamedLikeAnswer(name, in: course),
                let content = content(of: file)
            else { continue }
            strays.append(
                Stray(
                    file: File(file, content, in: course), exercise: exercise,
                    isInside: exercise == home?.1))
        }
        return strays.sorted { $0.file.path < $1.file.path }
    }

    /// Returns a file that an exercise gives, if it was changed and may be the answer to an exercise of which nothing was changed.
    private static func changedGivenFile(_ file: URL, of home: Exercise, in course: Course) -> Stray? {
        let folder = "\(course.relativePath(of: home.folders.lesson))/"
        let path = String(course.relativePath(of: file).dropFirst(folder.count))
        let named = course.exercises.filter { $0.ownedNames.contains(file.lastPathComponent) }
        guard !named.isEmpty, !Attempt(home).ownedPaths.contains(path), let content = content(of: file),
            // What differs only in its line ends was converted by a tool. Without a starter, nothing can be compared.
            let given = try? BoundedFile.read(
                home.folders.starter.appending(path: path), limit: PartAttempt.largestFile),
            lines(of: given) != lines(of: content)
        else { return nil }
        let open = named.filter { exercise in
            Attempt(exercise).hasOnlyStarterFiles()
                || exercise.ownedPaths.contains {
                    FileKind(of: exercise.folders.lesson.appending(path: $0)) == .nothing
                }
        }
        guard let first = open.first else { return nil }
        return Stray(file: File(file, content, in: course), exercise: first, isInside: false, mayAnswer: open)
    }

    private static func lines(of content: Data) -> [Substring] {
        String(decoding: content, as: UTF8.self).split(whereSeparator: \.isNewline)
    }

    /// Whether a folder outside of the lessons has only files of the course and of this tool.
    private static func isOfTool(_ place: String, _ course: Course) -> Bool {
        [course.folders.solutions, course.folders.suites, "Sources"].contains(place)
            || place.hasPrefix("Tests/")
    }

    /// Whether a file outside of the lessons may be an answer: it is named like a file that an exercise asks for.
    private static func isNamedLikeAnswer(_ name: String, in course: Course) -> Bool {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return words.contains("swift")
            && course.exercises.flatMap(\.ownedNames).contains { owned in
                owned.split(separator: ".").first.map { words.contains($0.lowercased()) } ?? false
            }
    }

    private static func mayBeCode(_ name: String, of exercise: Exercise?) -> Bool {
        if name.hasPrefix(".") && !name.hasSuffix(".icloud") || name == "Package.swift" { return false }
        let stems = (exercise?.ownedNames ?? []).compactMap { $0.split(separator: ".").first?.lowercased() }
        return name.hasSuffix(".swift") || stems.contains { name.lowercased().contains($0) }
    }

    /// Reads what can be packed; a link could lead to somebody else's file.
    static func content(of file: URL) -> Data? {
        // What can't be looked at can't be packed.
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular,
            (attributes?[.referenceCount] as? Int ?? 1) == 1
        else { return nil }
        // What is too large or can't be read would not be graded either.
        return try? BoundedFile.read(file, limit: PartAttempt.largestFile, followsLinks: false)
    }
}

extension Exercise {
    /// The names of the files that it asks for.
    fileprivate var ownedNames: [String] { ownedPaths.map { URL(filePath: $0).lastPathComponent } }
}
