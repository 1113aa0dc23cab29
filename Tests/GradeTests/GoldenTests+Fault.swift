import Foundation
import Testing

extension EndToEnd.GoldenTests {
    @Test("Read-only commands report a corrupt progress file and leave it unchanged")
    func corruptLook() async throws {
        try course.write(".workbook/progress.json", "{\"format\": 1, \"exerc")
        try await expectScreen(
            [], status: 1,
            #"""
            Swift testability workbook                                      0 of 2 exercises

             Lesson 1 · Greetings                                                     0 of 2
             ○ 1.1  Greet someone                                                not started
             ○ 1.2  Test the counter                                             not started

             Note: Your progress file can't be read. The next time you grade something, the
                   file will be renamed, not deleted.

             Next: read chapter 1:  swift run grade show 1
             Then: 1.1 Greet someone. Edit the file below and run
                   swift run grade lesson 1.1
                   → Lessons/1-greetings/1-greet/Greeting.swift
            """#)
    }

    @Test("A corrupt progress file is moved aside with its content intact")
    func corruptProgress() async throws {
        try course.write(".workbook/progress.json", "{\"format\": 1, \"exerc")
        try greet("return \"Hello, \\(name)\"")
        try await expectScreen(
            ["lesson", "1.1"], status: 0,
            #"""
            Lesson 1 · Greetings

             ✔ 1.1  Greet someone                                              4 of 4 checks

             Note: Your progress file can't be read. It was renamed to
                   .workbook/progress-set-aside-1.json, and a new one was started.

             Next: 1.2 Test the counter. Edit the file below, then run
                   swift run grade lesson 1.2
                   → Lessons/1-greetings/2-test-the-counter/CounterTests.swift
             Compare with a solution:  swift run grade solution 1.1
            """#)
    }

    @Test("A progress file in a newer format is moved aside")
    func newerProgress() async throws {
        try course.write(".workbook/progress.json", "{\"format\": 99}")
        try greet("return \"Hello, \\(name)\"")
        try await expectScreen(
            ["lesson", "1.1"], status: 0,
            #"""
            Lesson 1 · Greetings

             ✔ 1.1  Greet someone                                              4 of 4 checks

             Note: Your progress file was written by a newer version of this tool (format
                   99). It was renamed to .workbook/progress-set-aside-1.json, and a new one
                   was started.

             Next: 1.2 Test the counter. Edit the file below, then run
                   swift run grade lesson 1.2
                   → Lessons/1-greetings/2-test-the-counter/CounterTests.swift
             Compare with a solution:  swift run grade solution 1.1
            """#)
    }

    @Test("An invalid value in lesson.json is reported with its location")
    func brokenKind() async throws {
        try edit("Lessons/1-greetings/lesson.json", "\"kind\": \"tests\"", "\"kind\": \"test\"")
        try await expectScreen(
            ["lesson", "1"], stream: .errors, status: 70,
            #"""
            grade: the problem is in the course, not in your code.
            In Lessons/1-greetings/lesson.json, at exercises[1].kind:
            expected one of "refactor", "double", "tests", "implement", found a text
              ("test").
            To see what is missing or was changed:  swift run grade doctor
            """#)
    }

    @Test("A wrong type in lesson.json is reported with its location")
    func brokenType() async throws {
        try edit("Lessons/1-greetings/lesson.json", "\"title\": \"Test the counter\"", "\"title\": 7")
        try await expectScreen(
            ["lesson", "1"], stream: .errors, status: 70,
            #"""
            grade: the problem is in the course, not in your code.
            In Lessons/1-greetings/lesson.json, at exercises[1].title:
            expected a text, found a number (7).
            To see what is missing or was changed:  swift run grade doctor
            """#)
    }

    @Test("A missing key in lesson.json is reported with its location")
    func missingKey() async throws {
        try edit("Lessons/1-greetings/lesson.json", "\"slug\": \"greet\", ", "")
        try await expectScreen(
            ["lesson", "1"], stream: .errors, status: 70,
            #"""
            grade: the problem is in the course, not in your code.
            In Lessons/1-greetings/lesson.json, at exercises[0].slug:
            expected a value, found none.
            To see what is missing or was changed:  swift run grade doctor
            """#)
    }

    @Test("Malformed JSON is reported with its line")
    func brokenSyntax() async throws {
        try edit("Lessons/1-greetings/lesson.json", "\"format\": 1,", "\"format\": 1;")
        try await expectScreen(
            ["lesson", "1"], stream: .errors, status: 70,
            #"""
            grade: the problem is in the course, not in your code.
            In Lessons/1-greetings/lesson.json:
            expected valid JSON, found a mistake in line 2, near "format": 1;.
            To see what is missing or was changed:  swift run grade doctor
            """#)
    }

    @Test("Without Swift nothing is graded, and the message lists the folders that were searched")
    func noSwift() async throws {
        try await expectScreen(
            ["lesson", "1"], environment: ["PATH": "/nowhere"], stream: .errors, status: 69,
            #"""
            grade: Swift was not found.
            Looked for `swift` in: /nowhere
            Install Swift 6.2 or newer from https://www.swift.org/install, then try again.
            """#)
    }

    @Test("A suite that reports no results never passes, and the learner isn't blamed")
    func silentSuite() async throws {
        try course.write("Tests/Suites/1-greetings/1-greet/Checks/GreetingChecks.swift", "import Testing\n")
        try greet("return \"Hello, \\(name)\"")
        try await expectScreen(
            ["lesson", "1.1"], status: 70,
            #"""
            Lesson 1 · Greetings

             ! 1.1  Greet someone                                        could not be graded

                    ✔ A greeting is a value
                    – Ada is greeted by her name (not run)
                    – Bo is greeted by his name (not run)
                    – All known names are greeted (not run)
                    checks.json lists a check that did not report: GreetingChecks/ada()
                    checks.json lists a check that did not report: GreetingChecks/all()
                    checks.json lists a check that did not report: GreetingChecks/bo()

             The course or this tool failed; your code is not the cause.
             To see what is missing or was changed:  swift run grade doctor
             If that doesn't help, please report these lines, and what you typed.
            """#)
    }

    @Test("An exercise without checks never passes")
    func noChecks() async throws {
        try course.write(
            "Tests/Suites/1-greetings/1-greet/checks.json",
            "{\"format\": 1, \"checks\": [], \"starterFails\": []}")
        try greet("return \"Hello, \\(name)\"")
        try await expectScreen(
            ["lesson", "1.1"], status: 70,
            #"""
            Lesson 1 · Greetings

             ! 1.1  Greet someone                                        could not be graded
                    Tests/Suites/1-greetings/1-greet/checks.json, checks: expected at least
                    one check, found an empty list

             The course or this tool failed; your code is not the cause.
             To see what is missing or was changed:  swift run grade doctor
             If that doesn't help, please report these lines, and what you typed.
            """#)
    }
}
