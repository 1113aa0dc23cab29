import Foundation
import WorkbookLearning
import WorkbookModel
import WorkbookSystem

extension HandIn {
    /// A learner's copy in which files were changed that an editor offers beside the learner's own: the starters below the
    /// solutions.
    struct ChangedStarters {
        private let course: Course
        private let handedOut: HandedOutFiles?
        /// The folders below the solutions that were changed, if the copy wasn't handed out by `grade class handout`.
        private let changedFolders: [String]

        /// Reads what was handed out.
        init(of course: Course) {
            self.course = course
            handedOut = HandedOutFiles(of: course)
            changedFolders = handedOut == nil ? ChecksumList(of: course)?.changed(in: course) ?? [] : []
        }

        /// Returns the changed starters of an exercise, which may be the learner's answer.
        func files(of exercise: Exercise) -> [URL] {
            // In a course with solutions, an author may be at work.
            if FileKind(of: exercise.folders.reference) != .nothing { return [] }
            return exercise.ownedPaths.filter { path in
                let file = exercise.folders.starter.appending(path: path)
                if let handedOut { return handedOut.isChanged(course.relativePath(of: file)) }
                // Only the folder is known to have changed; a file that equals the learner's own isn't another answer.
                let own = exercise.folders.lesson.appending(path: path).path
                return changedFolders.contains(course.relativePath(of: exercise.folders.solutions))
                    && !FileManager.default.contentsEqual(atPath: own, andPath: file.path)
            }.map { exercise.folders.starter.appending(path: $0) }.filter { FileKind(of: $0) == .file }
        }

        /// Whether the learner's own files of an exercise are as they were handed out, so that only its starter is an attempt.
        func isUntouched(_ exercise: Exercise) -> Bool {
            guard let handedOut, !files(of: exercise).isEmpty else { return false }
            return !exercise.ownedPaths.contains { path in
                handedOut.isChanged(course.relativePath(of: exercise.folders.lesson.appending(path: path)))
            }
        }
    }
}
