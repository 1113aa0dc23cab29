import Foundation
import WorkbookJSON
import WorkbookModel
import WorkbookSystem

/// Finds the lines of a lesson's `lesson.json`, by which findings name what it says.
struct ManifestPlaces {
    private let path: String
    private let places: JSONPlaces
    /// The path of the exercise's entry; empty for the lesson.
    private let entry: String

    /// Reads the manifest of a lesson.
    init(of lesson: Lesson, in course: Course) { self.init(lesson.folder, entry: "", course) }

    /// Reads the manifest of an exercise's lesson.
    init(of exercise: Exercise, in course: Course) {
        self.init(
            exercise.folders.lesson.deletingLastPathComponent(),
            entry: "exercises[\(exercise.id.position - 1)].", course)
    }

    private init(_ folder: URL, entry: String, _ course: Course) {
        let file = folder.appending(path: "lesson.json")
        path = course.relativePath(of: file)
        // The course was loaded from it, so a file that can't be read was changed just now, and has no lines.
        places = JSONPlaces(of: (try? BoundedFile.read(file, limit: BoundedFile.largestJSON)) ?? Data())
        self.entry = entry
    }

    /// Returns the place of a key, such as `Lessons/1-a/lesson.json:12`, or else of what should have it.
    func place(of key: String) -> String {
        places.line(of: entry + key).map { "\(path):\($0)" } ?? path
    }
}
