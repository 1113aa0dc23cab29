import Foundation
import Testing

extension EndToEnd.PlantedBugTests {
    @Test("Without tests, there is nothing to grade")
    func noTests() async throws {
        try count("")
        try await expectScreen(
            ["lesson", "1.2"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.2  Test the counter                                            no tests yet
                    Apart from comments and spacing, this is still the starter; 8 checks
                    don't pass yet. The first one:
                    ✘ No test was found: a test is a function with `@Test` before it, and
                      the file must be saved
                    → Lessons/1-greetings/2-test-the-counter/CounterTests.swift

             Next: edit the file above, then run  swift run grade lesson 1.2
            """#)
    }

    @Test("Tests pass if they accept correct code and catch every bug")
    func allCaught() async throws {
        try count(
            #"""
            @Test func counts() {
                let counter = Counter()
                #expect(counter.value == 0)
                counter.increment()
                counter.increment()
                #expect(counter.value == 2)
            }
            """#)
        try await expectScreen(
            ["lesson", "1.2"], status: 0,
            #"""
            Lesson 1 · Greetings

             ✔ 1.2  Test the counter                    accepts 2 of 2 · catches 3 of 3 bugs

             Next: 1.1 Greet someone. Edit the file below, then run
                   swift run grade lesson 1.1
                   → Lessons/1-greetings/1-greet/Greeting.swift
             Compare with a solution:  swift run grade solution 1.2
            """#)
    }

    @Test(
        "A test file that redeclares the type under test gets one report, instead of one for each test"
    )
    func ownType() async throws {
        try count(
            #"""
            struct Counter {
                var value = 0
                mutating func increment() { value += 1 }
            }

            @Test func counts() {
                var counter = Counter()
                counter.increment()
                #expect(counter.value == 1)
            }
            """#)
        try await expectScreen(
            ["lesson", "1.2"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.2  Test the counter                    accepts 2 of 2 · catches 0 of 3 bugs

                    ✘ Your tests declare their own `Counter`, so they examine that one and
                      not the exercise's
                      → Lessons/1-greetings/2-test-the-counter/CounterTests.swift:6
                        6 │ struct Counter {
                    ✘ Your tests did not catch: a new counter starts at one
                    ✘ Your tests did not catch: one call counts two
                    and 1 more bug is not caught

             Next: edit the file above, then run  swift run grade lesson 1.2
            """#)
    }

    @Test("If the tests don't compile, the report still names the learner's own type")
    func ownTypeThatDoesNotCompile() async throws {
        try count(
            #"""
            struct Counter {}

            @Test func counts() { #expect(Counter().value == 0) }
            """#)
        try await expectScreen(
            ["lesson", "1.2"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.2  Test the counter                                        does not compile
                    Your tests declare their own `Counter`, which is a different type from
                    the exercise's `Counter`.
                    → Lessons/1-greetings/2-test-the-counter/CounterTests.swift:8:45
                      8 │ @Test func counts() { #expect(Counter().value == 0) }
                        │                                         ^
                    The compiler says: value of type 'CounterTests.Counter' has no member
                    'value'

             Next: edit the file above, then run  swift run grade lesson 1.2
            """#)
    }

    @Test("Missed bugs are listed by behavior, and tests that cannot fail by name")
    func missed() async throws {
        try count(
            #"""
            @Test func counts() {
                let counter = Counter()
                counter.increment()
                #expect(counter.value == 1)
            }

            @Test func nothing() { _ = Counter() }

            @Test func always() {
                let counter = Counter()
                #expect(counter.value == counter.value)
            }
            """#)
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ○ 1.1  Greet someone                                                not started
             ✘ 1.2  Test the counter                    accepts 2 of 2 · catches 2 of 3 bugs
                    ✘ Your test `nothing()` asserts nothing
                      Your test `always()` compares something with itself, which is always
                      equal
                      → Lessons/1-greetings/2-test-the-counter/CounterTests.swift:12
                        12 │ @Test func nothing() { _ = Counter() }
                    ✘ Your tests did not catch: the second call is not counted

             Next: edit the file above, then run  swift run grade lesson 1.2
            """#)
    }

    @Test("If a test exercise is named, the report lists every check")
    func missedInDetail() async throws {
        try count(
            #"""
            @Test func counts() {
                let counter = Counter()
                counter.increment()
                #expect(counter.value == 1)
            }

            @Test func nothing() { _ = Counter() }

            @Test func always() {
                let counter = Counter()
                #expect(counter.value == counter.value)
            }
            """#)
        try await expectScreen(
            ["lesson", "1.2"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.2  Test the counter                    accepts 2 of 2 · catches 2 of 3 bugs

                    ✘ Your test `nothing()` asserts nothing
                      Your test `always()` compares something with itself, which is always
                      equal
                      → Lessons/1-greetings/2-test-the-counter/CounterTests.swift:12
                        12 │ @Test func nothing() { _ = Counter() }
                    ✘ Your tests did not catch: the second call is not counted

             Next: edit the file above, then run  swift run grade lesson 1.2
            """#)
    }

    @Test("A test that rejects correct code is reported first, and no bugs are tried")
    func strict() async throws {
        try count(
            #"""
            @Test func strict() { #expect(Counter().value == 5, "five is my number") }
            """#)
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ○ 1.1  Greet someone                                                not started
             ✘ 1.2  Test the counter                         accepts 0 of 2 correct versions
                    ✘ Your test `strict()` should pass with a counter that keeps a sum, but
                      it fails: five is my number (Expectation failed: (Counter().value → 0)
                      == 5)
                      → Lessons/1-greetings/2-test-the-counter/CounterTests.swift:6
                        6 │ @Test func strict() { #expect(Counter().value == 5, "five is my…
                    and 1 more check fails, probably for the same reason

             Next: edit the file above, then run  swift run grade lesson 1.2
            """#)
    }

    @Test("A crash doesn't count as catching a bug")
    func crashOnly() async throws {
        try count(
            #"""
            @Test func crashes() {
                let counter = Counter()
                counter.increment()
                counter.increment()
                _ = [0, 1, 2][counter.value]
                precondition(counter.value == 2)
            }
            """#)
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ○ 1.1  Greet someone                                                not started
             ✘ 1.2  Test the counter                    accepts 2 of 2 · catches 0 of 3 bugs
                    ✘ Your tests noticed "a new counter starts at one" only by crashing in
                      `crashes()`: a test should fail, not stop
                      Index out of range
                      → Lessons/1-greetings/2-test-the-counter/CounterTests.swift:10
                        10 │ _ = [0, 1, 2][counter.value]
                    ✘ Your tests noticed "one call counts two" only by crashing in
                      `crashes()`: a test should fail, not stop
                    ✘ Your tests noticed "the second call is not counted" only by crashing
                      in `crashes()`: a test should fail, not stop

             Next: edit the file above, then run  swift run grade lesson 1.2
            """#)
    }

    @Test("Tests that are disabled or marked as known issues are reported")
    func switchedOff() async throws {
        try count(
            #"""
            @Test(.disabled("later")) func off() {}

            @Test func known() { withKnownIssue { #expect(Counter().value == 1) } }
            """#)
        try await expectScreen(
            ["lesson", "1.2"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.2  Test the counter                    accepts 2 of 2 · catches 1 of 3 bugs

                    ✘ Your test `off()` is disabled
                      Your test `known()` marks a failure as a known issue, so that failure
                      doesn't count
                      → Lessons/1-greetings/2-test-the-counter/CounterTests.swift:6
                        6 │ @Test(.disabled("later")) func off() {}
                    ✘ Your tests did not catch: one call counts two
                    ✘ Your tests did not catch: the second call is not counted

             Next: edit the file above, then run  swift run grade lesson 1.2
            """#)
    }
}
