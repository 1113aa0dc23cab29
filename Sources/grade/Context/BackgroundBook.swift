import WorkbookBook
import WorkbookModel
import WorkbookSystem

/// The book of a course beside the other work of a command: it is served until the command ends.
actor BackgroundBook {
    /// A book that can be read.
    struct Opened: Sendable, Equatable {
        /// The address of the first page.
        var address: String
        /// Whether the browser was asked to show it.
        var isInBrowser: Bool
    }

    private let course: Course
    private let context: CommandContext
    private var address: String?

    /// Prepares to serve a book.
    init(of course: Course, context: CommandContext) {
        self.course = course
        self.context = context
    }

    /// Opens the book in the browser; the first time, it starts to serve it.
    ///
    /// - Throws: ``ToolchainProblem``, ``DocC/Problem``, or the file system's errors.
    func open() async throws -> Opened {
        if let address { return Opened(address: address, isInBrowser: context.openBrowser(at: address)) }
        let (answers, answer) = AsyncThrowingStream.makeStream(of: Opened.self)
        Task {
            do {
                try await context.serveBook(of: course) {
                    answer.yield(Opened(address: $0, isInBrowser: $1))
                }
            } catch {
                answer.finish(throwing: error)
            }
            // The next key starts it again.
            address = nil
        }
        for try await opened in answers {
            address = opened.address
            return opened
        }
        throw CancellationError()
    }
}
