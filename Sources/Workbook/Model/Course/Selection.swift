import Foundation

/// The exercises that a person selected: a whole lesson or one exercise.
package enum Selection: Sendable, Equatable {
    /// Every exercise of a lesson.
    case lesson(Lesson)
    /// One exercise of a lesson.
    case exercise(Exercise, in: Lesson)

    /// The selected lesson, or the lesson of the selected exercise.
    package var lesson: Lesson {
        switch self {
        case .lesson(let lesson), .exercise(_, in: let lesson): lesson
        }
    }

    /// The selected exercises.
    package var exercises: [Exercise] {
        switch self {
        case .lesson(let lesson): lesson.exercises
        case .exercise(let exercise, in: _): [exercise]
        }
    }
}

/// An error: no lesson and no exercise has this name.
package struct UnknownName: Error, Equatable {
    /// What was typed.
    package var name: String
    /// The name that was probably meant.
    package var suggestion: String?
    /// The numbers that exist, if the name is a number.
    package var numbers: Numbers?
    /// The lessons that exist, such as `1 reflection`, if nothing similar does.
    package var lessons: [String] = []

    /// The numbers of the lessons of a course or of the exercises of a lesson.
    package enum Numbers: Sendable, Equatable {
        /// The first and the last lesson.
        case lessons(first: Int, last: Int)
        /// All lessons, if there are others between the first and the last one in the whole course.
        case someLessons([Int])
        /// The first and the last exercise of a lesson.
        case exercises(first: Exercise.ID, last: Exercise.ID)
    }
}

/// An error: the file or folder does not belong to a lesson.
package struct PathOutsideLessons: Error, Equatable {
    /// What was typed.
    package var path: String
}

extension Course {
    /// Returns the lesson or exercise with a name, or the one whose folder contains a path.
    ///
    /// - Throws: ``UnknownName`` for a name, ``PathOutsideLessons`` for a path.
    package func select(_ words: String, from folder: URL) throws -> Selection {
        do {
            return try select(words)
        } catch let unknown as UnknownName {
            let place = words.hasPrefix("/") ? URL(filePath: words) : folder.appending(path: words)
            let isPath =
                words.contains("/") || [".", ".."].contains(words) || words.hasSuffix(".swift")
                || FileManager.default.fileExists(atPath: place.path)
            guard isPath else { throw unknown }
            guard let selection = selection(at: place) else { throw PathOutsideLessons(path: words) }
            return selection
        }
    }

    /// Returns the exercise, or else the lesson, whose folder contains a file or folder.
    package func selection(at place: URL) -> Selection? {
        // Links are resolved only if the file exists; a deleted file still belongs to its exercise.
        func path(_ url: URL) -> String { url.standardizedFileURL.resolvingSymlinksInPath().path + "/" }
        let wanted = path(place)
        for lesson in lessons where wanted.hasPrefix(path(lesson.folder)) {
            let exercise = lesson.exercises.first { wanted.hasPrefix(path($0.folders.lesson)) }
            return exercise.map { .exercise($0, in: lesson) } ?? .lesson(lesson)
        }
        return nil
    }

    /// Returns the lesson or exercise with a name such as `3`, `3.2`, `testable`, `3-testable`, `test-the-tracker`.
    ///
    /// - Throws: ``UnknownName`` with the most similar name, the numbers to choose from, or the lessons.
    func select(_ name: String) throws -> Selection {
        let wanted = name.lowercased()
        for lesson in lessons {
            if Course.names(of: lesson).contains(where: { $0.lowercased() == wanted }) {
                return .lesson(lesson)
            }
            for exercise in lesson.exercises where Course.names(of: exercise).contains(wanted) {
                return .exercise(exercise, in: lesson)
            }
        }
        if let numbers = numbers(near: wanted) { throw UnknownName(name: name, numbers: numbers) }
        if let suggestion = suggestion(for: wanted) { throw UnknownName(name: name, suggestion: suggestion) }
        throw UnknownName(name: name, lessons: lessons.map { "\($0.number) \($0.slug)" })
    }

    /// Returns the numbers that someone can choose from who typed one that does not exist; `nil` for any other name.
    private func numbers(near name: String) -> UnknownName.Numbers? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count <= 2, !parts.contains(nil), let number = parts.first else { return nil }
        if let lesson = lessons.first(where: { $0.number == number }) {
            guard let first = lesson.exercises.first, let last = lesson.exercises.last else { return nil }
            return .exercises(first: first.id, last: last.id)
        }
        guard let first = lessons.first, let last = lessons.last else { return nil }
        // A copy that was handed out may have gaps.
        if last.number - first.number >= lessons.count { return .someLessons(lessons.map(\.number)) }
        return .lessons(first: first.number, last: last.number)
    }

    static func names(of lesson: Lesson) -> [String] {
        [lesson.slug, "\(lesson.number)", "\(lesson.number)-\(lesson.slug)"]
    }

    static func names(of exercise: Exercise) -> [String] {
        [exercise.slug, exercise.id.description, "\(exercise.id.position)-\(exercise.slug)"]
            .filter { $0 != "\(exercise.id.position)" }
    }
}
