import Foundation
import Testing

@testable import WorkbookModel

extension EndToEnd.GoldenTests {
    /// Gives the second exercise a task with two paragraphs and a list.
    private func askForTests() throws {
        let text = """
            // Exercise 1.2: Test the counter
            //
            // The counter counts `increment()` and nothing else. Write its tests below. The counter promises:
            //
            // 1. It begins with 0.
            // 2. Each `increment()` adds one, and `value` tells how many there were.
            //
            // The grader runs your tests with counters that keep these promises, and with counters that break one.

            import Testing

            @testable import CounterKit

            @Suite struct CounterTests {
            }

            """
        try course.write("Solutions/1-greetings/2-test-the-counter/starter/CounterTests.swift", text)
        try course.write("Lessons/1-greetings/2-test-the-counter/CounterTests.swift", text)
    }

    @Test("A verdict with a known wrong turn fits on 40 columns")
    func verdictOn40() async throws {
        try greet("return \"Hello, Bo\"")
        try await expectScreen(
            ["lesson", "1.1"], environment: ["COLUMNS": "40"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.1  Greet someone      2 of 4 checks

               One possible reason: Everybody is
               greeted as Bo: the name that is
               handed in is never asked for.

               ✘ Ada is greeted by her name
                 the text for Ada
                   expected  "Hello, Ada"
                   but got   "Hello, Bo"
                 → Lessons/1-greetings/1-greet/Greeting.swift
               Probably for the same reason:
               ✘ All known names are greeted
               ✔ 2 checks pass

             Next: edit the file above, then run
                   swift run grade lesson 1.1
            """#)
    }

    @Test("A verdict with a known wrong turn fits on 120 columns")
    func verdictOn120() async throws {
        try greet("return \"Hello, Bo\"")
        try await expectScreen(
            ["lesson", "1.1"], environment: ["COLUMNS": "120"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.1  Greet someone                                                        2 of 4 checks

                    One possible reason: Everybody is greeted as Bo: the name that is handed in is
                    never asked for.

                    ✘ Ada is greeted by her name
                      the text for Ada
                        expected  "Hello, Ada"
                        but got   "Hello, Bo"
                      → Lessons/1-greetings/1-greet/Greeting.swift
                    Probably for the same reason:
                    ✘ All known names are greeted
                    ✔ 2 checks pass

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test("Hints are laid out correctly on 40 columns")
    func hintPageOn40() async throws {
        try greet("return \"Hello, Bo\"")
        try remember(failures: 3, failed: ["GreetingChecks/bo()"], hints: 1)
        try await expectScreen(
            ["hint", "1.1"], environment: ["COLUMNS": "40"], status: 0,
            #"""
            1.1  Greet someone           hint 2 of 3

             This check failed last time:
             ✘ Bo is greeted by his name
               Whom does your greeting name?

             1  What does the name do?

             2  Interpolate it.

             For the last hint (nearly the
             solution):  swift run grade hint 1.1
            """#)
    }

    @Test("Hints are laid out correctly on 120 columns")
    func hintPageOn120() async throws {
        try greet("return \"Hello, Bo\"")
        try remember(failures: 3, failed: ["GreetingChecks/bo()"], hints: 1)
        try await expectScreen(
            ["hint", "1.1"], environment: ["COLUMNS": "120"], status: 0,
            #"""
            1.1  Greet someone                                                             hint 2 of 3

             This check failed last time:
             ✘ Bo is greeted by his name
               Whom does your greeting name?

             1  What does the name do?

             2  Interpolate it.

             For the last hint (nearly the solution):  swift run grade hint 1.1
            """#)
    }

    @Test("Progress is laid out correctly, or replaced by words, on 40 columns")
    func progressOn40() async throws {
        try greet("return \"Hello, Bo\"")
        try remember(failures: 3, failed: ["GreetingChecks/bo()"], hints: 1)
        try await expectScreen(
            ["progress"], environment: ["COLUMNS": "40"], status: 0,
            #"""
            Swift testability workbook
            0 of 2 passed, 1 in progress,
            3 attempts, under 1 min of work, 1 hint

             1  Greetings
                0 of 2 passed, 1 in progress,
                3 attempts, under 1 min of work,
                1 hint

             To see each check:
             swift run grade progress 1.1
            """#)
    }

    @Test("Progress is laid out correctly, or replaced by words, on 120 columns")
    func progressOn120() async throws {
        try greet("return \"Hello, Bo\"")
        try remember(failures: 3, failed: ["GreetingChecks/bo()"], hints: 1)
        try await expectScreen(
            ["progress"], environment: ["COLUMNS": "120"], status: 0,
            #"""
            Swift testability workbook

             ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  0 of 2 exercises

                                passed  attempts         time  hints
             1  Greetings  ✘ ○  0 of 2         3  under 1 min      1

             ✘ not passed   ○ not started

             To see each check:  swift run grade progress 1.1
            """#)
    }

    @Test("The list is laid out correctly on 40 columns")
    func listOn40() async throws {
        try greet("return \"Hello, Bo\"")
        try remember(failures: 3, failed: ["GreetingChecks/bo()"], hints: 1)
        try await expectScreen(
            ["list"], environment: ["COLUMNS": "40"], status: 0,
            #"""
            Swift testability workbook
            0 of 2 exercises

             Lesson 1 · Greetings (greetings)
               0 of 2
             ✘ 1.1  Greet someone (greet)
               2 of 4 checks
             ○ 1.2  Test the counter
               (test-the-counter)
            """#)
    }

    @Test("The list is laid out correctly on 120 columns")
    func listOn120() async throws {
        try greet("return \"Hello, Bo\"")
        try remember(failures: 3, failed: ["GreetingChecks/bo()"], hints: 1)
        try await expectScreen(
            ["list"], environment: ["COLUMNS": "120"], status: 0,
            #"""
            Swift testability workbook                                                0 of 2 exercises

             Lesson 1 · Greetings (greetings)                                                   0 of 2
             ✘ 1.1  Greet someone (greet)                                                2 of 4 checks
             ○ 1.2  Test the counter (test-the-counter)                                    not started
            """#)
    }

    @Test("The status, the next step and the offer of help fit on 40 columns")
    func plainGradeOn40() async throws {
        try greet("return \"Hello, Bo\"")
        try remember(failures: 3, failed: ["GreetingChecks/bo()"], hints: 1)
        try await expectScreen(
            [], environment: ["COLUMNS": "40"], status: 1,
            #"""
            Swift testability workbook
            0 of 2 exercises

             Lesson 1 · Greetings             0 of 2
             ✘ 1.1  Greet someone      2 of 4 checks
             ○ 1.2  Test the counter

             Next: 1.1 Greet someone. Edit the file
                   below, then run
                   swift run grade lesson 1.1
                   → Lessons/1-greetings/1-greet/Greeting.swift
             Stuck? For a hint:
                   swift run grade hint 1.1
            """#)
    }

    @Test("The status, the next step and the offer of help fit on 120 columns")
    func plainGradeOn120() async throws {
        try greet("return \"Hello, Bo\"")
        try remember(failures: 3, failed: ["GreetingChecks/bo()"], hints: 1)
        try await expectScreen(
            [], environment: ["COLUMNS": "120"], status: 1,
            #"""
            Swift testability workbook                                                0 of 2 exercises

             Lesson 1 · Greetings                                                               0 of 2
             ✘ 1.1  Greet someone                                                        2 of 4 checks
             ○ 1.2  Test the counter                                                       not started

             Next: 1.1 Greet someone. Edit the file below, then run  swift run grade lesson 1.1
                   → Lessons/1-greetings/1-greet/Greeting.swift
             Stuck? For a hint:  swift run grade hint 1.1
            """#)
    }

    @Test("A task is wrapped to 40 columns")
    func taskOn40() async throws {
        try askForTests()
        try await expectScreen(
            ["show", "1.2"], environment: ["COLUMNS": "40"], status: 0,
            #"""
             ○ 1.2  Test the counter     not started
              You write the tests.

              The counter counts `increment()` and
              nothing else. Write its tests below.
              The counter promises:

              1. It begins with 0.
              2. Each `increment()` adds one, and
                 `value` tells how many there were.

              The grader runs your tests with
              counters that keep these promises, and
              with counters that break one.

            Files

              yours
                Lessons/1-greetings/2-test-the-counter/CounterTests.swift
              given
                Lessons/1-greetings/2-test-the-counter/Subject/Counter.swift

             Open it:   swift run grade next 1.2
             Grade it:  swift run grade lesson 1.2
            """#)
    }

    @Test("A task is wrapped to 120 columns")
    func taskOn120() async throws {
        try askForTests()
        try await expectScreen(
            ["show", "1.2"], environment: ["COLUMNS": "120"], status: 0,
            #"""
             ○ 1.2  Test the counter                                                       not started
              You write the tests.

              The counter counts `increment()` and nothing else. Write its tests below. The counter
              promises:

              1. It begins with 0.
              2. Each `increment()` adds one, and `value` tells how many there were.

              The grader runs your tests with counters that keep these promises, and with counters
              that break one.

            Files

              yours  Lessons/1-greetings/2-test-the-counter/CounterTests.swift
              given  Lessons/1-greetings/2-test-the-counter/Subject/Counter.swift

             Open it:   swift run grade next 1.2
             Grade it:  swift run grade lesson 1.2
            """#)
    }

    @Test("A longer task is announced with its number of points on 40 columns")
    func nextOn40() async throws {
        try askForTests()
        try await expectScreen(
            ["next", "1.2"], environment: ["COLUMNS": "40"], status: 0,
            #"""
             ○ 1.2  Test the counter     not started

               The counter counts `increment()` and
               nothing else. Write its tests below.
               The counter promises:

               … 2 points, listed in the full task.

               → Lessons/1-greetings/2-test-the-counter/CounterTests.swift:14

             Full task:     swift run grade show 1.2
             Grade it:
                swift run grade lesson 1.2
             On each save:
                swift run grade watch 1.2
            """#)
    }

    @Test("A short task is shown in full below the next exercise, on 120 columns")
    func nextOn120() async throws {
        try askForTests()
        try await expectScreen(
            ["next", "1.2"], environment: ["COLUMNS": "120"], status: 0,
            #"""
             ○ 1.2  Test the counter                                                       not started

               The counter counts `increment()` and nothing else. Write its tests below. The counter
               promises:

               1. It begins with 0.
               2. Each `increment()` adds one, and `value` tells how many there were.

               The grader runs your tests with counters that keep these promises, and with counters
               that break one.

               → Lessons/1-greetings/2-test-the-counter/CounterTests.swift:14

             Full task:     swift run grade show 1.2
             Grade it:      swift run grade lesson 1.2
             On each save:  swift run grade watch 1.2
            """#)
    }
}
