import Foundation
import TestSupport
import Testing

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

@Suite struct ErrorMessageTests {
    private let setting = ErrorMessage.Setting(
        program: "swift run grade", version: "1.2", folder: URL(filePath: "/course/Lessons"))

    private func lines(_ error: any Error) -> [String] {
        let message = ErrorMessage(error, in: setting)
        return ([message.summary] + message.details).map(\.text)
    }

    // MARK: - The course

    @Test("Without a course, the message says how to go to one or name one")
    func noCourse() {
        expectEqual(
            lines(CourseError.notFound(from: URL(filePath: "/home"))),
            [
                "there is no course in /home or above it.",
                "Go to the workbook's folder, or name it:  grade --course DIR",
                "To name it for every command, set the environment variable  WORKBOOK_COURSE=DIR",
            ])
        expectEqual(
            lines(CourseError.noLessons(in: URL(filePath: "/home"), folder: "Lessons"))[0],
            "/home has no lessons: there is no Lessons/<number>-<name>/lesson.json.")
    }

    @Test("The message for a broken course file has the place, what was expected and what was found")
    func brokenCourse() {
        let file = URL(filePath: "/course/Lessons/1-a/lesson.json")
        expectEqual(
            lines(MalformedFile(file: file, keyPath: "title", expected: "a text", found: "a list of 2")),
            [
                "the problem is in the course, not in your code.", "In 1-a/lesson.json, at title:",
                "expected a text, found a list of 2.",
                "To see what is missing or was changed:  swift run grade doctor",
            ])
        expectEqual(
            lines(CourseError.newer(format: 9, known: 2, file: file))[1],
            "In 1-a/lesson.json: format 9. grade 1.2 supports format 2.")
    }

    @Test("The message for an unknown name points to the list and the most likely name")
    func names() {
        expectEqual(
            lines(
                UnknownName(
                    name: "3.9",
                    numbers: .exercises(
                        first: Exercise.ID(lesson: 3, position: 1), last: Exercise.ID(lesson: 3, position: 4))
                ))[0], "there is no exercise 3.9. Lesson 3 has exercises 3.1 to 3.4.")
        expectEqual(
            lines(UnknownName(name: "9", numbers: .lessons(first: 1, last: 7)))[0],
            "there is no lesson 9. The course has lessons 1 to 7.")
        expectEqual(
            lines(UnknownName(name: "swich", suggestion: "switch")),
            [
                "there is no lesson or exercise \"swich\". Did you mean \"switch\"?",
                "To list all of them:  swift run grade --list",
            ])
        expectEqual(
            lines(UnknownName(name: "x", lessons: ["1 lamp", "2 torch"])),
            [
                "there is no lesson or exercise \"x\".",
                "Lessons: 1\u{A0}lamp, 2\u{A0}torch",
                "To list all of them:  swift run grade --list",
            ])
        expectEqual(
            lines(PathOutsideLessons(path: "Sources"))[0], "Sources is not in a lesson of this course.")
    }

    // MARK: - The machine

    @Test("Each problem with Swift says what was found and where to get a newer version")
    func toolchain() {
        let old = Toolchain(
            swift: "/usr/bin/swift", version: .init(major: 5, minor: 9, patch: 2), target: "x86_64")
        let problems: [(ToolchainProblem, [String], finding: String)] = [
            (
                .missing(searched: ["/bin", "/usr/bin"]),
                ["Swift was not found.", "Looked for `swift` in: /bin, /usr/bin"],
                "Swift was not found on PATH."
            ),
            (
                .tooOld(found: old),
                ["Swift 5.9.2 is too old: 6.2 or newer is needed.", "Found at /usr/bin/swift"],
                "Swift 5.9.2 at /usr/bin/swift is too old."
            ),
            (
                .unreadable(path: "/bin/swift", answer: "hello\nyou"),
                ["/bin/swift did not report its version.", "It printed: hello"],
                "/bin/swift did not report its version. It printed: hello"
            ),
        ]
        for (problem, start, finding) in problems {
            expectEqual(
                lines(problem),
                start + [
                    "Install Swift 6.2 or newer from https://www.swift.org/install, then try again."
                ])
            expectEqual(problem.diagnosis.finding, finding)
        }
    }

    @Test("Without a sandbox, the message says that nothing was run and what is missing")
    func sandbox() {
        expectEqual(
            lines(SandboxProblem.missing),
            [
                "the sandbox needs bubblewrap, which is not installed. Nothing was run.",
                "To install it:  sudo apt-get install bubblewrap",
            ])
        let refused = SandboxProblem.refused(path: "/bin/bwrap", words: "no\nwhy")
        expectEqual(lines(refused)[1], "/bin/bwrap printed: no")
        expectEqual(refused.diagnosis.finding, "/bin/bwrap doesn't work on this machine. It printed: no")
        expectEqual(lines(refused)[2], refused.diagnosis.advice)
    }

    @Test("A machine fault comes with a remedy, and other file errors use the system's description")
    func files() {
        let course = Course(root: URL(filePath: "/course"), lessons: [])
        let full = MachineFault.diskFull("/course/Lessons/x")
        expectEqual(
            lines(full),
            [
                "The disk is full: x could not be written.",
                "Free up some space on that disk. A few hundred megabytes are enough.",
            ])
        expectEqual(
            ErrorMessage.unsavedProgress(full, in: course),
            "this could not be saved in your progress. The disk is full: Lessons/x could not be written. "
                + "Free up some space on that disk. A few hundred megabytes are enough.")
        expectEqual(
            ErrorMessage.sentences(
                forFile: AttemptProblem.unreadable(URL(filePath: "/course/a.swift")), in: course),
            "a.swift can't be read. Check its permissions.")
        let other = CocoaError(.fileNoSuchFile)
        #expect(
            ErrorMessage.unsavedResult(other, in: course).hasSuffix((other as NSError).localizedDescription))
    }

    // MARK: - Other errors

    @Test("A file that can't be graded is named with its line")
    func attempts() {
        expectEqual(
            lines(AttemptProblem.conflict(URL(filePath: "/course/Lessons/a.swift"), line: 7)),
            [
                "a.swift:7 still contains merge conflict markers"
            ])
    }

    @Test("An unexpected error is shown with all known details")
    func unexpected() {
        struct Odd: Error { var number = 7 }
        let all = lines(Odd())
        #expect(all[0].hasPrefix("this is a problem with this tool, not with your code: "))
        #expect(all[1].hasPrefix("Please report it, along with what you typed and these lines: "))
        #expect(all[1].contains("Odd(number: 7)"))
        expectEqual(
            lines(CocoaError(.fileWriteOutOfSpace))[0],
            "The disk is full: a file of the workbook could not be written.")
        let spawn = SpawnError(executable: "/bin/tool", code: ENOENT)
        expectEqual(
            lines(spawn)[0],
            "this is a problem with this tool, not with your code: /bin/tool could not be started: No such file or directory"
        )
    }

    @Test("Control characters in an error are spelled out")
    func hostile() {
        #expect(lines(UnknownName(name: "\u{1B}[2J", suggestion: nil))[0].contains(#"\u{1B}[2J"#))
    }
}
