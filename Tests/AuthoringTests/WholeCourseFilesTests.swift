import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel

/// Checks the files of this repository's course without compiling any: each exercise has three hints, hints for checks
/// that exist, and a paragraph about its solution.
@Suite struct WholeCourseFilesTests {
    // Without a course there are no exercises, which the first test reports.
    static let exercises = (try? Course.load(Repository.root).exercises) ?? []

    @Test("The course is found with all its exercises")
    func found() {
        expectEqual(Self.exercises.count, 31)
    }

    @Test("Hints, paragraphs and solutions are in order", arguments: exercises)
    func files(of exercise: Exercise) throws {
        var root = exercise.folders.lesson
        for _ in 1...3 { root.deleteLastPathComponent() }
        let findings = try CourseFiles(course: Course(root: root, lessons: [])).findings(for: exercise)
        expectEqual(findings.filter { !$0.isFine }, [])
    }

    @Test("The files that learners open begin with the number and the title of their exercise")
    func names() throws {
        let course = try Course.load(Repository.root)
        expectEqual(course.exercises.flatMap(ExerciseNames(course: course).mistakes), [])
    }

    @Test("Every name in the texts of an exercise is in its code")
    func namesInTexts() throws {
        let course = try Course.load(Repository.root)
        expectEqual(course.exercises.flatMap(UnknownNames(course: course).all), [])
    }

    @Test("The links of every chapter lead somewhere")
    func links() throws {
        let course = try Course.load(Repository.root)
        let texts = LearnersTexts(course: course)
        expectEqual(course.lessons.flatMap { texts.brokenReferences(in: $0) }, [])
        expectEqual(course.exercises.flatMap { texts.brokenReferences(in: $0) }, [])
    }

    @Test("No hint but the last one has code of the reference")
    func givenAwayAnswers() throws {
        let course = try Course.load(Repository.root)
        expectEqual(course.exercises.flatMap(GivenAwayAnswers(course: course).all), [])
    }

    @Test("Every sentence of every task is in a table that names its checks")
    func sentences() throws {
        for exercise in Self.exercises {
            let table = try #require(try SentenceTable.load(for: exercise), "\(exercise.id)")
            let tasks = exercise.parts.compactMap { ExerciseTask(of: $0)?.text }
            expectEqual(table.differences(from: tasks, in: []), [], "\(exercise.id)")
        }
    }

    /// Whether the lessons of this copy are unchanged, as they are in continuous integration.
    static let isPristine = ProcessInfo.processInfo.environment["CI"] != nil

    @Test(
        "The lesson folders are unchanged since they were shipped",
        .enabled(if: isPristine, "a learner may have worked on them; set CI to compare them"),
        arguments: exercises)
    func pristine(_ exercise: Exercise) throws {
        let course = try Course.load(Repository.root)
        expectEqual(LearnersFolder(course: course).pristineFindings(for: exercise), [])
    }

    @Test("Every exercise folder is a target of the package, so that editors index it", arguments: exercises)
    func target(for exercise: Exercise) throws {
        let manifest = try String(
            contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
        let path = exercise.folders.lesson.pathComponents.suffix(2).joined(separator: "/")
        let call = "exercise(\"\(path)\", module: \"\(exercise.firstPart.module)\""
        #expect(manifest.replacing(/\(\s+/, with: "(").contains(call))
    }

    @Test("At least three checks of each exercise have their own hints", arguments: exercises)
    func checkHints(of exercise: Exercise) {
        #expect(exercise.checkHints.count >= 3)
    }

    @Test("The check that most beginners fail first has its own hint", arguments: exercises)
    func firstHint(of exercise: Exercise) throws {
        let first = try #require(try ExpectedChecks.load(for: exercise).starterFails.first)
        #expect(exercise.checkHints[first] != nil)
    }
}

extension Exercise: CustomTestStringConvertible {
    /// The number and the name, which identify the cases of a test.
    public var testDescription: String { "\(id) \(slug)" }
}
