import Foundation
import WorkbookModel
import WorkbookSystem

extension LessonReport {
    /// Returns the report as JSON, in the format that `verdict.schema.json` describes.
    ///
    /// - Throws: The encoder's errors, which no report can cause.
    package func json(course: Course) throws -> String {
        let document = ReportDocument(
            format: ReportDocument.format,
            lesson: .init(number: lesson.number, slug: lesson.slug, title: lesson.title),
            passed: isPassed, exercises: rows.map { ReportDocument.Exercise($0, course: course) },
            notes: notes)
        return String(decoding: try JSONFile.encode(document), as: UTF8.self)
    }
}

/// The JSON document.
///
/// Its names belong to the format and only change with the format's number.
private struct ReportDocument: Encodable {
    /// The version of the format; it increases when a reader of the old format would misunderstand the new one.
    static let format = 1

    struct Lesson: Encodable {
        var number: Int
        var slug: String
        var title: String
    }

    var format: Int
    var lesson: Lesson
    var passed: Bool
    var exercises: [Exercise]
    var notes: [String]
}

extension ReportDocument {
    struct Check: Encodable {
        struct Stopped: Encodable {
            var reason: String
            var message: String
        }

        var id: String
        var name: String
        var state: String
        var messages: [String]
        var stop: Stopped?
        var place: Place?

        init(_ result: CheckResult) {
            id = result.check.id
            name = result.check.name
            messages = result.messages
            place = result.place
            switch result.state {
            case .passed: state = "passed"
            case .failed: state = "failed"
            case .notAttempted: state = "notAttempted"
            case .stopped(let stop):
                state = "stopped"
                self.stop = Stopped(reason: stop.kind.rawValue, message: stop.sentence)
            }
        }
    }

    struct Exercise: Encodable {
        var id: String
        var slug: String
        var title: String
        var kind: String
        var outcome: String
        var summary: String
        var diagnosis: String?
        var seconds: Double
        var file: String
        var checks: [Check]
        var diagnostics: [Diagnostic]
        var flags: [Flag]?
        var notes: [String]

        init(_ row: LessonReport.Row, course: Course) {
            id = row.exercise.id.description
            slug = row.exercise.slug
            title = row.exercise.title
            kind = row.exercise.kind.rawValue
            outcome = row.verdict?.outcome.rawValue ?? "notStarted"
            summary = row.verdict?.summary.text ?? ExerciseStatus.words(row.record, isUntouched: true)
            diagnosis = row.verdict?.diagnosis
            seconds = ((row.verdict?.seconds ?? 0) * 1000).rounded() / 1000
            file = course.relativePath(of: row.exercise.mainFile)
            checks = (row.verdict?.checks ?? []).map(Check.init)
            diagnostics = row.verdict?.diagnostics ?? []
            let found = row.verdict?.flags ?? []
            flags = found.isEmpty ? nil : found
            notes = row.verdict?.notes.flatMap { $0.paragraphs(in: course) } ?? []
        }
    }
}
