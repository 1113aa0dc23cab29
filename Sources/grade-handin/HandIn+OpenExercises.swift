import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

extension HandIn {
    /// The exercises of which nothing was changed, so that the answers may be in a document or text.
    struct OpenExercises {
        private let exercises: [(exercise: Exercise, names: DeclaredNames)]

        /// Reads the learner's files, and what the starters declare.
        init(of course: Course, _ changed: ChangedStarters) {
            exercises = course.exercises.filter { Self.isOpen($0) || changed.isUntouched($0) }.map {
                exercise in
                let starters = exercise.ownedPaths.compactMap { path in
                    // Without a starter, there are no names.
                    (try? BoundedFile.read(
                        exercise.folders.starter.appending(path: path), limit: PartAttempt.largestFile)).map {
                            (path, $0)
                        }
                }
                return (exercise, DeclaredNames(inStarters: starters))
            }
        }

        /// Whether there are none.
        var isEmpty: Bool { exercises.isEmpty }

        /// Whether an exercise is one of them.
        func contains(_ exercise: Exercise) -> Bool { exercises.contains { $0.exercise == exercise } }

        /// Returns the exercises to which a document may have the answer, by the exercise or else the lesson in whose folder it is.
        func inDocument(of home: Exercise?, _ lesson: Lesson?) -> [Exercise] {
            exercises.map(\.exercise).filter {
                home == nil ? lesson?.exercises.contains($0) ?? false : $0 == home
            }
        }

        /// Returns the exercises to which a text may have the answer, because it mentions what they declare.
        func mentioned(in text: Data, of file: String, in home: Exercise?) -> [Exercise] {
            let mentioned = exercises.filter { open in
                (home == nil || open.exercise == home) && open.names.areMentioned(in: text, of: file)
            }.map(\.exercise)
            return DeclaredNames.meant(by: text, among: mentioned) { exercise in
                exercise.parts.contains { $0.kind == .tests }
            }
        }

        private static func isOpen(_ exercise: Exercise) -> Bool {
            Attempt(exercise).ownedPaths.allSatisfy { CourseFiles.isUntouched($0, of: exercise) }
        }
    }
}
