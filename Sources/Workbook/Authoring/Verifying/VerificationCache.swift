import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Results of earlier verifications, by the content of everything that went into them.
///
/// Verifying again after one file was changed grades only what that file is part of. A result is never worth more than the
/// run that it came from, so nothing that must be trusted (a check before a change lands) reads the cache.
package struct VerificationCache: Sendable {
    private let course: Course
    /// What every result depends on: the tool itself, the toolchain, and how code is run.
    private let surroundings: ContentDigest
    private let hits = Locked(0)

    /// Opens the cache in a course's build folder.
    ///
    /// - Parameters:
    ///   - tool: The program that verifies: a rebuilt one may come to other results.
    ///   - isSandboxed: Whether attempts are run in the sandbox.
    package init(course: Course, toolchain: Toolchain, tool: URL?, isSandboxed: Bool) {
        self.course = course
        var digest = ContentDigest()
        digest.add(toolchain.identity)
        digest.add(isSandboxed ? "sandboxed" : "plain")
        if let tool {
            // Its size and date stand for its content, which takes seconds to read.
            let attributes = try? FileManager.default.attributesOfItem(atPath: tool.path)
            let modified = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            digest.add("\(tool.path) \(attributes?[.size] as? Int ?? 0) \(modified)")
        }
        surroundings = digest
    }

    /// How many results came from the cache.
    package var count: Int { hits.value }

    /// The results of one exercise.
    struct StoredResults: Codable {
        var attempts: [String: VariationResult] = [:]
        var reported: [String: [Check]] = [:]
    }

    /// The results of an exercise's earlier verification; none if there was none, or it cannot be read.
    func storedResults(of exercise: Exercise) -> StoredResults {
        (try? JSONFile.decode(StoredResults.self, at: file(of: exercise))) ?? StoredResults()
    }

    /// Keeps the results of an exercise in place of the earlier ones; without them the next verification only takes longer.
    func keep(_ results: StoredResults, of exercise: Exercise) {
        let file = file(of: exercise)
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? JSONFile.encode(results).write(to: file, options: .atomic)
    }

    /// Takes note that a result did not have to be found out again.
    func countHit() { hits.withLock { $0 += 1 } }

    /// The key of whatever depends on an exercise's suite, given files and support modules alone.
    func digest(of exercise: Exercise) -> ContentDigest {
        var digest = surroundings
        digest.add(folder: exercise.folders.suite, except: [exercise.folders.wrongTurns.lastPathComponent])
        digest.add(folder: exercise.folders.starter)
        digest.add(folder: course.root.appending(path: "Tests/Suites/Shared"))
        for module in exercise.firstPart.support {
            digest.add(folder: course.root.appending(path: "Sources/\(module)"))
        }
        // Its manifest decides what belongs to whom, and how long a check may take.
        let lesson = exercise.folders.lesson.deletingLastPathComponent()
        digest.add(file: lesson.appending(path: "lesson.json"))
        return digest
    }

    private func file(of exercise: Exercise) -> URL {
        course.buildFolder.appending(path: "verified/\(exercise.id).json")
    }
}
