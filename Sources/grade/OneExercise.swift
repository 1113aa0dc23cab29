import Workbook

extension Course {
    /// The exercise that a name means, for a command that takes one at a time.
    ///
    /// - Parameter progress: Where it is given, the name of a lesson means its first exercise that has not passed.
    /// - Throws: ``UnknownName``, or ``UsageError`` for a lesson that leaves open which exercise is meant.
    func exercise(named name: String, for command: String, openIn progress: Progress? = nil) throws
        -> Exercise
    {
        let selection = try select(name)
        let all = selection.exercises
        if all.count == 1 { return all[0] }
        let open = progress.flatMap { progress in
            all.first { progress.exercises[$0.slug]?.outcome != .passed }
        }
        guard let open else {
            throw UsageError.severalExercises(
                command: command, lesson: selection.lesson.number, exercises: all.map(\.id.description))
        }
        return open
    }
}
