import Foundation
import WorkbookModel

/// An exercise that is to be written: its entry in `lesson.json`, and its files.
package struct ExerciseDraft: Sendable {
    /// The short name, such as `test-the-tracker`.
    var slug: String
    /// The name that a learner reads.
    var title: String
    /// What the learner does.
    var kind: Exercise.Kind
    /// The module of the learner's files.
    var module: String
    /// The module under test, if the learner writes tests.
    var subject: String?
    /// The names of the learner's files; the first is the one to open.
    var owns: [String]
    /// The libraries of the course's packages that it uses.
    var products: [PackageProduct] = []
    /// The hints.
    var hints: [String]
    /// The files by their paths in the folders of the exercise.
    var files = Files()

    /// The files of an exercise.
    struct Files: Sendable {
        /// What the learner gets, including the task.
        var starter: [String: Data] = [:]
        /// What lies in the folder of the solutions besides the starter, such as `reference/Tracker.swift`.
        var solutions: [String: Data] = [:]
        /// What grades it, such as `Checks/TrackerChecks.swift`.
        var suite: [String: Data] = [:]
    }

    /// Returns all files by their paths in the course's folder.
    ///
    /// - Parameter place: The exercise's place, such as `3-testable/2-test-the-tracker`.
    func files(at place: String, in folders: CourseManifest.Folders) -> [String: Data] {
        let parts = [
            ("\(folders.lessons)/\(place)", files.starter),
            ("\(folders.solutions)/\(place)/starter", files.starter),
            ("\(folders.solutions)/\(place)", files.solutions),
            ("\(folders.suites)/\(place)", files.suite),
        ]
        return parts.reduce(into: [:]) { all, folder in
            for (path, data) in folder.1 { all["\(folder.0)/\(path)"] = data }
        }
    }
}
