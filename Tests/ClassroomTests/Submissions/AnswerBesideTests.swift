import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookSystem

/// What is handed in beside an exercise that was not worked on, and may have its answer.
@Suite(.temporaryFolder, .needsZip) struct AnswerBesideTests {
    private let lamp = SubmissionBox.lamp
    private let tests = SubmissionBox.tests
    private let starter = "final class Lamp {\n    func toggle() {}\n}\nfunc light() {}\n"

    /// Returns the course, in which the lamp declares a type and a function.
    private func box() throws -> SubmissionBox {
        let box = try SubmissionBox(changing: ["Solutions/1-lamp/1-switch/starter/Lamp.swift": starter])
        try? FileManager.default.removeItem(at: box.folder("in"))
        return box
    }

    /// Returns what may have the answers, by the files that exercises ask for.
    private func renamed(_ problems: [SubmissionProblem]) -> [String: [String]] {
        var all: [String: [String]] = [:]
        for case .renamed(let path, let found) in problems { all[path] = found }
        return all
    }

    @Test(
        "A document or picture, and text that mentions the type or function, may have the answer to an untouched exercise",
        arguments: [
            ("Homework.docx", "x", true), ("Screenshot 1.PNG", "x", true), ("a/b/IMG_1.heic", "", true),
            ("Lessons/1-lamp/photo.jpg", "x", true), ("Lessons/1-lamp/1-switch/photo.jpg", "x", true),
            ("Lessons/1-lamp/2-test-the-lamp/photo.jpg", "x", false),
            ("1.1.txt", "class Lamp {}", true), ("notes", "light()", true), ("NOTES.md", "a Lamp.", true),
            ("a.diff", "+++ b/Lamp.swift", true), ("a.txt", "Lamp.swift, no light, Lamps, a lamp", false),
            ("a.md", "My lamps don't toggle()", false), ("a.html", "<html>Lamp</html>", true),
            ("a.txt", "%PDF-1.7", true), ("Package.resolved", "Lamp", false), ("a.json", "Lamp", false),
            ("Thumbs.db", "Lamp", false), ("__MACOSX/a.docx", "x", false), (".vscode/a.png", "x", false),
            ("~$mework.docx", "x", false), ("App/Assets.xcassets/a.png", "x", false),
            ("Safe.swift", "extension Lamp {}", true), ("Pkg/Sources/Safe/Safe.swift", "class Lamp", true),
            ("Wire.swift", "class Wire {}", false), ("Bulb.swift", "class Lamp {}", false),
            ("Safe.swift", "final class Lamp {\r\n    func toggle() {}\r\n}\r\nfunc light() {}", false),
            ("Safe.swift", "mine, of a Lamp", false), ("program", "\u{0}Lamp", false),
            ("a.patch", "+class\u{0} Lamp", true),
            ("a/.Homework.docx.icloud", "x", true), ("a/.rest.zip.icloud", "x", true),
            ("a/.notes.md.icloud", "Lamp", false), ("a/README.md", "a Lamp", true),
            ("Lessons/1-lamp copy/README.md", "a Lamp", false),
            ("Lessons/1-lamp/1-switch/README.md", "a Lamp", true),
        ])
    func kinds(path: String, content: String, mayHaveIt: Bool) async throws {
        for isMissing in [true, false] {
            let box = try box()
            try box.add(["ada/\(tests)": "mine, of a Lamp", "ada/\(path)": content])
            if !isMissing { try box.add(["ada/\(lamp)": starter]) }
            let problems = try await box.problems()
            expectEqual(renamed(problems), mayHaveIt ? [lamp: [path]] : [:], "\(problems)")
            let names = problems.contains { $0.gradebookNote?.hasPrefix("\(path) was left out") ?? false }
            if mayHaveIt { #expect(names, "\(problems)") }
        }
    }

    @Test("An exercise that was attempted is graded as ever, and says nothing about other files")
    func attempted() async throws {
        let box = try box()
        try box.add([
            "ada/\(lamp)": "new", "ada/\(tests)": "t", "ada/Homework.docx": "x", "ada/a.txt": "class Lamp {}",
        ])
        try await expectEqual(box.problems(), [])
    }

    @Test("An archive that isn't read may have every untouched answer, and one that is read has none")
    func archives() async throws {
        let inner = SampleZip([lamp: "new"]).data
        let place = "Lessons/1-lamp/2-test-the-lamp/rest.zip"
        var rest = SampleZip.File(place)
        rest.content = inner
        for name in ["rest.rar", "Lessons/1-lamp/2-test-the-lamp/rest.7z", "rest.zip"] {
            let box = try box()
            try box.add(["ada/\(lamp)": starter, "ada/\(tests)": "t", "ada/\(name)": "cut off"])
            let problems = try await box.problems()
            expectEqual(renamed(problems), [lamp: ["ada/\(name)"]])
            expectEqual(
                problems.last,
                .refusedEntry(
                    path: "ada/\(name)", name.hasSuffix(".zip") ? .damaged : .foreignArchive))
        }
        for isCopy in [true, false] {
            let box = try box()
            let files = [lamp: starter, tests: "t"].merging(isCopy ? ["course.json": "{}"] : [:]) { $1 }
            try box.add(SampleZip([rest] + files.map { .init($0, $1) }).data, as: "ada.zip")
            try await expectEqual(renamed(box.problems()), [:])
            expectEqual(box.taken["ada/\(lamp)"], "new")
        }
        let box = try box()
        let old = SampleZip([lamp: starter, tests: "old"]).data
        try box.add(old, as: "ada/handin.zip")
        try box.add(["ada/course.json": "{}", "ada/\(lamp)": starter, "ada/\(tests)": "t"])
        try await expectEqual(box.problems(), [.refusedEntry(path: "ada/handin.zip", .inCopy)])
    }

    @Test("What a platform hands over as single files counts as well, and so does what is protected")
    func singleFiles() async throws {
        let box = try box()
        try box.add([
            "lovelaceada_4_70_LampTests.swift": "t", "lovelaceada_4_71_homework.docx": "x",
            "lovelaceada_4_72_a.txt": "class Lamp {}", "lovelaceada_4_73_b.txt": "sorry",
        ])
        let names = ["lovelaceada_4_71_homework.docx", "lovelaceada_4_72_a.txt"]
        try await expectEqual(renamed(box.problems()).mapValues { $0.sorted() }, [lamp: names])
        let other = try self.box()
        var secret = SampleZip.File("answer.docx", "x")
        secret.flags = 1
        try other.add(SampleZip([secret, .init(lamp, starter), .init(tests, "t")]).data, as: "ada.zip")
        try await expectEqual(renamed(other.problems()), [lamp: ["answer.docx"]])
    }

    @Test("A link to a document hides an answer as the document does")
    func link() async throws {
        let box = try box()
        try box.add(["ada/\(lamp)": starter, "ada/\(tests)": "t"])
        try TemporaryFolder(url: box.folder("in")).link("ada/answer.pdf", to: "/nowhere/answer.pdf")
        try await expectEqual(
            box.problems(),
            [.renamed(path: lamp, found: ["answer.pdf"]), .refusedEntry(path: "answer.pdf", .link)])
    }

    @Test("A submission of which nothing can be graded has one reason, and other lessons hide no answer")
    func nothingElse() async throws {
        let box = try box()
        try box.add(["ada/Homework.docx": "x", "ben/a.txt": "class Lamp {}"])
        try await expectEqual(
            box.take().map(\.problems), [["Homework.docx"], ["a.txt"]].map { [.noExercise(found: $0)] })
        let reader = SubmissionReader(
            course: box.course, exercises: [box.course.exercises[1]], runner: ProcessRunner(),
            environment: box.environment, now: box.now, timeZone: .gmt, hasResults: { _ in false })
        let other = try self.box()
        try other.add(["ada/\(lamp)": "mine", "ada/Homework.docx": "x", "ada/a.txt": "class Lamp {}"])
        let source = try #require(try reader.list(in: other.folder("in")).found.first)
        let submission = try await reader.take(source, into: other.folder("out"))
        expectEqual(submission.problems, [.renamed(path: tests, found: ["Homework.docx"])])
    }

    @Test("A chapter isn't an answer, also if its folder has another name now")
    func renamedChapter() async throws {
        let box = try box()
        try TemporaryFolder(url: box.course.root).write(["Lessons/1-lamp/README.md": "About Lamp."])
        try box.add(["ada/Lessons/mine/README.md": "About Lamp.", "ada/\(tests)": "t"])
        try await expectEqual(renamed(box.problems()), [:])
        let record = HandoutRecord.digest(of: Data("Lamp, as handed out".utf8))
        let other = try self.box()
        try other.add([
            "ben/Lessons/mine/README.md": "Lamp, as handed out", "ben/\(tests)": "t",
            "ben/handout.json":
                #"{ "format": 1, "writtenBy": "grade class handout", "lessons": [1], "suites": "sealed", "files": { "a": "\#(record)" } }"#,
        ])
        try await expectEqual(renamed(other.problems()), [:])
        try other.add(["ben/Lessons/mine/README.md": "Lamp is my answer"])
        try await #expect(renamed(other.problems()) != [:])
    }

    @Test(
        "What was written into a file of a lesson's example may be the answer if it says so, and a moved one isn't"
    )
    func example() async throws {
        let given = "Lessons/1-lamp/Example/Sources/Bulb.swift"
        let box = try SubmissionBox(changing: [
            "Solutions/1-lamp/1-switch/starter/Lamp.swift": starter, given: "struct Bulb {}",
            "Lessons/1-lamp/Example/Sources/Lamp.swift": "// an example",
        ])
        for (path, text, isAnswer) in [
            (given, "class Lamp {}", true), (given, "struct Candle {}", false),
            ("Lessons/lamps/Example/Sources/Lamp.swift", "// an example", false),
        ] {
            try? FileManager.default.removeItem(at: box.folder("in"))
            try box.add(["ada/\(tests)": "mine", "ada/\(path)": text])
            try await expectEqual(renamed(box.problems()), isAnswer ? [lamp: [path]] : [:])
        }
    }

    @Test("A package of the learner's own isn't a changed one of the course")
    func ownPackage() async throws {
        let box = try box()
        try TemporaryFolder(url: box.course.root).write(["Package.swift": "// the course"])
        let reader = box.reader
        try box.add(["ada/Package.swift": "// mine", "ada/1-switch/Lamp.swift": "mine"])
        func problems() async throws -> [SubmissionProblem] {
            let source = try #require(try reader.list(in: box.folder("in")).found.first)
            return try await reader.take(source, into: box.folder("out")).problems
        }
        try await #expect(!problems().contains(.changedGivenFiles(["Package.swift"])))
        try box.add(["ada/\(tests)": "t"])
        try await #expect(problems().contains(.changedGivenFiles(["Package.swift"])))
    }

    @Test(
        "A given file that was handed in with its folder isn't an answer to another exercise until it is changed"
    )
    func contentsOfFolder() async throws {
        let box = try box()
        try box.add(["ada/LampTests.swift": "mine", "ada/Subject/Lamp.swift": "// a lamp to read\n"])
        try await expectEqual(renamed(box.problems()), [:])
        try box.add(["ada/Subject/Lamp.swift": "struct Lamp {}"])
        try await expectEqual(renamed(box.problems()), [lamp: ["Subject/Lamp.swift"]])
    }

    @Test("Files of a copy of the course, also of another version, aren't answers")
    func copy() async throws {
        let box = try box()
        for (path, text) in ["README.md": "Lamp", "course.json": "{}", "Lessons/1-lamp/README.md": "Lamp"] {
            try box.add(["ada/\(path)": text])
        }
        try TemporaryFolder(url: box.course.root).write(["README.md": "x"])
        try box.add([
            "ada/\(lamp)": starter, "ada/\(tests)": "t", "ada/Sources/grade/Old.swift": "class Lamp {}",
            "ada/Documentation/old.md": "Lamp", "ada/Documentation/a.png": "x",
        ])
        try await expectEqual(renamed(box.problems()), [:])
    }
}
