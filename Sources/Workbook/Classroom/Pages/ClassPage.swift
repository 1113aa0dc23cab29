import Foundation
import WorkbookModel
import WorkbookReporting

/// The page on which an instructor sees how a class did: who needs help, and with what.
package struct ClassPage: Sendable {
    /// The heading, such as the name of the class.
    var title: String
    /// Everyone, with what they handed in.
    let list: ClassList
    /// The learners who handed in something, by name.
    let learners: [ClassLearner]
    /// Which submissions have similar code or equal files.
    var similarity: SimilarityReport?
    /// What the terminal says, of which it may show only the beginning.
    var remarks: ClassRemarks?
    /// The results of each exercise, one for each learner.
    private let results: [Exercise.ID: [ExerciseResult]]

    /// Creates the page.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - list: The class.
    ///   - similarity: Which submissions have similar code or equal files.
    ///   - remarks: What a person should know.
    package init(
        title: String = "Class", _ list: ClassList, similarity: SimilarityReport? = nil,
        remarks: ClassRemarks? = nil
    ) {
        self.title = title
        self.list = list
        learners = list.present.map { ($0, $0.sortingName, $0.row.submissions.first ?? "") }
            .sorted { ($0.1, $0.2, $0.0.row.key) < ($1.1, $1.2, $1.0.row.key) }.map(\.0)
        results = Dictionary(grouping: learners.flatMap(\.results), by: \.exercise.id)
        self.similarity = similarity
        self.remarks = remarks
    }

    /// The course.
    var course: Course { list.course }

    /// The exercises that the class was asked for.
    var exercises: [Exercise] { list.exercises }

    /// Returns the results of an exercise, one for each learner.
    func results(of exercise: Exercise) -> [ExerciseResult] { results[exercise.id] ?? [] }

    /// The lessons with the exercises that the class was asked for.
    var lessons: [(lesson: Lesson, exercises: [Exercise])] {
        course.lessons.compactMap { lesson in
            let asked = exercises.filter { $0.id.lesson == lesson.number }
            return asked.isEmpty ? nil : (lesson, asked)
        }
    }
}

extension ClassLearner {
    /// The name without what makes no difference for its place in a list.
    fileprivate var sortingName: String {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
