import Foundation
import Testing

extension EndToEnd.GoldenTests {
    @Test("Plain grade shows a fresh course and what comes first")
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

    @Test("A lesson that nobody has touched is told without building anything")
    func untouchedLesson() async throws {
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ○ 1.1  Greet someone                                                not started
             ○ 1.2  Test the counter                                             not started

             Next: read chapter 1:  swift run grade show 1
             Then: 1.1 Greet someone. Edit the file below and run
                   swift run grade lesson 1.1
                   → Lessons/1-greetings/1-greet/Greeting.swift
            """#)
    }

    @Test("A solved exercise needs no list of its checks, and the next exercise comes first")
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

    @Test("A lesson shows what passed and what is not started")
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

    @Test("On 40 columns everything still has its place")
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

    @Test("From a folder inside the course, plain grade tells what was graded last")
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

    @Test("grade list names everything")
    func list() async throws {
        try greet("return \"Hello, \\(name)\"")
        _ = try await run(["lesson", "1.1"])
        try await expectScreen(
            ["list"], status: 0,
            #"""
            Swift testability workbook                                      1 of 2 exercises

             Lesson 1 · Greetings (greetings)                                         1 of 2
             ✔ 1.1  Greet someone (greet)                                      4 of 4 checks
             ○ 1.2  Test the counter (test-the-counter)                          not started
            """#)
    }
}
