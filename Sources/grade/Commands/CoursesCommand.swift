import Foundation
import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// `grade courses`: lists the courses in a folder, with the progress in each.
enum CoursesCommand: Subcommand {
    static let name = "courses"
    static let summary = "list the courses in a folder"
    static let operandName = "[DIR]"
    static let mostOperands = 1
    static let discussion = """
        Lists the folders that hold a course, with your progress in each. Without a name, it looks in the folder where you are and, inside \
        a course, in the folder around that course. It compiles and runs nothing.

          grade courses ~/courses
          grade next --course ~/courses/closures     works on one of them
        """
    static var manual: Manual {
        Manual(
            operands: [("[DIR]", "the folder with the courses")],
            exits: [("0", "the courses were listed"), ("1", "there is none"), Manual.wrongUsage], files: [])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let folder = try arguments.operands.first.map(context.file) ?? around(context.folder)
        guard FileKind(of: folder.resolvingSymlinksInPath()) == .folder else {
            throw CourseError.notFound(from: folder)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        var page = Layout(width: min(context.console.columns, 90))
        var count = 0
        for name in names where !name.hasPrefix(".") {
            let place = folder.appending(path: name)
            let path = place.path(from: context.folder)
            do {
                let course = try Course.load(place)
                let totals = ProgressReport.Totals(
                    of: course.exercises, progress: ProgressStore(course: course).load().progress)
                count += 1
                page.row(
                    " \(course.title, .strong)",
                    "\("\(totals.passed) of \(Format.count(totals.exercises, "exercise"))", .faint)",
                    indent: 1)
                page.paragraph("   \(path, .path)", indent: 3)
            } catch CourseError.noLessons {
                continue  // An ordinary folder.
            } catch {
                count += 1
                page.paragraph(
                    "\(" ✘ ", .bad)\(path, .path) can't be used. To see why:  \("\(context.program) list --course \(path.shellWord)", .command)",
                    indent: 3)
            }
        }
        if count == 0 {
            let path = folder.path(from: context.folder)
            let place: StyledLine = path == "." ? "this folder" : "\(path, .path)"
            page.paragraph("There is no course in \(place).", indent: 0)
            page.paragraph("To create one:  \("\(context.program) course new DIR", .command)", indent: 0)
        }
        context.console.write(page.lines)
        return count == 0 ? .notYet : .passed
    }

    private static func around(_ folder: URL) -> URL {
        // Outside of any course, the folder itself is meant.
        (try? Course.locate(from: folder))?.deletingLastPathComponent() ?? folder
    }
}
