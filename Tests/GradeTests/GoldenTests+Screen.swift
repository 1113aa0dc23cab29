import Foundation
import Testing

extension EndToEnd.GoldenTests {
    @Test("Without arguments, grade shows a fresh course and the first step")
    func freshCourse() async throws {
        try await expectScreen(
            [], status: 1,
            #"""
            Swift testability workbook                                      0 of 2 exercises

             Lesson 1 · Greetings                                                     0 of 2
             ○ 1.1  Greet someone                                                not started
             ○ 1.2  Test the counter                                             not started

             Next: read chapter 1:  swift run grade show 1
             Then: 1.1 Greet someone. Edit the file below and run
                   swift run grade lesson 1.1
                   → Lessons/1-greetings/1-greet/Greeting.swift
            """#)
    }

    @Test("In an untouched lesson, the starter of the first exercise is graded, and says so")
    func untouchedLesson() async throws {
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ○ 1.1  Greet someone                                              1 of 4 checks
                    This is the untouched starter; 3 checks don't pass yet. The first one:
                    ✘ Ada is greeted by her name
                      the text for Ada
                        expected  "Hello, Ada"
                        but got   "Hello"
             ○ 1.2  Test the counter                                             not started

             Next: read chapter 1:  swift run grade show 1
             Then: 1.1 Greet someone. Edit the file below and run
                   swift run grade lesson 1.1
                   → Lessons/1-greetings/1-greet/Greeting.swift
            """#)
    }

    @Test("A solved exercise has no list of checks, and the next exercise comes first")
    func solvedExercise() async throws {
        try greet("return \"Hello, \\(name)\"")
        try await expectScreen(
            ["lesson", "1.1"], status: 0,
            #"""
            Lesson 1 · Greetings

             ✔ 1.1  Greet someone                                              4 of 4 checks

             Next: 1.2 Test the counter. Edit the file below, then run
                   swift run grade lesson 1.2
                   → Lessons/1-greetings/2-test-the-counter/CounterTests.swift
             Compare with a solution:  swift run grade solution 1.1
            """#)
    }

    @Test("A lesson shows which exercises passed and which aren't started")
    func halfLesson() async throws {
        try greet("return \"Hello, \\(name)\"")
        try await expectScreen(
            ["lesson", "greetings"], status: 1,
            #"""
            Lesson 1 · Greetings                                            1 of 2 exercises

             ✔ 1.1  Greet someone                                              4 of 4 checks
             ○ 1.2  Test the counter                                             not started

             Next: 1.2 Test the counter. Edit the file below, then run
                   swift run grade lesson 1.2
                   → Lessons/1-greetings/2-test-the-counter/CounterTests.swift
            """#)
    }

    @Test("The lesson screen fits on 40 columns")
    func narrow() async throws {
        try greet("return \"Hello, \\(name)\"")
        try await expectScreen(
            ["lesson", "1"], environment: ["COLUMNS": "40"], status: 1,
            #"""
            Lesson 1 · Greetings    1 of 2 exercises

             ✔ 1.1  Greet someone      4 of 4 checks
             ○ 1.2  Test the counter     not started

             Next: 1.2 Test the counter. Edit the
                   file below, then run
                   swift run grade lesson 1.2
                   → Lessons/1-greetings/2-test-the-counter/CounterTests.swift
            """#)
    }

    @Test("In a folder inside the course, plain grade shows what was graded last")
    func whereAmI() async throws {
        try greet("return \"Hello, \\(name)\"")
        _ = try await run(["lesson", "1.1"])
        try await expectScreen(
            [], in: "Lessons/1-greetings/1-greet", status: 1,
            #"""
            Swift testability workbook                                      1 of 2 exercises

             Lesson 1 · Greetings                                                     1 of 2
             ✔ 1.1  Greet someone                                              4 of 4 checks
             ○ 1.2  Test the counter                                             not started

             Next: 1.2 Test the counter. Edit the file below, then run
                   swift run grade lesson 1.2
                   → ../2-test-the-counter/CounterTests.swift
            """#)
    }

    @Test("`grade --list` and `grade list` show every lesson and exercise", arguments: ["--list", "list"])
    func list(word: String) async throws {
        try greet("return \"Hello, \\(name)\"")
        _ = try await run(["lesson", "1.1"])
        try await expectScreen(
            [word], status: 0,
            #"""
            Swift testability workbook                                      1 of 2 exercises

             Lesson 1 · Greetings (greetings)                                         1 of 2
             ✔ 1.1  Greet someone (greet)                                      4 of 4 checks
             ○ 1.2  Test the counter (test-the-counter)                          not started
            """#)
    }
}
