import Foundation
import WorkbookMarkdown
import WorkbookModel
import WorkbookSystem

/// The texts of a course that a book shows: chapters, tasks, starter files and examples.
///
/// It never holds a solution, a hidden check, or the learner's own code.
package struct BookSource: Sendable, Equatable {
    /// A Swift file, with its path from the folder that it is shown for.
    package struct File: Sendable, Equatable {
        /// The path, such as `Sources/ParkingMeter/CoinBox.swift`.
        package var path: String
        /// The source code.
        package var code: String
    }

    /// What the book shows of a lesson.
    package struct Chapter: Sendable, Equatable {
        /// The chapter; empty if the lesson has none.
        package var text: MarkdownDocument
        /// The files of the lesson's example package.
        package var example: [File]
    }

    /// What the book shows of an exercise.
    package struct Sheet: Sendable, Equatable {
        /// The tasks, one for each part that has one.
        package var tasks: [ExerciseTask]
        /// The files that the learner edits, as they are at the start and without their tasks.
        package var owned: [File]
        /// The files that are given.
        package var given: [File]
    }

    /// The course.
    package var course: Course
    /// The chapters, by the number of the lesson.
    package var chapters: [Int: Chapter]
    /// The exercises.
    package var sheets: [Exercise.ID: Sheet]

    /// Reads the texts of a course from the disk, and leaves out what cannot be read.
    package init(reading course: Course) {
        self.course = course
        chapters = [:]
        sheets = [:]
        for lesson in course.lessons {
            chapters[lesson.number] = Chapter(
                text: MarkdownDocument(parsing: BookSource.text(of: lesson.chapter) ?? ""),
                example: BookSource.swiftFiles(in: lesson.folder.appending(path: BookSource.exampleFolder)))
        }
        for exercise in course.exercises {
            sheets[exercise.id] = Sheet(
                tasks: exercise.parts.compactMap(ExerciseTask.init(of:)),
                owned: BookSource.files(exercise.ownedPaths, in: exercise).map { file in
                    File(path: file.path, code: ExerciseTask.removingTask(from: file.code))
                },
                given: BookSource.files(exercise.listGivenFiles(), in: exercise))
        }
    }

    /// The folder of a lesson's example package.
    static let exampleFolder = "Example"

    /// Reads files of an exercise from its starter, since the lesson's folder holds the learner's own work.
    private static func files(_ paths: [String], in exercise: Exercise) -> [File] {
        paths.compactMap { path in
            text(of: exercise.folders.starter.appending(path: path)).map { File(path: path, code: $0) }
        }
    }

    /// Reads all Swift files below a folder, except hidden ones and those that a build has left.
    private static func swiftFiles(in folder: URL) -> [File] {
        let paths =
            FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.sorted().compactMap { path in
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
            guard path.hasSuffix(".swift"), !isHidden else { return nil }
            return text(of: folder.appending(path: path)).map { File(path: path, code: $0) }
        }
    }

    /// Reads a file; `nil` if it cannot be read, or if it is a link, which could lead to a file of another person.
    private static func text(of file: URL) -> String? {
        guard FileKind(of: file) == .file else { return nil }
        // One page less is better than no book.
        return (try? BoundedFile.read(file, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension ExerciseTask {
    /// Returns a source file without the task at its top.
    fileprivate static func removingTask(from source: String) -> String {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.drop { isComment($0) }.drop { $0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
    }
}
