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
                // A file that equals the learner's own isn't another answer.
                let own = exercise.folders.lesson.appending(path: path).path
                if FileManager.default.contentsEqual(atPath: own, andPath: file.path) { return false }
                return handedOut?.isChanged(course.relativePath(of: file))
                    ?? changedFolders.contains(course.relativePath(of: exercise.folders.solutions))
            }.map { exercise.folders.starter.appending(path: $0) }.filter { FileKind(of: $0) == .file }
        }

        /// Whether the learner's own files of an exercise are as they were handed out, so that only its starter is an attempt.
        func isUntouched(_ exercise: Exercise) -> Bool {
            !files(of: exercise).isEmpty && isAnswered(exercise) == false
        }

        /// Whether the learner's own files of an exercise aren't as they were handed out, even if the starter was changed as they were;
        /// `nil` if nobody knows.
        func isAnswered(_ exercise: Exercise) -> Bool? {
            handedOut.map { handedOut in
                exercise.ownedPaths.contains { path in
                    let path = course.relativePath(of: exercise.folders.lesson.appending(path: path))
                    return handedOut.digests[path] != nil && handedOut.isChanged(path)
                }
            }
        }
    }
}
