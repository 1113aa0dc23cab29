import WorkbookClassroom
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// Which lessons `grade class run` grades: those that `--lessons` lists, or else those of the results, or else those that were
/// handed out.
struct LessonChoice {
    /// The exercises of these lessons, in the course's order.
    private(set) var exercises: [Exercise]
    /// What to say before anything is graded; `nil` if nobody expects anything else.
    private(set) var note: StyledLine?
    /// The numbers of the lessons that were handed out; empty if that isn't known.
    let handedOut: [Int]
    /// The numbers of the lessons that `--lessons` adds, and that are in no handout.
    private(set) var unknown: [Int] = []

    /// Chooses lessons.
    ///
    /// - Parameters:
    ///   - earlier: The record of the results; `nil` if there are none yet.
    ///   - folder: The folder of the results.
    ///   - readsSubmissions: Whether the submissions are read, rather than the files that are kept with the results.
    /// - Throws: ``UnknownLessonList``, ``ClassFolderProblem`` if the results are about another course, or
    ///   ``LessonChoiceProblem`` if there are no files of a lesson, or if several handouts leave open which lessons are meant.
    init(
        _ arguments: Arguments, earlier: ClassRecord?, in folder: ClassFolder, readsSubmissions: Bool,
        course: Course
    ) throws {
        let history = HandoutHistory(of: course)
        handedOut = history.numbers
        let before = earlier.map { record in
            course.exercises.filter { record.exercises.contains($0.slug) }
        }
        if let before, before.isEmpty {
            throw ClassFolderProblem.otherExercises(folder.root, course: course.root)
        }
        let known = Set((before ?? []).map(\.id.lesson))
        guard let list = arguments.value(of: .lessons) else {
            exercises = try before ?? history.exercises(in: course)
            if !arguments.has(.only), exercises.count < course.exercises.count {
                note = chosenNote(isFirst: before == nil, readsSubmissions)
            }
            return
        }
        let lessons = try course.lessons(listed: list)
        exercises = lessons.flatMap(\.exercises)
        let added = lessons.map(\.number).filter { !known.contains($0) }
        if !readsSubmissions, !added.isEmpty {
            throw LessonChoiceProblem.filesNotKept(folder.root, lessons: added)
        }
        unknown = handedOut.isEmpty ? [] : added.filter { !handedOut.contains($0) }
        let others = known.subtracting(lessons.map(\.number))
        // A look at one submission changes nothing for the others.
        if !arguments.has(.only), !others.isEmpty { note = note(without: others, readsSubmissions) }
    }

    /// The numbers of the lessons.
    private var numbers: Set<Int> { Set(exercises.map(\.id.lesson)) }

    /// Says which lessons are graded because `--lessons` names none.
    ///
    /// - Parameter isFirst: Whether there are no results yet.
    private func chosenNote(isFirst: Bool, _ readsSubmissions: Bool) -> StyledLine {
        let grading = " Grading \(Self.words(numbers)), as \(isFirst ? "handed out" : "before")."
        if !readsSubmissions { return "\(grading)" }
        let added = Set(handedOut).subtracting(numbers)
        if !added.isEmpty {
            return
                "\(grading) To add \(Self.words(added)), which \(added.count == 1 ? "was" : "were") handed out, use  \(option(numbers.union(added)), .command)"
        }
        return
            "\(grading) To grade others, \(isFirst ? "add" : "name all of them with")  \("--lessons LIST", .command)"
    }

    /// Says what becomes of lessons that the results have, and that `--lessons` doesn't list.
    private func note(without others: Set<Int>, _ readsSubmissions: Bool) -> StyledLine {
        let (lessons, them) = (Self.words(others), others.count == 1 ? "it" : "them")
        if !readsSubmissions {
            return
                " These results also have \(lessons), and keep \(them). For results without \(them), name the folder with the submissions."
        }
        return
            " The results will be without \(lessons). The verdicts are kept, so to bring \(them) back, use  \(option(numbers.union(others)), .command)"
    }

    private func option(_ numbers: Set<Int>) -> String {
        "--lessons \(HandoutHistory.list(numbers.sorted()))"
    }

    /// Returns lessons in words, such as "lessons 2 and 5".
    private static func words(_ numbers: Set<Int>) -> String {
        "\(numbers.count == 1 ? "lesson" : "lessons") \(Format.list(numbers.sorted().map(String.init)))"
    }
}
