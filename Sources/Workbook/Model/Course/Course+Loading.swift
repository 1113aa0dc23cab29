import Foundation
import WorkbookSystem

extension Course {
    /// Finds the nearest folder, from `start` upward, that holds a course.
    ///
    /// - Throws: ``CourseError/notFound(from:)`` if there is none, or ``MissingWorkingDirectory`` if `start` is not an
    ///   absolute path. If the nearest `course.json` names a folder without lessons, or can't be read, what is wrong.
    package static func locate(from start: URL) throws -> URL {
        var folder = start.standardizedFileURL
        // The parent of a relative path never equals the path itself, so the search would not end.
        guard folder.path.hasPrefix("/") else { throw MissingWorkingDirectory() }
        while true {
            let lessons = try CourseManifest(of: folder).folders.lessons
            if !lessonFolders(in: folder.appending(path: lessons)).isEmpty { return folder }
            // People working on this course must not get another one.
            if FileKind(of: folder.appending(path: CourseManifest.path)) == .file {
                throw CourseError.noLessons(in: folder, folder: lessons)
            }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            if parent.path == folder.path { throw CourseError.notFound(from: start) }
            folder = parent
        }
    }

    /// Reads the course in a folder, and checks what can be checked without compiling.
    ///
    /// - Parameter mayBeEmpty: Whether the course may have no lesson, and a lesson no exercise, so that its author can begin.
    /// - Throws: ``CourseError``, or ``MalformedFile`` for a broken `lesson.json`.
    package static func load(_ root: URL, mayBeEmpty: Bool = false) throws -> Course {
        let root = root.standardizedFileURL.resolvingSymlinksInPath()
        let manifest = try CourseManifest(of: root)
        let suites = Suites(of: root, in: manifest.folders.suites)
        let lessons = try lessonFolders(in: root.appending(path: manifest.folders.lessons)).map {
            number, slug, folder in
            try loadLesson(
                number, slug, folder, root: root, suites: suites, manifest: manifest, mayBeEmpty: mayBeEmpty)
        }
        guard !lessons.isEmpty || mayBeEmpty else {
            throw CourseError.noLessons(in: root, folder: manifest.folders.lessons)
        }
        let course = Course(root: root, lessons: lessons, suites: suites, manifest: manifest)
        // A copy for learners has neither suites nor references.
        let hasReferences = course.exercises.contains { FileKind(of: $0.folders.reference) == .folder }
        if suites == .leftOut && hasReferences && manifest.folders != CourseManifest.Folders() {
            throw MalformedFile(
                file: root.appending(path: CourseManifest.path), keyPath: "folders.suites",
                expected: "the folder of the suites",
                found: "\"\(manifest.folders.suites)\", which doesn't exist")
        }
        try course.checkUniqueness()
        try course.checkPlaces()
        return course
    }

    private static func lessonFolders(in lessons: URL) -> [(number: Int, slug: String, folder: URL)] {
        // Without a readable folder of lessons there is no course. The callers report that.
        let all = (try? FileManager.default.contentsOfDirectory(atPath: lessons.path)) ?? []
        // Ignores copies, such as `3-testable copy` and `3-testable-backup`.
        func isCopy(_ name: String, of other: String) -> Bool {
            other.contains("-") && name.hasPrefix(other)
                && name.dropFirst(other.count).first?.isLetter == false
        }
        return all.filter { name in !all.contains { isCopy(name, of: $0) } }.compactMap { name in
            let parts = name.wholeMatch(of: /(\d+)-(.+)/)
            let folder = lessons.appending(path: name)
            // A folder or file that is there but can't be read is an error, which reading it reports.
            guard let parts, let number = Int(parts.1),
                FileKind.mayExist(folder.appending(path: "lesson.json"))
            else { return nil }
            return (number, String(parts.2), folder)
        }.sorted { ($0.number, $0.slug) < ($1.number, $1.slug) }
    }

    private static func loadLesson(
        _ number: Int, _ slug: String, _ folder: URL, root: URL, suites: Suites,
        manifest course: CourseManifest, mayBeEmpty: Bool
    ) throws -> Lesson {
        let file = folder.appending(path: "lesson.json")
        // Like an exercise's name, it is used in commands and completions.
        guard isName(slug) else {
            throw MalformedFile(
                file: folder, keyPath: "", expected: "a folder whose name is a number and \(nameForm)",
                found: "\"\(folder.lastPathComponent)\"; a copy has to be moved elsewhere")
        }
        // Without solutions, nobody knows whether the folder was renamed.
        let solutions = root.appending(path: course.folders.solutions)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: solutions.path)) ?? []
        let isKnown = names.contains(folder.lastPathComponent)
        if !isKnown, let other = names.filter({ $0.hasPrefix("\(number)-") }).min() {
            throw MalformedFile(
                file: folder, keyPath: "", expected: "the name \(other), as in \(course.folders.solutions)",
                found: "\"\(folder.lastPathComponent)\"")
        }
        try checkFormat(of: file, known: LessonManifest.format)
        let manifest = try JSONFile.decode(LessonManifest.self, at: file, as: LessonManifest.fileFormat)
        if manifest.exercises.isEmpty && !mayBeEmpty {
            throw MalformedFile(
                file: file, keyPath: "exercises",
                expected: "at least one exercise (`grade course new exercise \(number) NAME` adds one)",
                found: "an empty list")
        }
        let exercises = try manifest.exercises.enumerated().map { index, entry in
            try check(entry, at: index, in: file)
            let path = "\(folder.lastPathComponent)/\(index + 1)-\(entry.slug)"
            var exercise = Exercise(
                id: .init(lesson: number, position: index + 1), slug: entry.slug,
                formerly: entry.formerly ?? [], title: entry.title, learned: entry.learned, kind: entry.kind,
                module: entry.module, subject: entry.subject, owns: entry.owns,
                support: entry.support ?? [],
                products: try products(of: entry, at: index, in: file, packages: course.packages),
                hints: entry.hints, checkHints: entry.checkHints ?? [:],
                secondsPerCheck: entry.secondsPerCheck ?? 10,
                folders: .init(
                    lesson: root.appending(path: "\(course.folders.lessons)/\(path)"),
                    suite: suites.folder(in: root, course.folders.suites).appending(path: path),
                    solutions: root.appending(path: "\(course.folders.solutions)/\(path)"),
                    hasSolutions: suites == .files))
            exercise.firstPart.takeOthers()
            if let tests = entry.tests {
                exercise.addTests(module: tests.module, owns: tests.owns, carries: tests.carries ?? [])
                exercise.secondPart?.takeOthers()
            }
            return exercise
        }
        return Lesson(
            number: number, slug: slug, title: manifest.title, folder: folder, exercises: exercises,
            summary: manifest.summary, guide: manifest.guide,
            questions: try manifest.chapterQuestions(in: file, about: folder.appending(path: "README.md")))
    }

    /// Checks the format before anything else, because the rest of a newer one may differ.
    ///
    /// - Throws: ``CourseError/newer(format:known:file:)``.
    static func checkFormat(of file: URL, known: Int) throws {
        struct Version: Decodable { var format: Int }
        // If not even the format can be read, reading the whole file reports the error.
        guard let version = try? JSONFile.decode(Version.self, at: file),
            version.format > known
        else { return }
        throw CourseError.newer(format: version.format, known: known, file: file)
    }

    private static func check(_ entry: LessonManifest.ExerciseEntry, at index: Int, in file: URL) throws {
        func fail(_ key: String, _ expected: String, _ found: String) throws {
            throw MalformedFile(
                file: file, keyPath: "exercises[\(index)].\(key)", expected: expected, found: found)
        }
        for (key, name) in [("module", entry.module), ("subject", entry.subject ?? "M")]
        where name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
            try fail(key, "a Swift module name", "\"\(name)\"")
        }
        for (key, name) in [("slug", entry.slug)] + (entry.formerly ?? []).map({ ("formerly", $0) })
        where !isName(name) {
            try fail(key, nameForm, "\"\(name)\"")
        }
        if let tests = entry.tests {
            if entry.kind == .tests {
                try fail("tests", "nothing, because kind is already \"tests\"", "an object")
            }
            if tests.module.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
                try fail("tests.module", "a Swift module name", "\"\(tests.module)\"")
            }
            try check(tests.owns, key: "tests.owns", fail)
            for name in tests.carries ?? [] where !entry.owns.contains(name) {
                try fail("tests.carries", "names from \"owns\"", "\"\(name)\"")
            }
        }
        for (id, hint) in (entry.checkHints ?? [:]).sorted(by: { $0.key < $1.key })
        where hint.allSatisfy(\.isWhitespace) {
            try fail("checkHints.\(id)", "a sentence", "an empty text")
        }
        if let learned = entry.learned, learned.allSatisfy(\.isWhitespace) {
            try fail("learned", "a sentence", "an empty text")
        }
        if entry.kind == .tests && entry.subject == nil {
            try fail("subject", "the module under test, because kind is \"tests\"", "none")
        }
        // With less, every check would take too long on a busy machine.
        if let seconds = entry.secondsPerCheck, !(0.1...3600).contains(seconds) {
            try fail("secondsPerCheck", "a number from 0.1 to 3600", "\(seconds)")
        }
        try check(entry.owns, key: "owns", fail)
    }

    private static func products(
        of entry: LessonManifest.ExerciseEntry, at index: Int, in file: URL, packages: [String: String]
    ) throws -> [PackageProduct] {
        try (entry.products ?? []).enumerated().map { place, text in
            guard let product = PackageProduct(text), packages[product.package] != nil else {
                let known = packages.keys.sorted().joined(separator: ", ")
                throw MalformedFile(
                    file: file, keyPath: "exercises[\(index)].products[\(place)]",
                    expected:
                        "a package of course.json (\(known.isEmpty ? "which lists none" : known)), a slash and "
                        + "one of its products", found: "\"\(text)\"")
            }
            return product
        }
    }

    /// Returns whether a text can be the name of a lesson or an exercise in folders and commands, and not a lesson's number.
    package static func isName(_ text: String) -> Bool {
        text.wholeMatch(of: /(?![0-9]{1,3}$)[a-z0-9]+(-[a-z0-9]+)*/) != nil
    }

    /// A description of such names.
    private static let nameForm = "lowercase words joined by hyphens"

    private static func check(
        _ owns: [String], key: String, _ fail: (String, String, String) throws -> Void
    ) throws {
        if owns.isEmpty { try fail(key, "at least one file", "an empty list") }
        // A name with a slash or a leading dot could lead out of the exercise's folder.
        for (place, name) in owns.enumerated() where !ExercisePart.isFileName(name) {
            // The first file is the one to open.
            if name == ExercisePart.anyFile && place > 0 { continue }
            try fail("\(key)[\(place)]", "the name of a Swift file", "\"\(name)\"")
        }
    }

    private func checkUniqueness() throws {
        // Who has which name, by the kind of name.
        var owners: [String: [String: String]] = [:]
        for lesson in lessons {
            func claim(_ name: String, _ kind: String, for owner: String, at key: String = "") throws {
                guard let other = owners[kind, default: [:]].updateValue(owner, forKey: name) else { return }
                throw MalformedFile(
                    file: key.isEmpty ? lesson.folder : lesson.folder.appending(path: "lesson.json"),
                    keyPath: key, expected: "\(kind) that isn't taken",
                    found: "\"\(name)\", which is \(other)")
            }
            let folder = "that of \(lesson.folder.lastPathComponent); a copy has to be moved elsewhere"
            try claim("\(lesson.number)", "a lesson number", for: folder)
            try claim(lesson.slug, "a lesson name", for: folder)
            for exercise in lesson.exercises {
                let (id, entry) = (exercise.id, "exercises[\(exercise.id.position - 1)]")
                try claim(exercise.slug, "a name", for: "the name of \(id)", at: "\(entry).slug")
                for name in exercise.formerly {
                    try claim(name, "a name", for: "a former name of \(id)", at: "\(entry).formerly")
                }
                let modules = [
                    (exercise.firstPart.subject, "subject"), (exercise.firstPart.module, "module"),
                    (exercise.secondPart?.module, "tests.module"),
                ]
                for case (let module?, let key) in modules {
                    try claim(module, "a module", for: "\"\(key)\" of \(id)", at: "\(entry).\(key)")
                }
            }
        }
    }
}

extension ExercisePart {
    /// Reads which Swift files the starter has, if the manifest says that all of them belong to the learner.
    fileprivate mutating func takeOthers() {
        guard owns.contains(ExercisePart.anyFile) else { return }
        owns.removeAll { $0 == ExercisePart.anyFile }
        // Verifying the course reports a starter that is missing.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: starter.path)) ?? []
        others = names.filter { ExercisePart.isFileName($0) && !owns.contains($0) }.sorted()
        owns += others ?? []
    }
}
