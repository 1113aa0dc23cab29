import Foundation
import WorkbookBook
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// `grade book`: shows the chapters and exercises in a browser.
enum BookCommand: CompanionCommand {
    static let outline = CommandOutline.book
    static let discussion = """
        Opens the chapters, the tasks of the exercises, their files and hints, and the sources of the examples in your \
        browser, with your progress. Only this machine can open the pages. They change when you grade something, and they need \
        no network. Ctrl-C closes the book.

        With --output, the command writes the same pages to a folder instead, without your progress. No page contains a \
        solution or a hidden check, and hints stay closed until a reader opens them. The site needs a web server, because \
        browsers can't show it from files.

          grade book                                  read in the browser
          grade book --no-open                        only show the address
          grade book --output site                    a site at the top of its own host
          grade book --output site --base-path /repo  a site under a path, as on GitHub Pages
          grade book --workflow                       publish the book on GitHub Pages
        """
    static var manual: Manual {
        Manual(
            exits: [
                ("0", "the site or the workflow is written"),
                ("64", "the command line is wrong, or the folder has other files"),
                ("69", "Swift or its documentation compiler is missing, or no port is free"),
                ("70", "the book could not be created or written"), ("130", "Ctrl-C closed the book"),
            ],
            files: [
                Manual.progress, Manual.built,
                (BookSite.listName, "in a site: the list of files that the next --output replaces"),
            ],
            variables: [("BROWSER", "the program that opens an address")])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let basePath = try basePath(arguments)
        let port = try port(arguments)
        let course = try context.course(arguments)
        if arguments.has(.workflow) {
            context.console.write(written(try BookWorkflow.write(to: course), in: course, context))
        }
        if let path = arguments.value(of: .output) {
            let site = try BookSite(context.file(path), for: course)
            try await site.write(course, with: context.docc(for: course), basePath: basePath)
            context.console.write(written(path, basePath: basePath, context))
        } else if !arguments.has(.workflow) {
            // Nothing is being graded.
            context.interruptMessage.text = "The book is closed."
            try await serve(course, port: port, arguments, context)
        }
        return .passed
    }

    /// Serves the book until Ctrl-C or, if another program asked for it, until that program has ended.
    private static func serve(
        _ course: Course, port: Int?, _ arguments: Arguments, _ context: CommandContext
    ) async throws {
        let file = try arguments.value(of: .announce).map(context.file)
        if file == nil { context.console.writeError(["Preparing the book. This can take a few seconds."]) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await context.serveBook(of: course, port: port, opensBrowser: !arguments.has(.noOpen)) {
                    // A program that waits for the file sees when this one has ended.
                    if let file { try? JSONFile.encode($0).write(to: file, options: .atomic) }
                    context.console.write(
                        $0.lines(end: "Press Ctrl-C to close the book.", width: context.console.columns))
                }
            }
            if file != nil {
                let parent = getppid()
                group.addTask {
                    while getppid() == parent { try await Task.sleep(for: .milliseconds(200)) }
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private static func basePath(_ arguments: Arguments) throws -> String {
        guard let text = arguments.value(of: .basePath) else { return "" }
        guard arguments.has(.output) else {
            throw UsageError.missingCompanion(.output, of: .basePath)
        }
        guard let path = BookSite.basePath(text) else {
            throw UsageError.badOperand(text, what: "the path of a site, such as /repo")
        }
        return path
    }

    private static func port(_ arguments: Arguments) throws -> Int? {
        guard let text = arguments.value(of: .port) else { return nil }
        guard let port = Int(text), (1024...65535).contains(port) else {
            throw UsageError.badOperand(text, what: "a port from 1024 to 65535")
        }
        return port
    }

    private static func written(_ path: String, basePath: String, _ context: CommandContext) -> [StyledLine] {
        var page = Layout(width: min(context.console.columns, 90))
        let place = basePath.isEmpty ? "at the top of a host" : "below \(basePath) on a host"
        page.paragraph(
            "\(" ✔ ", .done)Wrote the book to \(path, .path), to be published \(place).", indent: 3)
        page.paragraph("   It needs a web server: a browser cannot show it from a file.", indent: 3)
        return page.lines
    }

    private static func written(_ file: URL, in course: Course, _ context: CommandContext) -> [StyledLine] {
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph("\(" ✔ ", .done)Wrote \(course.shownPath(of: file), .path)", indent: 3)
        page.paragraph(
            """
               When you have pushed it, choose "GitHub Actions" as the source under Settings > Pages. Each push to the branch \
            main then publishes the book.
            """, indent: 3)
        return page.lines
    }
}
