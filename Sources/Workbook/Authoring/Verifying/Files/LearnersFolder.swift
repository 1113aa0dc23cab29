import Foundation
import WorkbookModel
import WorkbookSystem
import WorkbookUpdating

/// Compares the folder in which learners work with the starter of the exercise.
struct LearnersFolder {
    let course: Course

    /// Returns what learners can't begin with: files that are missing or not theirs, other given files, and templates.
    func mistakes(in exercise: Exercise) -> [String] { misfits(in: exercise) + unfit(in: exercise) }

    /// Returns which files of the starter are missing, and which Swift files it doesn't have.
    private func misfits(in exercise: Exercise) -> [String] {
        let (own, starter) = (exercise.folders.lesson, exercise.folders.starter)
        let (missing, strays) = misfitNames(in: exercise)
        let path = course.relativePath(of: own)
        return missing.map {
            let isOwned = exercise.ownedPaths.contains($0)
            return
                "\(path)/\($0) is missing; `\(course.command("reset \(exercise.slug)"))` copies it from the starter"
                + (isOwned ? "" : ". If learners aren't given it, remove it from the starter")
        } + strays.map { stray("\(path)/\($0)", starter) }
    }

    private func misfitNames(in exercise: Exercise) -> (missing: [String], strays: [String]) {
        let own = exercise.folders.lesson
        let wanted = exercise.listStarter().filter { $0.hasSuffix(".swift") }
        let found = FileTree(own).files().filter { $0.hasSuffix(".swift") }
        // If the whole folder is missing among the starter's, that has a finding of its own.
        let lacksSubject = !RequiredFiles(course: course).givenSubject(of: exercise).isEmpty
        return (
            wanted.filter { FileKind(of: own.appending(path: $0)) == .nothing },
            found.filter {
                !wanted.contains($0) && !exercise.mayOwn($0) && !(lacksSubject && $0.hasPrefix("Subject/"))
            }
        )
    }

    /// Returns the files that learners shouldn't find as they are: given files aren't theirs to change, and a template isn't
    /// anybody's work.
    private func unfit(in exercise: Exercise) -> [String] {
        let own = exercise.folders.lesson
        return unfitNames(in: exercise).map { name in
            "\(course.relativePath(of: own))/\(name) isn't as in the starter; `\(course.command("reset \(exercise.slug)"))` copies it"
        }
    }

    private func unfitNames(in exercise: Exercise) -> [String] {
        let (own, starter) = (exercise.folders.lesson, exercise.folders.starter)
        let given = exercise.listGivenFiles().filter { name in
            content(name, in: own).map { $0 != content(name, in: starter) } ?? false
        }
        let templates = exercise.ownedPaths.filter { name in
            content(name, in: own)?.range(of: mark) != nil
                && content(name, in: starter)?.range(of: mark) == nil
        }
        return given + templates
    }

    /// Returns remarks if learners would get other code of their own than the starter, or files that aren't code.
    ///
    /// Given files, and what is still to be written, have findings of their own.
    func remarksOnEdits(in exercise: Exercise) -> [Finding] {
        (edits(in: exercise) + notes(in: exercise)).map {
            .remark(nil, "lesson \(exercise.id.lesson)", $0)
        }
    }

    /// Returns a remark with one command that resets several exercises; none for a single one, whose remark has it.
    func advice(on exercises: [Exercise]) -> [Finding] {
        let names = exercises.filter {
            !(misfitNames(in: $0).missing + unfitNames(in: $0) + edits(in: $0)).isEmpty
        }.map(\.slug)
        if names.count < 2 { return [] }
        return [
            .remark(
                nil, "lessons",
                "to copy the starters of all of these: `for name in \(names.joined(separator: " ")); do \(course.command("reset $name --yes")); done`"
            )
        ]
    }

    /// Returns which files other than Swift files the starter doesn't have; in a learner's copy, they may be notes.
    private func notes(in exercise: Exercise) -> [String] {
        let (own, starter) = (exercise.folders.lesson, exercise.folders.starter)
        let wanted = FileTree(starter).files()
        return FileTree(own).files().filter { path in
            !path.hasSuffix(".swift") && !wanted.contains(path)
                && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }.map { stray("\(course.relativePath(of: own))/\($0)", starter) }
    }

    private func stray(_ path: String, _ starter: URL) -> String {
        "\(path) isn't in \(course.relativePath(of: starter)): copy it there if learners are given it, or else remove it"
    }

    private func edits(in exercise: Exercise) -> [String] {
        let (own, starter) = (exercise.folders.lesson, exercise.folders.starter)
        let changed = exercise.ownedPaths.filter { name in
            guard let first = content(name, in: own), let second = content(name, in: starter) else {
                return false
            }
            return first != second && first.range(of: mark) == nil
        }
        if changed.isEmpty { return [] }
        let names = changed.map { "\(course.relativePath(of: own))/\($0)" }.joined(separator: ", ")
        let verb = changed.count == 1 ? "differs" : "differ"
        return ["\(names) \(verb) from the starter; `\(course.command("reset \(exercise.slug)"))` copies it"]
    }

    /// Returns the files that differ from the starter.
    ///
    /// In a learner's copy that is their work; elsewhere it is a mistake.
    ///
    /// - Parameter isComplete: Whether to name also what ``mistakes(in:)`` names.
    func pristineFindings(for exercise: Exercise, isComplete: Bool = true) -> [Finding] {
        let (own, starter) = (exercise.folders.lesson, exercise.folders.starter)
        let manager = FileManager.default
        let names = [starter, own].reduce(into: Set<String>()) { names, folder in
            names.formUnion(manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        }
        let misfits = misfitNames(in: exercise)
        let known = isComplete ? [] : misfits.missing + misfits.strays + unfitNames(in: exercise)
        return names.subtracting(known).sorted().filter {
            $0.hasSuffix(".swift") && content($0, in: own) != content($0, in: starter)
        }.map { .breach(nil, "pristine", "\(course.relativePath(of: own))/\($0) differs from the starter") }
    }

    private var mark: Data { Data(Course.openMark.utf8) }

    private func content(_ name: String, in folder: URL) -> Data? {
        FileManager.default.contents(atPath: folder.appending(path: name).path)
    }
}
