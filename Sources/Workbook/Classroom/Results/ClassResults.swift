import WorkbookModel

/// The results of all submissions of a class, from which gradebook, feedback and pages are made.
package struct ClassResults: Sendable, Equatable {
    /// The course.
    package var course: Course
    /// The exercises that the class was asked for, in the course's order.
    package var exercises: [Exercise]
    /// The submissions, in the order of their ids.
    package var submissions: [SubmissionResult]

    /// Creates results.
    package init(course: Course, exercises: [Exercise], submissions: [SubmissionResult]) {
        self.course = course
        self.exercises = exercises
        self.submissions = submissions
    }
}
