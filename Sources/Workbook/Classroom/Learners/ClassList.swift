import WorkbookModel

/// A class as everything shows it: the rows of the gradebook, with the results that they were made from.
///
/// Page, feedback, reports and terminal count learners here and nowhere else, so that a learner with several submissions, and a
/// group with one, are the same everywhere.
package struct ClassList: Sendable, Equatable {
    /// The course.
    let course: Course
    /// The exercises that the class was asked for, in the course's order.
    let exercises: [Exercise]
    /// A learner for each row of the gradebook, in its order.
    package let learners: [ClassLearner]
    /// The submissions, in the order of their ids.
    package let submissions: [ClassSubmission]

    /// Creates the list.
    package init(_ results: ClassResults, _ gradebook: Gradebook) {
        course = results.course
        exercises = results.exercises
        let learners = zip(gradebook.rows, gradebook.names).map { row, name in
            ClassLearner(row, columns: gradebook.columns, named: name, of: results)
        }
        self.learners = learners
        submissions = results.submissions.map { result in
            ClassSubmission(
                result: result,
                learners: learners.filter { $0.row.submissions.contains(result.submission.id) })
        }
    }

    /// The learners who handed in something.
    package var present: [ClassLearner] { learners.filter(\.hasHandedIn) }

    /// Whether each learner has one submission, and each submission is of one learner.
    package var isOneToOne: Bool {
        present.allSatisfy { $0.row.submissions.count == 1 }
            && submissions.allSatisfy { $0.learners.count == 1 }
    }

    /// The names of those who are on the roster and handed in nothing.
    var absent: [String] {
        learners.filter { !$0.hasHandedIn && $0.row.count(.noSubmission) > 0 }.map(\.name)
    }

    /// How many exercises of learners were graded; one that a group handed in counts for each member.
    package var gradedCount: Int {
        [.passed, .flagged, .failed, .stopped, .didNotCompile].reduce(0) { $0 + count($1) }
    }

    /// The number of exercises that could not be graded, and on which nobody has decided.
    package var openCount: Int { submissions.reduce(0) { $0 + $1.open.count } }

    /// Returns how the course's own solution to an exercise ended, in words, if that is why nobody has a grade for it.
    func failingReference(of exercise: Exercise) -> String? {
        submissions.lazy.flatMap(\.result.exercises).first {
            $0.exercise.id == exercise.id && $0.failingReference != nil
        }?.failingReference
    }

    /// How many exercises of learners count as passed.
    package var passedCount: Int { present.reduce(0) { $0 + $1.passed } }

    /// Returns how many exercises of learners ended in a way.
    package func count(_ state: ExerciseResult.State) -> Int {
        present.reduce(0) { $0 + $1.row.count(state) }
    }
}
