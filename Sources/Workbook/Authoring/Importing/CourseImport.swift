import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Makes a course of a track: writes its files, and grades every reference and every starter once.
///
/// The course appears at its place only once it is complete. Until then, files and results are in a folder beside it, so that an
/// interrupted import can go on.
package struct CourseImport: Sendable {
    /// The result of an import.
    package struct Summary: Sendable, Equatable {
        /// The folder with the finished course.
        package var course: URL
        /// The number of imported exercises.
        package var imported: Int
        /// How many of them were graded by an earlier run of the same import.
        package var kept: Int
        /// How many starters do not compile as they are.
        package var uncompiled: Int
        /// The exercises that were left out.
        package var leftOut: [ExercismTrack.LeftOut]
    }

    /// The result of grading an exercise.
    struct Record: Codable {
        /// A digest of the files that were graded.
        var digest: String
        /// The checks that report.
        var checks: ExpectedChecks?
        /// Why the exercise can't be imported; `nil` if it can.
        var reason: String?
    }

    private let track: ExercismTrack
    private let work: URL

    /// Prepares an import.
    ///
    /// - Parameter work: The folder for what isn't finished yet.
    package init(_ track: ExercismTrack, work: URL) {
        self.track = track
        self.work = work
    }

    /// The folder in which the finished course is written.
    private var finished: URL { work.appending(path: "finished") }

    private func recordFile(_ slug: String) -> URL { work.appending(path: "records/\(slug).json") }

    /// Grades what no earlier run has graded, and writes the course.
    ///
    /// - Parameters:
    ///   - width: How many exercises are graded at once.
    ///   - tools: What grading needs, with the sandbox for the track's code.
    ///   - progress: Called after each exercise with the number of finished ones, their total, and the name of the exercise.
    /// - Throws: ``TrackProblem/nothingLeft(_:reasons:)``, or the file system's errors.
    package func run(
        toolchain: Toolchain, tools: Tools, width: Int,
        progress: @escaping @Sendable (Int, Int, String) -> Void
    ) async throws -> Summary {
        let place = work.appending(path: "course")
        try FileKind.makeFolder(work.appending(path: "records"))
        try ExactFolder(place, keeping: [".build"]).replace(with: try track.draft.files())
        let course = try Course.load(place)
        let drafts = Dictionary(
            uniqueKeysWithValues: track.draft.lessons.flatMap(\.exercises).map { ($0.slug, $0) })
        // Several exercises may use one package.
        let digests = Dictionary(
            uniqueKeysWithValues: Set(course.exercises.map(\.firstPart).flatMap(course.packages)).map {
                ($0, $0.digest())
            })
        let done = Locked((count: 0, kept: 0))
        let total = course.exercises.count
        let records = try await course.exercises.concurrentMap(limit: width) { exercise in
            let packages = course.packages(of: exercise.firstPart).map { digests[$0] ?? "" }
            let digest = drafts[exercise.slug].map { CourseImport.digest(of: $0, packages: packages) } ?? ""
            var isKept = true
            var record = earlier(exercise.slug, digest)
            if record == nil {
                isKept = false
                let fresh = await self.record(exercise, of: course, digest, toolchain, tools)
                try JSONFile.encode(fresh).write(to: recordFile(exercise.slug), options: .atomic)
                record = fresh
            }
            let count = done.withLock {
                $0.count += 1
                $0.kept += isKept ? 1 : 0
                return $0.count
            }
            progress(count, total, exercise.slug)
            return (exercise.slug, record)
        }
        let refused = records.compactMap { slug, record in
            record?.reason.map { ExercismTrack.LeftOut(slug: slug, reason: $0) }
        }
        var rest = track.without(refused)
        if rest.draft.lessons.isEmpty {
            throw TrackProblem.nothingLeft(
                track.folder, reasons: rest.leftOut.map { "\($0.slug): \($0.reason)" })
        }
        let checks = Dictionary(uniqueKeysWithValues: records.map { ($0.0, $0.1?.checks) })
        try rest.add(checks: { slug in try (checks[slug] ?? nil).map(JSONFile.encode) })
        try ExactFolder(finished, keeping: []).replace(with: try rest.draft.files())
        return Summary(
            course: finished, imported: rest.slugs.count, kept: done.value.kept,
            uncompiled: rest.slugs.count { (checks[$0] ?? nil)?.starterDoesNotCompile == true },
            leftOut: rest.leftOut)
    }

    private func earlier(_ slug: String, _ digest: String) -> Record? {
        // Without a readable record, the exercise is graded again.
        let record = try? JSONFile.decode(Record.self, at: recordFile(slug))
        // A newer version of this tool may be able to grade what an earlier one could not.
        return record?.digest == digest && record?.reason == nil ? record : nil
    }

    /// Grades an exercise's reference and starter.
    private func record(
        _ exercise: Exercise, of course: Course, _ digest: String, _ toolchain: Toolchain, _ tools: Tools
    ) async -> Record {
        let verifier = CourseVerifier(course: course, toolchain: toolchain, tools: tools, width: 1)
        let found = await verifier.verify([exercise], record: true).filter { !$0.isFine }
        // That nothing was recorded follows from the others.
        let breaches = found.count > 1 ? found.filter { $0.subject != CheckRecording.subject } : found
        // A reference that could not be graded has no list, which is among the breaches.
        let checks = try? ExpectedChecks.load(for: exercise)
        let reasons = breaches.map { breach in
            // What went wrong is in the first line, and what the compiler wrote in the others.
            let words = breach.message.split(whereSeparator: \.isNewline).joined(separator: ": ")
            return breach.subject == "files" ? words : "\(breach.subject): \(words)"
        }
        let reason = Self.withoutPaths(reasons.joined(separator: "; "), of: exercise, course)
        return Record(
            digest: digest, checks: reasons.isEmpty ? checks : nil,
            reason: reasons.isEmpty ? nil : Excerpt.middle(reason, to: 300))
    }

    /// Returns a reason without the paths of a course that nobody will see: the files are named as parts of the exercise.
    private static func withoutPaths(_ reason: String, of exercise: Exercise, _ course: Course) -> String {
        let folders = exercise.folders
        let names = [
            (folders.reference, "the solution's "), (folders.starter, "the stub's "),
            (folders.checks, "the suite's "),
        ]
        return names.reduce(reason) { text, part in
            text.replacing(course.relativePath(of: part.0) + "/", with: part.1)
        }.replacing(" (secondsPerCheck in lesson.json sets the limit)", with: "")
    }

    private static func digest(of draft: ExerciseDraft, packages: [String]) -> String {
        var digest = ContentDigest()
        for text in draft.products.map(\.description) + packages { digest.add(text) }
        let files = draft.files(at: draft.module, in: .init())
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            digest.add(path)
            digest.add(data)
        }
        return digest.text
    }
}
