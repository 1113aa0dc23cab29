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

             Next: 1.1 Greet someone. Edit the file below, then run
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

             Next: 1.1 Greet someone. Edit the file below, then run
                   swift run grade lesson 1.1
                   → Lessons/1-greetings/1-greet/Greeting.swift
            """#)
    }

    @Test("A solved exercise shows every check and the next exercise")
    func solvedExercise() async throws {
        try greet("return \"Hello, \\(name)\"")
        try await expectScreen(
            ["lesson", "1.1"], status: 0,
            #"""
            Lesson 1 · Greetings

             ✔ 1.1  Greet someone                                              4 of 4 checks

                    ✔ A greeting is a value
                    ✔ Ada is greeted by her name
                    ✔ Bo is greeted by his name
                    ✔ All known names are greeted

             A solution beside yours:  swift run grade solution 1.1
             Next: 1.2 Test the counter. Edit the file below, then run
                   swift run grade lesson 1.2
                   → Lessons/1-greetings/2-test-the-counter/CounterTests.swift
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
                   → Lessons/1-greetings/2-test-the-counter/CounterTests.swift
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

             Lesson 1 · Greetings                                                     1 of 2
             ✔ 1.1  Greet someone                                              4 of 4 checks
             ○ 1.2  Test the counter                                             not started
            """#)
    }

    @Test("Help teaches")
    func help() async throws {
        try await expectScreen(
            ["--help"], status: 0,
            #"""
            Usage: grade [options]

            Short lessons on making Swift code testable. You edit Swift files under Lessons;
            grade checks them and says what to do next. Without a command it shows where you
            are, from what was graded last.

            Commands
              grade                   where am I, and what comes next?
              grade lesson NAME       grade a lesson or one exercise
              grade hint [NAME]       one hint more, for an exercise
              grade solution NAME     compare yours with a solution
              grade reset NAME        back to the start, with a copy kept
              grade next [NAME]       say where to go on, and open the file
              grade show [NAME]       read a chapter, or the task of an exercise
              grade lesson [NAME]     grade a lesson or one exercise
              grade list              all lessons and exercises
              grade progress [NAME]   what you have done, and what it took
              grade report [FILE]     hand in progress; show a whole room
              grade doctor            try out what works on this machine
              grade verify [NAME]     show that the course itself is right

            Options
              --course DIR            the course's folder (default: the nearest one from
                                      here upward)
              --color auto|always|never  whether to use colours (default: auto, on
                                      terminals)
              --plain                 plain lines of text, for screen readers: no colours,
                                      links or moving parts
              --help                  show this help
              --version               show the version

            Exit status: 0 all passed, 1 not yet, 64 usage, 69 Swift, or what --isolated
            needs, is missing, 70 this tool broke.
            """#)
    }

    @Test("Help for a subcommand has examples")
    func lessonHelp() async throws {
        try await expectScreen(
            ["lesson", "--help"], status: 0,
            #"""
            Usage: grade lesson [NAME] [options]

            Builds what you wrote together with the checks of the exercise, runs them, and
            tells what they found. Exercises that you have not touched are left out, unless
            you name one. A path means the exercise or lesson in which it lies; without a
            name, that of the folder you are in is graded.

              grade lesson 3                   the whole lesson
              grade lesson 3.2                 one exercise, with every check
              grade lesson testable            a lesson by its name
              grade lesson test-the-tracker    an exercise by its name
              grade lesson .                   the exercise or lesson of this folder
              grade lesson 3 --format json     for other programs
              grade lesson 3 --isolated        for code that somebody else wrote

            Options
              --course DIR            the course's folder (default: the nearest one from
                                      here upward)
              --format text|json      how to tell the result: for people, or as JSON
                                      (default: text)
              --json                  the same as --format json
              --problems              list each problem in one line, too, as compilers do;
                                      for editors
              --isolated              run the code without network, behind walls that hide
                                      this machine's files
              --color auto|always|never  whether to use colours (default: auto, on
                                      terminals)
              --plain                 plain lines of text, for screen readers: no colours,
                                      links or moving parts
              --help                  show this help
              --version               show the version
            """#)
    }
}
