import Foundation
import TestSupport
import Testing

@testable import WorkbookSystem

extension EndToEnd.GoldenTests {
    /// A script that starts `grade` and waits until the loop in the learner's code is running.
    private var untilLooping: String {
        """
        "$0" lesson 1.1 & pid=$!
        for i in $(seq 1 6000); do
            [ -e "$1" ] && break
            sleep 0.1
        done

        """
    }

    /// Returns whether a process from an exercise's workspace is running.
    private func isRunning(_ exercise: String) async throws -> Bool {
        let list = Command("/bin/ps", ["-ww", "-eo", "args"], environment: GradeTool.environment)
        let running = try await ProcessRunner().run(list, limit: 900).output
        // Without a locale, `ps` prints non-ASCII letters as question marks, so search for both ends of the
        // path. One end isn't enough, because another copy of this project may be under test too.
        let folder = course.root.deletingLastPathComponent().path
        return running.split(separator: "\n").contains {
            $0.contains(folder) && $0.contains(" golden/.build/workbook/\(exercise)/")
        }
    }

    @Test("When interrupted, grade ends the processes that it started and says so")
    func interrupted() async throws {
        let marker = try loop()
        let command = Command(
            "/bin/bash", ["-c", untilLooping + "kill -INT $pid; wait $pid", GradeTool.path, marker.path],
            environment: GradeTool.environment,
            workingDirectory: course.root.path)
        let result = try await ProcessRunner().run(command, limit: 900)
        GradingBudget.spend(1)
        #expect(result.output == "")
        #expect(result.errorOutput == "Stopped. Nothing was recorded.\n")
        #expect(result.termination == .exited(130))
        #expect(!course.has(".workbook/progress.json"))
        #expect(try await !isRunning("1.1"))
    }

    #if os(Linux)
        @Test("If grade was killed, the next run ends its leftover processes and reaches its own verdict")
        func killed() async throws {
            let marker = try loop()
            let command = Command(
                "/bin/bash",
                ["-c", untilLooping + "kill -KILL $pid", GradeTool.path, marker.path],
                environment: GradeTool.environment, workingDirectory: course.root.path)
            _ = try await ProcessRunner().run(command, limit: 900)
            GradingBudget.spend(1)
            #expect(try await isRunning("1.1"))
            try greet("return \"Hello, \\(name)\"")
            let result = try await runBuilt(["lesson", "1.1"])
            #expect(result.status == 0, Comment(rawValue: result.output))
            #expect(try await !isRunning("1.1"))
        }
    #endif

    #if os(Linux)
        @Test("A daemon that the learner's code starts is ended after grading")
        func daemon() async throws {
            let marker = "98.\(Int.random(in: 100_000...999_999))"
            try greet(
                """
                let daemon = Process()
                        daemon.executableURL = URL(filePath: "/usr/bin/setsid")
                        daemon.arguments = ["sleep", "\(marker)"]
                        daemon.standardOutput = FileHandle.nullDevice
                        daemon.standardError = FileHandle.nullDevice
                        try? daemon.run()
                        return "Hello, \\(name)"
                """, importing: "Foundation")
            let result = try await runBuilt(["lesson", "1.1"])
            #expect(result.output.contains("4 of 4 checks"), Comment(rawValue: result.output))
            let list = Command("/bin/ps", ["-ww", "-eo", "args"], environment: GradeTool.environment)
            #expect(try await !ProcessRunner().run(list, limit: 900).output.contains("sleep \(marker)"))
        }
    #endif

    @Test("Two concurrent runs of grade on one exercise both reach the right verdict")
    func twoAtOnce() async throws {
        try greet("return \"Hello, \\(name)\"")
        async let first = runBuilt(["lesson", "1.1"])
        async let second = runBuilt(["lesson", "1.1"])
        let results = try await [first, second]
        #expect(results.map(\.status) == [0, 0])
        #expect(results[0].output == results[1].output)
        let progress = try course.read(".workbook/progress.json")
        #expect(progress.contains("\"attempts\" : 1,"))
    }

    /// Runs `grade` on its own terminal, which `script` from util-linux provides.
    private func onTerminal(_ arguments: String, environment: [String: String]) async throws -> String {
        let command = Command(
            "/usr/bin/script", ["-qec", "'\(GradeTool.path)' \(arguments)", "/dev/null"],
            environment: GradeTool.environment.merging(environment) { $1 }, workingDirectory: course.root.path
        )
        return try await ProcessRunner().run(command, limit: 900).output
    }

    #if os(Linux)
        @Test("A terminal gets color and a progress line, which is removed at the end")
        func terminal() async throws {
            try greet("return \"Hello, Ada\"")
            GradingBudget.spend(1)
            let screen = try await onTerminal("lesson 1.1", environment: ["TERM": "xterm"])
            #expect(screen.contains(/1\.1 building and checking · \d+ s/))
            #expect(screen.contains("\u{1B}[31m ✘ \u{1B}[0m\u{1B}[1m1.1  Greet someone\u{1B}[0m"))
            let last = try #require(screen.ranges(of: "\r\u{1B}[K").last)
            #expect(screen[last.upperBound...].hasPrefix("\u{1B}[1mLesson 1"))
        }

        @Test(
            "NO_COLOR and a dumb terminal are respected",
            arguments: [["NO_COLOR": "1", "TERM": "xterm"], ["TERM": "dumb"]])
        func withoutColor(environment: [String: String]) async throws {
            let screen = try await onTerminal("list", environment: environment)
            #expect(screen.contains(" ○ 1.1  Greet someone"))
            #expect(!screen.contains("\u{1B}"))
        }
    #endif
}

extension EndToEnd.VerifyTests {
    @Test("If the code under test doesn't compile, no attempt is blamed for it")
    func verifyBrokenSubject() async throws {
        let subject = "Tests/Suites/1-greetings/2-test-the-counter/Subject/Counter.swift"
        try course.write(subject, try course.read(subject) + "\nlet broken: Int = \"\"\n")
        try await expectScreen(
            ["course", "verify", "1.2"], environment: ["COLUMNS": "150"], status: 1,
            #"""
             ✔ lesson 1                        chapter and folders are in order
             ✔ format                          all sources are formatted

            1.2  Test the counter
             • other attempts                  were not graded: without the reference, none can pass

             1 of 4 findings is a breach.

             ✘ 1.2 variants: the code under test does not compile: Tests/Suites/1-greetings/2-test-the-counter/Subject/Counter.swift:22:19: cannot convert value
                  of type 'String' to specified type 'Int'
            """#)
    }

    @Test("After a name was changed everywhere, only the record is out of date, and no solution is flagged")
    func verifyRenamed() async throws {
        try edit("Tests/Suites/1-greetings/1-greet/checks.json", "\"Greeting\",", "\"Salute\",")
        try await expectScreen(
            ["course", "verify", "1.1"], environment: ["COLUMNS": "150"], status: 1,
            #"""
             ✔ lesson 1                        chapter and folders are in order
             ✔ format                          all sources are formatted

            1.1  Greet someone
             ✔ files                           hints, starter and solutions are in order
             ✔ checks                          4 are expected, and report
             ✔ starter                         fails as shipped: 1 of 4 checks
             ✔ reference                       4 of 4 checks
             ✔ accepted/by-format              4 of 4 checks
             ✔ accepted/joined                 4 of 4 checks
             ✔ rejected/only-ada               turned down by GreetingChecks/bo()
             ✔ rejected/only-bo                turned down by GreetingChecks/ada()
             ✔ rejected/shouting               turned down by GreetingChecks/ada()
             ✔ rejected/subclassable           turned down by compile/value

             1 of 13 findings is a breach.
             What each attempt reports is listed as soon as there is no breach.

             ✘ 1.1 names: checks.json lists Salute, which the solutions or the suite have no longer, and not Greeting

             If that is as it should be, record it:  swift run grade course record 1.1
            """#)
    }

    @Test("With the reference, each check must also pass alone, whatever happened before it")
    func checksThatDependOnOthers() async throws {
        // Each attempt runs about half of the checks again, and which half differs: one of these is nearly always in it.
        let others = (1...12).map {
            "    @Test(\"Greeting \($0) is counted\") func first\($0)() { GreetingChecks.calls += 1 }"
        }
        try edit(
            "Tests/Suites/1-greetings/1-greet/Checks/GreetingChecks.swift", "@Suite struct GreetingChecks {",
            """
            @Suite struct GreetingChecks {
                nonisolated(unsafe) static var calls = 0

            \(others.joined(separator: "\n"))

                @Test("Greetings were counted")
                func last() { expect(GreetingChecks.calls > 0, equals: true, "whether greetings were counted") }

            """)
        let result = try await run(["course", "verify", "1.1"], environment: ["COLUMNS": "300"])
        #expect(
            result.output.contains(
                "turned down by GreetingChecks/last(): passes when all checks run, but fails when some of the others are left out"
            ),
            "\(result.output)")
        #expect(!result.output.contains("graded again"))
    }

    @Test("Breaches of the course's rules are listed row by row")
    func verifyBreaches() async throws {
        let solutions = "Solutions/1-greetings/1-greet"
        try course.write(
            "\(solutions)/accepted/joined/Greeting.swift",
            try course.read("\(solutions)/starter/Greeting.swift"))
        try course.write(
            "\(solutions)/rejected/shouting/Greeting.swift",
            try course.read("\(solutions)/reference/Greeting.swift"))
        try course.write("\(solutions)/reference/Notes.txt", "stray")
        try edit("Lessons/1-greetings/lesson.json", "\"Interpolate it.\"", "\"\"")
        try edit(
            "Tests/Suites/1-greetings/1-greet/checks.json", "Bo is greeted by his name", "Another sentence")
        try edit(
            "Tests/Suites/1-greetings/1-greet/Probes/Client.swift",
            "// COMPILES: a greeting cannot be made by Greeting()\n", "")
        try await expectScreen(
            ["course", "verify", "1.1"], environment: ["COLUMNS": "150"], status: 1,
            #"""
             ✔ lesson 1                        chapter and folders are in order
             ✔ format                          all sources are formatted

            1.1  Greet someone
             ✔ starter                         fails as shipped: 1 of 4 checks
             ✔ reference                       4 of 4 checks
             ✔ accepted/by-format              4 of 4 checks
             ✔ rejected/only-ada               turned down by GreetingChecks/bo()
             ✔ rejected/only-bo                turned down by GreetingChecks/ada()
             ✔ rejected/subclassable           turned down by compile/value

             8 of 16 findings are breaches.
             What each attempt reports is listed as soon as there is no breach.

             ✘ 1.1 files: Solutions/1-greetings/1-greet/reference/Notes.txt does not belong there
             ✘ 1.1 files: Tests/Suites/1-greetings/1-greet/Probes/Client.swift:5: the check compile/value demands a refusal, and has no snippet that must compile
                  beside it
             ✘ 1.1 files: Lessons/1-greetings/lesson.json:8: hint 2 is empty
             ✘ 1.1 files: Solutions/1-greetings/1-greet/rejected/shouting has the same code as Solutions/1-greetings/1-greet/reference
             ✘ 1.1 checks: checks.json has another sentence for GreetingChecks/bo(): "Another sentence", and the suite "Bo is greeted by his name"
             ✘ 1.1 accepted/joined: should pass, but is turned down by GreetingChecks/ada(): the text for Ada: expected "Hello, Ada", got "Hello";
                  GreetingChecks/bo(): the text for Bo: expected "Hello, Bo", got "Hello"; GreetingChecks/all(): the text for Ada: expected "Hello, Ada", got
                  "Hello", the text for Bo: expected "Hello, Bo", got "Hello"
                    GreetingChecks/ada()  the text for Ada: expected "Hello, Ada", got "Hello"
                    GreetingChecks/bo()  the text for Bo: expected "Hello, Bo", got "Hello"
                    GreetingChecks/all()  the text for Ada: expected "Hello, Ada", got "Hello"; the text for Bo: expected "Hello, Bo", got "Hello"
                    diagnosis  none
             ✘ 1.1 rejected/shouting: should be turned down by GreetingChecks/ada(), but passes: the checks don't notice its mistake, or it has none
             ✘ 1.1 wrong-turns: wrong-turns.json does not list what the rejected variations fail and report (shouting)

             If that is as it should be, record it:  swift run grade course record 1.1
            """#)
    }

    @Test("Recording rewrites the checks and the checksums, and verifies the course")
    func record() async throws {
        let checks = "Tests/Suites/1-greetings/1-greet/checks.json"
        let before = try course.read(checks)
        try edit(checks, "Bo is greeted by his name", "Another sentence")
        let result = try await run(["course", "record", "1.1"])
        #expect(result.status == 0, Comment(rawValue: result.output))
        #expect(
            result.output.hasSuffix(
                """
                 1.1 is in order: 13 findings, no breach.
                 The checksums are in  Tests/Suites/checksums.txt

                """))
        #expect(try course.read(checks) == before)
        let sums = try course.read("Tests/Suites/checksums.txt").split(separator: "\n")
        #expect(
            sums.map { $0.split(separator: " ", maxSplits: 1).last } == [
                "Lessons/1-greetings/lesson.json", "Solutions/1-greetings/1-greet",
                "Solutions/1-greetings/2-test-the-counter", "Sources/Polite",
                "Tests/Suites/1-greetings/1-greet", "Tests/Suites/1-greetings/2-test-the-counter",
                "Tests/Suites/Shared/ComparableBySuite.swift", "Tests/Suites/Shared/Expect.swift",
            ])
        // The doctor compares the files with the checksums that were just recorded.
        try edit(checks, "Bo is greeted by his name", "Another sentence")
        let doctor = try await run(["doctor"])
        #expect(doctor.output.contains("changed: Tests/Suites/1-greetings/1-greet"))
    }

    @Test("If nothing can be recorded the first time, the cause stands before that")
    func firstRecording() async throws {
        try course.remove("Tests/Suites/1-greetings/1-greet/checks.json")
        for kind in ["accepted", "rejected"] { try course.remove("Solutions/1-greetings/1-greet/\(kind)") }
        try edit("Solutions/1-greetings/1-greet/reference/Greeting.swift", "Hello", "Hallo")
        let solutions = "Solutions/1-greetings/1-greet"
        let same = "\(solutions)/rejected/same"
        try course.write(
            "\(same)/Greeting.swift", try course.read("\(solutions)/reference/Greeting.swift"))
        try course.write("\(same)/rejected.json", #"{ "turnedDownBy": ["GreetingChecks/ada()"] }"#)
        try course.write("Package.swift", "// Written by `grade` from the lessons. It is old.\n")
        let result = try await run(["course", "record", "1.1"], environment: ["COLUMNS": "250"])
        #expect(result.status == 1)
        // It depends on lesson.json alone.
        #expect(try course.read("Package.swift").contains("1-greetings/1-greet"))
        let breaches = result.output.split(separator: "\n").filter { $0.hasPrefix(" ✘ 1.1 ") }
        #expect(
            breaches.dropFirst(max(0, breaches.count - 3)).first?.hasPrefix(
                " ✘ 1.1 reference: should pass, but is turned down by ") == true,
            Comment(rawValue: result.output))
        expectEqual(
            breaches.suffix(2),
            [
                " ✘ 1.1 record: nothing was recorded: the reference does not pass (1 of 4 checks)",
                " ✘ 1.1 files: \(same) has the same code as \(solutions)/reference",
            ])
        #expect(!result.output.contains("checks.json is missing"))
    }

    @Test("One command records everything that has to be recorded")
    func oneRemedy() async throws {
        let suites = "Tests/Suites/1-greetings"
        for suite in ["1-greet", "2-test-the-counter"] {
            try course.remove("\(suites)/\(suite)/wrong-turns.json")
        }
        let result = try await run(["course", "verify"], environment: ["COLUMNS": "150"])
        expectEqual(
            result.output.split(separator: "\n").filter { $0.contains("record it:") },
            [" If that is as it should be, record it:  swift run grade course record 1.1 1.2"])
    }

    @Test("Recording and watching take several names")
    func severalNames() async throws {
        let recorded = try await run(["course", "record", "1.2", "1.1"])
        #expect(recorded.status == 0, Comment(rawValue: recorded.output))
        #expect(recorded.output.contains(" The course is in order: "), Comment(rawValue: recorded.output))
        let watched = try await run(["course", "watch", "1.1", "no-such-name"])
        #expect(watched.status == 64)
        #expect(watched.errors.contains("no-such-name"))
    }

    @Test("Recording lists the declarations that a stored attempt's tests use, so they're no longer flagged")
    func needs() async throws {
        let accepted = "Solutions/1-greetings/2-test-the-counter/accepted/table/CounterTests.swift"
        try edit(
            accepted, "let counter = Counter()", "let counter = Counter(); _ = Mirror(reflecting: counter)")
        let wide = ["COLUMNS": "250"]
        let before = try await run(["course", "verify", "1.2"], environment: wide)
        #expect(before.status == 1)
        #expect(
            before.output.contains(
                """
                 ✘ 1.2 needs: checks.json does not list what the starter and the solutions \
                use (reflection)
                """), Comment(rawValue: before.output))
        #expect(before.output.contains(" ✘ 1.2 accepted/table: should pass, but is flagged; "))
        let recorded = try await run(["course", "record", "1.2"], environment: wide)
        #expect(recorded.status == 0, Comment(rawValue: recorded.output))
        let checks = try course.read("Tests/Suites/1-greetings/2-test-the-counter/checks.json")
        #expect(checks.contains("\"needs\" : [\n    \"reflection\"\n  ]"), Comment(rawValue: checks))
        let after = try await run(["course", "verify", "1.2"], environment: wide)
        #expect(after.output.contains(" ✔ accepted/table"), Comment(rawValue: after.output))
        // Entries that are listed but no longer used are reported as well.
        try edit(accepted, "; _ = Mirror(reflecting: counter)", "")
        let outdated = try await run(["course", "verify", "1.2"], environment: wide)
        #expect(outdated.output.contains(" ✘ 1.2 needs: "), Comment(rawValue: outdated.output))
    }

    @Test("A valid course verifies")
    func verify() async throws {
        let result = try await run(["course", "verify", "--pristine", "--fresh"])
        #expect(result.status == 0)
        #expect(
            result.output.contains(
                "\n The course is in order: 25 findings, no breach. 1 of them is a remark.\n"))
        #expect(result.output.contains("\n • Tests/Suites/checksums.txt is missing, so `grade doctor` can't"))
        #expect(
            result.output.contains(
                " • unproven                        2 checks are failed neither by the starter"))
        // The output that a learner with a similarly failing attempt sees.
        let list = try await run(["course", "verify", "1.1"], environment: ["COLUMNS": "150"])
        #expect(
            list.output.contains(
                """
                 ✔ rejected/only-bo                turned down by GreetingChecks/ada()
                        GreetingChecks/ada()  the text for Ada: expected "Hello, Ada", got "Hello, Bo"
                        also GreetingChecks/all()  the text for Ada: expected "Hello, Ada", got "Hello, Bo"
                        diagnosis  Everybody is greeted as Bo: the name that is handed in is never asked for.

                """), Comment(rawValue: list.output))
        #expect(list.output.contains("\n 4 of 5 attempts that fail get a diagnosis.\n"))
        // The starter fails, and gets no diagnosis.
        #expect(list.output.contains("        diagnosis  none\n"))
        try greet("return name")
        // Removing the variations makes verification faster; their absence only adds breaches.
        for kind in ["accepted", "rejected"] { try course.remove("Solutions/1-greetings/1-greet/\(kind)") }
        let edited = try await run(
            ["course", "verify", "1.1", "--pristine"], environment: ["COLUMNS": "150"])
        #expect(edited.status == 1)
        #expect(
            edited.output.contains(
                "✘ pristine: Lessons/1-greetings/1-greet/Greeting.swift differs from the starter"
            ))
    }

    @Test("Undetected mutants must be listed with a reason, and only those")
    func mutants() async throws {
        try edit(
            "Solutions/1-greetings/1-greet/reference/Greeting.swift", "struct Greeting {",
            "struct Greeting {\n    var isShort: Bool { 2 < 3 }\n")
        let known =
            "Greeting.swift, Greeting.isShort: replaces `<` in `var isShort: Bool { 2 < 3 }` with `<=`"
        try course.write(
            "Tests/Suites/1-greetings/1-greet/equivalent.json",
            """
            { "format": 1, "mutants": [
                { "mutant": "\(known)", "why": "The task does not say what a short greeting is." },
                { "mutant": "Greeting.swift, Nobody: does nothing", "why": "There is no such mutant at all." }
            ] }
            """)
        try await expectScreen(
            ["course", "verify", "--mutants"], environment: ["COLUMNS": "150"], status: 1,
            #"""

            1.2  Test the counter
             ✔ mutants of the subject          12 compile: the reference's tests notice 8, of which 0 resemble no planted bug

             28 mutants compile, and 3 do not. Of those of references, 6 are noticed, 1 need not be, and 9 pass.

             ✘ 1.1 mutants: 16 compile: 6 are noticed, 1 need not be, 9 pass
             ✘ 1.1 line 5: passes: Greeting.swift, Greeting.isShort: replaces `2` in `var isShort: Bool { 2 < 3 }` with `3`
             ✘ 1.1 line 5: passes: Greeting.swift, Greeting.isShort: replaces `2` in `var isShort: Bool { 2 < 3 }` with `1`
             ✘ 1.1 line 5: passes: Greeting.swift, Greeting.isShort: replaces `<` in `var isShort: Bool { 2 < 3 }` with `>=`
             ✘ 1.1 line 5: passes: Greeting.swift, Greeting.isShort: replaces `3` in `var isShort: Bool { 2 < 3 }` with `4`
             ✘ 1.1 line 5: passes: Greeting.swift, Greeting.isShort: replaces `3` in `var isShort: Bool { 2 < 3 }` with `2`
             ✘ 1.1 line 5: passes: Greeting.swift, Greeting.isShort: `2 < 3` becomes `true`
             ✘ 1.1 line 5: passes: Greeting.swift, Greeting.isShort: `2 < 3` becomes `false`
             ✘ 1.1 line 5: passes: Greeting.swift, Greeting.isShort: `2 < 3` becomes `!(2 < 3)`
             ✘ 1.1 line 5: passes: Greeting.swift, Greeting.isShort: evaluates `2 < 3` only once for all objects
             ✘ 1.1 equivalent.json: lists a mutant that does not exist or that a check notices: Greeting.swift, Nobody: does nothing
            """#)
    }
}
