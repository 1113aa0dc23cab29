import Foundation
import WorkbookSystem

/// The model answer to an exercise, compared with what the learner wrote, and an explanation.
package struct ModelAnswer: Sendable, Equatable {
    /// How a file of the learner compares with the model answer.
    package enum Comparison: Sendable, Equatable {
        /// Both are the same.
        case same
        /// Only blanks and line breaks differ.
        case sameWords
        /// It differs in these lines: the learner's are removed, those of the model answer inserted.
        case differs([LineDifference.Line])
        /// It cannot be compared, for this reason; only the model answer is there.
        case alone([String], because: Reason)
    }

    /// Why a learner's file cannot be compared.
    package enum Reason: Sendable, Equatable {
        /// It has little in common with the model answer.
        case unrelated
        /// It has too many lines.
        case tooLong
        /// It cannot be graded either.
        case problem(AttemptProblem)
    }

    /// One of the learner's files.
    package struct File: Sendable, Equatable {
        /// The learner's file.
        package var place: URL
        /// How it compares.
        package var comparison: Comparison
    }

    /// The exercise.
    package var exercise: Exercise
    /// The learner's files, those of the first part before those of the second.
    package var files: [File]
    /// The explanation of the model answer; `nil` if the course has none.
    package var why: String?

    /// Reads the model answer, and compares it with the learner's files.
    ///
    /// - Parameter isHeard: Whether the comparison is read aloud, so that a file with many changes is better read as a whole.
    /// - Throws: ``NoModelAnswer`` if this copy of the course lacks it.
    package init(to exercise: Exercise, isHeard: Bool = false) throws {
        self.exercise = exercise
        files = try exercise.parts.flatMap { part in
            // What the model answer leaves out stays as in the starter.
            try PartAttempt(part, in: part.folders.reference).part.owns.map {
                try ModelAnswer.file($0, of: part, isHeard: isHeard)
            }
        }
        // The explanation is optional.
        why = (try? String(contentsOf: exercise.folders.why, encoding: .utf8))?
            .split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// The most lines of a learner's file that are compared, because the time grows with their square.
    private static let mostLines = 1_000

    private static func file(_ name: String, of part: ExercisePart, isHeard: Bool) throws -> File {
        let reference = part.folder(in: part.folders.reference).appending(path: name)
        guard let text = try? String(contentsOf: reference, encoding: .utf8) else {
            throw NoModelAnswer(exercise: part.exerciseID, file: reference)
        }
        let model = lines(of: text)
        let place = part.folder(in: part.folders.lesson).appending(path: name)
        func alone(_ reason: Reason) -> File {
            File(place: place, comparison: .alone(model, because: reason))
        }
        do throws(AttemptProblem) {
            let data = try PartAttempt(part).read(name)
            let own = lines(of: String(decoding: data, as: UTF8.self))
            if own.count > mostLines { return alone(.tooLong) }
            let difference = LineDifference(from: own, to: model)
            if difference.isEmpty {
                return File(place: place, comparison: own == model ? .same : .sameWords)
            }
            if difference.isUnrelated || isHeard && difference.isLong { return alone(.unrelated) }
            return File(place: place, comparison: .differs(difference.folded()))
        } catch {
            return alone(.problem(error))
        }
    }

    /// Returns the lines after the task, which is a comment at the top of a learner's file, but not of a
    /// model answer.
    private static func lines(of text: String) -> [String] {
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let body = all.drop { line in
            let words = line.drop(while: \.isWhitespace)
            return words.isEmpty || words.hasPrefix("//") && !words.hasPrefix("///")
        }
        let end = body.lastIndex { !$0.allSatisfy(\.isWhitespace) }
        return end.map { body[...$0].map(String.init) } ?? []
    }
}

/// An error: this copy of the course lacks the model answer to an exercise.
package struct NoModelAnswer: Error, Equatable {
    /// The exercise.
    package var exercise: Exercise.ID
    /// The file that should contain it.
    package var file: URL

    /// Creates an error about an exercise.
    package init(exercise: Exercise.ID, file: URL) {
        self.exercise = exercise
        self.file = file
    }
}
