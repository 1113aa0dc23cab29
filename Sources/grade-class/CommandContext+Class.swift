import Foundation
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension CommandContext {
    /// Returns the lessons that `--lessons` lists, or all of them.
    ///
    /// - Throws: ``UnknownLessonList``.
    func lessons(_ arguments: Arguments, in course: Course) throws -> [Lesson] {
        try arguments.value(of: .lessons).map(course.lessons(listed:)) ?? course.lessons
    }

    /// Returns the exercises that a class was asked for: those of the lessons that `--lessons` lists, or else those of an
    /// earlier run and of the handout, or all.
    ///
    /// - Throws: ``UnknownLessonList``, or ``ClassFolderProblem`` if there were several handouts.
    func exercises(_ arguments: Arguments, earlier: ClassRecord?, in course: Course) throws -> [Exercise] {
        if arguments.value(of: .lessons) != nil {
            let exercises = try lessons(arguments, in: course).flatMap(\.exercises)
            if !arguments.has(.only) { mention(earlier, besides: exercises, in: course) }
            return exercises
        }
        // A look at one submission asks nothing new of the others.
        if arguments.has(.only), let earlier {
            return course.exercises.filter { earlier.exercises.contains($0.slug) }
        }
        let exercises = try HandoutHistory(of: course).exercises(besides: earlier?.exercises, in: course)
        if earlier == nil, exercises.count < course.exercises.count {
            let numbers = Set(exercises.map(\.id.lesson)).sorted().map(String.init)
            console.writeError([
                " Grading \(numbers.count == 1 ? "lesson" : "lessons") \(Format.list(numbers)), as handed out. To grade others, add  \("--lessons LIST", .command)"
            ])
        }
        return exercises
    }

    /// Says which lessons results have besides some exercises, because a run never removes any.
    private func mention(_ earlier: ClassRecord?, besides exercises: [Exercise], in course: Course) {
        let numbers = earlier?.lessons(besides: exercises, in: course).map(String.init) ?? []
        if numbers.isEmpty { return }
        let (lessons, them) = numbers.count == 1 ? ("lesson", "it") : ("lessons", "them")
        console.writeError([
            " These results also have \(lessons) \(Format.list(numbers)), and the gradebook counts \(them). For results without \(them), name another folder with  \("--out DIR", .command)"
        ])
    }

    /// Returns a command about a course as it can be typed in any folder.
    func lastingCommand(_ words: String, in course: Course) -> String {
        var grade = program
        if grade.hasPrefix("swift run"), let end = tool?.path.range(of: "/.build/", options: .backwards) {
            let package = String(tool?.path[..<end.lowerBound] ?? "").shellWord
            grade = "swift run --package-path \(package) grade"
        }
        return "\(grade) \(words) --course \(course.root.path.shellWord)"
    }

    /// Returns the folder for the results: the one that `--out` names, or else one beside the submissions.
    func resultsFolder(_ arguments: Arguments, for submissions: URL?) throws -> ClassFolder {
        guard let submissions, arguments.value(of: .out) == nil else {
            return ClassFolder(try file(arguments.value(of: .out) ?? "."))
        }
        let name = submissions.lastPathComponent + "-results" + (try shard(arguments).suffix)
        return ClassFolder(submissions.deletingLastPathComponent().appending(path: name))
    }

    /// Returns the share that `--shard` names, or the one that has all submissions.
    ///
    /// - Throws: ``UsageError``.
    func shard(_ arguments: Arguments) throws -> Shard {
        guard let text = arguments.value(of: .shard) else { return .all }
        guard let shard = Shard(text) else { throw UsageError.badValue(.shard, text) }
        return shard
    }

    /// Acquires the lock of a folder with results, and says so if another run holds it.
    ///
    /// - Throws: The file system's errors.
    func lock(_ folder: ClassFolder) async throws -> FileLock {
        try await folder.acquireLock {
            console.writeError([
                "Another run writes to \(folder.root.path, .path). This one waits until it ends."
            ])
        }
    }
}
