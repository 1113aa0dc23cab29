import Foundation
import WorkbookBugs
import WorkbookCommandLine
import WorkbookPages
import WorkbookReporting
import WorkbookSystem

/// `grade bugs`: shows which bugs the tests of a package would miss.
enum BugsCommand: CompanionCommand {
    static let outline = CommandOutline.bugs
    static let discussion = """
        Makes small bugs in the code of any Swift package, one at a time, and runs the tests that run this code. Shows the bugs \
        that no test notices, and the code that no test runs. Works with XCTest and Swift Testing, and needs no course.

        The package stays as it is: everything happens in a copy. A second call only tries again if something has \
        changed. Ctrl-C keeps what was found.

          grade bugs                       the package of the current folder
          grade bugs ../MyPackage          another package
          grade bugs --since main          only lines that changed since main
          grade bugs --at-least 80         fail if the tests notice fewer than 80 percent of the bugs
          grade bugs --html bugs.html      the sources as a page, with marks

        If a change makes no difference, say why in a comment on its line, and the report lists it separately:

          // equivalent: the cache only saves time

        Code with a bug may delete or write the wrong files. If bubblewrap is installed (Linux), tests can write only to the copy \
        and to temporary files. Otherwise, they run as they do with `swift test`.
        """
    static var manual: Manual {
        Manual(
            operands: [("DIR", "a folder in the package (default: the current one)")],
            exits: [
                ("0", "the report is written"), ("1", "the tests notice less than --at-least asks for"),
                ("64", "the command line is wrong"), ("69", "Swift is missing or too old"),
                ("70", "the package can't be built, or no test passes"),
                ("130", "Ctrl-C stopped it; what was found is kept"),
            ],
            files: [
                (
                    ".build/workbook/bugs",
                    "copies of packages, which you can delete at any time; without sources around the tool, in ~/.cache/swift-testability-workbook/bugs"
                )
            ])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let least = try leastPercent(arguments)
        let folder = try context.file(arguments.operands.first ?? ".")
        let (home, tools) = try await packageTools(arguments, context)
        let search = try BugSearch(
            from: folder, home: home, since: arguments.value(of: .since), tools: tools)
        let progress = BugsProgress(context)
        let report: BugReport
        do {
            report = try await search.report { progress.show($0) }
        } catch {
            await progress.end()
            throw error
        }
        await progress.end()
        try write(report, arguments, context)
        return least.map { report.percent >= $0 } ?? true ? .passed : .notYet
    }

    private static func write(
        _ report: BugReport, _ arguments: Arguments, _ context: CommandContext
    ) throws {
        if arguments.value(of: .bugFormat) == "github" && !arguments.has(.html) {
            return context.console.output.write(report.annotations(in: folderOfAnnotations(arguments)))
        }
        try context.writeResult(
            arguments, page: report.page(foot: "Made by grade bugs, which changes code to test its tests."),
            json: try report.json()
        ) {
            report.lines(
                width: context.console.columns, showsAll: arguments.has(.allBugs),
                command: wholeCommand(arguments, context))
        }
    }

    private static func leastPercent(_ arguments: Arguments) throws -> Int? {
        guard let text = arguments.value(of: .atLeast) else { return nil }
        guard let percent = Int(text), (0...100).contains(percent) else {
            throw UsageError.badValue(.atLeast, text)
        }
        return percent
    }
}
