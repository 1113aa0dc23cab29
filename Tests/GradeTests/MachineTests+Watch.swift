import Foundation
import Testing

@testable import WorkbookGrading

extension EndToEnd.MachineTests {
    @Test("Without a terminal, watch names the command to run instead")
    func watchInPipe() async throws {
        try await expectScreen(
            ["watch", "1"], stream: .errors, status: 64,
            """
            grade: `grade watch` works only in a terminal.
            To grade once:  swift run grade lesson 1
            """)
        let result = try await run(["watch"])
        #expect(result.errors.contains("swift run grade lesson 1.1\n"))
    }

    #if os(Linux)
        /// Starts `grade watch` in the course on its own terminal.
        private func watch(_ words: [String] = ["1.1"], environment: [String: String] = [:]) throws
            -> PseudoTerminal
        {
            var variables = GradeTool.environment.merging(["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"]) {
                $1
            }
            variables["COLUMNS"] = nil
            return try PseudoTerminal(
                [GradeTool.path, "watch"] + words, in: course.root,
                environment: variables.merging(environment) { $1 })
        }

        /// Waits until a file exists.
        private func appears(_ file: URL) async -> Bool {
            let end = ContinuousClock.now + .seconds(PseudoTerminal.patience)
            while ContinuousClock.now < end {
                if FileManager.default.fileExists(atPath: file.path) { return true }
                // Sleeping fails only if the test is canceled, and then the result doesn't matter.
                try? await Task.sleep(for: .milliseconds(10))
            }
            return false
        }

        private func attempts() throws -> Int {
            let progress = try course.read(".workbook/progress.json")
            return progress.firstMatch(of: #/"attempts" : (\d+)/#).flatMap { Int($0.1) } ?? 0
        }

        @Test("Each save is graded, the verdict stays on the screen, and q restores the terminal")
        func watchSaves() async throws {
            GradingBudget.spend(2)
            try greet("return name")
            let terminal = try watch()
            #expect(await terminal.shows("not graded yet"))
            #expect(await terminal.handsOutKeys(true))
            #expect(await terminal.shows("1 of 4 checks"))
            #expect(await terminal.shows("q\u{1B}[0m\u{A0}quit"))
            terminal.forget()

            // Most editors save this way: they write a second file and rename it to replace the first.
            let second = greeting + "~"
            try course.write(
                second, try course.read(greeting).replacing("return name", with: "return \"Hello, \\(name)\"")
            )
            _ = rename(course.root.appending(path: second).path, course.root.appending(path: greeting).path)
            #expect(await terminal.shows("1.1 building and checking"))
            #expect(await terminal.shows("4 of 4 checks"))
            #expect(await terminal.shows("press \u{1B}[1mn\u{1B}[0m for 1.2 Test the counter."))
            #expect(try attempts() == 2)

            terminal.type("q")
            #expect(await terminal.status() == 0)
            #expect(await terminal.handsOutKeys(false))
            // The program never clears the scrollback buffer.
            #expect(!terminal.output.contains("\u{1B}[3J"))
        }

        @Test("A save during a run is graded afterward, and grading an unchanged starter isn't recorded")
        func watchQueue() async throws {
            GradingBudget.spend(3)
            let terminal = try watch()
            #expect(await terminal.shows("not started"))
            #expect(await terminal.handsOutKeys(true))
            terminal.type("r")
            #expect(await terminal.shows("building and checking"))
            #expect(await terminal.shows("graded at"))
            #expect(!course.has(".workbook/progress.json"))
            terminal.forget()
            // The learner's code signals that it runs, and then waits until it may end.
            let (runs, mayEnd) = (".build/runs", ".build/may-end")
            for file in [runs, mayEnd] where course.has(file) { try course.remove(file) }
            try greet(
                """
                FileManager.default.createFile(atPath: #"\(course.root.path)/\(runs)"#, contents: nil)
                        while !FileManager.default.fileExists(atPath: #"\(course.root.path)/\(mayEnd)"#) {
                            Thread.sleep(forTimeInterval: 0.02)
                        }
                        return name
                """, importing: "Foundation")
            #expect(await terminal.shows("building and checking"))
            #expect(await appears(course.root.appending(path: runs)))
            try greet("return \"Hello, \\(name)\"")
            #expect(await terminal.shows(" · then again"))
            try course.write(mayEnd, "")
            #expect(await terminal.shows("4 of 4 checks"))
            #expect(try attempts() == 2)
            terminal.type("q")
            #expect(await terminal.status() == 0)
        }

        @Test("The reset question takes a single key and hides other keys, and Ctrl-C means no")
        func watchReset() async throws {
            let start = Date()
            defer { GradingBudget.spend(onBuildsIn: course.root, since: start) }
            try greet("return \"Hello, \\(name)\"")
            let terminal = try watch()
            #expect(await terminal.shows("graded at"))
            #expect(await terminal.shows("?\u{1B}[0m\u{A0}keys"))
            terminal.forget()
            terminal.type("x")
            #expect(await terminal.shows("[y/N] "))
            #expect(await terminal.handsOutKeys(true))
            terminal.type("z")
            terminal.type("\u{1B}[A")
            terminal.type("\u{3}")
            #expect(await terminal.shows("Nothing was changed."))
            #expect(terminal.output.contains("[y/N] \u{1B}[H\u{1B}[JNothing was changed."))
            #expect(try course.read(greeting).contains("return \"Hello"))
            #expect(await terminal.handsOutKeys(true))
            terminal.forget()
            terminal.type("x")
            #expect(await terminal.shows("[y/N] "))
            #expect(await terminal.handsOutKeys(true))
            terminal.type("y")
            #expect(await terminal.shows("was reset"))
            #expect(terminal.output.contains("[y/N] \u{1B}[H\u{1B}[J"))
            #expect(try !course.read(greeting).contains("return \"Hello"))
            #expect(await terminal.shows("To restore it:  \u{1B}[1mpress u"))
            #expect(await terminal.shows("u\u{1B}[0m\u{A0}undo reset"))
            terminal.forget()
            terminal.type("u")
            #expect(await terminal.shows("is your version again"))
            #expect(await terminal.shows("To go back to that:  \u{1B}[1mpress x"))
            #expect(try course.read(greeting).contains("return \"Hello"))
            // The files aren't those of the starter any more.
            terminal.forget()
            terminal.type("u")
            #expect(await terminal.shows("does nothing now: your files aren't the starter any more"))
            #expect(try course.read(greeting).contains("return \"Hello"))
            terminal.type("qqq")
            #expect(await terminal.status() == 0)
            #expect(await terminal.handsOutKeys(false))
        }

        @Test("After a pass, the page with all hints lists a key for the solution and none for more hints")
        func watchHints() async throws {
            let start = Date()
            defer { GradingBudget.spend(onBuildsIn: course.root, since: start) }
            try greet("return \"Hello, \\(name)\"")
            let terminal = try watch()
            #expect(await terminal.shows("4 of 4 checks"))
            #expect(await terminal.shows("?\u{1B}[0m\u{A0}keys"))
            terminal.forget()
            terminal.type("h")
            #expect(await terminal.shows("q\u{1B}[0m\u{A0}back"))
            #expect(terminal.output.contains("all 3 hints"))
            #expect(terminal.output.contains("s\u{1B}[0m\u{A0}solution"))
            #expect(!terminal.output.contains("next hint"))
            terminal.type("qqq")
            #expect(await terminal.status() == 0)
        }

        /// Records that exercises have passed.
        private func pass(_ slugs: [String]) throws {
            let entry =
                #"{"outcome": "passed", "summary": "", "passedChecks": [], "attempts": 1, "gradedAt": "2026-01-01T00:00:00Z"}"#
            let entries = slugs.map { #""\#($0)": \#(entry)"# }.joined(separator: ", ")
            try course.write(".workbook/progress.json", #"{"format": 1, "exercises": {\#(entries)}}"#)
        }

        @Test("After the last pass, Return leads to the closing page, with its keys")
        func watchClosing() async throws {
            GradingBudget.spend(1)
            try pass(["test-the-counter"])
            try greet("return \"Hello, \\(name)\"")
            let terminal = try watch()
            #expect(await terminal.shows("4 of 4 checks"))
            #expect(await terminal.shows(" You have finished the course: all exercises pass.\u{1B}[0m Press"))
            #expect(await terminal.shows("Return\u{1B}[0m\u{A0}closing page"))
            terminal.forget()
            terminal.type("\n")
            #expect(await terminal.shows(" You have finished the course."))
            #expect(await terminal.shows("q\u{1B}[0m\u{A0}back"))
            terminal.forget()
            terminal.type("q")
            #expect(await terminal.shows("4 of 4 checks"))
            terminal.type("q")
            #expect(await terminal.shows("To quit, press \u{1B}[1mq\u{1B}[0m again."))
            terminal.type("q")
            #expect(await terminal.status() == 0)
        }

        @Test("With nothing left to do, watch opens the closing page, and p writes the page and comes back")
        func watchFinished() async throws {
            try pass(["greet", "test-the-counter"])
            let terminal = try watch([], environment: ["BROWSER": "true"])
            #expect(await terminal.shows(" You have finished the course."))
            #expect(await terminal.shows("b\u{1B}[0m\u{A0}book"))
            terminal.forget()
            terminal.type("p")
            #expect(await terminal.shows("Your browser should show it now."))
            #expect(await terminal.shows("progress.html"))
            #expect(try course.read("progress.html").contains("<html"))
            terminal.forget()
            terminal.type("\n")
            #expect(await terminal.shows(" You have finished the course."))
            terminal.type("qqq")
            #expect(await terminal.status() == 0)
        }

        @Test("Keys open and close the list, and n moves on to the next unsolved exercise")
        func watchKeys() async throws {
            let terminal = try watch(["--manual-run"])
            #expect(await terminal.shows("Return\u{1B}[0m\u{A0}grade"))
            terminal.forget()
            terminal.type("l")
            #expect(await terminal.shows("0 of 2 exercises"))
            #expect(await terminal.shows("q\u{1B}[0m\u{A0}back"))
            terminal.forget()
            terminal.type("\u{1B}")
            #expect(await terminal.shows("edit the file above and press"))
            terminal.forget()
            terminal.type("n")
            #expect(await terminal.shows("1.2  Test the counter"))
            terminal.forget()
            // Without a shell, nothing could resume it, so it doesn't stop.
            terminal.type("\u{1A}")
            #expect(await terminal.shows("1.2  Test the counter"))
            #expect(await terminal.handsOutKeys(true))
            terminal.resize(columns: 40, rows: 20)
            #expect(await terminal.shows(" 0/2 exercises"))
            terminal.forget()
            try greet("return name")
            #expect(await terminal.shows("1.1, press \u{1B}[1mg"))
            terminal.type("g")
            #expect(await terminal.shows("1.1  Greet someone"))
            terminal.type("\u{4}")
            #expect(await terminal.status() == 0)
        }

        @Test("The list selects an exercise, the chapter scrolls, and answers are recorded")
        func watchPages() async throws {
            let manifest = "Lessons/1-greetings/lesson.json"
            let question = """
                "questions": [{ "question": "Bo?", "answers": [
                  { "text": "No", "explanation": "A person." },
                  { "text": "Yes", "isRight": true, "explanation": "A name." } ] }], "exercises": [
                """
            try course.write(
                manifest, try course.read(manifest).replacing("\"exercises\": [", with: question))
            try course.write(
                "Lessons/1-greetings/README.md",
                "# Greetings\n\n" + (1...50).map { "Paragraph \($0).\n\n" }.joined())
            let terminal = try watch(["--manual-run"])
            #expect(await terminal.shows("Chapter 1 comes first: press \u{1B}[1mc"))
            terminal.type("l")
            #expect(await terminal.shows("▸\u{1B}[0m\u{1B}[2m○ \u{1B}[0m\u{1B}[1m1.1  Greet someone"))
            terminal.type("\u{1B}[B\n")
            #expect(await terminal.shows("1.2  Test the counter\u{1B}[0m"))
            #expect(await terminal.shows("Return\u{1B}[0m\u{A0}grade"))
            terminal.forget()
            terminal.type("c")
            #expect(await terminal.shows(" lines 1–38 of 103"))
            terminal.type("\u{1B}[F")
            #expect(await terminal.shows("Paragraph 50."))
            #expect(await terminal.shows(" lines 66–103 of 103"))
            terminal.resize(columns: 40, rows: 20)
            #expect(await terminal.shows(" of 103"))
            terminal.forget()
            terminal.type("q")
            #expect(await terminal.shows("edit the file above and press"))
            // Nothing was scrolled up, so the chapter isn't in the scrollback.
            #expect(!terminal.output.contains("\u{1B}[999;1H"))
            terminal.type("a")
            #expect(await terminal.shows("Bo?"))
            terminal.type("2")
            #expect(await terminal.shows("Right."))
            #expect(try course.read(".workbook/progress.json").contains("\"Bo?\""))
            terminal.forget()
            terminal.type("q")
            #expect(await terminal.shows("edit the file above and press"))
            terminal.type("qq")
            #expect(await terminal.status() == 0)
            #expect(await terminal.handsOutKeys(false))
        }

        @Test("In plain mode, every line is appended once and never redrawn")
        func watchPlain() async throws {
            let start = Date()
            defer { GradingBudget.spend(onBuildsIn: course.root, since: start) }
            try greet("return \"Hello, \\(name)\"")
            let terminal = try watch(["1.1", "--plain"], environment: ["NO_COLOR": "1"])
            #expect(await terminal.shows("graded at"))
            #expect(await terminal.shows("keys\r\n"))
            terminal.resize(columns: 60, rows: 20)
            // Nothing may appear during this time. A busy machine can't cause a failure here.
            try await Task.sleep(for: .milliseconds(300))
            #expect(terminal.output.ranges(of: "Grading 1.1").count == 1)
            #expect(terminal.output.ranges(of: "4 of 4 checks").count == 1)
            terminal.type("l")
            #expect(await terminal.shows("Return alone goes back): "))
            terminal.type("9.9\n")
            #expect(await terminal.shows("there is no exercise 9.9"))
            terminal.type("1.2\n")
            #expect(await terminal.shows("not started: 1.2 Test the counter\r\nfile:"))
            terminal.type("c")
            #expect(await terminal.shows("Heading: Greetings"))
            terminal.type("q")
            #expect(await terminal.status() == 0)
            #expect(!terminal.output.contains("\u{1B}"))
        }

        @Test("e grades everything that was started, shows each result, and Return goes back")
        func watchEverything() async throws {
            GradingBudget.spend(1)
            try greet("return name")
            let terminal = try watch(["1.2", "--manual-run"])
            #expect(await terminal.shows("Return\u{1B}[0m\u{A0}grade"))
            terminal.forget()
            terminal.type("e")
            #expect(await terminal.shows("1 of 1 lesson · 1.1 building and checking"))
            #expect(await terminal.shows("Everything you started"))
            #expect(await terminal.shows("0 of 1 pass"))
            #expect(await terminal.shows("q\u{1B}[0m\u{A0}back"))
            #expect(try attempts() == 1)
            terminal.forget()
            terminal.type("\n")
            #expect(await terminal.shows("1.2  Test the counter"))
            terminal.type("q")
            #expect(await terminal.status() == 0)
        }

        @Test(
            "Ctrl-C during a run ends the run and its processes, and restores the terminal",
            arguments: [nil, "e"])
        func watchInterrupted(key: String?) async throws {
            GradingBudget.spend(1)
            let marker = try loop()
            let terminal = try watch(key == nil ? ["1.1"] : ["1.1", "--manual-run"])
            if let key {
                #expect(await terminal.handsOutKeys(true))
                terminal.type(key)
            }
            #expect(await terminal.shows("building and checking"))
            #expect(await appears(marker))
            terminal.type("\u{3}")
            #expect(await terminal.status() == 130)
            #expect(terminal.output.hasSuffix("\r\u{1B}[KStopped. The run was not recorded.\r\n"))
            #expect(await terminal.handsOutKeys(false))
            #expect(!course.has(".workbook/progress.json"))
        }

        @Test(
            "`watch` restores the terminal on fatal signals", arguments: [SIGTERM, SIGSEGV, SIGQUIT, SIGABRT])
        func watchEnded(signal: Int32) async throws {
            let terminal = try watch(["--manual-run"])
            #expect(await terminal.shows("quit"))
            #expect(await terminal.handsOutKeys(true))
            terminal.send(signal)
            #expect(await terminal.status() == 128 + signal)
            #expect(await terminal.handsOutKeys(false))
        }

        @Test("Ctrl-Z returns the terminal to the shell, and fg redraws the screen")
        func watchSuspended() async throws {
            let terminal = try PseudoTerminal(
                ["/bin/bash", "--norc", "--noediting", "-i"], in: course.root,
                environment: GradeTool.environment.merging(["TERM": "xterm", "PS1": "$ "]) { $1 })
            #expect(await terminal.shows("$ "))
            terminal.type("'\(GradeTool.path)' watch --manual-run\n")
            #expect(await terminal.shows("quit"))
            #expect(await terminal.handsOutKeys(true))
            terminal.forget()
            terminal.type("\u{1A}")
            #expect(await terminal.shows("Stopped"))
            #expect(await terminal.handsOutKeys(false))
            terminal.forget()
            terminal.type("fg\n")
            #expect(await terminal.shows("1.1  Greet someone"))
            #expect(await terminal.handsOutKeys(true))
            terminal.type("q")
            #expect(await terminal.shows("$ "))
            #expect(await terminal.handsOutKeys(false))
            terminal.type("echo status $?; exit\n")
            #expect(await terminal.shows("status 0"))
        }
    #endif
}
