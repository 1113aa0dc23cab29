import Foundation
import WorkbookFormats
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Results of grading, kept outside the checkout by the content of everything that decides them.
///
/// After a change, only the attempts that it affects are graded again, even in a fresh clone. A result depends on the sources of the
/// grader, the toolchain, the environment, the sandbox, the suite, the given files and the attempt.
package final class ResultCache: AttemptResults {
    /// How many results were kept from before, and how many were found now.
    package struct Counts: Sendable, Equatable {
        package var kept = 0
        package var found = 0
    }

    /// The folder of the results.
    package let folder: URL
    private let conditions: GradingConditions
    private let environment: [String: String]
    private let isFresh: Bool
    private let used = Locked<(counts: Counts, results: [Exercise.ID: [UsedResult]])>((.init(), [:]))

    /// A result that was used or found.
    private struct UsedResult {
        var question: String
        var attempt: Attempt
        var file: URL
    }

    /// Opens the cache for a course.
    ///
    /// - Parameters:
    ///   - tool: The program that grades.
    ///   - tools: Their environment and sandbox are part of what a result depends on.
    ///   - folder: The folder of the results.
    ///   - isFresh: Whether to ignore earlier results and replace them.
    package init(
        course: Course, toolchain: Toolchain, tools: Tools, tool: URL?, folder: URL, isFresh: Bool = false
    ) {
        self.folder = folder
        self.isFresh = isFresh
        environment = tools.environment
        conditions = GradingConditions(
            course: course, toolchain: toolchain, tool: tool, isSandboxed: tools.isolation != nil)
    }

    /// Returns the folder for results of the user whose environment this is.
    package static func folder(_ environment: [String: String]) -> URL {
        let home =
            environment["HOME"].map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        return (caches ?? home.appending(path: ".cache")).appending(
            path: "swift-testability-workbook/results")
    }

    /// The numbers of results so far.
    package var counts: Counts { used.value.counts }

    package func result<Value: Codable & Sendable, Problem>(
        _ question: String, of attempt: Attempt, in course: Course,
        find: @Sendable () async throws(Problem) -> Value
    ) async throws(Problem) -> Value {
        let file = file(for: question, of: attempt, in: course)
        let known: Value? = isFresh ? nil : ResultFile.read(file, in: course)
        used.withLock {
            $0.counts.kept += known == nil ? 0 : 1
            $0.counts.found += known == nil ? 1 : 0
            $0.results[attempt.exercise.id, default: []].append(
                UsedResult(question: question, attempt: attempt, file: file))
        }
        if let known { return known }
        let value = try await find()
        // A failure of this tool or of the machine may not happen again.
        if (value as? StoredVerdict)?.outcome == .graderError { return value }
        // If a result can't be kept, the next run only takes longer.
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? ResultFile.data(of: value, in: course).write(to: file, options: .atomic)
        return value
    }

    /// Removes the results of an exercise that were used or found, so that a surprise is never repeated from the cache.
    package func forget(_ id: Exercise.ID) {
        // A file that can't be removed is missing, because it could be written.
        for result in used.value.results[id] ?? [] { try? FileManager.default.removeItem(at: result.file) }
    }

    /// Keeps the results of an exercise after the list of its wrong turns was recorded, on which only attempts depend that were
    /// graded again since.
    package func keepAfterRecording(_ id: Exercise.ID, in course: Course) {
        for result in used.value.results[id] ?? [] {
            let file = file(for: result.question, of: result.attempt, in: course)
            if FileKind(of: file) != .nothing || FileKind(of: result.file) == .nothing { continue }
            // If a result can't be kept, the next run only takes longer.
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? FileManager.default.copyItem(at: result.file, to: file)
        }
    }

    private func file(for question: String, of attempt: Attempt, in course: Course) -> URL {
        var conditions = conditions
        conditions.course = course
        // What only authors read has no influence on results.
        var digest = conditions.digest(
            of: attempt.exercise, except: [EquivalentMutants.fileName, SentenceTable.fileName])
        for (name, value) in environment.sorted(by: { $0.key < $1.key }) { digest.add("\(name)=\(value)") }
        let content = ResultFile.content(of: attempt, in: course)
        let key = SHA256.text(of: Data("\(question)\n\(digest.text)\n\(content)".utf8))
        return folder.appending(path: "\(key.prefix(2))/\(key.dropFirst(2)).json")
    }
}

/// How results are stored: as JSON that is the same wherever the course is.
package enum ResultFile {
    private static let mark = "<course>"

    /// Returns what of an attempt decides its results: its files, the names of files beside them, and where it is in the course.
    package static func content(of attempt: Attempt, in course: Course) -> String {
        var digest = ContentDigest()
        // The reason for a rejection is what the verifier expects, and has no influence on the result.
        digest.add(folder: attempt.folder, except: [Variation.rejectionFile])
        let place =
            attempt.folder.path.hasPrefix(course.root.path + "/")
            ? attempt.folder.path.dropFirst(course.root.path.count) : ""
        return "\(attempt.digest()) \(digest.text) \(place)"
    }

    /// Returns a value as JSON, with the course's path replaced.
    package static func data(of value: some Encodable, in course: Course) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // An array, because a text alone is no JSON document to some readers.
        let text = String(decoding: try encoder.encode([value]), as: UTF8.self)
        return Data(paths(of: course).reduce(text) { $0.replacing($1.path, with: $1.mark) }.utf8)
    }

    /// Reads a value; `nil` if the file is missing or damaged.
    static func read<Value: Decodable>(_ file: URL, in course: Course) -> Value? {
        FileManager.default.contents(atPath: file.path).flatMap { value(in: $0, of: course) }
    }

    /// Returns the value in JSON that ``data(of:in:)`` has made; `nil` if it is damaged.
    package static func value<Value: Decodable>(in data: Data, of course: Course) -> Value? {
        let text = paths(of: course).reduce(String(decoding: data, as: UTF8.self)) {
            $0.replacing($1.mark, with: $1.path)
        }
        return (try? JSONDecoder().decode([Value].self, from: Data(text.utf8)))?.first
    }

    private static func paths(of course: Course) -> [(path: String, mark: String)] {
        let root = course.root.path
        return [(URL(filePath: root).absoluteString, "file://\(mark)"), (root, mark)].map {
            ($0.0.hasSuffix("/") ? String($0.0.dropLast()) : $0.0, $0.1)
        }
    }
}
