import Foundation
import WorkbookSystem

/// The files of an attempt that belong to one part of its exercise.
package struct PartAttempt: Sendable, Equatable {
    /// The part of the exercise.
    package var part: ExercisePart
    /// The folder of the whole attempt.
    package var attemptFolder: URL
    /// The learner's files by their paths as ``captured()`` read them; empty if each is read from the disk when it is needed.
    private var contents: [String: Result<Data, AttemptProblem>] = [:]

    /// Creates an attempt at a part from the folder of the whole attempt; without a folder it is the
    /// learner's own.
    ///
    /// If the learner may add files, the folder is read for their names.
    package init(_ part: ExercisePart, in attemptFolder: URL? = nil) {
        let folder = attemptFolder ?? part.folders.lesson
        self.part = part.takingFiles(in: folder)
        self.attemptFolder = folder
    }

    /// Reads the files, and returns an attempt that doesn't read them again, because a learner may save them at any time.
    package func captured() -> PartAttempt {
        var copy = self
        let files =
            part.owns.map { folder.appending(path: $0) }
            + part.carries.map { attemptFolder.appending(path: $0) }
        for file in files {
            copy.contents[file.path] = Result { () throws(AttemptProblem) in try PartAttempt.read(file) }
        }
        return copy
    }

    /// The folder with the part's files.
    package var folder: URL { part.folder(in: attemptFolder) }

    /// Reads the owned files, and returns whether each of them is still as the starter has it.
    package func hasOnlyStarterFiles() -> Bool {
        part.owns.allSatisfy { name in
            // A file that cannot be read differs from the starter; grading reports why it cannot be read.
            let own = try? BoundedFile.read(folder.appending(path: name), limit: PartAttempt.largestFile)
            // A starter that is larger than any solution may be differs as well.
            let starter = try? BoundedFile.read(
                part.starter.appending(path: name), limit: PartAttempt.largestFile)
            return own == starter
        }
    }

    /// Reads the owned files, and returns whether they differ from the starter only in comments and white space.
    func hasOnlyStarterCode() -> Bool {
        part.owns.allSatisfy { name in
            // A file that can't be read isn't the starter.
            guard let own = try? read(name), let starter = try? read(name, in: part.starter) else {
                return false
            }
            return Lexer.tokens(of: Array(own)).map(\.text) == Lexer.tokens(of: Array(starter)).map(\.text)
        }
    }

    /// Reads the owned files, and returns whether one of them is missing, empty, or isn't text.
    func hasLostFile() -> Bool {
        part.owns.contains { name in
            let starter = part.starter.appending(path: name)
            guard FileManager.default.fileExists(atPath: starter.path) else { return false }
            do throws(AttemptProblem) {
                return PartAttempt.isBlank(try read(name))
            } catch .missing, .notText, .notSource {
                return true
            } catch {
                return false
            }
        }
    }

    /// Reads the owned files, and nothing else.
    ///
    /// - Throws: ``AttemptProblem`` when one of them cannot be graded.
    package func ownedFiles() throws -> [String: Data] {
        try part.owns.reduce(into: [:]) { $0[$1] = try read($1) }
    }

    /// Reads one of the owned files, and returns a text that changes when its content does, or what keeps it from
    /// being read.
    func digest(of name: String) -> String {
        do {
            let file = folder.appending(path: name)
            return SHA256.text(
                of: try BoundedFile.read(file, limit: PartAttempt.largestFile, followsLinks: false))
        } catch {
            return "\(error)"
        }
    }

    /// Reads one of the owned files.
    ///
    /// - Throws: ``AttemptProblem`` when it cannot be graded.
    package func read(_ name: String) throws(AttemptProblem) -> Data { try read(name, in: folder) }

    /// Reads the files of the first part that the tests of a second part need in their subject.
    ///
    /// - Throws: ``AttemptProblem`` when one of them cannot be graded.
    package func carriedFiles() throws -> [String: Data] {
        try part.carries.reduce(into: [:]) { $0[$1] = try read($1, in: attemptFolder) }
    }

    private func read(_ name: String, in folder: URL) throws(AttemptProblem) -> Data {
        let file = folder.appending(path: name)
        return if let known = contents[file.path] { try known.get() } else { try PartAttempt.read(file) }
    }

    private static func read(_ file: URL) throws(AttemptProblem) -> Data {
        // `attributesOfItem` does not follow links, so a link shows as one.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else {
            throw AttemptProblem.missing(file)
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw AttemptProblem.notRegular(file)
        }
        // Otherwise somebody else's file could be compiled, and its lines shown, as if it were the learner's.
        guard (attributes[.referenceCount] as? Int ?? 1) == 1 else { throw AttemptProblem.shared(file) }
        let data: Data
        do {
            data = try BoundedFile.read(file, limit: PartAttempt.largestFile)
        } catch .tooLarge(let bytes) {
            throw AttemptProblem.tooLarge(file, bytes: bytes)
        } catch {
            throw AttemptProblem.unreadable(file)
        }
        if let format = ForeignFormat(of: data) { throw AttemptProblem.notSource(file, format) }
        guard let text = String(data: data, encoding: .utf8) else { throw AttemptProblem.notText(file) }
        if let line = PartAttempt.conflictLine(in: text) { throw AttemptProblem.conflict(file, line: line) }
        return data
    }

    /// Reads from the disk which owned files have nothing but white space; one that can't be read isn't empty.
    package func listEmptyFiles() -> [String] {
        part.owns.filter { (try? read($0)).map(PartAttempt.isBlank) ?? false }
    }

    /// Returns whether there is nothing in a file to read, except perhaps white space and a byte order mark.
    package static func isBlank(_ content: Data) -> Bool {
        String(decoding: content, as: UTF8.self).unicodeScalars.allSatisfy {
            $0.value <= 0x20 || $0.value == 0xFEFF || $0.properties.isWhitespace
        }
    }

    /// Reads from the disk which Swift files in the folder are neither the learner's nor given.
    ///
    /// - Parameter given: The names of the given files.
    package func listStrayFiles(given: Set<String>) -> [String] {
        // A folder that cannot be read has no files to report; reading the owned files reports it.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") && !part.owns.contains($0) && !given.contains($0) }
            .sorted()
    }

    package static let largestFile = 1 << 20

    package static func conflictLine(in text: String) -> Int? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.firstIndex { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }.map { $0 + 1 }
    }
}
