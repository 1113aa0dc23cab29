import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

/// What a learner hands in: the learner's own files in all exercises that were changed, what may be such a file under another
/// name or in another place, what may have an answer in it, and nothing else.
struct HandIn: Sendable {
    /// An exercise with at least one file that differs from the starter.
    struct Item: Sendable {
        /// The exercise.
        var exercise: Exercise
        /// The digest of its files, as progress stores it.
        var digest: String
        /// The files that can be packed.
        var files: [File] = []
        /// What keeps files from being graded.
        var problems: [AttemptProblem] = []
        /// Files without code, which is a problem unless the exercise works without them.
        var emptyFiles: [AttemptProblem] = []
    }

    /// A file of the archive.
    struct File: Sendable, Equatable {
        /// Its path in the course.
        var path: String
        /// Its content.
        var content: Data
        /// When it was changed, in seconds since 1970; class records take it as the time of the hand-in.
        var time: Int
    }

    /// The exercises to hand in.
    private(set) var items: [Item] = []
    /// The exercises that are still as in the starter.
    private(set) var untouched: [Exercise] = []
    /// The files for which no exercise asks.
    let strays: [Stray]

    /// Reads the learner's files.
    init(of course: Course) {
        let changed = ChangedStarters(of: course)
        strays =
            StraySearch(of: course, changed).strays()
            + course.exercises.flatMap { exercise in
                changed.files(of: exercise).compactMap { file in
                    Self.content(of: file).map {
                        Stray(file: File(file, $0, in: course), exercise: exercise, isInside: false)
                    }
                }
            }
        for exercise in course.exercises {
            let isAsStarter = Attempt(exercise).hasOnlyStarterFiles() && changed.isAnswered(exercise) != true
            // Without a starter, only the record of the handout says what was changed.
            let isAsHandedOut =
                FileKind(of: exercise.folders.starter) == .nothing && changed.isAnswered(exercise) == false
            if isAsStarter || isAsHandedOut || changed.isUntouched(exercise) {
                untouched.append(exercise)
            } else {
                items.append(Item(exercise, in: course))
            }
        }
    }

    /// All files of the archive.
    var files: [File] { items.flatMap(\.files) + packedStrays.map(\.file) }

    /// The files for which no exercise asks, apart from those that are too large or other versions.
    var packedStrays: [Stray] { strays.filter(\.isPacked) }

    /// The exercises of which a file is packed that they ask for.
    var packed: [Exercise] { items.filter { !$0.files.isEmpty }.map(\.exercise) }

    /// The exercises of which everything is packed that they ask for, with code in it.
    var whole: [Exercise] {
        items.filter { $0.problems.isEmpty && $0.emptyFiles.isEmpty }.map(\.exercise)
    }

    /// The archive, whose bytes depend only on the files.
    var archive: Data {
        files.reduce(into: TarArchive()) { $0.add($1.path, $1.content, time: $1.time) }.data
    }
}

extension HandIn.Item {
    /// Reads the learner's files of an exercise.
    fileprivate init(_ exercise: Exercise, in course: Course) {
        self.init(exercise: exercise, digest: Attempt(exercise).digest())
        let starters = Attempt(exercise, in: exercise.folders.starter).parts
        for (part, starter) in zip(Attempt(exercise).parts, starters) {
            let blank = Set(starter.listEmptyFiles())
            for name in part.part.owns {
                add(name, of: part, isBlankAtStart: blank.contains(name), in: course)
            }
        }
    }

    private mutating func add(
        _ name: String, of part: PartAttempt, isBlankAtStart: Bool, in course: Course
    ) {
        let file = part.folder.appending(path: name)
        do throws(AttemptProblem) {
            let content = try part.read(name)
            if !isBlankAtStart, PartAttempt.isBlank(content) { emptyFiles.append(.empty(file)) }
            files.append(HandIn.File(file, content, in: course))
        } catch {
            problems.append(error)
            switch error {
            case .notText, .notSource, .conflict, .empty:
                // The instructor sees the same problem.
                let content = try? BoundedFile.read(
                    file, limit: PartAttempt.largestFile, followsLinks: false)
                content.map { files.append(HandIn.File(file, $0, in: course)) }
            case .missing, .notRegular, .shared, .unreadable, .tooLarge: break
            }
        }
    }
}

extension HandIn.File {
    /// Creates a file of the archive from one that was just read.
    init(_ file: URL, _ content: Data, in course: Course) {
        // A file that was just read has a date, except while somebody replaces it.
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let date = attributes?[.modificationDate] as? Date
        let time = date.map { Int(max(0, min($0.timeIntervalSince1970, 0o77777777777))) }
        self.init(path: course.relativePath(of: file), content: content, time: time ?? TarArchive.time)
    }
}
