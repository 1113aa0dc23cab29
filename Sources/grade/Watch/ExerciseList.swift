import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// All lessons and exercises as a list with a cursor.
struct ExerciseList {
    /// The course.
    var course: Course
    /// The learner's progress.
    var progress: LearnerProgress
    /// The exercise at the cursor.
    var cursor: Exercise.ID

    /// Moves the cursor.
    ///
    /// - Parameter page: How many exercises to skip at once.
    mutating func move(_ key: WatchKey, by page: Int) {
        let exercises = course.exercises
        guard let current = exercises.firstIndex(where: { $0.id == cursor }) else { return }
        let wanted =
            switch key {
            case .up: current - 1
            case .down: current + 1
            case .pageUp: current - page
            case .pageDown: current + page
            case .home: 0
            case .end: exercises.count - 1
            // The first one of the lesson with this number.
            case .number(let number): exercises.firstIndex { $0.id.lesson == number } ?? current
            default: current
            }
        cursor = exercises[min(max(0, wanted), exercises.count - 1)].id
    }

    /// Returns the list, with a mark at the cursor.
    func lines(width: Int) -> [StyledLine] { overview(width).lines }

    /// Returns the numbers of the lines that belong to the exercise at the cursor.
    ///
    /// They include the headings above the first exercise, which no other position of the cursor would scroll to.
    func cursorLines(width: Int) -> Range<Int> {
        let lines = overview(width).cursorLines
        return cursor == course.exercises.first?.id ? 0..<lines.upperBound : lines
    }

    private func overview(_ width: Int) -> (lines: [StyledLine], cursorLines: Range<Int>) {
        CourseOverview(course: course, progress: progress)
            .lines(expanding: course.lessons, cursor: cursor, width: width)
    }
}
