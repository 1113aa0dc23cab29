import WorkbookAuthoring
import WorkbookCommandLine
import WorkbookModel

extension CommandContext {
    /// Loads the course that the arguments mean, with errors as its author needs to read them.
    func authoredCourse(_ arguments: Arguments) throws -> Course {
        do {
            return try course(arguments)
        } catch {
            throw AuthorError.explained(error)
        }
    }
}
