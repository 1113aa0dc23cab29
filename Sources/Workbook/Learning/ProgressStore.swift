import Foundation
import WorkbookModel
import WorkbookSystem

/// A file with a learner's progress, which is written atomically under a lock, and kept even if it cannot be
/// read.
package struct ProgressStore: Sendable {
    /// Progress, and what the learner should know about its file.
    package struct Loaded: Sendable, Equatable {
        /// The progress; empty if there was none to read.
        package var progress: LearnerProgress
        /// The file that could not be used, if there is one.
        package var notice: SetAsideProgress?
    }

    private let course: Course
    private let now: @Sendable () -> Date

    /// Creates the store of a course, in its `.workbook` folder.
    package init(course: Course, now: @escaping @Sendable () -> Date = { Date() }) {
        self.course = course
        self.now = now
    }

    private var folder: URL { course.stateFolder }

    private var file: URL { folder.appending(path: "progress.json") }

    /// Reads the progress, without writing anything.
    package func load() -> Loaded {
        guard FileManager.default.fileExists(atPath: file.path) else {
            return Loaded(progress: LearnerProgress())
        }
        switch read() {
        case .success(let progress): return Loaded(progress: progress)
        case .failure(let problem):
            return Loaded(progress: LearnerProgress(), notice: SetAsideProgress(problem))
        }
    }

    /// Adds verdicts to the progress.
    ///
    /// - Parameter files: The digest of the files that were graded, by exercise.
    /// - Returns: The new progress, with a notice if the old file was set aside.
    /// - Throws: The file system's errors if the folder cannot be written to.
    @discardableResult
    package func record(_ verdicts: [Verdict], of files: [Exercise.ID: String] = [:]) async throws -> Loaded {
        try await change { progress in
            for verdict in verdicts {
                progress.record(verdict, of: files[verdict.exercise.id], at: now())
            }
        }
    }

    /// Records that the first hints of an exercise were shown.
    ///
    /// - Throws: As ``record(_:of:)``.
    @discardableResult
    package func recordHints(_ count: Int, of exercise: Exercise) async throws -> Loaded {
        try await change { $0.recordHints(count, of: exercise) }
    }

    /// Records that the solution was shown before the exercise had passed.
    ///
    /// - Throws: As ``record(_:of:)``.
    @discardableResult
    package func recordSolution(of exercise: Exercise) async throws -> Loaded {
        try await change { $0.recordSolution(of: exercise, at: now()) }
    }

    /// Records whether the first answer to a question about a chapter was right.
    ///
    /// - Throws: As ``record(_:of:)``.
    @discardableResult
    package func recordAnswer(to question: Question, of lesson: Lesson, isRight: Bool) async throws -> Loaded
    {
        try await change { $0.recordAnswer(to: question, of: lesson, isRight: isRight) }
    }

    /// Records that the learner turned to an exercise without grading it; nothing is written if it is the next one anyway.
    ///
    /// - Throws: As ``record(_:of:)``.
    @discardableResult
    package func recordChoice(of exercise: Exercise) async throws -> Loaded {
        var loaded = load()
        guard loaded.progress.choose(exercise, in: course) else { return loaded }
        return try await change { _ = $0.choose(exercise, in: course) }
    }

    /// Records that the learner opened the chapter of a lesson.
    ///
    /// - Throws: As ``record(_:of:)``.
    package func recordChapter(of lesson: Lesson) async throws {
        if load().progress.chapters.contains(lesson.slug) { return }
        try await change { $0.chapters.append(lesson.slug) }
    }

    /// Records how far the learner has read the chapter of a lesson.
    ///
    /// - Parameter place: How much of it is above the screen, from 0 to 1; 0 as well after its end.
    /// - Throws: As ``record(_:of:)``.
    package func recordPlace(_ place: Double, in lesson: Lesson) async throws {
        let new = place > 0 ? place : nil
        if load().progress.places[lesson.slug] == new { return }
        try await change { $0.places[lesson.slug] = new }
    }

    /// Records that the app at the end of the course was graded as right.
    ///
    /// - Throws: As ``record(_:of:)``.
    package func recordCapstone() async throws {
        if load().progress.capstonePassedAt != nil { return }
        try await change { $0.capstonePassedAt = now() }
    }

    @discardableResult
    private func change(_ body: (inout LearnerProgress) -> Void) async throws -> Loaded {
        let lock = try await FileLock.acquire(folder.appending(path: "lock"))
        defer { lock.release() }
        var loaded = Loaded(progress: LearnerProgress())
        if FileManager.default.fileExists(atPath: file.path) {
            switch read() {
            case .success(let progress): loaded.progress = progress
            case .failure(let problem): loaded.notice = try setAside(problem)
            }
        }
        loaded.progress.format = LearnerProgress.format
        body(&loaded.progress)
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(loaded.progress).write(to: file, options: .atomic)
        return loaded
    }

    private func read() -> Result<LearnerProgress, SetAsideProgress.Problem> {
        struct Version: Decodable { var format: Int }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let data: Data
        do {
            data = try BoundedFile.read(file, limit: BoundedFile.largestJSON)
        } catch .tooLarge(let bytes) {
            return .failure(.tooLarge(bytes: bytes))
        } catch {
            return .failure(.corrupt)
        }
        // The reason does not matter, because the file is set aside as it is.
        guard let version = try? decoder.decode(Version.self, from: data) else { return .failure(.corrupt) }
        if version.format > LearnerProgress.format { return .failure(.newer(format: version.format)) }
        // Whatever is wrong with it, the file is kept.
        guard var progress = try? decoder.decode(LearnerProgress.self, from: data) else {
            return .failure(.corrupt)
        }
        progress.rename(as: course)
        return .success(progress)
    }

    private func setAside(_ problem: SetAsideProgress.Problem) throws -> SetAsideProgress {
        var number = 1
        while FileManager.default.fileExists(atPath: aside(number).path) { number += 1 }
        try FileManager.default.moveItem(at: file, to: aside(number))
        return SetAsideProgress(problem, copy: aside(number).lastPathComponent)
    }

    private func aside(_ number: Int) -> URL { folder.appending(path: "progress-set-aside-\(number).json") }
}
