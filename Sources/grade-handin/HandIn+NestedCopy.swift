import Foundation
import WorkbookModel
import WorkbookSystem

extension HandIn {
    /// Another copy of the course inside a copy, such as one that was unpacked there a second time.
    struct NestedCopy {
        /// The copy, as a course of its own.
        private let inner: Course
        private let outer: Course
        /// Its folder in the outer copy.
        private let place: String

        /// Reads the course in a folder; `nil` if there is none, or one that has nothing in common with the outer one.
        init?(at place: String, in outer: Course) {
            let folder = outer.root.appending(path: place)
            // What can't be read as a course is searched like any other folder.
            guard FileKind(of: folder.appending(path: CourseManifest.path)) == .file,
                let inner = try? Course.load(folder),
                inner.exercises.contains(where: { Self.exercise(like: $0, in: outer) != nil })
            else { return nil }
            self.inner = inner
            self.outer = outer
            self.place = place
        }

        /// Reads what the learner would hand in from this copy, apart from what the outer copy has as well.
        ///
        /// - Parameters:
        ///   - courseFiles: The files that the outer copy came with, and its learner's files.
        ///   - open: The exercises of which nothing was changed in the outer copy.
        func strays(besides courseFiles: CourseFiles, _ open: OpenExercises) -> [Stray] {
            let handIn = HandIn(of: inner)
            let own = handIn.items.flatMap { item in
                item.files.map { Stray(file: $0, exercise: item.exercise, isInside: false) }
                    + item.problems.compactMap { problem in
                        guard case .tooLarge(let file, _) = problem else { return nil }
                        return Stray(
                            file: File(file, Data(), in: inner), exercise: item.exercise, isInside: false,
                            isTooLarge: true)
                    }
            }
            return (own + handIn.strays).compactMap { stray(from: $0, besides: courseFiles, open) }
        }

        private func stray(
            from found: Stray, besides courseFiles: CourseFiles, _ open: OpenExercises
        ) -> Stray? {
            var stray = found
            stray.exercise = found.exercise.flatMap { Self.exercise(like: $0, in: outer) }
            let name = URL(filePath: found.file.path).lastPathComponent
            if !found.isTooLarge,
                courseFiles.hasCopy(of: found.file.content, named: name, for: stray.exercise)
            {
                return nil
            }
            stray.mayAnswer = found.mayAnswer.compactMap { Self.exercise(like: $0, in: outer) }
            if found.reason == .content, !found.mayAnswer.isEmpty {
                stray.mayAnswer = stray.mayAnswer.filter(open.contains)
                stray.exercise = stray.mayAnswer.first
                // Beside an answer, a document is none.
                if stray.mayAnswer.isEmpty { return nil }
            }
            stray.file.path = "\(place)/\(found.file.path)"
            stray.isInside = false
            stray.copy = [place, found.copy].compactMap(\.self).joined(separator: "/")
            // With two versions, an instructor could not tell which one counts.
            stray.isOtherVersion = stray.exercise.map { !open.contains($0) } ?? false
            return stray
        }

        private static func exercise(like other: Exercise, in course: Course) -> Exercise? {
            let names = [other.slug] + other.formerly
            return course.exercises.first { exercise in
                ([exercise.slug] + exercise.formerly).contains(where: names.contains)
            }
        }
    }
}
