import WorkbookModel

extension CommandContext {
    /// Finds what the first operand names: by its number, its name, or a path from here; `nil` without an operand.
    package func named(_ arguments: Arguments, in course: Course) throws -> Selection? {
        try arguments.operands.first.map { try course.select($0, from: folder) }
    }

    /// Finds what the first operand names, or else the exercise or lesson in whose folder the command was typed.
    package func selection(_ arguments: Arguments, in course: Course) throws -> Selection? {
        try named(arguments, in: course) ?? course.selection(at: folder)
    }

    /// Finds the exercise that the first operand or the folder means, for a command that takes one at a time.
    ///
    /// - Parameter progress: If it is given, a lesson means its first exercise that has not passed.
    /// - Returns: The exercise, or `nil` if neither an operand nor the folder means one.
    /// - Throws: ``UnknownName``, ``PathOutsideLessons``, or ``UsageError`` for a lesson with several exercises.
    package func exercise(
        _ arguments: Arguments, in course: Course, openIn progress: LearnerProgress? = nil
    ) throws -> Exercise? {
        guard let selection = try selection(arguments, in: course) else { return nil }
        let all = selection.exercises
        if all.count == 1 { return all[0] }
        let open = progress.flatMap { progress in
            all.first { progress.exercises[$0.slug]?.outcome != .passed }
        }
        guard let open else {
            throw UsageError.severalExercises(
                command: arguments.command, lesson: selection.lesson.number,
                exercises: all.map(\.id.description))
        }
        return open
    }
}
