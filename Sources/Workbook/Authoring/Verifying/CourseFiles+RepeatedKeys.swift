import Foundation
import WorkbookJSON
import WorkbookModel
import WorkbookSystem

extension CourseFiles {
    /// Returns a finding if an object in a file has a key twice, because what one of them says is lost without a word.
    ///
    /// - Parameters:
    ///   - exercise: The exercise whose file it is; `nil` for one of the course or of a lesson.
    ///   - subject: What the file belongs to.
    func repeatedKeys(in file: URL, _ exercise: Exercise.ID?, _ subject: String) -> [Finding] {
        MalformedFile.repeatedKey(in: file).map { [.breach(exercise, subject, $0, in: course)] } ?? []
    }

    /// Returns the findings about repeated keys in the files that an author writes for an exercise.
    ///
    /// - Throws: Why a folder with rejected variations can't be read.
    func repeatedKeys(in exercise: Exercise) throws -> [Finding] {
        let suite = ["checks.json", "variants.json", EquivalentMutants.fileName, SentenceTable.fileName].map {
            exercise.folders.suite.appending(path: $0)
        }
        let rejections = try Variation.all(of: exercise).map {
            $0.folder.appending(path: Variation.rejectionFile)
        }
        return (suite + rejections).flatMap { repeatedKeys(in: $0, exercise.id, "files") }
    }
}
