import WorkbookModel
import WorkbookReporting

// What the text and the page have in common.

extension ClassProgress {
    /// The heading, such as "Class: 12 learners".
    var heading: String { "\(subject): \(Format.count(learners.count, "learner"))" }

    /// What the progress is about: the class, or the lesson or exercise that was asked for.
    var subject: String {
        switch selection {
        case .exercise(let exercise, in: _): "\(exercise.id) \(exercise.title)"
        case .lesson(let lesson): "Lesson \(lesson.number) · \(lesson.title)"
        case nil: "Class"
        }
    }

    /// The number of passed exercises.
    ///
    /// It is compared with all exercises only if a lesson was asked for: most of a course may not be meant for today.
    var passedWords: String {
        selection == nil ? "\(passed)" : "\(passed) of \(learners.count * course.exercises.count)"
    }

    /// The sums of the class in a few words.
    var totalWords: String {
        let noun = selection == nil && passed == 1 ? "exercise" : "exercises"
        return "\(passedWords) \(noun) passed" + (inProgress == 0 ? "" : ", \(inProgress) in progress")
    }

    /// A sentence on the lessons in which nothing was graded; `nil` if there are none.
    var untouchedWords: String? {
        let begun = Set(begunLessons.map(\.number))
        let untouched = course.lessons.map(\.number).filter { !begun.contains($0) }
        if untouched.isEmpty { return nil }
        return "Nobody has started lesson\(untouched.count == 1 ? "" : "s") \(Format.ranges(untouched))."
    }
}

extension ClassProgress.Position {
    /// A few words, such as "3.2" or "lesson 3 done".
    var words: String {
        switch self {
        case .exercise(let id): "\(id)"
        case .lessonDone(let number): "lesson \(number) done"
        }
    }
}

extension ClassProgress.StickingPoint {
    /// A few words on the number of learners who are stuck, and on their attempts.
    var words: String {
        let median = medianWords.map { " · median \($0) attempt\($0 == "1" ? "" : "s")" }
        return "\(stuck) of \(tried) \(stuck == 1 ? "hasn't" : "haven't") passed" + (median ?? "")
    }
}
