import Foundation
import Testing

@testable import WorkbookModel

extension EndToEnd.MachineTests {
    @Test(
        "`prepare` builds everything, records no progress, and leaves no reference files")
    func prepare() async throws {
        try? course.remove(".build/workbook")
        let first = try await run(["prepare"])
        #expect(first.status == 0, Comment(rawValue: first.output + first.errors))
        #expect(first.errors == "Lesson 1 · Greetings: 2 of 2 ready\n")
        #expect(first.output.contains(/^ 2 of 2 exercises are ready: \d+ s, \d+ MB in .build\/workbook.\n/))
        #expect(first.output.hasSuffix("\n From now on, grading needs no network.\n"))
        #expect(!course.has(".workbook"))
        let source = ".build/workbook/1.1/workspace/Sources/Greeting/Greeting.swift"
        #expect(try course.read(source) == (try course.read(greeting)))
        let again = try await run(["prepare", "1.1"])
        #expect(again.output.contains(" 1 exercise is ready: nothing had to be built, "))
    }

    @Test(
        "An exercise is prepared even if its code doesn't compile or is missing, and the code stays unchanged",
        .inCompleteRuns
    )
    func prepareBroken() async throws {
        try? course.remove(".build/workbook/1.1/prepared")
        try? course.remove(".build/workbook/1.2/prepared")
        try greet("return nothing")
        let own = try course.read(greeting)
        try course.remove("Lessons/1-greetings/2-test-the-counter/CounterTests.swift")
        let result = try await run(["prepare", "1"])
        #expect(result.status == 0, Comment(rawValue: result.output))
        #expect(try course.read(greeting) == own)
        #expect(!course.has(".workbook"))
    }

    @Test("If an exercise can't be prepared, the reason is reported")
    func prepareFails() async throws {
        try? course.remove(".build/workbook/1.1/prepared")
        try course.write("Solutions/1-greetings/1-greet/reference/Greeting.swift", "struct Greeting {")
        let result = try await run(["prepare", "1.1"])
        #expect(
            result.output.hasPrefix(
                """
                 ✘ 1.1  Greet someone
                        the reference does not compile

                 0 of 1 exercises are ready:
                """))
        #expect(
            result.output.hasSuffix(
                " Your code is not the problem. To find out more:  swift run grade doctor\n"))
        #expect(result.status == 70)
    }
}
