import Foundation
import WorkbookFormats
import WorkbookMarkdown
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Checks the chapter, the hints, and the paragraph about a solution, which learners read.
struct LearnersTexts {
    let course: Course

    /// Returns whether the language of the course's texts is none.
    func mistakes() -> [String] {
        let language = course.manifest.language
        if Locale.Language(identifier: language).languageCode?.isISOLanguage == true { return [] }
        return [
            "\(CourseManifest.path) has the language \"\(language)\", which isn't a code such as \"en\" or \"pt-BR\""
        ]
    }

    // MARK: - Of a lesson

    /// Returns what the manifest of a lesson says about its chapter that isn't so.
    func mistakes(in lesson: Lesson) -> [String] {
        guard let guide = lesson.guide,
            MarkdownDocument(parsing: chapter(of: lesson)).section(titled: guide) == nil
        else { return [] }
        let place = ManifestPlaces(of: lesson, in: course).place(of: "guide")
        return ["\(place) names the guide \"\(guide)\", and the chapter has no such heading"]
    }

    /// Returns whether a lesson has no title, and whether its chapter is too short to be one; what it marks as unwritten has a finding of its own.
    func gaps(in lesson: Lesson) -> [String] {
        title(lesson.title, ManifestPlaces(of: lesson, in: course)) + length(ofChapterOf: lesson)
    }

    private func length(ofChapterOf lesson: Lesson) -> [String] {
        let path = course.relativePath(of: lesson.chapter)
        if FileKind(of: lesson.chapter) == .nothing { return ["\(path) is missing: the chapter"] }
        // One that isn't text has another finding.
        guard let problem = ChapterLength.problem(ofChapterOf: lesson),
            OpenPlaces(of: lesson, in: course).all.isEmpty
        else { return [] }
        return ["\(path) \(problem)"]
    }

    /// Returns which links of the chapter lead learners nowhere, and which exercises it names that the course hasn't.
    func brokenReferences(in lesson: Lesson) -> [String] {
        let text = chapter(of: lesson)
        let links = ChapterLinks(lesson: lesson, course: course, text: text)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var isCode = false
        return lines.enumerated().flatMap { index, line -> [String] in
            if line.hasPrefix("```") { isCode.toggle() }
            if isCode { return [] }
            let words = line.replacing(/`[^`]*`/, with: "")
            return (links.mistakes(in: String(words)) + unknownExercises(in: words)).map {
                "\(course.relativePath(of: lesson.chapter)):\(index + 1): \($0)"
            }
        }
    }

    /// Returns which lessons and exercises a text names that the course hasn't.
    ///
    /// Only a number with a point after the word can be nothing but an exercise, such as "exercises 1.2 and 1.3".
    private func unknownExercises(in text: Substring) -> [String] {
        let lessons = text.matches(of: /\b[Ll]esson\s+(\d+)\b(?!\.\d)/).compactMap { match in
            let isKnown = course.lessons.contains { "\($0.number)" == match.1 }
            return isKnown ? nil : "there is no lesson \(match.1)"
        }
        return lessons
            + text.matches(of: /\b[Ee]xercises?\s+(\d+\.\d+(?:(?:, | and | or | to )\d+\.\d+)*)(?!\.?\d)/)
            .flatMap {
                $0.1.matches(of: /(\d+)\.(\d+)/)
            }.compactMap { number in
                let isKnown = course.exercises.contains { "\($0.id)" == number.0 }
                return isKnown ? nil : "there is no exercise \(number.0)"
            }
    }

    /// Returns whether a title has no words.
    private func title(_ title: String, _ places: ManifestPlaces) -> [String] {
        title.allSatisfy(\.isWhitespace) ? ["\(places.place(of: "title")): the title is empty"] : []
    }

    /// Reads a chapter; one that cannot be read counts as missing.
    private func chapter(of lesson: Lesson) -> String {
        (try? String(contentsOf: lesson.chapter, encoding: .utf8)) ?? ""
    }

    // MARK: - Of an exercise

    /// Returns which exercises the texts of an exercise name that the course hasn't.
    func brokenReferences(in exercise: Exercise) -> [String] {
        Passage.all(of: exercise, in: course).flatMap { passage in
            unknownExercises(in: passage.text.replacing(/`[^`]*`/, with: "")[...]).map {
                "\(passage.place): \($0)"
            }
        }
    }

    /// Returns which hints are about a check that there isn't.
    func mistakes(in exercise: Exercise) -> [String] {
        // If the list cannot be read, the comparison with the suite reports that.
        guard let list = try? ExpectedChecks.load(for: exercise) else { return [] }
        let known = Set(list.checks.map(\.id))
        let places = ManifestPlaces(of: exercise, in: course)
        return exercise.checkHints.keys.sorted().filter { !known.contains($0) }.map {
            let near = Suggestion.nearest(to: $0, in: known.sorted())
            return
                "\(places.place(of: "checkHints.\($0)")) has a hint for the check \($0), which checks.json does not list"
                + LookalikeLetters.note(on: [$0]) + (near.map { ". Did you mean \($0)?" } ?? "")
        }
    }

    /// Returns which texts of an exercise are missing, or have another length than they should.
    func gaps(in exercise: Exercise) -> [String] {
        title(exercise.title, ManifestPlaces(of: exercise, in: course)) + task(of: exercise)
            + hints(of: exercise) + why(of: exercise)
    }

    /// Returns whether nothing says what learners should do; what is missing or isn't text has findings of its own.
    private func task(of exercise: Exercise) -> [String] {
        guard exercise.parts.allSatisfy({ ExerciseTask(of: $0) == nil }),
            let file = ExerciseTask.file(of: exercise.firstPart), FileKind(of: file) == .file
        else { return [] }
        return [
            "\(course.relativePath(of: file)):1: the exercise has no task. Write it in a comment at the top of this file, or in a \(ExerciseTask.fileName) beside it"
        ]
    }

    /// Returns which comments look like a task, although a file beside them is shown instead.
    func hiddenTasks(of exercise: Exercise) -> [String] {
        exercise.parts.compactMap { part in
            guard let file = part.owns.first.map({ part.starter.appending(path: $0) }),
                let shown = ExerciseTask.file(of: part), shown != file,
                // Verifying reports a file that can't be read.
                let text = try? String(contentsOf: file, encoding: .utf8), ExerciseTask.isComment(text[...])
            else { return nil }
            return
                "\(course.relativePath(of: file)):1: learners read the task in \(shown.lastPathComponent), and not this comment in place of it"
        }
    }

    private func hints(of exercise: Exercise) -> [String] {
        let places = ManifestPlaces(of: exercise, in: course)
        if exercise.hints.count != 3 {
            let count = Format.count(exercise.hints.count, "hint")
            return ["\(places.place(of: "hints")) has \(count), and should have 3"]
        }
        let hints = exercise.hints.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        return hints.enumerated().compactMap { index, hint in
            let place = "\(places.place(of: "hints[\(index)]")): hint \(index + 1)"
            if hint.isEmpty { return "\(place) is empty" }
            let first = hints.firstIndex(of: hint) ?? index
            return first < index ? "\(place) is the same as hint \(first + 1)" : nil
        }
    }

    /// Checks the explanation of a solution, which must be one paragraph of 30 to 100 words.
    private func why(of exercise: Exercise) -> [String] {
        let place = course.relativePath(of: exercise.folders.why)
        if FileKind(of: exercise.folders.why) == .nothing {
            return ["\(place) is missing: a paragraph on why the reference is as it is"]
        }
        // One that isn't text has another finding.
        guard let text = try? String(contentsOf: exercise.folders.why, encoding: .utf8) else { return [] }
        let paragraph = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if paragraph.contains("\n\n") { return ["\(place) should be one paragraph"] }
        let words = paragraph.split(whereSeparator: \.isWhitespace).count
        if (30...100).contains(words) { return [] }
        return ["\(place) has \(Format.count(words, "word")), and should have 30 to 100"]
    }
}
