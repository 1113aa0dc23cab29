import Foundation

/// The model answer to an exercise beside what the learner wrote, and why it is as it is.
package struct ModelAnswer: Sendable, Equatable {
    /// How a file of the learner compares.
    package enum Comparison: Sendable, Equatable {
        /// It says the same.
        case same
        /// It differs in these lines: the learner's are removed, those of the model answer inserted.
        case differs([LineDifference.Line])
        /// It cannot be compared, for this reason; only the model answer is there.
        case alone([String], because: Reason)
    }

    /// Why a learner's file cannot be compared.
    package enum Reason: Sendable, Equatable {
        /// It has too many lines.
        case tooLong
        /// It cannot be graded either.
        case problem(AttemptProblem)
        /// Reading it failed with an error of the system.
        case unreadable(String)
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
    /// The learner's files, those of a second part behind those of the first.
    package var files: [File]
    /// Why the model answer is as it is, and what else is right; `nil` where nobody wrote that down.
    package var why: String?

    /// Reads the model answer, and compares it with the learner's files.
    ///
    /// - Throws: ``NoModelAnswer``, where this copy of the course does not hold it.
    package init(to exercise: Exercise) throws {
        self.exercise = exercise
        files = try exercise.parts.flatMap { part in
            try part.owns.map { try ModelAnswer.file($0, of: part) }
        }
        // A course may have no such paragraphs; the comparison is worth reading without one.
        why = (try? String(contentsOf: exercise.folders.why, encoding: .utf8))?
            .split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// The most lines of a learner's file that are compared: comparing takes time by their square.
    private static let mostLines = 3_000

    private static func file(_ name: String, of part: ExercisePart) throws -> File {
        let reference = part.folder(in: part.folders.reference).appending(path: name)
        guard let text = try? String(contentsOf: reference, encoding: .utf8) else {
            throw NoModelAnswer(exercise: part.exerciseID, file: reference)
        }
        let model = lines(of: text)
        let place = part.folder(in: part.folders.lesson).appending(path: name)
        func alone(_ reason: Reason) -> File {
            File(place: place, comparison: .alone(model, because: reason))
        }
        do {
            let data = try PartAttempt(part).read(name)
            let own = lines(of: String(decoding: data, as: UTF8.self))
            if own.count > mostLines { return alone(.tooLong) }
            let difference = LineDifference(from: own, to: model)
            return File(place: place, comparison: difference.isEmpty ? .same : .differs(difference.folded()))
        } catch {
            return alone(
                (error as? AttemptProblem).map(Reason.problem) ?? .unreadable(error.localizedDescription))
        }
    }

    /// The lines behind the task, which stands in comments at the top of a learner's file and not in a model answer.
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

/// This copy of the course does not hold the model answer to an exercise.
package struct NoModelAnswer: Error, Equatable {
    /// The exercise.
    package var exercise: Exercise.ID
    /// The file that should hold it.
    package var file: URL
}
