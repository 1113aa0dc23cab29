import Foundation

extension Verdict {
    /// Returns the verdict with the paths of the learner's files as in the learner's own copy of the course.
    ///
    /// A submission is graded in a folder that means nothing to the learner. Any other path outside of the course is
    /// reduced to the file's name.
    package func withLearnersPaths(in course: Course) -> Verdict {
        let paths = LearnersPaths(exercise, in: course)
        var verdict = mappingPlaces(paths.place)
        verdict.checks = verdict.checks.map { result in
            var result = result
            result.messages = result.messages.map(paths.text)
            return result
        }
        verdict.diagnostics = verdict.diagnostics.map {
            Diagnostic(
                origin: $0.origin, place: $0.place, message: paths.text($0.message),
                advice: $0.advice.map(paths.text))
        }
        verdict.flags = verdict.flags.map { Flag(paths.text($0.reason), at: $0.place) }
        return verdict
    }
}

/// The paths of an exercise's files in the learner's copy of the course.
private struct LearnersPaths {
    /// The exercise's folder, such as `Lessons/3-testable/2-test-the-tracker`.
    var folder: String
    /// The learner's files, the longest paths first: one may be the end of another.
    var owned: [String]

    init(_ exercise: Exercise, in course: Course) {
        folder = course.relativePath(of: exercise.folders.lesson)
        owned = exercise.ownedPaths.sorted { ($1.count, $0) < ($0.count, $1) }
    }

    func place(_ place: Place) -> Place {
        var place = place
        if let name = owned.first(where: { place.path == $0 || place.path.hasSuffix("/\($0)") }) {
            place.path = "\(folder)/\(name)"
        } else if place.path.hasPrefix("/") {
            place.path = String(place.path.split(separator: "/").last ?? "")
        }
        return place
    }

    /// Returns a text with the learner's path in place of the first path to one of the learner's files.
    func text(_ text: String) -> String {
        for name in owned {
            guard let end = text.firstRange(of: "/\(name)") else { continue }
            let before = text[..<end.lowerBound]
            // A path that begins the text may contain blanks.
            let start =
                text.hasPrefix("/")
                ? text.startIndex
                : before.lastIndex { " `'\"(".contains($0) }.map { text.index(after: $0) } ?? text.startIndex
            return text[..<start] + "\(folder)/\(name)" + text[end.upperBound...]
        }
        return text
    }
}
