import WorkbookModel

extension CommandContext {
    /// The exercise that the arguments or the folder mean, for a command that takes one at a time; `nil` where none is
    /// meant.
    ///
    /// - Parameter progress: Where it is given, a lesson means its first exercise that has not passed.
    /// - Throws: ``UnknownName``, ``PathOutsideLessons``, or ``UsageError`` for a lesson that leaves open which exercise is
    ///   meant.
    func exercise(
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
                command: arguments.command.name, lesson: selection.lesson.number,
                exercises: all.map(\.id.description))
        }
        return open
    }
}
