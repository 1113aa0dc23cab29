import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds files of a starter that begin with another exercise's number or title, and titles that two exercises have.
///
/// Both stay behind when an author moves or copies an exercise, and learners read the line whenever they open the file.
struct ExerciseNames {
    let course: Course

    /// Returns a sentence about each of them.
    func mistakes(in exercise: Exercise) -> [String] {
        repeatedTitle(of: exercise) + firstLines(of: exercise)
    }

    private func repeatedTitle(of exercise: Exercise) -> [String] {
        let earlier = course.exercises.prefix { $0.id != exercise.id }
        // An empty title has a finding of its own.
        guard !exercise.title.allSatisfy(\.isWhitespace),
            let other = earlier.first(where: { $0.title == exercise.title })
        else { return [] }
        let place = ManifestPlaces(of: exercise, in: course).place(of: "title")
        return ["\(place): \(other.id) has the same title, \"\(exercise.title)\""]
    }

    private func firstLines(of exercise: Exercise) -> [String] {
        exercise.listStarter().filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.compactMap { name in
            let file = exercise.folders.starter.appending(path: name)
            // A file that can't be read has other findings.
            guard let source = try? BoundedFile.read(file, limit: 1 << 20),
                let line = String(decoding: source, as: UTF8.self).split(
                    omittingEmptySubsequences: false, whereSeparator: \.isNewline
                ).first,
                let (found, wanted) = ExerciseNames.difference(of: line, from: exercise)
            else { return nil }
            return
                "\(course.relativePath(of: file)):1: the file begins with \"\(found)\", and should begin with \"\(wanted)\""
        }
    }

    /// Compares the line with the number and the title of an exercise; only the number if the line is about a part of it.
    private static func difference(
        of line: Substring, from exercise: Exercise
    ) -> (found: String, wanted: String)? {
        guard let match = line.wholeMatch(of: /(?:\/\/|#+) *Exercise (\d+\.\d+)(: *)?(.*)/) else {
            return nil
        }
        let number = "Exercise \(exercise.id)"
        guard match.2 != nil else {
            return match.1 == "\(exercise.id)" ? nil : ("Exercise \(match.1)", number)
        }
        let rest = match.3.trimmingCharacters(in: .whitespaces)
        // A sentence may follow, such as one on where the task is.
        let isTitle = rest == exercise.title || rest.hasPrefix("\(exercise.title). ")
        if isTitle && match.1 == "\(exercise.id)" { return nil }
        return ("Exercise \(match.1): \(rest)", "\(number): \(exercise.title)")
    }
}
