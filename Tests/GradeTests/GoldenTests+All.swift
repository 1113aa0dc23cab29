import Foundation
import Testing

extension EndToEnd.GoldenTests {
    @Test("All that was begun is graded, and one that does not compile keeps no other from passing")
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

    @Test("Where nothing was begun, all says so and where to begin")
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
