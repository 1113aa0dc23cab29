import Foundation
import WorkbookSystem

/// A set of files to be graded as an exercise: the learner's, a reference, a submission.
package struct Attempt: Sendable, Equatable {
    /// The exercise that it answers.
    package var exercise: Exercise
    /// The folder with the owned files.
    package var folder: URL

    /// Describes an attempt; without a folder it is the learner's own.
    package init(_ exercise: Exercise, in folder: URL? = nil) {
        self.exercise = exercise
        self.folder = folder ?? exercise.folders.lesson
    }

    /// The attempt at the tests part, where the exercise has one.
    package var testsPart: Attempt? {
        exercise.testsPart.first.map { Attempt($0, in: $0.folders.part(of: folder)) }
    }

    /// Whether every owned file is still as the starter has it.
    package var isUntouched: Bool {
        exercise.owns.allSatisfy { name in
            // What cannot be read is no starter; reading it for grading tells why.
            let own = try? BoundedFile.read(folder.appending(path: name), limit: Attempt.largestFile)
            let starter = FileManager.default.contents(
                atPath: exercise.folders.starter.appending(path: name).path)
            return own == starter
        } && testsPart?.isUntouched ?? true
    }

    /// Whether one of the owned files is gone, or is no text any more, so that there is nothing to edit.
    package var isLost: Bool {
        exercise.owns.contains { name in
            // What has no starter cannot be begun anew.
            let starter = exercise.folders.starter.appending(path: name)
            guard FileManager.default.fileExists(atPath: starter.path) else { return false }
            do {
                _ = try read(name)
                return false
            } catch AttemptProblem.missing, AttemptProblem.notText {
                return true
            } catch {
                return false
            }
        } || testsPart?.isLost ?? false
    }

    /// Reads the owned files, and nothing else.
    ///
    /// - Throws: ``AttemptProblem`` when one of them cannot be graded.
    package func ownedFiles() throws -> [String: Data] {
        try exercise.owns.reduce(into: [:]) { $0[$1] = try read($1) }
    }

    /// Reads one of the owned files.
    ///
    /// - Throws: ``AttemptProblem`` when it cannot be graded.
    func read(_ name: String) throws -> Data { try read(name, in: folder) }

    /// Reads the files that the tests part takes over from the production part.
    ///
    /// - Throws: ``AttemptProblem`` when one of them cannot be graded.
    package func carriedFiles() throws -> [String: Data] {
        try exercise.carries.reduce(into: [:]) { $0[$1] = try read($1, in: productionFolder) }
    }

    /// Where the production part's files lie, seen from the tests part.
    var productionFolder: URL { folder.deletingLastPathComponent() }

    private func read(_ name: String, in folder: URL) throws -> Data {
        let file = folder.appending(path: name)
        // `attributesOfItem` does not follow links, so a link shows as one.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else {
            throw AttemptProblem.missing(file)
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw AttemptProblem.notRegular(file)
        }
        // A second name of somebody else's file would be compiled, and its lines shown, as if they were the learner's.
        guard (attributes[.referenceCount] as? Int ?? 1) == 1 else { throw AttemptProblem.shared(file) }
        let data: Data
        do {
            data = try BoundedFile.read(file, limit: Attempt.largestFile)
        } catch .tooLarge(let bytes) {
            throw AttemptProblem.tooLarge(file, bytes: bytes)
        } catch {
            throw AttemptProblem.unreadable(file)
        }
        guard let text = String(data: data, encoding: .utf8) else { throw AttemptProblem.notText(file) }
        if let line = Attempt.conflictLine(in: text) { throw AttemptProblem.conflict(file, line: line) }
        return data
    }

    /// The Swift files in the folder that the exercise knows nothing of.
    package func strangers(given: Set<String>) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") && !exercise.owns.contains($0) && !given.contains($0) }
            .sorted()
    }

    private static let largestFile = 1 << 20

    private static func conflictLine(in text: String) -> Int? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.firstIndex { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }.map { $0 + 1 }
    }
}

/// Why a learner's file cannot be graded at all.
package enum AttemptProblem: Error, Equatable {
    /// The file is not there.
    case missing(URL)
    /// It is a link, a folder or something stranger.
    case notRegular(URL)
    /// Another name, maybe in another folder, belongs to the same file.
    case shared(URL)
    /// It is there and cannot be read.
    case unreadable(URL)
    /// It is far too large for a source file.
    case tooLarge(URL, bytes: Int)
    /// It is no UTF-8 text.
    case notText(URL)
    /// A merge left its markers in it.
    case conflict(URL, line: Int)
}
