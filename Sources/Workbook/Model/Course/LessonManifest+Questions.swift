import Foundation
import WorkbookSystem

extension LessonManifest {
    /// Returns the questions about the chapter, after checking that each has one right answer, no empty text, and a section
    /// that the chapter has.
    ///
    /// - Parameters:
    ///   - file: The `lesson.json`, for the error.
    ///   - chapter: The chapter.
    /// - Throws: ``MalformedFile``.
    func chapterQuestions(in file: URL, about chapter: URL) throws -> [Question] {
        let namesSection = (questions ?? []).contains { $0.section != nil }
        let headings = namesSection ? LessonManifest.headings(of: chapter) : nil
        return try (questions ?? []).enumerated().map { index, entry in
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
            if let section = entry.section, let headings,
                !headings.contains(LessonManifest.withoutMarks(section))
            {
                throw fail("section", "the heading of a section in README.md", "\"\(section)\"")
            }
            return Question(
                entry.question,
                answers: entry.answers.map {
                    .init($0.text, isRight: $0.isRight ?? false, explanation: $0.explanation)
                }, section: entry.section)
        }
    }

    /// Reads the headings of a chapter below its title, without the marks of code; `nil` if there is no chapter to read.
    ///
    /// A course without a chapter can be used; verifying it reports what is missing.
    private static func headings(of chapter: URL) -> Set<String>? {
        guard let data = try? BoundedFile.read(chapter, limit: 1 << 20) else { return nil }
        var isCode = false
        var headings: Set<String> = []
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, line.hasPrefix("##") else { continue }
            headings.insert(withoutMarks(line.drop { $0 == "#" }))
        }
        return headings
    }

    private static func withoutMarks(_ heading: some StringProtocol) -> String {
        String(heading.filter { $0 != "`" && $0 != "*" }).trimmingCharacters(in: .whitespaces)
    }
}
