import Foundation
import Testing

extension EndToEnd.GoldenTests {
    @Test("All exercises in progress are graded, even if one of them doesn't compile")
    func all() async throws {
        try greet("return \"Hello\" + nam")
        try count("@Test func nothing() {}")
        let result = try await run(["all"])
        #expect(result.status == 1)
        #expect(
            result.output.contains(
                " ✘ 1.1  Greet someone                                           does not compile"))
        #expect(result.output.contains(" ✘ 1.2  Test the counter"))
        #expect(
            !result.output.contains(
                "✘ 1.2  Test the counter                                        does not compile"))
        #expect(result.output.contains(" Next: 1.1 Greet someone. Edit the file below, then run"))
    }

    @Test("If no exercise was started, `all` says so and suggests where to begin")
    func nothingBegun() async throws {
        try await expectScreen(
            ["all"], status: 1,
            """
            There is nothing to grade yet: you haven't changed any exercise.

             Next: read chapter 1:  swift run grade show 1
             Then: 1.1 Greet someone. Edit the file below and run
                   swift run grade lesson 1.1
                   → Lessons/1-greetings/1-greet/Greeting.swift
            """)
    }
}
