import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookSystem

/// A folder of submissions to the sample course, and the results of reading them.
struct SubmissionBox {
    /// The paths of the learner's files in the sample course.
    static let lamp = "Lessons/1-lamp/1-switch/Lamp.swift"
    static let tests = "Lessons/1-lamp/2-test-the-lamp/LampTests.swift"

    let folder = TemporaryFolder.current
    let course: Course
    var limits = SubmissionLimits()
    var environment = ProcessInfo.processInfo.environment
    var timeZone = TimeZone.gmt
    /// 15 January 2027, 09:00 UTC: an hour after the sample archives were packed.
    var now = Date(timeIntervalSince1970: 1_800_003_600)

    /// Loads the course.
    init(changing changes: [String: String?] = [:]) throws {
        course = try SampleCourse.load(in: TemporaryFolder(url: folder("course")), changing: changes)
    }

    /// The reader for submissions to the whole course.
    var reader: SubmissionReader {
        SubmissionReader(
            course: course, exercises: course.exercises, runner: ProcessRunner(), environment: environment,
            limits: limits, now: now, timeZone: timeZone, hasResults: { ClassFolder($0).hasResults })
    }

    /// Adds files to the folder of submissions.
    func add(_ files: [String: String]) throws {
        try TemporaryFolder(url: folder("in")).write(files)
    }

    /// Adds a file to the folder of submissions.
    func add(_ data: Data, as name: String) throws {
        try TemporaryFolder(url: folder("in")).write(data, to: name)
    }

    /// Sets when a file in the folder of submissions was changed.
    func setTime(of path: String, to seconds: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: seconds)],
            ofItemAtPath: folder("in/\(path)").path)
    }

    /// Runs Git in a folder of the folder of submissions.
    ///
    /// - Parameter seconds: When it makes a commit.
    func git(_ arguments: String..., in path: String, at seconds: Int = 1_700_000_000) async throws {
        let date = "\(seconds) +0000"
        let command = Command(
            "/usr/bin/env", ["git", "-c", "user.name=A", "-c", "user.email=a@b"] + arguments,
            environment: environment.merging(["GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date]) { $1 },
            workingDirectory: folder("in/\(path)").path)
        try await expectEqual(ProcessRunner().run(command, limit: 600).termination, .exited(0))
    }

    /// Lists the submissions.
    func list() throws -> (found: [SubmissionSource], skipped: [SkippedItem]) {
        try reader.list(in: folder("in"))
    }

    /// Reads all submissions.
    func take() async throws -> [Submission] {
        var submissions: [Submission] = []
        for source in try list().found {
            submissions.append(try await reader.take(source, into: folder("out")))
        }
        return submissions
    }

    /// Returns the problems of the only submission.
    func problems() async throws -> [SubmissionProblem] { try await take().flatMap(\.problems) }

    /// Returns the problems of an archive.
    func problems(of archive: Data, named name: String = "ada.zip") async throws -> [SubmissionProblem] {
        try add(archive, as: name)
        return try await problems()
    }

    /// Returns the contents of the copied files by path.
    var taken: [String: String] {
        let out = TemporaryFolder(url: folder("out"))
        return Dictionary(
            uniqueKeysWithValues: out.files(below: ".").map { ($0, out.text(at: $0) ?? "no text") })
    }
}
