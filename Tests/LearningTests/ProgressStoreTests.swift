import Foundation
import Testing
import TestSupport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@testable import WorkbookLearning
@testable import WorkbookModel

@Suite(.temporaryFolder) struct ProgressStoreTests {
    let folder = TemporaryFolder.current

    private let file = ".workbook/progress.json"
    private let noon = Date(timeIntervalSince1970: 1_800_000_000)

    private var store: ProgressStore {
        let noon = noon
        return ProgressStore(course: Course(root: folder.url, lessons: []), now: { noon })
    }

    // MARK: - Storing

    @Test("Before the first grading there is no progress, and loading it writes nothing")
    func empty() {
        expectEqual(store.load(), ProgressStore.Loaded(progress: LearnerProgress()))
        #expect(folder.files(below: "").isEmpty)
    }

    @Test("Recorded progress can be loaded again")
    func firstRecord() async throws {
        let recorded = try await store.record([.sample([.passed, .failed])])
        #expect(recorded.notice == nil)
        expectEqual(recorded.progress.exercises["switch"]?.gradedAt, noon)
        expectEqual(store.load(), recorded)
    }

    @Test(
        "When the app at the end of the course was first right is stored, and later gradings don't change it")
    func app() async throws {
        #expect(store.load().progress.capstonePassedAt == nil)
        try await store.recordCapstone()
        let later = ProgressStore(
            course: Course(root: folder.url, lessons: []), now: { noon.addingTimeInterval(60) })
        try await later.recordCapstone()
        expectEqual(store.load().progress.capstonePassedAt, noon)
    }

    @Test(
        "The exercise that was chosen and the chapters that were opened are stored, but no choice that changes nothing"
    )
    func choice() async throws {
        let exercises = [1, 2].map {
            Exercise.sample($0, slug: "e-\($0)")
        }
        let lesson = Lesson(
            number: 1, slug: "lesson", title: "Lesson", folder: folder.url, exercises: exercises)
        let store = ProgressStore(course: Course(root: folder.url, lessons: [lesson]))
        try await store.recordChoice(of: exercises[0])
        #expect(folder.files(below: "").isEmpty)
        try await store.recordChoice(of: exercises[1])
        for _ in 1...2 { try await store.recordChapter(of: lesson) }
        expectEqual(store.load().progress.chosen, "e-2")
        expectEqual(store.load().progress.chapters, ["lesson"])
    }

    @Test("The place in a chapter is kept until its end was read")
    func place() async throws {
        let lesson = Lesson(number: 1, slug: "lesson", title: "Lesson", folder: folder.url, exercises: [])
        try await store.recordPlace(0, in: lesson)
        #expect(folder.files(below: "").isEmpty)
        try await store.recordPlace(0.4, in: lesson)
        expectEqual(store.load().progress.places, ["lesson": 0.4])
        try await store.recordPlace(0, in: lesson)
        expectEqual(store.load().progress.places, [:])
    }

    @Test("The file is written so that people can read it")
    func format() async throws {
        _ = try await store.record([.sample([.passed])])
        expectEqual(
            folder.text(at: file),
            """
            {
              "answered" : {

              },
              "chapters" : [

              ],
              "exercises" : {
                "switch" : {
                  "activeSeconds" : 0,
                  "attempts" : 1,
                  "failedChecks" : [

                  ],
                  "failuresInRow" : 0,
                  "gradedAt" : "2027-01-15T08:00:00Z",
                  "lostChecks" : [

                  ],
                  "outcome" : "passed",
                  "passedAt" : "2027-01-15T08:00:00Z",
                  "passedChecks" : [
                    "c0"
                  ],
                  "summary" : {
                    "checks" : {
                      "passed" : 1,
                      "total" : 1
                    },
                    "outcome" : "passed"
                  }
                }
              },
              "format" : 2,
              "help" : {

              },
              "places" : {

              }
            }
            """)
    }

    @Test("Later verdicts are added to earlier ones")
    func secondRecord() async throws {
        _ = try await store.record([.sample([.failed])])
        let loaded = try await store.record([
            .sample([.passed]), .sample([.failed], exercise: .sampleTests()),
        ])
        expectEqual(loaded.progress.exercises["switch"]?.attempts, 2)
        expectEqual(loaded.progress.exercises["switch"]?.passedAt, noon)
        expectEqual(loaded.progress.exercises["test-the-lamp"]?.attempts, 1)
        expectEqual(store.load(), loaded)
    }

    @Test("A grader error changes nothing")
    func graderError() async throws {
        let before = try await store.record([.sample([.passed])])
        try await expectEqual(store.record([.sample([])]), before)
    }

    @Test("No verdict is lost if several stores record at the same time")
    func concurrent() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                let exercise = Exercise.sample(slug: "exercise-\(number % 4)")
                let store = store
                group.addTask { _ = try await store.record([.sample([.passed], exercise: exercise)]) }
            }
            try await group.waitForAll()
        }
        let exercises = store.load().progress.exercises
        expectEqual(exercises.keys.sorted(), ["exercise-0", "exercise-1", "exercise-2", "exercise-3"])
        #expect(exercises.values.allSatisfy { $0.attempts == 2 })
    }

    // MARK: - Files that cannot be read

    @Test(
        "Loading an unreadable file reports it and leaves it where it is",
        arguments: Unreadable.all)
    func load(_ unreadable: Unreadable) throws {
        try folder.write([file: unreadable.text])
        let loaded = store.load()
        expectEqual(loaded.progress, LearnerProgress())
        expectEqual(loaded.notice, SetAsideProgress(unreadable.problem))
        expectEqual(folder.text(at: file), unreadable.text)
    }

    @Test(
        "Grading sets an unreadable file aside with its content",
        arguments: Unreadable.all)
    func setAside(_ unreadable: Unreadable) async throws {
        try folder.write([file: unreadable.text])
        let loaded = try await store.record([.sample([.passed])])
        expectEqual(loaded.notice, SetAsideProgress(unreadable.problem, copy: "progress-set-aside-1.json"))
        expectEqual(folder.text(at: ".workbook/progress-set-aside-1.json"), unreadable.text)
        expectEqual(loaded.progress.exercises["switch"]?.attempts, 1)
        expectEqual(store.load(), ProgressStore.Loaded(progress: loaded.progress))
    }

    struct Unreadable: Sendable, CustomTestStringConvertible {
        var name: String
        var text: String
        var problem = SetAsideProgress.Problem.corrupt

        var testDescription: String { name }

        static let all = [
            Unreadable(name: "an empty file", text: ""),
            Unreadable(
                name: "a file that was cut short", text: #"{"format": 1, "exercises": {"switch": {"attem"#),
            Unreadable(name: "a file without a format", text: #"{"exercises": {}}"#),
            Unreadable(
                name: "an outcome that nobody knows",
                text:
                    #"{"format": 1, "exercises": {"switch": {"outcome": "won", "summary": "", "passedChecks": [], "attempts": 1, "gradedAt": "2027-01-15T08:00:00Z"}}}"#
            ),
            Unreadable(
                name: "a newer file", text: #"{"format": 3, "lessons": []}"#,
                problem: .newer(format: 3)),
        ]
    }

    @Test("A file that is far too large is set aside without being read")
    func tooLarge() async throws {
        try folder.write([file: "{}"])
        try #require(truncate(folder(file).path, 1 << 30) == 0)
        expectEqual(store.load().notice, SetAsideProgress(.tooLarge(bytes: 1 << 30)))
        let loaded = try await store.record([.sample([.passed])])
        expectEqual(
            loaded.notice, SetAsideProgress(.tooLarge(bytes: 1 << 30), copy: "progress-set-aside-1.json"))
        expectEqual(store.load(), ProgressStore.Loaded(progress: loaded.progress))
    }

    @Test("Loading doesn't wait for a pipe in place of the file", .timeLimit(.minutes(10)))
    func pipe() throws {
        try folder.write([".workbook/other": ""])
        try #require(mkfifo(folder(file).path, 0o600) == 0)
        expectEqual(store.load().notice, SetAsideProgress(.corrupt))
    }

    @Test("Files that were set aside earlier are kept")
    func setAsideAgain() async throws {
        for number in 1...3 {
            try folder.write([file: "broken \(number)"])
            let loaded = try await store.record([.sample([.passed])])
            expectEqual(
                loaded.notice, SetAsideProgress(.corrupt, copy: "progress-set-aside-\(number).json"))
        }
        for number in 1...3 {
            expectEqual(folder.text(at: ".workbook/progress-set-aside-\(number).json"), "broken \(number)")
        }
    }

    @Test("If nothing can be written, recording throws an error and nothing is lost")
    func cannotWrite() async throws {
        // A file in place of the folder stops even a user who may write everywhere.
        try folder.write([".workbook": "no folder"])
        await #expect(throws: (any Error).self) { try await store.record([.sample([.passed])]) }
        expectEqual(folder.text(at: ".workbook"), "no folder")
    }

    @Test(
        "Recording to a read-only folder throws an error",
        .enabled(if: geteuid() != 0, "root may write everywhere"))
    func readOnly() async throws {
        let before = try await store.record([.sample([.passed])])
        let path = folder(".workbook").path
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
        await #expect(throws: (any Error).self) { try await store.record([.sample([.passed])]) }
        expectEqual(store.load(), before)
    }
}
