import Foundation
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// The book of a course beside the other work of a command: `grade-book` serves it until the command ends.
actor BackgroundBook {
    /// Why the book ended: what `grade-book` wrote.
    struct Ended: Error {
        var message: String
    }

    private let course: Course
    private let context: CommandContext
    private var opened: BookAddress?

    /// Prepares to serve a book.
    init(of course: Course, context: CommandContext) {
        self.course = course
        self.context = context
    }

    /// Opens the book in the browser; the first time, it starts to serve it.
    ///
    /// - Throws: ``CompanionProblem``, ``Ended``, ``SpawnError``, or the file system's errors.
    func open() async throws -> BookAddress {
        if var opened {
            opened.isInBrowser = context.openBrowser(at: opened.address)
            return opened
        }
        let program = try await Companion("grade-book", context).ready()
        let file = course.buildFolder.appending(
            path: "book/address-\(ProcessInfo.processInfo.processIdentifier)")
        try FileKind.makeFolder(file.deletingLastPathComponent())
        if FileKind(of: file) != .nothing { try FileManager.default.removeItem(at: file) }
        let run = Task<BookAddress, any Error> {
            let result = try await context.runner.run(
                Command(
                    program, ["book", "--course", course.root.path, "--announce", file.path],
                    environment: context.environment, workingDirectory: course.root.path), limit: .infinity)
            // The next key starts it again.
            opened = nil
            throw Ended(message: result.errorOutput)
        }
        let address = try await withThrowingTaskGroup(of: BookAddress.self) { group in
            group.addTask { try await run.value }
            group.addTask {
                while true {
                    try await Task.sleep(for: .milliseconds(50))
                    // Until the pages can be read, there is no file.
                    if let address = try? JSONFile.decode(BookAddress.self, at: file) { return address }
                }
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
        try? FileManager.default.removeItem(at: file)
        opened = address
        return address
    }
}
