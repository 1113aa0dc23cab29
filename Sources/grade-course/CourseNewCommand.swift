import Foundation
import WorkbookAuthoring
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// `grade course new`: creates a course, a lesson or an exercise.
enum CourseNewCommand: CompanionCommand {
    static let outline = CommandOutline.courseNew
    static let discussion = """
        Creates a course with one lesson and one small exercise, which is complete and in order. Then it creates more lessons and exercises, \
        with every file in its place. Wherever you have to write something, there is a \(Course.openMark), and `grade course verify` lists \
        them one by one.

          grade course new ../my-course                         a course
          grade course new lesson closures                      a lesson, with an exercise "first-closures"
          grade course new lesson closures capture-lists        a lesson, with an exercise of that name
          grade course new exercise closures capture-lists      an exercise at the end of a lesson
          grade course new exercise 2 test-the-cart --kind tests

        A course whose folder is named "lesson" or "exercise" is created with ./ in front.
        """
    static var manual: Manual {
        Manual(
            operands: [
                ("DIR", "the folder of the new course"),
                (
                    "lesson NAME [EXERCISE]",
                    "a lesson, with its first exercise, in the course around the folder in which you are"
                ),
                ("exercise LESSON NAME", "an exercise in a lesson, which has a number and a name"),
            ],
            exits: [
                ("0", "the files were written"), Manual.wrongUsage, ("70", "the files could not be written"),
            ],
            files: [
                ("course.json", "what the course is as a whole"),
                ("Package.swift", "lists the exercises for editors"),
            ])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let words = arguments.operands
        switch words.first {
        case nil:
            throw UsageError.missingOperand(
                command: name, what: "what to create", example: "../my-course")
        case "lesson": try createLesson(words, arguments, context)
        case "exercise": try createExercise(words, arguments, context)
        case let path?:
            if words.count > 1 {
                let known = ["lesson", "exercise"]
                throw Suggestion.nearest(to: path, in: known) == nil
                    ? UsageError.tooManyOperands(command: name, extra: words[1])
                    : .unknownOperand(command: name, path, known: known)
            }
            try createCourse(path, arguments, context)
        }
        return .passed
    }

    private static func createCourse(_ path: String, _ arguments: Arguments, _ context: CommandContext) throws
    {
        let folder = try context.file(path).standardizedFileURL
        try CourseCreation(in: folder).course(title: folder.lastPathComponent)
        // A parent folder that can't be read isn't a course.
        let outer = (try? Course.locate(from: folder.deletingLastPathComponent())).flatMap {
            try? CourseManifest(of: $0).title
        }
        let place = folder.path(from: context.folder)
        let option = "--course \(place.shellWord)"
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph("\(" ✔ ", .done)Created a course with one exercise:  \(place, .path)", indent: 3)
        page.gap()
        page.paragraph("   Its title is in  \("\(place)/course.json", .path)", indent: 3)
        page.paragraph(
            "   Check that it works: \("\(context.program) course verify \(option)", .command)", indent: 3)
        page.paragraph("   See it as a learner: \("\(context.program) next \(option)", .command)", indent: 3)
        page.paragraph(
            "   Add an exercise:     \("\(context.program) course new exercise 1 NAME \(option)", .command)",
            indent: 3)
        if let outer {
            page.gap()
            page.paragraph(
                " • It is inside another course, \(outer, .strong). Move it if you didn't mean that.",
                indent: 3)
        }
        context.console.write(page.lines)
    }

    private static func createLesson(_ words: [String], _ arguments: Arguments, _ context: CommandContext)
        throws
    {
        guard words.count > 1 else {
            throw UsageError.missingOperand(
                command: "\(name) lesson", what: "the name of the lesson", example: "closures")
        }
        let course = try course(arguments, context)
        let exercise = words.count > 2 ? words[2] : nil
        let files = try CourseCreation(in: course.root).lesson(
            words[1], first: exercise, kind: try kind(arguments), in: course)
        show(
            files, of: course, "lesson \(words[1])", exercise: exercise ?? "first-\(words[1])", arguments,
            context)
    }

    /// Loads the course to which something is added; one that its author has just begun may be empty.
    private static func course(_ arguments: Arguments, _ context: CommandContext) throws -> Course {
        do {
            return try context.course(arguments)
        } catch {
            let folder =
                if case CourseError.noLessons(let folder, _) = error { folder } else {
                    try context.courseFolder(arguments)
                }
            guard FileKind(of: folder.appending(path: CourseManifest.path)) == .file,
                // If it isn't right apart from that, the first error says why.
                let course = try? Course.load(folder, mayBeEmpty: true)
            else { throw AuthorError.explained(error) }
            return course
        }
    }

    private static func createExercise(_ words: [String], _ arguments: Arguments, _ context: CommandContext)
        throws
    {
        guard words.count > 2 else {
            throw UsageError.missingOperand(
                command: "\(name) exercise", what: "the lesson, and the name of the exercise",
                example: "1 capture-lists")
        }
        let course = try course(arguments, context)
        guard let lesson = course.lessons.first(where: { "\($0.number)" == words[1] || $0.slug == words[1] })
        else {
            throw CreationProblem.noLesson(
                words[1], known: course.lessons.map { "\($0.number) (\($0.slug))" })
        }
        let files = try CourseCreation(in: course.root).exercise(
            words[2], kind: try kind(arguments), in: lesson, of: course)
        show(files, of: course, "exercise \(words[2])", exercise: words[2], arguments, context)
    }

    private static func kind(_ arguments: Arguments) throws -> Exercise.Kind {
        guard let word = arguments.value(of: .kind) else { return .implement }
        guard let kind = Exercise.Kind(rawValue: word) else { throw UsageError.badValue(.kind, word) }
        return kind
    }

    private static func show(
        _ files: [String], of course: Course, _ what: String, exercise: String, _ arguments: Arguments,
        _ context: CommandContext
    ) {
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph("\(" ✔ ", .done)Created \(what).", indent: 3)
        for file in files {
            page.paragraph("   \(course.shownPath(of: course.root.appending(path: file)), .path)", indent: 5)
        }
        page.gap()
        for (what, command) in [
            ("What is still to write: ", "verify"), ("Verify on each save:    ", "watch"),
            ("Once it has checks:     ", "record"),
        ] {
            let line = context.command("course \(command) \(exercise)", arguments)
            page.paragraph("   \(what) \(line, .command)", indent: 3)
        }
        page.gap()
        let reset = context.command("reset \(exercise)", arguments)
        page.paragraph(
            "   Write what learners start with in the starter under \(course.folders.solutions). This copies it to \(course.folders.lessons):",
            indent: 3)
        page.paragraph("   \(reset, .command)", indent: 3)
        context.console.write(page.lines)
    }
}
