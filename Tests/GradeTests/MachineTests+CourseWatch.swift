#if os(Linux)
    import Foundation
    import Testing

    extension EndToEnd.MachineTests {
        @Test(
            "An author's saves are verified, and a course that can't be loaded is reported until it can be again"
        )
        func courseWatch() async throws {
            var variables = GradeTool.environment.merging(["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"]) {
                $1
            }
            variables["COLUMNS"] = nil
            let terminal = try PseudoTerminal(
                [GradeTool.path, "course", "watch", "1.1"], in: course.root, environment: variables)
            #expect(await terminal.shows("no breach"))
            #expect(await terminal.shows("Waiting for the next save."))
            terminal.forget()

            let manifest = "Lessons/1-greetings/lesson.json"
            let text = try course.read(manifest)
            try course.write(manifest, "{")
            #expect(await terminal.shows("the problem is in the course"))
            terminal.forget()
            try course.write(manifest, text.replacing("\"test-the-counter\"", with: "\"greet\""))
            #expect(await terminal.shows("is used twice"))
            terminal.forget()
            try course.write(manifest, text)
            #expect(await terminal.shows("Waiting for the next save."))
            terminal.forget()

            let variation = "Solutions/1-greetings/1-greet/accepted/joined/Greeting.swift"
            try course.write(variation, try course.read(variation).replacing("Hello", with: "Hi"))
            #expect(await terminal.shows("1.1 accepted/joined:"))
            #expect(await terminal.shows("GreetingChecks/ada()"))
            #expect(await terminal.shows("Waiting for the next save."))
            terminal.forget()

            try course.write(manifest, text.replacing("\"greet\"", with: "\"salute\""))
            #expect(await terminal.shows("The exercise greet is no longer in the course."))
            #expect(await terminal.status() == 0)
        }
    }
#endif
