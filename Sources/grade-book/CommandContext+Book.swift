import WorkbookBook
import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension CommandContext {
    /// Finds the compiler that makes the pages of a book.
    ///
    /// - Throws: ``ToolchainProblem``, or ``DocC/Problem``.
    func docc(for course: Course) async throws -> DocC {
        let toolchain = try await equipment(for: course).toolchain
        return try await DocC.find(toolchain, environment: environment, runner: runner)
    }

    /// Serves the book of a course until the task is canceled.
    ///
    /// - Parameters:
    ///   - port: The port, or `nil` for any that is free.
    ///   - opensBrowser: Whether the browser shows the first page.
    ///   - ready: Called when the pages can be read, with their address.
    /// - Throws: ``ToolchainProblem``, ``DocC/Problem``, or the file system's errors.
    func serveBook(
        of course: Course, port: Int? = nil, opensBrowser: Bool = true,
        ready: @escaping @Sendable (BookAddress) -> Void
    ) async throws {
        let server = try BookServer(course: course, docc: try await docc(for: course), port: port) {
            ProgressStore(course: course).load().progress
        }
        try await server.serve {
            let isShown = opensBrowser && openBrowser(at: server.address)
            ready(BookAddress(address: server.address, isInBrowser: isShown))
        }
    }
}
