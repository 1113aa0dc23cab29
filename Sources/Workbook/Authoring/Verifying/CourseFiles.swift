import Foundation
import WorkbookGrading
import WorkbookMarkdown
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Verifies, without compiling anything, that no file of a course is missing, and that no file is out of place.
struct CourseFiles {
    var course: Course

    /// Returns the findings about the course as a whole.
    func findings() -> [Finding] {
        func isMissing(_ name: String) -> Bool {
            FileKind(of: course.root.appending(path: name)) == .nothing
        }
        var found = straysBesideLessons().map { Finding.breach(nil, "course", $0) }
        if isMissing(CourseManifest.path) {
            let keys = "{ \"format\": 1, \"title\": \"…\" }"
            found.append(
                .breach(nil, "course", "\(CourseManifest.path) is missing; it needs at least \(keys)"))
        }
        if isMissing("Package.swift"), !course.isImported {
            found.append(
                .remark(
                    nil, "course",
                    "Package.swift is missing, so editors can't complete code; `grade course record` writes it"
                ))
        }
        return found + repeatedKeys(in: course.root.appending(path: CourseManifest.path), nil, "course")
    }

    /// Returns the findings about a lesson's files.
    ///
    /// - Throws: The system's error if a folder cannot be read.
    func findings(for lesson: Lesson) throws -> [Finding] {
        if let sentence = misplacement(of: lesson) {
            return [.breach(nil, "lesson \(lesson.number)", sentence)]
        }
        var breaches: [String] = []
        var wishes: [String] = []
        // A chapter that cannot be read counts as missing.
        let chapter = (try? String(contentsOf: lesson.chapter, encoding: .utf8)) ?? ""
        if chapter.count < 200 {
            wishes.append("\(course.relativePath(of: lesson.chapter)) is missing or hardly begun")
        }
        if let guide = lesson.guide, MarkdownDocument(parsing: chapter).section(titled: guide) == nil {
            breaches.append("lesson.json names the guide \"\(guide)\", and the chapter has no such heading")
        }
        // Their exercise reports them.
        let misplaced = lesson.exercises.flatMap(misplacedFolders).map(\.lastPathComponent)
        let numbered = lesson.exercises.map(\.folders.lesson.lastPathComponent) + misplaced
        let known = ["README.md", "lesson.json", "Example"] + numbered
        breaches += try strays(in: lesson.folder, known: known)
        for folder in [course.folders.solutions, course.folders.suites] {
            breaches += try strays(
                in: course.root.appending(path: "\(folder)/\(lesson.folder.lastPathComponent)"),
                known: numbered)
        }
        let name = "lesson \(lesson.number)"
        return findings(breaches, wishes, nil, name, fine: "chapter and folders are in order")
            + repeatedKeys(in: lesson.folder.appending(path: "lesson.json"), nil, name)
            + OpenPlaces(of: lesson, in: course).findings()
    }

    /// Returns the findings about an exercise's files.
    func findings(for exercise: Exercise) throws -> [Finding] {
        let entry = entryProblems(of: exercise)
        if !entry.isEmpty { return entry.map { .breach(exercise.id, "files", $0) } }
        if let missing = missingFolder(of: exercise) { return [.breach(exercise.id, "files", missing)] }
        var breaches =
            suiteProblems(of: exercise) + hintsForNoCheck(of: exercise) + missingBasis(of: exercise)
            + workplace(of: exercise) + beginning(of: exercise) + (try solutions(of: exercise))
        let wishes =
            target(of: exercise) + hints(of: exercise) + why(of: exercise)
            + (try numberOfVariations(of: exercise))
        let suite =
            (exercise.kind == .tests ? [] : ["Checks", "Probes"])
            + (exercise.parts.contains { $0.kind == .tests } ? ["Subject", "variants.json"] : [])
            + ["checks.json", "wrong-turns.json", EquivalentMutants.fileName, SentenceTable.fileName]
        breaches += try strays(in: exercise.folders.suite, known: suite)
        for folder in exercise.parts.flatMap({ [$0.folders.checks, $0.folders.probes, $0.folders.subject] }) {
            let sources = try visibleNames(in: folder).filter { $0.hasSuffix(".swift") }
            let strays = try strays(in: folder, known: sources + ["surface.json"])
            breaches += strays.filter { !breaches.contains($0) }
        }
        // Only mutants need it, but a mistake in it is found sooner here.
        _ = try EquivalentMutants.load(for: exercise)
        // A file that can't be read explains missing snippets, and so does a misspelled directive.
        let checks = try CompileTimeChecks(of: exercise)
        let words = ProbeWords(of: exercise, in: course).problems
        breaches +=
            words.isEmpty
            ? checks.withoutControl.map {
                "the check compile/\($0) demands a refusal, and has no snippet that must compile beside it"
            } : words
        return findings(
            breaches, wishes, exercise.id, "files", fine: "hints, starter and solutions are in order")
            + (try repeatedKeys(in: exercise))
    }

    /// Returns findings about what is wrong, and about what a course that is taught should have.
    private func findings(
        _ breaches: [String], _ wishes: [String], _ exercise: Exercise.ID?, _ subject: String, fine: String
    ) -> [Finding] {
        var found = breaches.map { Finding.breach(exercise, subject, $0) }
        switch course.manifest.profile {
        case .taught: found += wishes.map { .breach(exercise, subject, $0) }
        case .imported where wishes.isEmpty: break
        case .imported: found.append(.remark(exercise, subject, wishes.joined(separator: "; ")))
        }
        return found.isEmpty ? [.fine(exercise, subject, fine)] : found
    }

    /// Checks that the course's package has a target for the exercise; a course without a package needs none.
    private func target(of exercise: Exercise) -> [String] {
        let file = course.root.appending(path: "Package.swift")
        // Without a readable manifest, SwiftPM could not have built anything here, and says so itself.
        guard let manifest = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let folder = course.relativePath(of: exercise.folders.lesson)
        if manifest.contains(CoursePackage.mark) {
            return ["\"\(folder)\"", "\"\(folder)/"].contains(where: manifest.contains)
                ? [] : ["Package.swift has no target for \(folder); `grade course record` writes it again"]
        }
        let path = folder.split(separator: "/").suffix(2).joined(separator: "/")
        return ["\(path)\"", "\(path)/"].contains(where: manifest.contains)
            ? [] : ["Package.swift has no target for \(folder), so editors cannot complete code in it"]
    }

    private func hints(of exercise: Exercise) -> [String] {
        if exercise.hints.count != 3 {
            return ["lesson.json should have three hints, and has \(exercise.hints.count)"]
        }
        return exercise.hints.enumerated().compactMap { index, hint in
            hint.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
                ? "hint \(index + 1) in lesson.json is empty" : nil
        }
    }

    private func hintsForNoCheck(of exercise: Exercise) -> [String] {
        // If the list cannot be read, the comparison with the suite reports that.
        guard let list = try? ExpectedChecks.load(for: exercise) else { return [] }
        let known = Set(list.checks.map(\.id))
        return exercise.checkHints.keys.sorted().filter { !known.contains($0) }.map {
            let near = Suggestion.nearest(to: $0, in: known.sorted())
            return "lesson.json has a hint for the check \($0), which checks.json does not list"
                + (near.map { ". Did you mean \($0)?" } ?? "")
        }
    }

    /// Checks the explanation of a solution, which must be one paragraph of 30 to 100 words.
    private func why(of exercise: Exercise) -> [String] {
        let place = course.relativePath(of: exercise.folders.why)
        // A paragraph that cannot be read counts as missing.
        guard let text = try? String(contentsOf: exercise.folders.why, encoding: .utf8) else {
            return ["\(place) is missing: a paragraph on why the reference is as it is"]
        }
        let paragraph = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if paragraph.contains("\n\n") { return ["\(place) should be one paragraph"] }
        let words = paragraph.split(whereSeparator: \.isWhitespace).count
        if (30...100).contains(words) { return [] }
        return ["\(place) has \(Format.count(words, "word")), and should have 30 to 100"]
    }

    /// Returns what is missing of the starter and the reference, without which nothing can be graded.
    func missingBasis(of exercise: Exercise) -> [String] {
        exercise.parts.flatMap { part in
            [part.starter, PartAttempt(part, in: exercise.folders.reference).folder].flatMap { folder in
                part.owns.filter { FileKind(of: folder.appending(path: $0)) == .nothing }.map {
                    "\(course.relativePath(of: folder))/\($0) is missing"
                }
            }
        }
    }

    /// Checks that learners begin with the starter: given files aren't theirs to change, and a template isn't anybody's work.
    private func beginning(of exercise: Exercise) -> [String] {
        func content(_ name: String, in folder: URL) -> Data? {
            FileManager.default.contents(atPath: folder.appending(path: name).path)
        }
        let (own, starter) = (exercise.folders.lesson, exercise.folders.starter)
        let mark = Data(Course.openMark.utf8)
        let given = exercise.listGivenFiles().filter { name in
            content(name, in: own).map { $0 != content(name, in: starter) } ?? false
        }
        let templates = exercise.ownedPaths.filter { name in
            content(name, in: own)?.range(of: mark) != nil
                && content(name, in: starter)?.range(of: mark) == nil
        }
        return (given + templates).map { name in
            "\(course.relativePath(of: own))/\(name) isn't as in the starter; `grade reset \(exercise.slug)` copies it"
        }
    }

    private func solutions(of exercise: Exercise) throws -> [String] {
        var breaches = try strays(
            in: exercise.folders.solutions, known: ["starter", "reference", "why.md", "accepted", "rejected"])
        breaches += try strays(inAttempt: exercise.folders.reference, of: exercise)
        for kind in ["accepted", "rejected"] {
            let folder = exercise.folders.solutions.appending(path: kind)
            for name in try visibleNames(in: folder) {
                if FileKind(of: folder.appending(path: name)) != .folder {
                    breaches.append("\(course.relativePath(of: folder))/\(name) does not belong there")
                    continue
                }
                let extra = kind == "rejected" ? [Variation.rejectionFile] : []
                breaches += try strays(inAttempt: folder.appending(path: name), of: exercise, besides: extra)
            }
        }
        return breaches
    }

    private func numberOfVariations(of exercise: Exercise) throws -> [String] {
        try [("accepted", 1), ("rejected", 2)].compactMap { kind, least in
            let folder = exercise.folders.solutions.appending(path: kind)
            let count = try visibleNames(in: folder).count
            if count >= least { return nil }
            return
                "\(course.relativePath(of: folder)) has \(Format.count(count, "variation")), and should have \(least)"
        }
    }

    /// Returns the files that differ from the starter.
    ///
    /// In a learner's copy that is their work; elsewhere it is a mistake.
    func pristineFindings(for exercise: Exercise) -> [Finding] {
        let starter = exercise.folders.starter
        let manager = FileManager.default
        let names = [starter, exercise.folders.lesson].reduce(into: Set<String>()) { names, folder in
            names.formUnion(manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        }
        return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
            let own = exercise.folders.lesson.appending(path: name)
            let isSame =
                manager.contents(atPath: own.path)
                == manager.contents(atPath: starter.appending(path: name).path)
            return isSame
                ? nil : .breach(nil, "pristine", "\(course.relativePath(of: own)) differs from the starter")
        }
    }

    /// Returns a remark if learners would get other code of their own than the starter.
    ///
    /// Given files, and what is still to be written, have findings of their own.
    func remarksOnEdits(in exercise: Exercise) -> [Finding] {
        let (own, starter) = (exercise.folders.lesson, exercise.folders.starter)
        let mark = Data(Course.openMark.utf8)
        let changed = exercise.ownedPaths.filter { name in
            let contents = [own, starter].map {
                FileManager.default.contents(atPath: $0.appending(path: name).path)
            }
            guard let first = contents[0], let second = contents[1] else { return false }
            return first != second && first.range(of: mark) == nil
        }
        if changed.isEmpty { return [] }
        let names = changed.map { "\(course.relativePath(of: own))/\($0)" }.joined(separator: ", ")
        let verb = changed.count == 1 ? "differs" : "differ"
        return [
            .remark(
                nil, "lesson \(exercise.id.lesson)",
                "\(names) \(verb) from the starter; `grade reset \(exercise.slug)` copies it")
        ]
    }

    private func strays(inAttempt folder: URL, of exercise: Exercise, besides extra: [String] = []) throws
        -> [String]
    {
        let subfolders = exercise.parts.compactMap(\.subfolder)
        return try Attempt(exercise, in: folder).parts.map(\.part).flatMap { part in
            try strays(
                in: part.folder(in: folder),
                known: part.owns + (part.subfolder == nil ? subfolders + extra : []))
        }
    }

    private func strays(in folder: URL, known: [String]) throws -> [String] {
        try visibleNames(in: folder).filter { !known.contains($0) }
            .map { "\(course.relativePath(of: folder))/\($0) does not belong there" }
    }

    /// Reads the names in a folder; none if there is no such folder.
    private func visibleNames(in folder: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }
}
