import Foundation
import WorkbookModel
import WorkbookSystem

extension ProgressReport {
    /// Returns the report as JSON, in the format that `progress.schema.json` describes.
    ///
    /// - Throws: The encoder's errors, which no report can cause.
    package func json() throws -> String {
        let document = ProgressDocument(
            format: ProgressDocument.format, passed: totals.passed, exercises: totals.exercises,
            lessons: lessons.map(ProgressDocument.Lesson.init), notes: notes)
        return String(decoding: try JSONFile.encode(document), as: UTF8.self)
    }
}

/// The JSON document.
///
/// Its names belong to the format and only change with the format's number.
private struct ProgressDocument: Encodable {
    /// The version of the format; it increases when a reader of the old format would misunderstand the new one.
    static let format = 1

    struct Lesson: Encodable {
        var number: Int
        var slug: String
        var title: String
        var passed: Int
        var exercises: [Exercise]

        init(_ row: ProgressReport.LessonRow) {
            number = row.lesson.number
            slug = row.lesson.slug
            title = row.lesson.title
            passed = row.totals.passed
            exercises = row.exercises.map(Exercise.init)
        }
    }

    struct Exercise: Encodable {
        var id: String
        var slug: String
        var title: String
        var standing: String
        var outcome: String?
        var summary: String
        var attempts: Int
        var activeSeconds: Double
        var hintsShown: Int
        var hints: Int
        var solutionSeenAt: String?
        var gradedAt: String?
        var passedAt: String?
        var checks: [Check]
        var hiddenChecks: Int

        init(_ row: ProgressReport.ExerciseRow) {
            id = row.exercise.id.description
            slug = row.exercise.slug
            title = row.exercise.title
            standing = row.standing.rawValue
            outcome = row.entry?.outcome.rawValue
            summary = row.summary
            attempts = row.attempts
            activeSeconds = row.seconds.rounded()
            hintsShown = row.hints
            hints = row.exercise.hints.count
            solutionSeenAt = row.help.solutionSeenAt?.ISO8601Format()
            gradedAt = row.entry?.gradedAt.ISO8601Format()
            passedAt = row.entry?.passedAt?.ISO8601Format()
            checks = row.checks.map { .init(id: $0.check.id, name: $0.check.name, state: $0.state.rawValue) }
            hiddenChecks = row.hiddenChecks
        }
    }

    struct Check: Encodable {
        var id: String
        var name: String
        var state: String
    }

    var format: Int
    var passed: Int
    var exercises: Int
    var lessons: [Lesson]
    var notes: [String]
}
