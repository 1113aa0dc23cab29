import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds what `lesson.json` says about an exercise that can't be.
///
/// Everything else that is wrong with the exercise may follow from that.
struct EntryMistakes {
    let course: Course

    /// Returns what can't be, a sentence each.
    func all(of exercise: Exercise) -> [String] {
        unsupported(exercise) + exercise.parts.flatMap { misnamedFiles(of: $0, in: exercise) }
            + exercise.parts.compactMap { ModuleName(of: $0).problem }
    }

    private func unsupported(_ exercise: Exercise) -> [String] {
        exercise.firstPart.support.filter {
            FileKind(of: course.root.appending(path: "Sources/\($0)")) == .nothing
        }.map { "lesson.json has \"support\": \"\($0)\", and there is no folder Sources/\($0)" }
    }

    /// Returns which owned files are in neither of two folders, although one that only one of them lacks is missing there.
    private func misnamedFiles(of part: ExercisePart, in exercise: Exercise) -> [String] {
        let reference = PartAttempt(part, in: exercise.folders.reference).folder
        let found = [part.starter, reference].map {
            FileTree($0).files().filter { $0.hasSuffix(".swift") }
        }
        return part.owns.filter { name in
            !found[1].isEmpty && found.allSatisfy { !$0.contains(name) }
        }.map { name in
            let near = Suggestion.nearest(to: name, in: found[1].filter { !part.owns.contains($0) })
            return
                "lesson.json has \"owns\": \"\(name)\", and neither the starter nor the reference has it"
                + (near.map { ". Did you mean \"\($0)\"?" } ?? "")
        }
    }
}
