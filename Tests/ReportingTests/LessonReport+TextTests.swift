import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookReporting

struct LessonReportTextTests {
    private func text(
        _ detail: LessonReport.Detail, width: Int, of report: LessonReport = SampleReport.report
    ) -> String {
        report.text(course: SampleReport.course, detail: detail, width: width).plain
    }

    /// The text of a report on one verdict, without its first two lines.
    private func text(_ verdict: Verdict, _ detail: LessonReport.Detail, width: Int = 80) -> String {
        let report = LessonReport(
            lesson: .sample([verdict.exercise]), rows: [LessonReport.Row(verdict.exercise, verdict)])
        return text(detail, width: width, of: report).split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst(2).joined(separator: "\n")
    }

    /// The checks of code that doesn't compile.
    private static let notRun = [CheckResult(Check(id: "a", name: "It works"), .notAttempted)]

    // MARK: - Whole pages

    @Test("A lesson at 80 columns shows what is wrong and where to fix it")
    func problems80() {
        expectEqual(
            text(.problems, width: 80),
            """
            Lesson 1 · A lamp                                               1 of 7 exercises

             ✔ 1.1  Read the lamp                                              2 of 2 checks
                    Bulb.swift is a given file. Grading uses the original, without your
                    changes.
             ✘ 1.2  The switch that toggles the lamp, wherever it hangs        1 of 4 checks
                    ✘ Tests cannot change isOn
                      tests can write isOn
                      tests can reset the lamp
                      → Lessons/1-lamp/2-switch/Lamp.swift
                    ✘ The switch toggles the lamp, also when it was on already
             ✘ 1.3  Wire it                                                 does not compile
                    cannot find 'isOff' in scope
                    → Lessons/1-lamp/3-wire/Lamp.swift:12:5
             ✘ 1.4  Burn out                                         1 of 3 checks · crashed
                    ✘ The lamp burns out
                      your code crashed: Index out of range
                      → Lessons/1-lamp/4-burn/Lamp.swift:8
                    ✘ The lamp glows
             ✘ 1.5  Test the lamp                       accepts 1 of 1 · catches 1 of 2 bugs
                    ✘ Your tests did not catch: the switch does nothing
                    → Lessons/1-lamp/5-test-the-lamp/LampTests.swift
             ! 1.6  Mend it                                              could not be graded
                    the build failed without an error in any file
                    error: disk full
             ○ 1.7  Dim the lamp                                                 not started

             Note: Your progress file cannot be read. It was kept as
                   .workbook/progress-set-aside-1.json.

            """)
    }

    @Test("A lesson at 40 columns exceeds the width only where text must not be broken")
    func problems40() {
        expectEqual(
            text(.problems, width: 40),
            """
            Lesson 1 · A lamp       1 of 7 exercises

             ✔ 1.1  Read the lamp      2 of 2 checks
               Bulb.swift is a given file. Grading
               uses the original, without your
               changes.
             ✘ 1.2  The switch that toggles the
               lamp, wherever it hangs
               1 of 4 checks
               ✘ Tests cannot change isOn
                 tests can write isOn
                 tests can reset the lamp
                 → Lessons/1-lamp/2-switch/Lamp.swift
               ✘ The switch toggles the lamp, also
                 when it was on already
             ✘ 1.3  Wire it         does not compile
               cannot find 'isOff' in scope
               → Lessons/1-lamp/3-wire/Lamp.swift:12:5
             ✘ 1.4  Burn out
               1 of 3 checks · crashed
               ✘ The lamp burns out
                 your code crashed: Index out of
                 range
                 → Lessons/1-lamp/4-burn/Lamp.swift:8
               ✘ The lamp glows
             ✘ 1.5  Test the lamp
               accepts 1 of 1 · catches 1 of 2 bugs
               ✘ Your tests did not catch: the
                 switch does nothing
               → Lessons/1-lamp/5-test-the-lamp/LampTests.swift
             ! 1.6  Mend it      could not be graded
               the build failed without an error in
               any file
               error: disk full
             ○ 1.7  Dim the lamp         not started

             Note: Your progress file cannot be
                   read. It was kept as
                   .workbook/progress-set-aside-1.json.

            """)
    }

    @Test("With full details, every check that doesn't pass is shown")
    func everything() {
        expectEqual(
            text(.everything, width: 80),
            """
            Lesson 1 · A lamp

             ✔ 1.1  Read the lamp                                              2 of 2 checks
                    Bulb.swift is a given file. Grading uses the original, without your
                    changes.
             ✘ 1.2  The switch that toggles the lamp, wherever it hangs        1 of 4 checks

                    ✘ Tests cannot change isOn
                      tests can write isOn
                      tests can reset the lamp
                      → Lessons/1-lamp/2-switch/Lamp.swift
                    ✘ The switch toggles the lamp, also when it was on already
                      isOn after two presses
                        expected  false
                        but got   true
                    ✔ 1 check passes
                    – 1 check did not run, because it needs what fails above
             ✘ 1.3  Wire it                                                 does not compile
                    cannot find 'isOff' in scope
                    → Lessons/1-lamp/3-wire/Lamp.swift:12:5
             ✘ 1.4  Burn out                                         1 of 3 checks · crashed

                    ✘ The lamp burns out
                      your code crashed: Index out of range
                      → Lessons/1-lamp/4-burn/Lamp.swift:8
                    ✘ The lamp glows
                      your code did not finish within 10 seconds: a loop may never end, or
                      something may wait forever
                    ✔ 1 check passes
             ✘ 1.5  Test the lamp                       accepts 1 of 1 · catches 1 of 2 bugs

                    ✘ Your tests did not catch: the switch does nothing
                    → Lessons/1-lamp/5-test-the-lamp/LampTests.swift
             ! 1.6  Mend it                                              could not be graded
                    the build failed without an error in any file
                    error: disk full
             ○ 1.7  Dim the lamp                                                 not started

             Note: Your progress file cannot be read. It was kept as
                   .workbook/progress-set-aside-1.json.

            """)
    }

    @Test("A page is never wider than ninety columns")
    func wide() {
        expectEqual(text(.problems, width: 200), text(.problems, width: 90))
        #expect(text(.problems, width: 200).split(separator: "\n").allSatisfy { $0.count <= 90 })
    }

    @Test("A lesson with one exercise uses the singular")
    func singular() {
        let report = LessonReport(
            lesson: .sample([.sample()]), rows: [LessonReport.Row(.sample(), nil)])
        expectEqual(
            text(.problems, width: 40, of: report),
            """
            Lesson 1 · A lamp        0 of 1 exercise

             ○ 1.1  The switch           not started

            """)
    }

    // MARK: - Long lists

    @Test("The first of many problems is shown in full, two get a line each, and the rest is counted")
    func manyProblems() {
        let verdict = Verdict.sample(Array(repeating: .failed, count: 8) + [.passed])
        expectEqual(
            text(verdict, .problems),
            """
             ✘ 1.1  The switch                                                 1 of 9 checks
                    ✘ Check 0
                      → Lessons/1-lamp/1-switch/Lamp.swift
                    ✘ Check 1
                    ✘ Check 2
                    and 5 more checks fail

            """)
    }

    @Test(
        "Three of many errors are shown the same way, and a line says what to do about the rest",
        arguments: [
            (4, "and 1 more error. Fix the first one, because that often fixes others"),
            (9, "and 6 more errors. Fix the first one, because that often fixes others"),
        ])
    func manyErrors(count: Int, last: String) {
        let errors = (1...count).map { line in
            Diagnostic(
                origin: .learner, place: Place(path: "Lamp.swift", line: line, column: 1),
                message: "error \(line)")
        }
        expectEqual(
            text(
                Verdict(.sample(), outcome: .didNotCompile, checks: Self.notRun, diagnostics: errors),
                .problems),
            """
             ✘ 1.1  The switch                                              does not compile
                    error 1
                    → Lamp.swift:1:1
                    Also: error 2
                    → Lamp.swift:2:1
                    Also: error 3
                    → Lamp.swift:3:1
                    \(last)

            """)
    }

    @Test("Only the first of several compared values is shown below each other, unless a later one is long")
    func furtherValues() {
        let long = String(repeating: "a", count: 150)
        let messages = ["one: expected 1, got 2", "two: expected 2, got 4", "\(long): expected 3, got 6"]
        let result = CheckResult(Check(id: "a", name: "It counts"), .failed, messages)
        let text = text(Verdict(.sample(), checks: [result]), .problems, width: 300)
        #expect(text.contains("one\n            expected  1\n            but got   2\n"))
        #expect(text.contains("\n          two: expected 2, got 4\n"))
        #expect(text.contains("\n            expected  3\n            but got   6\n"))
    }

    // MARK: - How space is used

    @Test(
        "The first failing check is shown in full with aligned values, and passed checks are counted")
    func room() {
        var checks = Verdict.sample([.passed, .passed, .passed, .failed, .passed, .failed, .passed, .passed])
            .checks
        checks[3] = CheckResult(
            checks[3].check, .failed,
            ["isOn after one press: expected true, got false", "another", "third", "fourth"])
        checks[5] = CheckResult(
            checks[5].check, .failed, ["isOn after two presses: expected false, got true"])
        expectEqual(
            text(Verdict(.sample(), checks: checks), .everything),
            """
             ✘ 1.1  The switch                                                 6 of 8 checks

                    ✘ Check 3
                      isOn after one press
                        expected  true
                        but got   false
                      another
                      third
                      and 1 more message from this check
                      → Lessons/1-lamp/1-switch/Lamp.swift
                    ✘ Check 5
                      isOn after two presses
                        expected  false
                        but got   true
                    ✔ 6 checks pass

            """)
    }

    @Test(
        "The checks after the first failing one say what happened, and stopped checks come first"
    )
    func others() {
        let checks = [
            ("what it shows: expected true, got false", CheckResult.State.failed),
            ("what it shows: expected true, got false", .failed),
            (
                "the color of each lamp, in the order in which they were switched on: expected red, got blue",
                .failed
            ),
            ("a sentence that has a few more words in it than there is space for on one line", .failed),
            ("another one", .failed), ("", .passed), ("", .stopped(.crashed(message: "Out of power"))),
        ].enumerated().map { index, end in
            CheckResult(
                Check(id: "c\(index)", name: "Check \(index)"), end.1, end.0.isEmpty ? [] : [end.0],
                place: end.0.isEmpty ? Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: 9) : nil)
        }
        expectEqual(
            text(Verdict(.sample(), checks: checks), .everything),
            """
             ✘ 1.1  The switch                                       1 of 7 checks · crashed

                    ✘ Check 0
                      what it shows
                        expected  true
                        but got   false
                      → Lessons/1-lamp/1-switch/Lamp.swift
                    ✘ Check 6
                      line 9: your code crashed: Out of power
                    ✘ Check 1
                    and 3 more checks fail
                    ✔ 1 check passes

            """)
    }

    @Test("However many checks fail, the first one stays on a screen of 24 lines", arguments: [1, 5, 12, 60])
    func height(count: Int) {
        let checks = (0..<count).map { index in
            CheckResult(
                Check(id: "c\(index)", name: "Check \(index)"), .failed,
                Array(
                    repeating:
                        "the description of value \(index), which takes two lines on the page: expected 1, got 2",
                    count: 3)
            )
        }
        let lines = text(Verdict(.sample(), checks: checks), .everything).split(separator: "\n")
        #expect(lines.contains { $0.contains("Check 0") })
        // Five lines for the steps and the prompt come after these.
        #expect(lines.count <= 21)
    }

    /// Returns a verdict in which every check failed with a message that takes three lines.
    private func manyFailures(_ count: Int) -> Verdict {
        Verdict(
            .sample(),
            checks: (0..<count).map { index in
                CheckResult(
                    Check(id: "c\(index)", name: "Check \(index)"), .failed,
                    [
                        """
                        message \(index) is longer than two lines of the page, because it says in many words what the code \
                        was expected to do, and then goes on to say what it did instead (end \(index))
                        """
                    ])
            })
    }

    @Test("If space runs out, the first messages are shown in full and the others are cut")
    func cutMessages() {
        var checks = manyFailures(4).checks
        let longest = (0..<3).map { "\($0): \(checks[0].messages[0])" }
        checks[0] = CheckResult(checks[0].check, .failed, longest)
        let page = text(Verdict(.sample(), checks: checks), .everything)
        #expect(page.contains("(end 0)"))
        #expect(page.contains("message 1 is longer than two lines of the page, because it says in …"))
        #expect(!page.contains("(end 1)"))
    }

    @Test("Checks that probably fail for the same reason are counted, or listed if there is space")
    func consequences() {
        let results = ["first", "setter", "two", "other"].map { id in
            CheckResult(Check(id: id, name: "Check \(id)"), .failed, ["\(id): expected 1, got 2"])
        }
        let turn = WrongTurns.Turn(
            name: "", diagnosis: "", outcome: .failed, fails: results.prefix(3).compactMap(CheckFailure.init),
            decisive: "setter")
        let verdict = Verdict(.sample(), checks: results).completed(
            diagnosis: nil, order: FailureOrder(of: results, among: [turn], ran: true, testsUseCode: false))
        expectEqual(
            text(verdict, .everything),
            """
             ✘ 1.1  The switch                                                 0 of 4 checks

                    ✘ Check setter
                      setter
                        expected  1
                        but got   2
                      → Lessons/1-lamp/1-switch/Lamp.swift
                    ✘ Check other
                      other
                        expected  1
                        but got   2
                    and 2 more checks fail, probably for the same reason

            """)
        #expect(
            text(verdict, .whole).contains(
                "        Probably for the same reason:\n        ✘ Check first\n          first\n"))
    }

    @Test("Checks that the same crash stopped are counted, and tests that ran with wrong code are not blamed")
    func unnamedConsequences() {
        let results = [
            CheckResult(Check(id: "new", name: "New"), .stopped(.crashed(message: "no lamp"))),
            CheckResult(Check(id: "set", name: "Set"), .stopped(.crashed(message: "no lamp"))),
            CheckResult(Check(id: "accepts/stored", name: "Stored"), .failed, ["your test `a()` …"]),
            CheckResult(Check(id: "catches/stuck", name: "Stuck"), .notAttempted),
        ]
        let turn = WrongTurns.Turn(
            name: "", diagnosis: "", outcome: .failed, fails: results.prefix(2).compactMap(CheckFailure.init),
            decisive: "new")
        let verdict = Verdict(.sample(), checks: results).completed(
            diagnosis: nil, order: FailureOrder(of: results, among: [turn], ran: true, testsUseCode: true))
        let shown = text(verdict, .whole)
        #expect(shown.contains("        The same crash stopped 1 more check.\n"))
        #expect(shown.contains("        Your tests run with this code, and some of their checks failed"))
        #expect(!shown.contains("✘ Set"))
        #expect(!shown.contains("`a()`"))
        #expect(
            text(verdict, .everything).contains(
                "– 1 check did not run, because your tests run with what fails above"))
    }

    @Test("An untouched starter shows its first check as an example, and isn't a failure")
    func starter() {
        let results = [
            CheckResult(Check(id: "a", name: "It shines"), .failed, ["no light", "too dim"]),
            CheckResult(Check(id: "b", name: "It stops"), .failed, ["still on"]),
            CheckResult(Check(id: "c", name: "It exists"), .passed),
        ]
        var report = LessonReport(
            lesson: SampleProgress.course.lessons[0],
            rows: [LessonReport.Row(.sample(), Verdict(.sample(), checks: results))])
        report.rows[0].isStarter = true
        let text = report.text(course: SampleProgress.course, detail: .everything, width: 80).map(\.text)
            .joined(separator: "\n")
        #expect(text.contains("\n ○ 1.1  The switch"))
        #expect(text.contains("This is the untouched starter; 2 checks don't pass yet. The first one:\n"))
        // The next step names the file.
        #expect(text.hasSuffix("✘ It shines\n          no light"))
        #expect(!text.contains("too dim"))
        #expect(!text.contains("It stops"))
        expectEqual(report.lost, [])
        report.rows[0].verdict?.notes = [.changedGivenFile("Lamp.swift")]
        let given = report.text(course: SampleProgress.course, detail: .everything, width: 80).plain
        #expect(given.contains("Your own files are still the starter's; 2 checks don't pass yet."))
        #expect(given.contains("Lamp.swift is a given file. Grading uses the original"))
        // After a reset.
        report.rows[0].record = SampleProgress.entry(.passed, "3 of 3 checks")
        expectEqual(report.lost, [.sample()])
        report.rows[0].isStarter = false
        report.rows[0].hasStarterCode = true
        let touched = report.text(course: SampleProgress.course, detail: .everything, width: 80).plain
        #expect(touched.contains("\n ✘ 1.1  The switch"))
        #expect(touched.contains("Apart from comments and spacing, this is still the starter; 2 checks\n"))
        #expect(!touched.contains("too dim"))
    }

    @Test("What isn't declared yet is named once, and checks that only need it are counted")
    func undeclared() {
        let results = ["a", "b", "c"].map { id in
            CheckResult(Check(id: "compile/\(id)", name: "Check \(id)"), .failed, ["cannot find type 'Lamp'"])
        }
        let notes: [VerdictNote] = [
            .undeclared(["Lamp", "isOn"], checks: ["compile/a", "compile/c"]), .otherName("Bulb", of: "Lamp"),
        ]
        let verdict = Verdict(.sample(), checks: results, notes: notes)
        expectEqual(
            text(verdict.completed(diagnosis: "There might be no lamp."), .problems),
            """
             ✘ 1.1  The switch                                                 0 of 3 checks
                    Your code doesn't declare `Lamp` and `isOn`.
                    It declares `Bulb`. If that is meant to be `Lamp`, give it that name.
                    ✘ Check a
                      → Lessons/1-lamp/1-switch/Lamp.swift
                    ✘ Check b
                    and 1 more check needs what isn't declared yet

            """)
    }

    @Test("Of an empty file, only that is said")
    func emptyFile() {
        let error = Diagnostic(origin: .given, place: nil, message: "cannot find 'Lamp' in scope")
        let verdict = Verdict(
            .sample(), outcome: .didNotCompile, diagnostics: [error], notes: [.emptyFile("Lamp.swift")])
        expectEqual(
            text(verdict, .problems),
            """
             ✘ 1.1  The switch                                              does not compile
                    Lamp.swift is empty.
                    → Lessons/1-lamp/1-switch/Lamp.swift

            """)
    }

    @Test("A test that ends the process is told so once")
    func exited() {
        let words = "your test `a()` should pass with this version, but it ends the whole process"
        let check = Check(.accepts("a"), name: "A version")
        let verdict = Verdict(.sample(), checks: [CheckResult(check, .stopped(.exited(status: 0)), [words])])
        let shown = text(verdict, .problems, width: 200)
        #expect(
            shown.contains("but it ends the whole process") && !shown.contains("ended the whole process here")
        )
    }

    @Test("Checks that only need code that isn't written yet are counted")
    func unwritten() {
        let results = ["a", "b", "c"].map { id in
            CheckResult(Check(id: id, name: "Check \(id)"), .failed, ["expected 1, got NotWrittenYet()"])
        }
        let part = UnwrittenPart(name: "press()", place: Place(path: "Lamp.swift", line: 2))
        let text = text(Verdict(.sample(), checks: results, notes: [.unwritten([part])]), .whole)
        #expect(text.contains("✘ Check a\n"))
        #expect(text.contains("        and 2 more checks need code that isn't written yet\n"))
        #expect(!text.contains("Check b"))
        // Learners may throw the error themselves.
        let written = self.text(Verdict(.sample(), checks: results), .whole)
        #expect(written.contains("✘ Check b\n") && !written.contains("isn't written"))
    }

    @Test("A message that a check repeats is shown once, with its count")
    func repeatedMessages() {
        let result = CheckResult(Check(id: "a", name: "A"), .failed, ["no light", "too dim", "no light"])
        #expect(
            text(Verdict(.sample(), checks: [result]), .everything).contains(
                "          no light (2 times)\n          too dim\n"))
    }

    @Test("Without a limit on lines, every failure is shown with what happened")
    func wholeReport() {
        let page = text(manyFailures(12), .whole)
        #expect((0..<12).allSatisfy { page.contains("✘ Check \($0)\n") && page.contains("(end \($0))") })
        #expect(!page.contains("more check") && !page.contains("…"))
        let result = CheckResult(
            Check(id: "d", name: "Last"), .failed, (1...6).map { "value \($0): expected 1, got 2" })
        let last = text(Verdict(.sample(), checks: manyFailures(1).checks + [result]), .whole)
        #expect(
            last.contains(
                "          value 1\n            expected  1\n            but got   2\n          and 5 more messages from this check\n"
            ))
    }

    @Test("If some failures don't fit, the page counts them and names the command that lists them")
    func listing() {
        let verdict = Verdict.sample(Array(repeating: .failed, count: 12))
        let report = LessonReport(
            lesson: .sample([verdict.exercise]), rows: [LessonReport.Row(verdict.exercise, verdict)])
        func page(_ detail: LessonReport.Detail) -> String {
            report.text(course: SampleReport.course, detail: detail, width: 80) { "grade progress \($0)" }
                .plain
        }
        #expect(
            page(.everything).contains(
                "        and 9 more checks fail (all of them: grade progress 1.1)\n"))
        // The step below a lesson is to grade an exercise alone, which names the command.
        #expect(page(.problems).contains("        and 9 more checks fail\n"))
    }

    @Test(
        "Three of the bugs that the tests miss are listed, so that the learner can find the rest",
        arguments: [LessonReport.Detail.everything, .whole],
        [
            (9, "and 6 more bugs are not caught"),
            (4, "and 1 more bug is not caught"),
        ])
    func missedBugs(detail: LessonReport.Detail, missed: (count: Int, last: String)) {
        let bugs = (1...missed.count).map { index in
            CheckResult(
                Check(id: "catches/\(index)", name: "Your tests catch: bug \(index)"), .failed,
                ["your tests did not catch bug \(index)"])
        }
        let accepted = CheckResult(Check(id: "accepts/a", name: "Your tests accept a stored lamp"), .passed)
        expectEqual(
            text(Verdict(.sampleTests(), checks: [accepted] + bugs), detail),
            """
             ✘ 1.2  Test the lamp                       accepts 1 of 1 · catches 0 of \(missed.count) bugs

                    ✘ Your tests did not catch bug 1
                    ✘ Your tests did not catch bug 2
                    ✘ Your tests did not catch bug 3
                    \(missed.last)
                    → Lessons/1-lamp/2-test-the-lamp/LampTests.swift

            """)
    }

    @Test("If a path is too long for its column, all lines about exercises move left")
    func longPath() {
        let path = "Lessons/1-lamp/1-a-lamp-with-a-name-that-goes-on-and-on/TheLamp.swift"
        let errors = (1...2).map { line in
            Diagnostic(
                origin: .learner, place: Place(path: path, line: line, column: 1), message: "error \(line)")
        }
        func page(_ width: Int) -> String {
            text(
                Verdict(
                    .sample(), outcome: .didNotCompile, checks: Self.notRun, diagnostics: errors,
                    quote: SourceQuote(place: Place(path: path, line: 1, column: 1), text: "lamp.press()")),
                .problems, width: width)
        }
        expectEqual(
            page(80),
            """
             ✘ 1.1  The switch                                              does not compile
               error 1
               → \(path):1:1
                 1 │ lamp.press()
                   │ ^
               Also: error 2
               → \(path):2:1

            """)
        // On a narrow page, the path fits in no column.
        #expect(page(40).contains("\n   Also: error 2\n   → \(path):2:1\n"))
    }

    @Test("A check of the learner's tests mentions a crash once")
    func crashOfTests() {
        let result = CheckResult(
            Check(id: "accepts/stored", name: "Your tests accept a stored lamp"),
            .stopped(.crashed(message: "Out of power")), ["your test `a()` should pass, but it crashes"])
        let page = text(Verdict(.sampleTests(), checks: [result]), .everything)
        #expect(page.contains("✘ Your test `a()` should pass, but it crashes:\n          Out of power\n"))
    }

    @Test("Types are shown without the exercise's module, and long values only where they differ")
    func longValues() {
        let lamps = (1...4).map { "Lamp.Bulb(watts: \($0), color: \"a very warm white\")" }
        let expected = "[" + lamps.joined(separator: ", ") + "]"
        let result = CheckResult(
            Check(id: "c", name: "Every bulb glows"), .failed,
            ["the bulbs in Lamp.swift: expected \(expected), got [\(lamps[0])]"])
        #expect(
            text(Verdict(.sample(), checks: [result]), .problems).contains(
                """
                          the bulbs in Lamp.swift
                            expected  4 elements, the first missing one is Bulb(watts: 2, color:
                                      "a very warm white")
                            but got   1 element

                """))
    }

    @Test("A recognized wrong turn is shown above the checks")
    func diagnosis() {
        let verdict = Verdict.sample([.failed]).completed(
            diagnosis: "Tests can now write it, too: reading and writing can have different access levels.")
        expectEqual(
            text(verdict, .everything),
            """
             ✘ 1.1  The switch                                                  0 of 1 check

                    One possible reason: Tests can now write it, too: reading and writing
                    can have different access levels.

                    ✘ Check 0
                      → Lessons/1-lamp/1-switch/Lamp.swift

            """)
    }

    @Test("A plain explanation and the learner's line are shown above the compiler's message")
    func advice() {
        let place = Place(path: "Lamp.swift", line: 12, column: 9)
        let error = Diagnostic(
            origin: .learner, place: place, message: "call to it in a context [#ActorIsolatedCall]",
            advice: "It belongs elsewhere.")
        let verdict = Verdict(
            .sample(), outcome: .didNotCompile, checks: Self.notRun, diagnostics: [error],
            quote: SourceQuote(place: place, text: "    lamp.press()"))
        expectEqual(
            text(verdict, .problems),
            """
             ✘ 1.1  The switch                                              does not compile
                    It belongs elsewhere.
                    → Lamp.swift:12:9
                      12 │ lamp.press()
                         │     ^
                    The compiler says: call to it in a context

            """)
    }

    @Test("The end of a long list of passed checks is counted, and a pass has no list")
    func manyPassed() {
        func verdict(_ count: Int) -> Verdict { .sample(Array(repeating: .passed, count: count)) }
        func flagged(_ count: Int) -> String {
            text(verdict(count).flagged([Flag("It calls exit().")]), .everything)
        }
        #expect(flagged(20).contains("        ✔ Check 14\n        ✔ 5 more checks pass\n        →"))
        #expect(flagged(16).contains("        ✔ Check 15\n        →"))
        expectEqual(text(verdict(20), .everything).split(separator: "\n").count, 1)
    }

    @Test("The same error at another place is counted instead of repeated")
    func sameError() {
        // What is shown of the first two is the advice, which is the same.
        let errors = ["x", "y", "b", "x"].enumerated().map { index, message in
            Diagnostic(
                origin: .learner, place: Place(path: "Lamp.swift", line: index + 1, column: 1),
                message: message, advice: message == "b" ? nil : "a")
        }
        let told = text(
            Verdict(.sample(), outcome: .didNotCompile, checks: Self.notRun, diagnostics: errors), .problems)
        #expect(
            told.hasSuffix(
                """
                        a
                        → Lamp.swift:1:1
                        The compiler says: x
                        Also: b
                        → Lamp.swift:3:1
                        and 2 more errors. Fix the first one, because that often fixes others

                """), Comment(rawValue: told))
    }

    @Test(
        "One flag of code that doesn't compile is shown, because it may say why, and nobody is told to look at it"
    )
    func flagsWithoutBuild() {
        let verdict = Verdict(
            .sample(), outcome: .didNotCompile, checks: Self.notRun,
            diagnostics: [Diagnostic(origin: .learner, place: nil, message: "a")])
        let told = text(verdict.flagged([Flag("One."), Flag("Two.")]), .problems)
        #expect(told.contains("Also, this could change what the checks find:"))
        #expect(told.contains("⚑ One.\n"))
        #expect(!told.contains("Two."))
        #expect(told.hasSuffix("and 1 more\n"))
    }

    @Test("The first lines that failing code printed are shown, and those of passing code aren't")
    func printed() {
        for (states, isShown) in [([CheckResult.State.failed], true), ([.passed], false)] {
            var verdict = Verdict.sample(states)
            verdict.output = "1\n2\n3\n4\n5\n"
            let told = text(verdict, .everything)
            #expect(told.contains("The code printed:\n          1\n") == isShown)
            #expect(told.contains("          4\n          and 1 more line\n") == isShown)
        }
    }

    // MARK: - What is left out

    @Test("Errors in given files and the suite are shown only if the learner's own files have none")
    func onlySuite() {
        let need = Diagnostic(origin: .suite, place: nil, message: "the suite needs `isOn` in `Lamp`")
        let given = Diagnostic(
            origin: .given, place: Place(path: "Bulb.swift", line: 2, column: 1),
            message: "cannot find 'Lamp'")
        expectEqual(
            text(
                Verdict(.sample(), outcome: .didNotCompile, checks: Self.notRun, diagnostics: [given, need]),
                .everything),
            """
             ✘ 1.1  The switch                                              does not compile
                    cannot find 'Lamp'
                    → Bulb.swift:2:1
                    Also: the suite needs `isOn` in `Lamp`
                    → Lessons/1-lamp/1-switch/Lamp.swift

            """)
        expectEqual(
            text(
                Verdict(.sample(), outcome: .didNotCompile, checks: Self.notRun, diagnostics: [given, need]),
                .problems),
            """
             ✘ 1.1  The switch                                              does not compile
                    cannot find 'Lamp'
                    → Bulb.swift:2:1
                    Also: the suite needs `isOn` in `Lamp`
                    → Lessons/1-lamp/1-switch/Lamp.swift

            """)
    }

    @Test(
        "Planted bugs aren't named until one has been tried",
        arguments: [
            (2, "– 2 checks did not run, because there were no tests to run"),
            (1, "– 1 check did not run, because there were no tests to run"),
        ])
    func plantedBugs(count: Int, last: String) {
        let checks =
            [CheckResult(PlantedBugs.Fixed.present, .failed, ["no @Test function was found"])]
            + (0..<count).map {
                CheckResult(Check(id: "catches/\($0)", name: "Your tests catch: secret"), .notAttempted)
            }
        expectEqual(
            text(Verdict(.sampleTests(), checks: checks), .everything),
            """
             ✘ 1.2  Test the lamp                                               no tests yet

                    ✘ No @Test function was found
                    → Lessons/1-lamp/2-test-the-lamp/LampTests.swift
                    \(last)

            """)
    }

    // MARK: - Roles

    @Test("Symbols, names and paths have roles that a terminal can color")
    func roles() throws {
        let lines = SampleReport.report.text(course: SampleReport.course, detail: .problems, width: 80)
        func role(of text: String) -> Span.Role? {
            lines.joined().first { $0.text.contains(text) }?.role
        }
        expectEqual(role(of: "Lesson 1"), .strong)
        expectEqual(role(of: "1 of 7 exercises"), .faint)
        expectEqual(role(of: "✔"), .good)
        expectEqual(role(of: "✘"), .bad)
        expectEqual(role(of: "!"), .bad)
        expectEqual(role(of: "1.1  Read the lamp"), .strong)
        expectEqual(role(of: "○"), .faint)
        expectEqual(role(of: "Lamp.swift:12:5"), .path)
        expectEqual(role(of: "2-switch/Lamp.swift"), .path)
    }
}
