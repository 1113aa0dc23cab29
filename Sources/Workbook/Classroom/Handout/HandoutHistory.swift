import Foundation
import WorkbookModel
import WorkbookSystem

/// Which lessons of a course were handed out, so that `grade class run` asks learners for nothing else:
/// `.workbook/handouts.json` in the instructor's course.
package struct HandoutHistory: Sendable, Equatable, Codable {
    private static let format = 1

    private var format = HandoutHistory.format
    /// The numbers of the lessons, by the path of the handout's folder.
    private(set) var lessons: [String: [Int]] = [:]

    /// Reads what was handed out of a course; nothing if there is no record that this version understands.
    package init(of course: Course) {
        // Without a readable record, all lessons are graded, unless the instructor names some.
        if let known = try? JSONFile.decode(HandoutHistory.self, at: HandoutHistory.file(of: course)),
            known.format == HandoutHistory.format
        {
            self = known
        }
    }

    private static func file(of course: Course) -> URL { course.stateFolder.appending(path: "handouts.json") }

    /// Notes a handout, which replaces an earlier one in the same folder.
    ///
    /// - Throws: The file system's errors.
    package mutating func add(_ handout: Handout, at folder: URL) throws {
        lessons[folder.standardizedFileURL.path] = handout.lessons.map(\.number)
        try FileKind.makeFolder(handout.course.stateFolder)
        try JSONFile.encode(self).write(to: HandoutHistory.file(of: handout.course), options: .atomic)
    }

    /// Returns the lessons that every handout had; `nil` if there was none.
    ///
    /// - Throws: ``LessonChoiceProblem/severalHandouts(_:)`` if they had different ones.
    package func lessons(in course: Course) throws -> [Lesson]? {
        guard let first = lessons.values.first else { return nil }
        guard lessons.values.allSatisfy({ $0 == first }) else {
            throw LessonChoiceProblem.severalHandouts(
                lessons.sorted { $0.key < $1.key }.map {
                    (HandoutHistory.list($0.value), URL(filePath: $0.key))
                }
                .map { LessonChoiceProblem.HandedOut(lessons: $0.0, folder: $0.1) })
        }
        return course.lessons.filter { first.contains($0.number) }
    }

    /// The numbers of the lessons that any handout had, in order.
    package var numbers: [Int] { Set(lessons.values.joined()).sorted() }

    /// Returns the exercises to grade if nobody names lessons and there are no results yet: those that were handed out, or else
    /// all.
    ///
    /// - Throws: ``LessonChoiceProblem/severalHandouts(_:)`` if that leaves open which ones.
    package func exercises(in course: Course) throws -> [Exercise] {
        try lessons(in: course)?.flatMap(\.exercises) ?? course.exercises
    }

    /// Returns numbers of lessons as `--lessons` takes them.
    package static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ",") }
}
