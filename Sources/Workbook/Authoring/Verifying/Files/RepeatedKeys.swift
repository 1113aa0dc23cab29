import Foundation
import WorkbookJSON
import WorkbookModel
import WorkbookSystem

/// Finds keys that an object in a JSON file has twice, because what one of them says is lost without a word.
struct RepeatedKeys {
    let course: Course

    /// Returns the findings about the file of the course as a whole.
    func findings() -> [Finding] {
        findings(in: course.root.appending(path: CourseManifest.path), nil, "course")
    }

    /// Returns the findings about the file of a lesson.
    func findings(for lesson: Lesson) -> [Finding] {
        findings(in: lesson.folder.appending(path: "lesson.json"), nil, "lesson \(lesson.number)")
    }

    /// Returns the findings about the files that an author writes for an exercise.
    ///
    /// - Throws: Why a folder with rejected variations can't be read.
    func findings(for exercise: Exercise) throws -> [Finding] {
        let suite = ["checks.json", "variants.json", EquivalentMutants.fileName, SentenceTable.fileName].map {
            exercise.folders.suite.appending(path: $0)
        }
        let rejections = try Variation.all(of: exercise).map {
            $0.folder.appending(path: Variation.rejectionFile)
        }
        return (suite + rejections).flatMap { findings(in: $0, exercise.id, "files") }
    }

    private func findings(in file: URL, _ exercise: Exercise.ID?, _ subject: String) -> [Finding] {
        // Two versions of a file that a merge left in it aren't JSON, which reading the file reports.
        guard let data = try? BoundedFile.read(file, limit: BoundedFile.largestJSON),
            (try? JSONSerialization.jsonObject(with: data)) != nil,
            let problem = MalformedFile.repeatedKey(in: file)
        else { return [] }
        return [.breach(exercise, subject, problem, in: course)]
    }
}
