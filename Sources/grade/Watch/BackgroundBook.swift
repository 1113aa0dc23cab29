import Foundation
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// The book of a course beside the other work of a command: `grade-book` serves it until the command ends.
actor BackgroundBook {
    /// What `grade-book` wrote before it ended.
    struct Ended: Error {
        var message: String
    }

    private let course: Course
    private let context: CommandContext
    private(set) var opened: BookAddress?
    /// Why the book ended, if it did.
    private var end: (any Error)?

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
        end = nil
        Task { await run(program, announcing: file) }
        while true {
            if let end { throw end }
            // Until the pages can be read, there is no file.
            if let address = try? JSONFile.decode(BookAddress.self, at: file) {
                try FileManager.default.removeItem(at: file)
                opened = address
                return address
            }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    /// Runs the program until it ends; the next key starts it again.
    private func run(_ program: String, announcing file: URL) async {
        do {
            // It ends by itself after this process, and then ends what it has started.
            let result = try await ProcessRunner().run(
                Command(
                    program, ["book", "--course", course.root.path, "--announce", file.path],
                    environment: context.environment, workingDirectory: course.root.path), limit: .infinity)
            end = Ended(message: result.errorOutput)
        } catch {
            end = error
        }
        opened = nil
    }
}
