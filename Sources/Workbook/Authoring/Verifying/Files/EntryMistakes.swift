import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Finds what `lesson.json` says about an exercise that can't be.
///
/// Everything else that is wrong with the exercise may follow from that.
struct EntryMistakes {
    let course: Course

    /// Returns what can't be, a sentence each.
    func all(of exercise: Exercise) -> [String] {
        let places = ManifestPlaces(of: exercise, in: course)
        return unsupported(exercise, places) + unreadSubject(exercise, places)
            + exercise.parts.flatMap { misnamedFiles(of: $0, in: exercise, places) }
            + exercise.parts.compactMap {
                ModuleName(of: $0).taken(in: places, of: course) ?? ModuleName(of: $0).problem(in: places)
            }
    }

    private func unreadSubject(_ exercise: Exercise, _ places: ManifestPlaces) -> [String] {
        guard exercise.kind != .tests, let subject = exercise.firstPart.subject else { return [] }
        return [
            "\(places.place(of: "subject")) has \"subject\": \"\(subject)\", which is only for exercises of kind \"tests\". If learners also write tests here, use \"tests\"; otherwise, remove it"
        ]
    }

    private func unsupported(_ exercise: Exercise, _ places: ManifestPlaces) -> [String] {
        exercise.firstPart.support.compactMap { module in
            let folder = course.folder(ofModule: module)
            if !folder.files().isEmpty { return nil }
            return "\(places.place(of: "support")) has \"support\": \"\(module)\", and "
                + (FileKind(of: folder) == .nothing
                    ? "there is no folder Sources/\(module)" : "Sources/\(module) has no Swift file")
        }
    }

    /// Returns which owned files are in neither of two folders, although one that only one of them lacks is missing there.
    private func misnamedFiles(
        of part: ExercisePart, in exercise: Exercise, _ places: ManifestPlaces
    ) -> [String] {
        let reference = PartAttempt(part, in: exercise.folders.reference).folder
        let found = [part.starter, reference].map {
            FileTree($0).files().filter { $0.hasSuffix(".swift") }
        }
        return part.owns.filter { name in
            !found[1].isEmpty && found.allSatisfy { !$0.contains(name) }
        }.map { name in
            let near = Suggestion.nearest(to: name, in: found[1].filter { !part.owns.contains($0) })
            return
                "\(places.place(of: part.subfolder == nil ? "owns" : "tests.owns")) has \"owns\": \"\(name)\", and neither the starter nor the reference has it"
                + (near.map { ". Did you mean \"\($0)\"?" } ?? "")
        }
    }
}
