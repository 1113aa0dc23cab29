import Foundation
import WorkbookModel
import WorkbookSystem

/// A language track of Exercism, as its repository is on disk.
package struct ExercismTrack: Sendable {
    /// An exercise that cannot be imported.
    package struct LeftOut: Sendable, Equatable {
        /// The short name.
        package var slug: String
        /// Why not.
        package var reason: String
    }

    /// The folder of the track.
    let folder: URL
    /// The course that it becomes.
    private(set) var draft: CourseDraft
    private let language: String
    /// The exercises whose files cannot be used.
    package private(set) var leftOut: [LeftOut] = []

    /// The slugs of all exercises of the draft, in order.
    package var slugs: [String] { draft.lessons.flatMap { $0.exercises.map(\.slug) } }

    /// Reads a track.
    ///
    /// - Parameters:
    ///   - only: The slugs of the exercises to read; `nil` for all.
    ///   - packages: A folder with copies of the packages that exercises need; `nil` if there is none.
    /// - Throws: ``TrackProblem``, or ``UnusableTrackFile`` if the license can't be copied.
    package init(_ folder: URL, only: [String]? = nil, packages: URL? = nil) throws {
        self.folder = folder
        if FileKind(of: folder) == .nothing { throw TrackProblem.noFolder(folder) }
        let file = folder.appending(path: "config.json")
        guard FileKind(of: file) == .file, FileKind(of: folder.appending(path: "exercises")) == .folder else {
            throw TrackProblem.noTrack(folder)
        }
        let configuration = try ExercismTrack.configuration(at: file)
        language = configuration.language
        let (concept, practice) = (
            configuration.exercises.concept ?? [], configuration.exercises.practice ?? []
        )
        var seen: Set<String> = []
        for entry in concept + practice where !seen.insert(entry.slug).inserted {
            throw TrackProblem.twice(slug: entry.slug, file: file)
        }
        if let unknown = only?.first(where: { !seen.contains($0) }) {
            throw TrackProblem.unknown(slug: unknown, known: seen.sorted())
        }
        var manifest = CourseManifest(title: "\(configuration.language) exercises from Exercism")
        manifest.profile = .imported
        // The suites of a track run the first test only, unless this says otherwise.
        manifest.environment = ["RUNALL": "true"]
        draft = CourseDraft(manifest: manifest, lessons: [])
        var authors: Set<String> = []
        var unusable: [LeftOut] = []
        var modules: [String: String] = [:]
        func read(_ entries: [ExercismConfiguration.Entry], _ kind: String) -> [ExerciseDraft] {
            entries.filter { only?.contains($0.slug) ?? true }.compactMap { entry in
                do {
                    guard entry.slug.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
                        throw UnusableTrackFile(
                            file, "has a name that isn't made of lowercase words joined by hyphens")
                    }
                    if entry.status == "deprecated" {
                        throw UnusableTrackFile(
                            file, "has the status \"deprecated\", so Exercism no longer offers the exercise")
                    }
                    let place = folder.appending(path: "exercises/\(kind)/\(entry.slug)")
                    for step in [place.deletingLastPathComponent(), place] where FileKind(of: step) == .link {
                        throw UnusableTrackFile(step, "is a link")
                    }
                    let exercise = try ExercismExercise(entry, in: place)
                    if let other = modules.updateValue(entry.slug, forKey: exercise.draft.module) {
                        throw UnusableTrackFile(file, "has the same module as \(other)")
                    }
                    try draft.add(
                        packages: Set(exercise.draft.products.map(\.package)),
                        from: PackageShelf(folder: packages))
                    authors.formUnion(exercise.authors)
                    return exercise.draft
                } catch {
                    unusable.append(
                        LeftOut(slug: entry.slug, reason: ExercismTrack.reason(error, in: folder)))
                    return nil
                }
            }
        }
        var lessons = [("concepts", "Concepts", read(concept, "concept"))]
        for (slug, title, levels) in ExercismTrack.levels {
            let entries = practice.enumerated().filter { levels.contains($0.element.level) }
                .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
            lessons.append((slug, title, read(entries.map(\.element), "practice")))
        }
        leftOut = unusable
        draft.manifest.authors = authors.sorted()
        draft.lessons = lessons.filter { !$0.2.isEmpty }.map { slug, title, exercises in
            CourseDraft.Lesson(
                slug: slug, title: title,
                chapter: ExercismTrack.chapter(title, exercises, configuration.language),
                exercises: exercises)
        }
        if draft.lessons.isEmpty {
            throw TrackProblem.nothingLeft(
                folder,
                reasons: (concept + practice).isEmpty
                    ? ["config.json lists no exercise under \"concept\" or \"practice\"."]
                    : leftOut.map { "\($0.slug): \($0.reason)" })
        }
        // The terms under which the texts may be used belong to them.
        for name in ["LICENSE", "LICENSE.md"] where FileKind(of: folder.appending(path: name)) == .file {
            draft.others[name] = try ExercismFolder(url: folder).file(name)
        }
    }

    private static func configuration(at file: URL) throws -> ExercismConfiguration {
        do {
            let configuration = try JSONFile.decode(ExercismConfiguration.self, at: file)
            for (key, list) in [
                ("concept", configuration.exercises.concept), ("practice", configuration.exercises.practice),
            ] where list == nil {
                guard let other = Suggestion.nearest(to: key, in: configuration.exercises.otherKeys) else {
                    continue
                }
                throw MalformedFile(
                    file: file, keyPath: "exercises.\(other)", expected: "the key \"\(key)\"",
                    found: "\"\(other)\"")
            }
            return configuration
        } catch let problem as MalformedFile {
            // This isn't a mistake in a course.
            throw TrackProblem.malformed(problem)
        }
    }

    /// The lessons of practice exercises by their difficulty, as the site groups them.
    private static let levels = [
        ("easy", "Easy exercises", 1...3), ("medium", "Medium exercises", 4...7),
        ("hard", "Hard exercises", 8...10),
    ]

    private static func chapter(_ title: String, _ exercises: [ExerciseDraft], _ language: String) -> String {
        let list = exercises.enumerated().map { index, exercise in
            "- [\(exercise.title)](\(index + 1)-\(exercise.slug)/README.md)"
        }
        return """
            # \(title)

            These exercises come from the \(language) track of Exercism. Each has its task in a `README.md`. There is no chapter to read first.

            \(list.joined(separator: "\n"))

            """
    }

    private static func reason(_ error: any Error, in folder: URL) -> String {
        switch error {
        case let error as UnusableTrackFile:
            "\(shown(error.file, in: folder)) \(error.reason)"
        case let error as MissingPackage: error.words
        case let error as MalformedFile:
            error.file.path(from: folder) + TrackProblem.words(about: error)
        default: ErrorReason.text(error)
        }
    }

    /// Returns a path as the track has it, with every `..` in it.
    private static func shown(_ file: URL, in folder: URL) -> String {
        let (path, root) = (file.path(percentEncoded: false), folder.path(percentEncoded: false))
        let base = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    }

    /// Adds the lists of the checks that report.
    ///
    /// - Parameter checks: Returns the list of an exercise by its slug.
    mutating func add(checks: (String) throws -> Data?) rethrows {
        for lesson in draft.lessons.indices {
            for index in draft.lessons[lesson].exercises.indices {
                let slug = draft.lessons[lesson].exercises[index].slug
                draft.lessons[lesson].exercises[index].files.suite["checks.json"] = try checks(slug)
            }
        }
    }

    /// Returns the track without some exercises.
    func without(_ others: [LeftOut]) -> ExercismTrack {
        let slugs = Set(others.map(\.slug))
        var track = self
        track.leftOut += others
        track.draft.lessons = draft.lessons.compactMap { lesson in
            var lesson = lesson
            lesson.exercises.removeAll { slugs.contains($0.slug) }
            lesson.chapter = ExercismTrack.chapter(lesson.title, lesson.exercises, language)
            return lesson.exercises.isEmpty ? nil : lesson
        }
        track.draft.removeUnusedPackages()
        return track
    }
}
