import WorkbookLearning
import WorkbookModel
import WorkbookSystem

extension HandIn {
    /// Returns a sentence about each exercise whose starter below the solutions was changed: an editor offers it beside the learner's
    /// own file, and what somebody writes there would be lost.
    static func notesOnChangedStarters(of course: Course) -> [String] {
        let changed = ChecksumList(of: course)?.changed(in: course) ?? []
        return course.exercises.filter { exercise in
            // In a course with solutions, it may be something else that was changed.
            FileKind(of: exercise.folders.reference) == .nothing
                && changed.contains(course.relativePath(of: exercise.folders.solutions))
        }.map { exercise in
            let starter = course.shownPath(of: exercise.folders.starter)
            return
                "\(starter) was changed, and isn't handed in. Your files of \(exercise.id) are in \(course.shownPath(of: exercise.folders.lesson))."
        }
    }
}
