import Foundation
import WorkbookModel
import WorkbookReporting

/// The page on which an instructor sees how a class did: who needs help, and with what.
package struct ClassPage: Sendable {
    /// A submission with everything that the page shows of it.
    package struct Learner: Sendable, Equatable {
        /// The results.
        package var result: SubmissionResult
        /// What tells the members of a group with one submission apart, such as the key of the gradebook's row.
        package var key: String
        /// The name.
        package var name: String
        /// The gradebook's summary, if there is a gradebook.
        package var grade: GradeSummary?
        /// Sentences on how the submission was packed.
        package var problems: [String]
        /// The path of the feedback, relative to the page.
        package var feedback: String?

        /// Creates a learner.
        ///
        /// - Parameter key: What tells the learner apart from others with the same submission.
        package init(
            _ result: SubmissionResult, key: String = "", name: String? = nil, grade: GradeSummary? = nil,
            problems: [String] = [], feedback: String? = nil
        ) {
            self.result = result
            self.key = key
            self.name = name ?? result.submission.name
            self.grade = grade
            self.problems = problems
            self.feedback = feedback
        }

        /// The exercises that ended in one of these ways.
        func exercises(_ states: ExerciseResult.State...) -> [ExerciseResult] {
            result.exercises.filter { states.contains($0.state) }
        }

        /// The slugs of the exercises that passed and have a grade.
        var passedExercises: Set<String> {
            let slugs = Set(exercises(.passed).map(\.exercise.slug))
            return grade.map { slugs.subtracting($0.withheld.keys) } ?? slugs
        }

        /// The number of exercises that passed and have a grade.
        var passed: Int { passedExercises.count }

        /// Whether every exercise has its result.
        var isSettled: Bool { result.exercises.allSatisfy { !$0.state.isOpen } }

        /// The share of the points, or of the exercises if nobody counts points.
        var share: Double {
            grade?.total?.share ?? Double(passed) / Double(max(1, result.exercises.count))
        }
    }

    /// The heading, such as the name of the class.
    var title: String
    /// The course.
    var course: Course
    /// The exercises that the class was asked for.
    var exercises: [Exercise]
    /// The learners by name.
    var learners: [Learner]
    /// The names of those who are on the roster and handed in nothing.
    var absent: [String]
    /// Submissions to compare, in the order in which they are shown.
    var pairs: [SimilarPair]
    /// Submissions with equal files.
    var equal: [EqualFiles]
    /// Everything that the terminal says, and of which it may show only the beginning.
    var remarks: [ClassRemarks.List]
    /// Whether there is a gradebook.
    let hasPoints: Bool
    /// The results of each exercise, one for each learner.
    private let results: [Exercise.ID: [ExerciseResult]]

    /// Creates the page.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - learners: The submissions, in any order.
    ///   - absent: The names of those who are on the roster and handed in nothing.
    ///   - pairs: Submissions to compare, in the order in which they are shown.
    ///   - equal: Submissions with equal files.
    ///   - remarks: What a person should know.
    package init(
        title: String = "Class", course: Course, exercises: [Exercise], learners: [Learner],
        absent: [String] = [], pairs: [SimilarPair] = [], equal: [EqualFiles] = [],
        remarks: [ClassRemarks.List] = []
    ) {
        self.title = title
        self.course = course
        self.exercises = exercises
        self.learners = learners.map { ($0, $0.sortingName, $0.id) }
            .sorted { ($0.1, $0.2, $0.0.key) < ($1.1, $1.2, $1.0.key) }.map(\.0)
        results = Dictionary(grouping: self.learners.flatMap(\.result.exercises), by: \.exercise.id)
        hasPoints = learners.contains { $0.grade?.total != nil }
        self.absent = absent
        self.pairs = pairs
        self.equal = equal
        self.remarks = remarks
    }

    /// The number of submissions, of which the members of a group have one.
    var submissionCount: Int { Set(learners.map(\.id)).count }

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

extension ClassPage.Learner {
    /// The id of the submission.
    var id: String { result.submission.id }

    /// The name without what makes no difference for its place in a list.
    fileprivate var sortingName: String {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
