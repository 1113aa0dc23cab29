import Foundation
import WorkbookSystem

extension LessonManifest {
    /// Returns the questions about the chapter, after checking that each has one right answer and no empty text.
    ///
    /// - Parameter file: The `lesson.json`, for the error.
    /// - Throws: ``MalformedFile``.
    func chapterQuestions(in file: URL) throws -> [Question] {
        try (questions ?? []).enumerated().map { index, entry in
            let key = "questions[\(index)]"
            func fail(_ subkey: String, _ expected: String, _ found: String) -> MalformedFile {
                MalformedFile(file: file, keyPath: "\(key).\(subkey)", expected: expected, found: found)
            }
            if entry.question.allSatisfy(\.isWhitespace) {
                throw fail("question", "a question", "an empty text")
            }
            for (place, answer) in entry.answers.enumerated() {
                for (name, text) in [("text", answer.text), ("explanation", answer.explanation)]
                where text.allSatisfy(\.isWhitespace) {
                    throw fail("answers[\(place)].\(name)", "a sentence", "an empty text")
                }
            }
            guard (2...9).contains(entry.answers.count) else {
                throw fail("answers", "two to nine answers", "\(entry.answers.count)")
            }
            let rightCount = entry.answers.count { $0.isRight ?? false }
            guard rightCount == 1 else {
                throw fail("answers", "one answer with \"isRight\": true", "\(rightCount)")
            }
            return Question(
                entry.question,
                answers: entry.answers.map {
                    .init($0.text, isRight: $0.isRight ?? false, explanation: $0.explanation)
                })
        }
    }
}
