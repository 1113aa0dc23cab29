import Foundation
import WorkbookBugs
import WorkbookCapstone
import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// `grade capstone`: grades the app at the end of the course as a whole.
enum CapstoneCommand: CompanionCommand {
    static let outline = CommandOutline.capstone
    static let discussion = """
        Grades the app in Lessons/the-untested-app, an optional task for after lesson 7. Its README.md describes the task.

        Three things must be right, and each is checked when the one before it is:

          1  The program behaves as before.
          2  Your tests pass alone, in any order, at any time, and where nothing can be written.
          3  Your tests notice nine in ten of the small bugs that grade bugs makes in your code.

        Everything happens in a copy of the app, and your own reading list stays as it is.
        """
    static var manual: Manual {
        Manual(
            exits: [
                ("0", "all three parts are right"), ("1", "a part isn't right yet"),
                ("64", "the command line is wrong"), ("69", "Swift is missing or too old"),
                ("70", "the app can't be built, or the course has no such app"),
                ("130", "Ctrl-C stopped it"),
            ],
            files: [
                ("Lessons/the-untested-app", "the app, whose code and tests you change"),
                (
                    ".build/workbook/bugs",
                    "copies of packages, which you can delete at any time; without sources around the tool, in ~/.cache/swift-testability-workbook/bugs"
                ),
            ])
    }

    /// The name of the app's folders.
    static let app = "the-untested-app"

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let folders = course.manifest.folders
        let own = course.root.appending(path: "\(folders.lessons)/\(app)")
        let attempt = CapstoneAttempt(
            folder: try arguments.value(of: .capstoneFolder).map(context.file) ?? own,
            starter: course.root.appending(path: "\(folders.solutions)/\(app)/starter"))
        let (home, tools) = try await packageTools(arguments, context)
        let folder = try attempt.package(in: home.appending(path: "attempts"))
        let file = course.root.appending(path: "\(folders.suites)/\(app)/scenarios.json")
        guard FileKind(of: file) == .file, FileKind(of: own) == .folder else {
            throw CapstoneProblem.notHere(course.root)
        }
        let grading = CapstoneGrading(
            folder: folder, scenarios: try ScenarioFile(at: file), home: home, tools: tools)
        if context.environment["WORKBOOK_RECORD_SCENARIOS"] != nil {
            try await grading.recorded().data().write(to: file)
            return .passed
        }
        let progress = BugsProgress(context)
        let result: CapstoneResult
        do {
            result = try await grading.result { progress.show($0) }
        } catch {
            await progress.end()
            throw error
        }
        await progress.end()
        let path = folder.path(from: context.folder)
        let from = arguments.value(of: .capstoneFolder).map { " --from \($0.shellWord)" } ?? ""
        context.console.write(
            result.lines(
                width: context.console.columns,
                commands: .init(
                    again: context.command("capstone\(from)", arguments),
                    test: "swift test --package-path \(path.shellWord)",
                    bugs: "\(context.program) bugs \(path.shellWord) --all",
                    scenarios: file.path(from: context.folder))))
        guard result.open == nil else { return .notYet }
        if arguments.value(of: .capstoneFolder) == nil {
            try await ProgressStore(course: course, now: context.now).recordCapstone()
        }
        return .passed
    }
}
