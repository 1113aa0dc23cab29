import Foundation
import WorkbookBugs
import WorkbookCommandLine
import WorkbookReporting
import WorkbookSystem

/// `grade seams`: shows where the code of a package has no seam for tests.
enum SeamsCommand: CompanionCommand {
    static let outline = CommandOutline.seams
    static let discussion = """
        Shows the lines of any Swift package that reach something a test can't control: the clock, random values, files, the \
        network, the environment, other programs, notifications, user defaults, what is printed or typed, singletons, and objects that \
        the code creates although they use one of these. For each line, it names the lesson with a technique that fits, and says how many tests \
        run the line.

        What the code uses is what the compiler says, and not what names look like. A default argument and a property that other \
        files can set are seams, so they aren't reported. Code that is behind a seam, such as a type that only implements a \
        protocol of the package, is listed at the end.

        The package stays as it is: everything happens in a copy. To count the tests, they run several times, as with grade bugs. \
        Not every line needs a seam. Begin with those that no test runs because of what they reach.

          grade seams                      the package of the current folder
          grade seams ../MyPackage         another package
          grade seams --no-tests           faster: without the number of tests
        """
    static var manual: Manual {
        Manual(
            operands: [("DIR", "a folder in the package (default: the current one)")],
            exits: [
                ("0", "the report is written, whatever it says"), ("64", "the command line is wrong"),
                ("69", "Swift is missing or too old"), ("70", "the package can't be built"),
                ("130", "Ctrl-C stopped it"),
            ],
            files: [
                (
                    ".build/workbook/bugs",
                    "copies of packages, which you can delete at any time; without sources around the tool, in ~/.cache/swift-testability-workbook/bugs"
                )
            ])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let folder = try context.file(arguments.operands.first ?? ".")
        let (home, tools) = try await packageTools(arguments, context)
        let search = try SeamSearch(from: folder, home: home, tools: tools)
        let progress = BugsProgress(context, name: "seams")
        let report: SeamReport
        do {
            report = try await search.report(countsTests: !arguments.has(.noTests)) { progress.show($0) }
        } catch {
            await progress.end()
            throw error
        }
        await progress.end()
        if arguments.value(of: .bugFormat) == "github" {
            context.console.output.write(report.annotations(in: folderOfAnnotations(arguments)))
        } else if arguments.wantsJSON {
            context.console.output.write(try report.json())
        } else {
            context.console.write(
                report.lines(
                    width: context.console.columns, showsAll: arguments.has(.allBugs),
                    command: wholeCommand(arguments, context)))
        }
        return .passed
    }
}
