import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CourseCreationTests {
    let folder = TemporaryFolder.current

    private func newCourse() throws -> Course {
        try CourseCreation(in: folder("course")).course(title: "Closures")
        return try Course.load(folder("course"))
    }

    private var creation: CourseCreation { CourseCreation(in: folder("course")) }

    @Test("A new course has one exercise and no placeholders left to fill in")
    func course() throws {
        let course = try newCourse()
        expectEqual(course.title, "Closures")
        expectEqual(course.exercises.map(\.slug), ["greet"])
        #expect(try CourseFiles(course: course).findings(for: course.exercises[0]).allSatisfy(\.isFine))
        #expect(OpenPlaces(of: course.exercises[0], in: course).all.isEmpty)
    }

    @Test("An exercise whose module another one has is refused before anything is written")
    func takenModule() throws {
        let course = try newCourse()
        let before = folder.files(below: "course")
        for kind in [Exercise.Kind.implement, .double] {
            #expect(throws: CreationProblem.takenModule("Greeting", exercise: "greet")) {
                try creation.exercise("greeting", kind: kind, in: course.lessons[0], of: course)
            }
        }
        #expect(throws: CreationProblem.takenModule("Greeting", exercise: "greet")) {
            try creation.lesson("other", first: "greeting", kind: .implement, in: course)
        }
        expectEqual(folder.files(below: "course"), before)
        #expect(throws: Never.self) { try Course.load(folder("course")) }
    }

    @Test("A new exercise with which the course can't be loaded leaves nothing behind")
    func undone() throws {
        let course = try newCourse()
        let manifest = "course/Lessons/1-first-lesson/lesson.json"
        // The course was loaded before somebody broke it.
        let broken = try #require(folder.text(at: manifest)).replacing("\"implement\"", with: "\"implemnt\"")
        try folder.write([manifest: broken])
        let before = folder.files(below: "course")
        #expect(throws: MalformedFile.self) {
            try creation.exercise("count-words", kind: .implement, in: course.lessons[0], of: course)
        }
        expectEqual(folder.files(below: "course"), before)
        expectEqual(folder.text(at: manifest), broken)
    }

    @Test("The example's chapter is to be written as soon as the lesson has another exercise")
    func chapter() throws {
        let course = try newCourse()
        expectEqual(OpenPlaces(of: course.lessons[0], in: course).all, [])
        #expect(
            try CourseFiles(course: course).findings(for: course.lessons[0]).contains { $0.kind == .fine })
        _ = try creation.exercise("count-words", kind: .implement, in: course.lessons[0], of: course)
        let changed = try Course.load(course.root)
        expectEqual(OpenPlaces(of: changed.lessons[0], in: changed).all.count, 1)
        // Then it isn't in order.
        #expect(
            try CourseFiles(course: changed).findings(for: changed.lessons[0]).allSatisfy { $0.kind != .fine }
        )
        // So it is if the author has written a part.
        try folder.write(["course/Lessons/1-first-lesson/README.md": "# A\n\nTODO(author)\n"])
        expectEqual(OpenPlaces(of: course.lessons[0], in: course).all.count, 1)
    }

    @Test("A folder with files stays unchanged; one with only a new repository becomes the course")
    func existing() throws {
        try folder.write(["course/notes.txt": "mine"])
        #expect(throws: CreationProblem.exists(folder("course"))) { try newCourse() }
        expectEqual(folder.files(below: "course"), ["notes.txt"])
        try FileManager.default.removeItem(at: folder("course/notes.txt"))
        try folder.write(["course/.git/HEAD": ""])
        try expectEqual(newCourse().exercises.count, 1)
    }

    @Test(
        "A new exercise has every file in its place and lists what still has to be written",
        arguments: Exercise.Kind.allCases)
    func exercise(kind: Exercise.Kind) throws {
        let course = try newCourse()
        let files = try creation.exercise("count-words", kind: kind, in: course.lessons[0], of: course)
        let changed = try Course.load(course.root)
        let exercise = try #require(changed.exercises.last)
        expectEqual(exercise.id.description, "1.2")
        expectEqual(exercise.kind, kind)
        expectEqual(exercise.firstPart.module, (kind == .tests ? "CountWordsTests" : "CountWords"))
        #expect(files.allSatisfy { folder.text(at: "course/\($0)") != nil })
        #expect(
            try CourseFiles(course: changed).findings(for: changed.lessons[0]).allSatisfy {
                $0.isFine || $0.kind == .toWrite(keepsFromGrading: false)
            })
        // What can be tested after a change of code is a question to the compiler.
        let probe = "Tests/Suites/1-first-lesson/2-count-words/Probes/Client.swift"
        expectEqual(files.contains(probe), kind == .refactor)
        try expectEqual(ProbeMistakes(of: exercise, in: changed).all, [])
        let open = OpenPlaces(of: exercise, in: changed)
        #expect(open.isInCode)
        #expect(
            open.all.contains(
                "Solutions/1-first-lesson/2-count-words/why.md:1: TODO(author): a paragraph of 30 to 100 words on why the reference is as it is."
            ))
        #expect(
            open.all.contains(
                "Lessons/1-first-lesson/lesson.json:\(kind == .tests ? 25 : 24): TODO(author): a nudge"))
        // An author may leave a mark as well.
        try folder.write(["course/Solutions/1-first-lesson/2-count-words/why.md": "TODO(author) later\n"])
        #expect(
            OpenPlaces(of: exercise, in: changed).all.contains(
                "Solutions/1-first-lesson/2-count-words/why.md:1: TODO(author) later"))
        let package = try #require(folder.text(at: "course/Package.swift"))
        #expect(package.contains("\"\(exercise.firstPart.module)\""))
        expectEqual(PackageTargets(course: changed).conflict(), [])
        try folder.write(["course/Package.swift": "\(CoursePackage.mark)\n<<<<<<< HEAD\n"])
        expectEqual(
            PackageTargets(course: changed).conflict(),
            [
                "Package.swift:2 still contains merge conflict markers; `swift run grade course record` writes it again"
            ])
        if kind == .tests { _ = try Variants.load(for: exercise.firstPart) }
    }

    @Test("A new lesson has an exercise")
    func lesson() throws {
        let course = try newCourse()
        _ = try creation.lesson("capture-lists", kind: .refactor, in: course)
        let changed = try Course.load(course.root)
        expectEqual(changed.lessons.map(\.number), [1, 2])
        expectEqual(changed.lessons[1].title, "Capture lists")
        expectEqual(changed.lessons[1].exercises.map(\.slug), ["first-capture-lists"])
        expectEqual(OpenPlaces(of: changed.lessons[1], in: changed).all.count, 1)
    }

    @Test("A course without a lesson, and a lesson without an exercise, can be begun")
    func empty() throws {
        let course = try newCourse()
        let list = course.lessons[0].folder.appending(path: "lesson.json")
        try Data(#"{ "format": 1, "title": "A", "exercises": [] }"#.utf8).write(to: list)
        #expect(throws: MalformedFile.self) { try Course.load(course.root) }
        let begun = try Course.load(course.root, mayBeEmpty: true)
        _ = try creation.exercise("own", kind: .implement, in: begun.lessons[0], of: begun)
        try expectEqual(Course.load(course.root).exercises.map(\.slug), ["own"])

        try FileManager.default.removeItem(at: course.lessons[0].folder)
        let empty = try Course.load(course.root, mayBeEmpty: true)
        _ = try creation.lesson("time", first: "clocks", kind: .implement, in: empty)
        try expectEqual(Course.load(course.root).exercises.map(\.slug), ["clocks"])
    }

    @Test(
        "Names that are taken, or that can't be folder names, are refused",
        arguments: ["greet", "first-lesson", "A", "..", "a b", "2"])
    func names(slug: String) throws {
        let course = try newCourse()
        let before = folder.files(below: "course")
        #expect(throws: CreationProblem.self) {
            try creation.exercise(slug, kind: .implement, in: course.lessons[0], of: course)
        }
        #expect(throws: CreationProblem.self) { try creation.lesson(slug, kind: .implement, in: course) }
        expectEqual(folder.files(below: "course"), before)
    }

    @Test(
        "A name with a number in front, and names of modules and types that others have, are refused with the reason"
    )
    func unfit() throws {
        let course = try newCourse()
        #expect(throws: CreationProblem.numbered("2-closures")) {
            try creation.lesson("2-closures", kind: .implement, in: course)
        }
        #expect(throws: CreationProblem.knownModule("Testing", owner: "comes with Swift")) {
            try creation.exercise("testing", kind: .implement, in: course.lessons[0], of: course)
        }
        #expect(throws: CreationProblem.knownType("Date")) {
            try creation.exercise("date", kind: .implement, in: course.lessons[0], of: course)
        }
        // A long number by itself is part of a name, and a short one is a lesson's.
        _ = try creation.lesson("2048", kind: .implement, in: course)
    }

    @Test("A Package.swift that someone else wrote stays unchanged")
    func foreignPackage() throws {
        let course = try newCourse()
        try folder.write(["course/Package.swift": "// mine\n"])
        _ = try creation.exercise("count-words", kind: .implement, in: course.lessons[0], of: course)
        expectEqual(folder.text(at: "course/Package.swift"), "// mine\n")
    }

    @Test(
        "A misspelled key is an error that names the file, the key's path and the key that was probably meant",
        arguments: [
            ("course.json", "\"authors\"", "\"author\"", "author", "authors"),
            ("Lessons/1-first-lesson/lesson.json", "\"owns\"", "\"own\"", "exercises[0].own", "owns"),
        ])
    func misspelledKey(path: String, old: String, new: String, place: String, meant: String) throws {
        let course = try newCourse()
        let text = try #require(folder.text(at: "course/\(path)"))
        try #require(text.contains(old))
        try folder.write(["course/\(path)": text.replacing(old, with: new)])
        let error = try #require(throws: MalformedFile.self) { try Course.load(course.root) }
        expectEqual(error.file.lastPathComponent, URL(filePath: path).lastPathComponent)
        expectEqual(
            [error.keyPath, error.expected, error.found],
            [place, "the key \"\(meant)\"", "the unknown key \(new)"])
    }

    @Test(
        "Verification reports a given file or a learner's file that differs from the starter")
    func beginning() throws {
        let course = try newCourse()
        _ = try creation.exercise("test-it", kind: .tests, in: course.lessons[0], of: course)
        let changed = try Course.load(course.root)
        let exercise = try #require(changed.exercises.last)
        func findings() throws -> [String] {
            try CourseFiles(course: changed).findings(for: exercise).map(\.message).filter {
                $0.contains("isn't as in the starter")
            }
        }
        #expect(try findings().isEmpty)
        let starter = changed.relativePath(of: exercise.folders.starter)
        let given = try #require(exercise.listGivenFiles().first)
        for name in [given, exercise.firstPart.owns[0]] {
            try folder.write(["course/\(starter)/\(name)": "// written\n"])
        }
        try expectEqual(findings().count, 2)
    }

    @Test("After folders are renamed, Package.swift is reported until it is written again")
    func renamedFolders() throws {
        let course = try newCourse()
        try FileManager.default.moveItem(at: folder("course/Lessons"), to: folder("course/Exercises"))
        let manifest = try #require(folder.text(at: "course/course.json"))
        try folder.write([
            "course/course.json": manifest.replacing(
                "\"format\"", with: "\"folders\": { \"lessons\": \"Exercises\" }, \"format\"")
        ])
        let renamed = try Course.load(course.root)
        func isMissed() throws -> Bool {
            try CourseFiles(course: renamed).findings(for: renamed.exercises[0]).contains {
                $0.message.hasPrefix("Package.swift has no target for Exercises/1-first-lesson/1-greet")
            }
        }
        #expect(try isMissed())
        #expect(try CoursePackage.update(in: renamed))
        #expect(try !isMissed())
        _ = try creation.exercise("count-words", kind: .implement, in: renamed.lessons[0], of: renamed)
        #expect(folder.text(at: "course/Exercises/1-first-lesson/2-count-words/CountWords.swift") != nil)
    }
}
