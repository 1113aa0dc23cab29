import Foundation
import WorkbookModel
import WorkbookSystem

/// An exercise of a track as a draft for a course.
struct ExercismExercise {
    /// The draft.
    private(set) var draft: ExerciseDraft
    /// The people who wrote it.
    private(set) var authors: [String]

    /// Reads an exercise.
    ///
    /// - Parameter folder: The folder of the exercise, such as `exercises/practice/leap`.
    /// - Throws: ``UnusableTrackFile`` or ``MalformedFile``.
    init(_ entry: ExercismConfiguration.Entry, in url: URL) throws {
        let folder = ExercismFolder(url: url)
        let file = url.appending(path: ".meta/config.json")
        _ = try folder.file(".meta/config.json")
        let configuration = try JSONFile.decode(ExercismExerciseConfiguration.self, at: file)
        let paths = configuration.files
        authors = configuration.authors ?? []
        guard let stub = paths.solution.first, !paths.test.isEmpty else {
            throw UnusableTrackFile(file, "names no solution or no test")
        }
        let module = try ExercismExercise.module(of: stub, in: url)
        draft = ExerciseDraft(
            slug: entry.slug, title: entry.name, kind: .implement, module: module,
            owns: try paths.solution.map { try ExercismExercise.name(of: $0, in: url) } + ["*.swift"],
            hints: try ExercismExercise.hints(in: folder))
        draft.files.starter = try ExercismExercise.files(
            folder.withNeighbors(paths.solution + (paths.editor ?? [])), in: folder)
        draft.files.starter["README.md"] = Data(
            try ExercismExercise.task(entry.name, in: folder).utf8)
        let reference = try ExercismExercise.reference(paths, in: folder)
        draft.files.solutions = Dictionary(
            uniqueKeysWithValues: reference.map { ("reference/\($0.key)", $0.value) })
        let suite = try ExercismExercise.files(folder.withNeighbors(paths.test), in: folder)
        if let manifest = try folder.optionalFile("Package.swift") {
            draft.products = ExercismPackages.products(
                in: String(decoding: manifest, as: UTF8.self),
                importedBy: (Array(suite.values) + reference.values + draft.files.starter.values).map {
                    String(decoding: $0, as: UTF8.self)
                })
        }
        for (name, data) in suite { draft.files.suite["Checks/\(name)"] = data }
        for data in suite.values
        where String(decoding: data, as: UTF8.self).contains(
            /^\s*import\s+XCTest\b/.anchorsMatchLineEndings())
        {
            throw UnusableTrackFile(
                url.appending(path: paths.test[0]),
                "is written for XCTest, whose results a solution could forge; a suite for Swift Testing is needed"
            )
        }
    }

    /// Returns the module of a path such as `Sources/Leap/Leap.swift`.
    private static func module(of path: String, in url: URL) throws -> String {
        let parts = path.split(separator: "/")
        guard parts.count > 2, parts[0] == "Sources",
            parts[1].wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
        else {
            throw UnusableTrackFile(
                url.appending(path: path), "isn't in a folder of Sources that names a module")
        }
        return String(parts[1])
    }

    private static func name(of path: String, in url: URL) throws -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        guard name.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_+\-]*\.swift/) != nil else {
            throw UnusableTrackFile(url.appending(path: path), "isn't a Swift file with a plain name")
        }
        return name
    }

    /// Reads files, each with a different name.
    private static func files(_ paths: [String], in folder: ExercismFolder) throws -> [String: Data] {
        try paths.reduce(into: [:]) { files, path in
            let name = try name(of: path, in: folder.url)
            if files[name] != nil {
                throw UnusableTrackFile(folder.url.appending(path: path), "has the same name as another file")
            }
            files[name] = try folder.file(path)
        }
    }

    /// Reads the solution of the track's authors, under the names of the files that it takes the place of.
    private static func reference(
        _ paths: ExercismExerciseConfiguration.Files, in folder: ExercismFolder
    ) throws -> [String: Data] {
        let solutions = (paths.exemplar ?? []) + (paths.example ?? [])
        guard !solutions.isEmpty else {
            throw UnusableTrackFile(
                folder.url.appending(path: ".meta/config.json"), "names no example and no exemplar")
        }
        let stubs = try paths.solution.map { try name(of: $0, in: folder.url) }
        var files = try files(solutions, in: folder)
        for name in files.keys.sorted() {
            let plain = name.replacing(/(Example|Exemplar)\.swift$/, with: ".swift")
            // One solution for one file is meant for that file, whatever it is called.
            let target =
                stubs.contains(plain) ? plain : solutions.count == 1 && stubs.count == 1 ? stubs[0] : name
            guard target != name, files[target] == nil else { continue }
            files[target] = files.removeValue(forKey: name)
        }
        // Files that come with the exercise belong to the solution too, unless it declares the same types itself.
        let code = files.values.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
        let own = types(in: code)
        for (name, data) in try self.files(paths.editor ?? [], in: folder) where files[name] == nil {
            if own.isDisjoint(with: types(in: String(decoding: data, as: UTF8.self))) { files[name] = data }
        }
        for stub in stubs where files[stub] == nil {
            throw UnusableTrackFile(folder.url.appending(path: solutions[0]), "has no solution for \(stub)")
        }
        return files
    }

    /// The names of types that code declares, at any level.
    private static func types(in code: String) -> Set<String> {
        Set(code.matches(of: /\b(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)/).map { String($0.1) })
    }

    private static func task(_ title: String, in folder: ExercismFolder) throws -> String {
        let parts = try [
            "introduction.md", "introduction.append.md", "instructions.md", "instructions.append.md",
        ].compactMap { try folder.text(".docs/\($0)") }
        guard try folder.text(".docs/instructions.md") != nil else {
            throw UnusableTrackFile(
                folder.url.appending(path: ".docs/instructions.md"), "is missing or empty")
        }
        let heading = title.split(whereSeparator: \.isNewline).joined(separator: " ")
        return (["# \(heading)"] + parts).joined(separator: "\n\n") + "\n"
    }

    /// Returns a hint for each section of the hints.
    private static func hints(in folder: ExercismFolder) throws -> [String] {
        guard let text = try folder.text(".docs/hints.md") else { return [] }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let links = lines.filter { $0.wholeMatch(of: /\[[^\]]+\]: .*/) != nil }
        var sections: [[Substring]] = [[]]
        for line in lines where !links.contains(line) {
            if line.hasPrefix("## ") {
                sections.append(["**\(line.dropFirst(3))**"])
            } else {
                sections[sections.count - 1].append(line)
            }
        }
        return sections.compactMap { section in
            let text = section.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
            // A hint is read alone, so each link has its address with it.
            let words = links.reduce(text) { text, link in
                guard let link = link.wholeMatch(of: /\[([^\]]+)\]:\s*(\S+).*/)?.output else { return text }
                return text.replacing("][\(link.1)]", with: "](\(link.2))")
            }
            return words.isEmpty ? nil : words
        }
    }
}
