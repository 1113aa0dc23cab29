import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension ClassProgress {
    /// Returns the class as JSON, in the format that `class.schema.json` describes.
    ///
    /// - Throws: The encoder's errors, which no report can cause.
    package func json() throws -> String {
        let ids = course.exercises.map(\.id.description)
        let document = ClassProgressDocument(
            format: ClassProgressDocument.format, exercises: ids,
            learners: learners.map(ClassProgressDocument.Learner.init),
            heldUp: stickingPoints.map(ClassProgressDocument.StickingPoint.init),
            skipped: skipped.map { .init(file: $0.file, reason: $0.reason.words) })
        return String(decoding: try JSONFile.encode(document), as: UTF8.self)
    }
}

/// The JSON document.
///
/// Its names belong to the format and only change with the format's number.
private struct ClassProgressDocument: Encodable {
    /// The version of the format; it increases when a reader of the old format would misunderstand the new one.
    static let format = 1

    struct Learner: Encodable {
        struct Cell: Encodable {
            var standing: String
            var attempts: Int
            var hints: Int
            var activeSeconds: Double
        }

        var learner: String
        var name: String
        var writtenAt: String
        var passed: Int
        var attempts: Int
        var hints: Int
        var lesson: Int?
        var current: String?
        var activeSeconds: Double
        var exercises: [Cell]

        init(_ learner: ClassProgress.Learner) {
            self.learner = learner.id
            name = learner.name
            writtenAt = learner.writtenAt.ISO8601Format()
            passed = learner.passed
            attempts = learner.attempts
            hints = learner.hints
            lesson = learner.position?.lesson
            if case .exercise(let id) = learner.position { current = id.description }
            activeSeconds = learner.seconds
            exercises = learner.cells.map {
                Cell(
                    standing: $0.standing.rawValue, attempts: $0.attempts, hints: $0.hints,
                    activeSeconds: $0.seconds)
            }
        }
    }

    struct StickingPoint: Encodable {
        struct Reason: Encodable {
            var sentence: String
            var learners: Int
        }

        var id: String
        var slug: String
        var title: String
        var tried: Int
        var stuck: Int
        var medianAttempts: Double?
        var mostFail: Reason?

        init(_ point: ClassProgress.StickingPoint) {
            id = point.exercise.id.description
            slug = point.exercise.slug
            title = point.exercise.title
            tried = point.tried
            stuck = point.stuck
            medianAttempts = point.medianAttempts
            mostFail = point.reason.map { Reason(sentence: $0.sentence, learners: $0.learners) }
        }
    }

    struct Skipped: Encodable {
        var file: String
        var reason: String
    }

    var format: Int
    var exercises: [String]
    var learners: [Learner]
    var heldUp: [StickingPoint]
    var skipped: [Skipped]
}
