import Foundation
import TestSupport
import Testing

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

struct WatchScreenTests {
    private static let greet = exercise(1, "greet", "Greet someone")
    private static let count = exercise(2, "count", "Test the counter")
    private static let lesson = Lesson(
        number: 1, slug: "greetings", title: "Greetings", folder: root.appending(path: "Lessons/1-greetings"),
        exercises: [greet, count])
    private static let root = URL(filePath: "/course")
    private static let course = Course(root: root, lessons: [lesson])

    private static func exercise(_ position: Int, _ slug: String, _ title: String) -> Exercise {
        let path = "1-greetings/\(position)-\(slug)"
        return Exercise(
            id: .init(lesson: 1, position: position), slug: slug, title: title, kind: .refactor,
            module: "Module\(position)", owns: ["Greeting.swift"], support: [], hints: [], secondsPerCheck: 1,
            folders: .init(
                lesson: root.appending(path: "Lessons/\(path)"),
                suite: root.appending(path: "Tests/Suites/\(path)"),
                solutions: root.appending(path: "Solutions/\(path)")))
    }

    private var screen = WatchScreen(
        course: course, lesson: lesson, exercise: greet, progress: LearnerProgress(), next: count)

    private func result(isPassed: Bool, seconds: Double = 1.25) -> WatchScreen.LastRun {
        let check = Check(id: "GreetingChecks/ada()", name: "Ada is greeted")
        let verdict = Verdict(
            Self.greet, checks: [CheckResult(check, isPassed ? .passed : .failed)], seconds: seconds)
        return .init(
            report: LessonReport(lesson: Self.lesson, rows: [.init(Self.greet, verdict)]),
            time: "14:32:07")
    }

    private func text(_ lines: [StyledLine]) -> String {
        lines.map { $0.map(\.text).joined().replacing("\u{A0}", with: " ") }.joined(separator: "\n")
    }

    private func keyPage(_ screen: WatchScreen) -> String {
        text(screen.lines(of: .help, WatchState(), width: 80) ?? [])
    }

    @Test("The page with all keys says of each one what it does, or why it does nothing now")
    func keys() {
        var screen = screen
        screen.next = nil
        // The sample has no files, as in its starter.
        expectEqual(
            keyPage(screen),
            """
            Keys

             t       read the task
             l       choose an exercise from the list
             c       read the chapter
             p       write a page with what you learned, and open it
             b       open the book in your browser
             s       see a solution (asks first)
             r       grade again without saving
             q       quit
             ↑ ↓     scroll
             Space   scroll by a page

            These keys do nothing now

             n       skip: no other exercise is open
             h       hint: 1.1 has no hints
             w       summary: lesson 1 isn't complete
             f       closing page: not every exercise passes
             d       guide: this course has no guide
             a       questions: chapter 1 has no questions
             x       reset: the files are the same as in the starter
             u       undo reset: there is no reset to undo
             e       everything: you haven't changed any exercise
             g       go there: you saved no other exercise
            """)
        let spoken = PlainText.lines(screen.keyPage(WatchState(), width: 80))
        #expect(spoken.contains("r: grade again without saving"))
        #expect(spoken.contains("w: summary. Does nothing now, because lesson 1 isn't complete"))
        screen.progress.record(
            Verdict(Self.greet, checks: [CheckResult(Check(id: "a", name: "A"), .passed)]), at: Date())
        #expect(keyPage(screen).contains("\n w       summary: lesson 1 isn't complete\n"))
        screen.progress.record(
            Verdict(Self.count, checks: [CheckResult(Check(id: "a", name: "A"), .passed)]), at: Date())
        #expect(keyPage(screen).contains("\n w       read the summary of the lesson\n"))
    }

    @Test("A key that does nothing now says why above the keys, until the next key")
    func refusedKey() {
        var screen = screen
        screen.next = nil
        var state = WatchState()
        state.blockedKeys = [.next]
        expectEqual(state.handle(.pressed(.next)), [.prompt])
        let line = " n does nothing now: no other exercise is open.\n"
        #expect(text(screen.prompt(state, width: 80)).hasPrefix(line))
        expectEqual(screen.refusal(state, width: 80).map(\.text), [String(line.dropLast())])
        _ = state.handle(.pressed(.other))
        #expect(!text(screen.prompt(state, width: 80)).contains(line))

        state = WatchState(isPlain: true)
        expectEqual(state.handle(.pressed(.other)), [.prompt])
        #expect(text(screen.prompt(state, width: 80)).hasPrefix(" This key does nothing now.\n"))
    }

    @Test("Before the first result, the screen shows the file and what to do")
    func first() {
        #expect(
            text(screen.page(width: 80)) == """
                Lesson 1 · Greetings

                 ○ 1.1  Greet someone                                                not started
                        → Lessons/1-greetings/1-greet/Greeting.swift

                 Chapter 1 comes first: press c.
                 Next: edit the file above and save it.

                 [--] 0 of 2
                """)
    }

    @Test("A hint is offered after as many failures as in other commands")
    func stuck() {
        var screen = screen
        let check = Check(id: "GreetingChecks/ada()", name: "Ada is greeted")
        let verdict = Verdict(Self.greet, checks: [CheckResult(check, .failed)])
        for failures in 1...LearnerProgress.ExerciseRecord.someFailures {
            screen.progress.record(verdict, at: .distantPast)
            let isOffered = text(screen.page(width: 80)).contains("Stuck? Press h for a hint.")
            #expect(isOffered == (failures == LearnerProgress.ExerciseRecord.someFailures))
        }
    }

    @Test("With manual runs, the screen before the first result says how to start one")
    func manual() {
        var screen = screen
        screen.isManual = true
        #expect(text(screen.page(width: 80)).contains(" Next: edit the file above and press Return.\n"))
        #expect(
            text(screen.prompt(WatchState(isManual: true), width: 80)).hasPrefix(" Return grade · n skip"))
        #expect(keyPage(screen).hasPrefix("Keys\n\n Return  grade\n n       go on"))
    }

    @Test("Until something is graded, a lesson starts with its chapter and then its questions")
    func chapterFirst() {
        let course = SampleLessons.course
        let lesson = course.lessons[1]
        func steps(_ position: Int, _ progress: LearnerProgress = .init(), hasRead: Bool = false) -> String {
            let screen = WatchScreen(
                course: course, lesson: lesson, exercise: lesson.exercises[position], progress: progress,
                hasReadChapter: hasRead)
            return text(screen.steps(80))
        }
        let edit = " Next: edit the file above and save it."
        #expect(steps(0) == " Chapter 2 comes first: press c.\n\(edit)")
        #expect(steps(0, hasRead: true) == " 2 questions about this chapter: press a.\n\(edit)")
        #expect(steps(1) == edit)
        var progress = LearnerProgress()
        for question in lesson.questions { progress.recordAnswer(to: question, of: lesson, isRight: true) }
        #expect(steps(0, progress, hasRead: true) == edit)
        let failed = CheckResult(Check(id: "a", name: "A"), .failed)
        progress.record(Verdict(lesson.exercises[0], checks: [failed]), at: Date())
        #expect(steps(0, progress) == edit)
    }

    @Test(
        "The prompt lists the questions' key while the page mentions it; the page of keys always does"
    )
    func questions() {
        let course = SampleLessons.course
        var screen = WatchScreen(
            course: course, lesson: course.lessons[1], exercise: course.lessons[1].exercises[0],
            progress: LearnerProgress())
        func prompt(_ width: Int) -> String { text(screen.prompt(WatchState(), width: width)) }
        #expect(!prompt(80).contains("questions"))
        #expect(keyPage(screen).contains("\n a       answer questions about the chapter\n"))
        screen.hasReadChapter = true
        #expect(prompt(80).contains(" · a questions · "))
        #expect(prompt(40).contains(" · a questions · "))
        screen.exercise = course.lessons[1].exercises[1]
        #expect(!prompt(80).contains("questions"))
    }

    @Test("An exercise that passed before still counts, and the screen says that it fails now")
    func lost() {
        var screen = screen
        let check = Check(id: "a", name: "A")
        for state in [CheckResult.State.passed, .failed] {
            screen.progress.record(Verdict(Self.greet, checks: [CheckResult(check, state)]), at: Date())
        }
        #expect(text(screen.page(width: 80)).hasSuffix(" [#-] 1 of 2 · 1 failing now"))
        screen.result = result(isPassed: false)
        screen.result?.report.rows[0].record = screen.progress.exercises[Self.greet.slug]
        #expect(
            text(screen.page(width: 80)).contains(
                " 1.1 passed before, so it still counts, although it doesn't pass now.\n"))
        screen.result?.passedAt = "13:05:22"
        #expect(text(screen.page(width: 80)).contains(" 1.1 passed at 13:05:22, so it still counts"))
        screen.isPlain = true
        #expect(text(screen.page(width: 80)).contains(" 1 of 2 exercises · 1 failing now"))
    }

    @Test("Who listens hears the title, the keys, and what else was saved only once")
    func brief() {
        var screen = screen
        screen.isPlain = true
        screen.result = result(isPassed: true)
        var state = WatchState(isPlain: true)
        _ = state.handle(.savedElsewhere(.init(lesson: 1, position: 2)))
        #expect(text(screen.page(width: 80)).hasPrefix("Lesson 1 · Greetings"))
        #expect(text(screen.prompt(state, width: 200)).contains("You saved 1.2"))
        #expect(text(screen.prompt(state, width: 200)).contains("l list"))
        screen.isBrief = true
        #expect(!text(screen.page(width: 80)).contains("Greetings"))
        expectEqual(text(screen.prompt(state, width: 200)), " n next · ? keys")
    }

    @Test("A completed lesson shows its summary and announces the next chapter")
    func milestone() {
        let course = SampleLessons.course
        var lesson = course.lessons[0]
        lesson.exercises[1].learned = "Count twice."
        lesson.summary = LessonSummary(technique: "Greet.", price: "Breath.", avoid: "At night.")
        var (before, progress) = (LearnerProgress(), LearnerProgress())
        let passed = CheckResult(Check(id: "a", name: "A"), .passed)
        before.record(Verdict(lesson.exercises[0], checks: [passed]), at: Date())
        progress = before
        let verdict = Verdict(lesson.exercises[1], checks: [passed], seconds: 1)
        progress.record(verdict, at: Date())
        let report = LessonReport(lesson: lesson, rows: [.init(lesson.exercises[1], verdict)])
        let screen = WatchScreen(
            course: course, lesson: lesson, exercise: lesson.exercises[1], progress: progress,
            result: .init(
                report: report,
                milestone: Milestone(
                    after: report, isOneExercise: true, course: course, before: before, progress: progress),
                time: "14:32:07"),
            next: course.lessons[1].exercises[0])
        #expect(
            text(screen.page(width: 80)).contains(
                """
                 What you learned: Count twice.

                 Lesson 1 is complete.
                 The technique: Greet.
                 What it costs: Breath.
                 When not to use it: At night.

                 Passed. Keep experimenting, or press n for 2.1 Cut the seam.
                 Press s to compare your code with a solution.
                """))
    }

    @Test("The page of a complete lesson starts with its summary, and ends with what to do next")
    func summaryPage() {
        let course = SampleLessons.course
        var lesson = course.lessons[0]
        lesson.exercises[1].learned = "Count twice."
        lesson.summary = LessonSummary(technique: "Greet.", price: "Breath.", avoid: "At night.")
        var screen = WatchScreen(
            course: course, lesson: lesson, exercise: lesson.exercises[1], progress: LearnerProgress(),
            next: course.lessons[1].exercises[0])
        #expect(!text(screen.prompt(WatchState(), width: 80)).contains("summary"))
        for exercise in lesson.exercises {
            let check = CheckResult(Check(id: "a", name: "A"), .passed)
            screen.progress.record(Verdict(exercise, checks: [check]), at: Date())
        }
        #expect(text(screen.prompt(WatchState(), width: 120)).contains(" · w summary · "))
        expectEqual(
            text(screen.lines(of: .summary, WatchState(), width: 80) ?? []),
            """
            Lesson 1 · Greetings

             Lesson 1 is complete.
             The technique: Greet.
             What it costs: Breath.
             When not to use it: At night.

             What you learned:
             1.2  Count twice.

             Press n for 2.1 Cut the seam.
            """)
        screen.next = nil
        #expect(
            text(screen.lines(of: .summary, WatchState(), width: 80) ?? []).hasSuffix(
                "\n\n You have finished the course: all exercises pass. Press f for its closing page."))
    }

    @Test("The result that completes a lesson says so, and which key opens the summary")
    func completesLesson() {
        var screen = screen
        screen.result = result(isPassed: true)
        #expect(!text(screen.page(width: 40)).contains("complete"))
        screen.result?.completesLesson = true
        screen.next = SampleLessons.course.lessons[1].exercises[0]
        #expect(
            text(screen.page(width: 80)).contains(
                "\n Lesson 1 is complete. Press w for its summary, or n for 2.1 Cut the seam.\n"))
        let state = WatchState(duePages: [.summary])
        #expect(text(screen.prompt(state, width: 40)).hasPrefix(" Return summary · "))
    }

    @Test("The last result in a few words says whether the exercise passed")
    func news() {
        var screen = screen
        #expect(screen.news == nil)
        screen.result = result(isPassed: true)
        #expect(screen.news == "1.1 passed")
        screen.result = result(isPassed: false)
        #expect(screen.news == "1.1 · 0 of 1 check")
    }

    @Test("On a page, the list of keys begins with those of the page; a question has no others")
    func keysOnPage() throws {
        let chapter = WatchPage(content: .text(.chapter, ["one"]))
        let page = text(screen.keyPage(WatchState(), on: chapter, width: 80))
        #expect(page.hasPrefix("Keys on the page that you came from\n\n ↑ ↓     scroll\n"))
        #expect(page.contains("\n [ ]     go to the previous or next heading\n"))
        #expect(page.contains("\n\nKeys that leave it\n\n n       go on to the next open exercise\n"))
        #expect(!page.contains(" quit") && !page.contains("nothing now") && !page.contains("restore"))
        let quiz = try #require(Quiz(SampleLessons.course.lessons[1], LearnerProgress()))
        let question = text(
            screen.keyPage(WatchState(), on: WatchPage(content: .questions(quiz)), width: 80))
        #expect(question.contains("\n 1–2     answer the question\n") && !question.contains("hint"))
    }

    @Test(
        "The results of everything that was started fit on a line each, with how many pass",
        arguments: [40, 80])
    func everything(width: Int) {
        var screen = screen
        let verdicts = [CheckResult.State.passed, .failed].map {
            Verdict(Self.greet, checks: [CheckResult(Check(id: "a", name: "A"), $0)])
        }
        let rows = [LessonReport.Row(Self.greet, verdicts[0]), .init(Self.count, verdicts[1])]
        screen.reports = [LessonReport(lesson: Self.lesson, rows: rows + [.init(Self.count, nil)])]
        let page = text(screen.lines(of: .all, WatchState(), width: width) ?? [])
        let lines = page.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        expectEqual(
            lines.prefix(4),
            [
                "Everything you started 1 of 2 pass", "Lesson 1 · Greetings 1 of 3 exercises",
                "✔ 1.1 Greet someone 1 of 1 check", "✘ 1.2 Test the counter 0 of 1 check",
            ])
        #expect(lines[4].hasPrefix("To see what fails, press l"))
        #expect(page.split(separator: "\n").allSatisfy { $0.count <= width })
    }

    @Test("When the course is complete, there is a key for its closing page, which names the keys after it")
    func closingPage() {
        var screen = screen
        #expect(!text(screen.prompt(WatchState(), width: 40)).contains("closing"))
        for exercise in Self.lesson.exercises {
            let check = CheckResult(Check(id: "a", name: "A"), .passed)
            screen.progress.record(Verdict(exercise, checks: [check]), at: Date())
        }
        screen.next = nil
        #expect(text(screen.prompt(WatchState(), width: 40)).contains(" f closing page · "))
        #expect(
            text(screen.page(width: 80)).contains(
                " You have finished the course: all exercises pass. Press f"))
        let page = text(screen.lines(of: .closing, WatchState(), width: 80) ?? [])
        #expect(page.hasPrefix(" You have finished the course.\n 2 of 2 passed"))
        #expect(page.hasSuffix("\n Press p to keep a page with what you learned, and b to open the book."))
    }

    @Test(
        "In plain mode, what opened the page isn't offered again, and below the closing page are the keys after it"
    )
    func plainClosingPage() {
        var screen = screen
        screen.isPlain = true
        for exercise in Self.lesson.exercises {
            let check = CheckResult(Check(id: "a", name: "A"), .passed)
            screen.progress.record(Verdict(exercise, checks: [check]), at: Date())
        }
        screen.next = nil
        var state = WatchState(isPlain: true)
        _ = state.handle(.pressed(.closing))
        let keys = text(screen.prompt(state, width: 20))
        #expect(keys.contains("l list"))
        #expect(keys.contains("q quit"))
        #expect(!keys.contains("f closing page"))
        let page = text(screen.lines(of: .closing, state, width: 80) ?? [])
        #expect(page.contains("You have finished the course."))
        #expect(page.contains("\n Press p to keep a page"))
    }

    @Test("A result from an earlier session is labeled as such")
    func known() {
        var screen = screen
        screen.progress.record(
            Verdict(Self.greet, checks: [CheckResult(Check(id: "a", name: "A"), .passed)]), at: Date())
        #expect(
            text(screen.page(width: 80)) == """
                Lesson 1 · Greetings

                 ✔ 1.1  Greet someone                                     1 of 1 check last time
                        → Lessons/1-greetings/1-greet/Greeting.swift

                 Passed. Keep experimenting, or press n for 1.2 Test the counter.
                 Press s to compare your code with a solution.

                 [#-] 1 of 2
                """)
    }

    @Test("A result has a progress bar and the time of the run")
    func result() {
        var screen = screen
        screen.result = result(isPassed: true)
        #expect(
            text(screen.page(width: 120)).hasSuffix(
                """
                 ✔ 1.1  Greet someone                                                         1 of 1 check

                 Passed. Keep experimenting, or press n for 1.2 Test the counter.

                 [--] 0 of 2                                                   graded at 14:32:07 in 1.2 s
                """))
        screen.result = result(isPassed: false)
        #expect(text(screen.page(width: 120)).contains(" Next: edit the file above and save it.\n"))
    }

    @Test("Help is offered as on the command line, with the keys to get it")
    func offers() {
        var screen = screen
        let failed = Verdict(Self.greet, checks: [CheckResult(Check(id: "a", name: "A"), .failed)])
        screen.progress.record(failed, at: Date())
        #expect(!text(screen.page(width: 80)).contains("tuck"))
        screen.progress.record(failed, at: Date())
        #expect(text(screen.page(width: 80)).contains("\n Stuck? Press h for a hint.\n"))
        #expect(!text(screen.prompt(WatchState(), width: 80)).contains("s solution"))
        // The exercise has no hints, so all of them count as read.
        for _ in 1...3 { screen.progress.record(failed, at: Date()) }
        #expect(
            text(screen.page(width: 80)).contains(
                "\n You have read all hints. To see a solution (your progress records it):  press s\n"))
        #expect(text(screen.prompt(WatchState(), width: 80)).contains("s solution"))
    }

    @Test("After all hints were read, no key offers another one")
    func allHintsRead() {
        var screen = screen
        screen.exercise.hints = ["One.", "Two."]
        let failed = Verdict(screen.exercise, checks: [CheckResult(Check(id: "a", name: "A"), .failed)])
        for _ in 1...3 { screen.progress.record(failed, at: Date()) }
        #expect(text(screen.page(width: 80)).contains(" Stuck? Press h for a hint."))
        #expect(keyPage(screen).contains(" h       read a hint; press it again for the next one\n"))
        screen.progress.help[Self.greet.slug] = .init()
        screen.progress.help[Self.greet.slug]?.hints = 2
        #expect(
            text(screen.page(width: 80)).contains(
                """
                 You have read all hints. After 2 more attempts, you are offered a solution.
                 Press h to read the hints again.
                """))
        #expect(keyPage(screen).contains(" h       read the hints again\n"))
    }

    @Test("An exercise that passed at any time offers its solution, even if it fails now")
    func solutionAfterPassing() {
        var screen = screen
        for state in [CheckResult.State.passed, .failed] {
            screen.progress.record(
                Verdict(Self.greet, checks: [CheckResult(Check(id: "a", name: "A"), state)]), at: Date())
            #expect(text(screen.prompt(WatchState(), width: 80)).contains("s solution"))
        }
    }

    @Test("On a narrow terminal, two numbers replace the bar, and no line is wider than the terminal")
    func narrow() {
        var screen = screen
        screen.result = result(isPassed: true)
        let page = text(screen.page(width: 40))
        #expect(page.hasSuffix("\n 0/2 exercises        graded at 14:32:07"))
        #expect(page.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test(
        "The prompt lists keys that can be used now, as many as fit on a line", arguments: [40, 80, 120])
    func prompt(width: Int) {
        var screen = screen
        screen.exercise.hints = ["One."]
        var state = WatchState()
        func prompt() -> String { text(screen.prompt(state, width: width)) }
        #expect(prompt().hasSuffix(" · q quit · ? keys"))
        #expect(prompt().contains(" r grade ") == (width > 40))
        #expect(prompt().contains(" h hint "))
        #expect(prompt().contains(" t task "))
        screen.result = result(isPassed: true)
        for isOpen in [false, true] {
            if isOpen {
                screen.progress.record(
                    Verdict(Self.greet, checks: [CheckResult(Check(id: "a", name: "A"), .passed)]), at: Date()
                )
            }
            #expect(prompt().hasPrefix(" n next · "))
            #expect(prompt().contains(" s solution "))
            #expect(!prompt().contains("\n"))
        }
        screen.next = nil
        #expect(!text(screen.prompt(state, width: width)).contains(" n "))
        #expect(
            text(screen.page(width: width)).contains(
                " You have finished the course: all"))
        _ = state.handle(.savedElsewhere(.init(lesson: 1, position: 2)))
        _ = state.handle(.pressed(.reset))
        let lines = text(screen.prompt(state, width: width)).split(separator: "\n")
        #expect(
            lines.joined().hasPrefix(" You saved 1.2. To switch from 1.1 to 1.2, press g."))
        #expect(lines.joined().contains(" Return back · "))
        #expect(lines.allSatisfy { $0.count <= width })
    }

    @Test("During a run, one line says what happens now and next", arguments: [40, 80, 120])
    func status(width: Int) {
        var state = WatchState()
        _ = state.handle(.began)
        let line = {
            text([screen.status(state, "1.1 building and checking", for: .milliseconds(3_210), width: width)])
        }
        #expect(line() == " ⠹ 1.1 building and checking · 3 s")
        _ = state.handle(.saved)
        _ = state.handle(.pressed(.next))
        let whole = " ⠹ 1.1 building and checking · 3 s · then again · then skip"
        #expect(line() == (width == 40 ? " ⠹ 1.1 … · 3 s · then again · then skip" : whole))
    }

    @Test("While everything is graded, the line names the key that stops that", arguments: [40, 80])
    func overallStatus(width: Int) {
        var state = WatchState()
        _ = state.handle(.pressed(.all))
        let words = "1 of 3 lessons · 1.1 building and checking"
        let line = screen.status(state, words, for: .seconds(12), width: width)
        #expect(line.text.hasSuffix(" · 12 s · q stop"))
        #expect(line.columns < width)
    }

    @Test("Before the first edit, the key for the task stays even on a narrow terminal")
    func taskKey() {
        var course = SampleLessons.course
        course.lessons[1].exercises[0].hints = ["Look."]
        let lesson = course.lessons[1]
        let screen = WatchScreen(
            course: course, lesson: lesson, exercise: lesson.exercises[0],
            progress: LearnerProgress(), next: lesson.exercises[1], hasReadChapter: true)
        #expect(
            text(screen.prompt(WatchState(), width: 40)) == " t task · h hint · q quit · ? keys")
    }

    @Test("In plain mode, words replace graphics")
    func plain() {
        var screen = screen
        screen.isPlain = true
        #expect(text(screen.page(width: 80)).hasSuffix("\n 0 of 2 exercises"))
        #expect(text([screen.status(WatchState(), "", for: .seconds(3), width: 80)]) == " Grading 1.1")
    }

    @Test("If the machine is at fault, the screen doesn't ask the learner to edit a file")
    func fault() {
        var screen = screen
        let verdict = Verdict(Self.greet, outcome: .graderError)
        screen.result = .init(
            report: LessonReport(lesson: Self.lesson, rows: [.init(Self.greet, verdict)]),
            time: "14:32:07")
        #expect(
            text(screen.page(width: 80)).contains(
                " The course or this tool failed; your code is not the cause."))
        let fault = Verdict(
            Self.greet, outcome: .graderError, notes: [.fault(.machine(.toolchainGone("/usr/bin/swift")))])
        screen.result?.report.rows = [.init(Self.greet, fault)]
        #expect(text(screen.page(width: 80)).contains("When that is fixed,\n press r."))
        #expect(!text(screen.page(width: 80)).contains("edit the file"))
    }
}
