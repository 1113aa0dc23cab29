import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting

@Suite struct HintPageTests {
    private let checks = [Check(id: "a", name: "A holds"), Check(id: "b", name: "B holds")]

    private func exercise(checkHints: [String: String] = [:], hints: [String] = ["One.", "Two.", "Three."])
        -> Exercise
    {
        var exercise = Exercise.sample()
        exercise.hints = hints
        exercise.checkHints = checkHints
        return exercise
    }

    private func progress(
        _ outcome: Verdict.Outcome? = nil, failed: [String] = [], failures: Int = 1, hints: Int = 0,
        passedAt: Date? = nil
    ) -> LearnerProgress {
        var progress = LearnerProgress()
        if let outcome {
            progress.exercises["switch"] = LearnerProgress.ExerciseRecord(
                outcome: outcome, summary: VerdictSummary(outcome: outcome), passedChecks: [],
                failedChecks: failed, attempts: failures,
                failuresInRow: failures, gradedAt: .distantPast, passedAt: passedAt)
        }
        var help = LearnerProgress.Help()
        help.hints = hints
        progress.help["switch"] = help
        return progress
    }

    private func text(_ page: HintPage, width: Int = 60) -> String {
        page.text(width: width) { "grade \($0)" }.plain
    }

    @Test("After code was stopped, only the check that is shown has its hint")
    func stopped() {
        let exercise = exercise(checkHints: ["b": "Look at the message."])
        func failing(_ outcome: Verdict.Outcome, _ failed: [String]) -> String? {
            HintPage(exercise, progress: progress(outcome, failed: failed), checks: checks).failing?.id
        }
        expectEqual(failing(.failed, ["a", "b"]), "b")
        expectEqual(failing(.stopped, ["a", "b"]), nil)
        expectEqual(failing(.stopped, ["b", "a"]), "b")
    }

    // MARK: - Number of hints

    @Test(
        "Each call shows one more hint, up to the last one",
        arguments: [(0, 1), (1, 2), (2, 3), (3, 3), (9, 3)])
    func rising(seen: Int, count: Int) {
        expectEqual(HintPage(exercise(), progress: progress(hints: seen), checks: []).count, count)
    }

    @Test("A number selects how many hints to show, forward or back", arguments: [1, 2, 3])
    func number(_ number: Int) {
        let page = HintPage(exercise(), progress: progress(hints: 2), checks: [], number: number)
        expectEqual(page.count, number)
    }

    @Test("A damaged count still shows a valid number of hints", arguments: [Int.max, Int.min, -1])
    func damaged(seen: Int) {
        let page = HintPage(exercise(), progress: progress(hints: seen), checks: [])
        #expect((1...3).contains(page.count))
    }

    @Test("All hints are shown at once only while the exercise passes, not after a failure or a reset")
    func passed() {
        let now = HintPage(exercise(), progress: progress(.passed), checks: [])
        expectEqual(now.count, 3)
        #expect(now.isPassing)
        let later = HintPage(
            exercise(), progress: progress(.failed, hints: 1, passedAt: .distantPast), checks: [])
        expectEqual(later.count, 2)
        #expect(!later.isPassing)
        let reset = HintPage(exercise(), progress: progress(.passed), checks: [], isReset: true)
        expectEqual(reset.count, 1)
        #expect(!reset.isPassing)
    }

    @Test("A copy of the course without solutions doesn't mention a solution")
    func noSolutions() {
        var exercise = exercise()
        exercise.folders.hasSolutions = false
        let stuck = HintPage(exercise, progress: progress(.failed, failures: 9, hints: 3), checks: [])
        #expect(text(stuck).contains("You have read all hints.") && !text(stuck).contains("solution"))
        let passed = HintPage(exercise, progress: progress(.passed), checks: [])
        #expect(!text(passed).contains("solution"))
    }

    @Test("An exercise without hints shows none")
    func none() {
        let page = HintPage(exercise(hints: []), progress: progress(), checks: [])
        expectEqual(page.count, 0)
        #expect(text(page).contains("There are no hints for this exercise"))
    }

    // MARK: - The failing check

    @Test("The hint belongs to the first check with one that the verdict named")
    func failing() {
        let exercise = exercise(checkHints: ["b": "Look at B."])
        let page = HintPage(exercise, progress: progress(.failed, failed: ["b", "a"]), checks: checks)
        expectEqual(page.failing, checks[1])
        let both = self.exercise(checkHints: ["a": "Look at A.", "b": "Look at B."])
        expectEqual(
            HintPage(both, progress: progress(.stopped, failed: ["b", "a"]), checks: checks).failing,
            checks[1])
    }

    @Test("A check that never ran isn't shown, because its name could reveal what to test for")
    func notAttempted() {
        let exercise = exercise(checkHints: ["b": "Look at B."])
        expectEqual(
            HintPage(exercise, progress: progress(.failed, failed: ["a"]), checks: checks).failing, nil)
        expectEqual(HintPage(exercise, progress: progress(.didNotCompile), checks: checks).failing, nil)
        expectEqual(HintPage(exercise, progress: progress(), checks: checks).failing, nil)
    }

    // MARK: - Text

    @Test("The first hint is shown with the hint for the failed check")
    func first() {
        let exercise = exercise(checkHints: ["a": "Look at A."])
        let page = HintPage(exercise, progress: progress(.failed, failed: ["a"]), checks: checks)
        expectEqual(
            text(page),
            """
            1.1  The switch                                  hint 1 of 3

             This check failed last time:
             ✘ A holds
               Look at A.

             1  One.

             For the next hint:  grade hint 1.1

            """)
    }

    @Test("Hints that were already read come first and are faint")
    func second() {
        let page = HintPage(exercise(), progress: progress(hints: 1), checks: [])
        expectEqual(
            text(page),
            """
            1.1  The switch                                  hint 2 of 3

             1  One.

             2  Two.

             For the last hint (nearly the solution):  grade hint 1.1

            """)
        let lines = page.text(width: 60) { $0 }
        #expect(lines[2].allSatisfy { $0.role == .faint })
        #expect(lines[4].allSatisfy { $0.role == .plain })
    }

    @Test("After the last hint, the page says how to see a solution")
    func last() {
        for (failures, words) in [(0, "5 more attempts"), (4, "1 more attempt")] {
            let page = HintPage(
                exercise(), progress: progress(.failed, failures: failures, hints: 2), checks: [])
            #expect(
                text(page, width: 76).hasSuffix(
                    """

                     Try it, then run  grade lesson 1.1
                     You have read all hints. After \(words), you are offered a solution.
                     To see it now (your progress records it):  grade solution 1.1 --anyway

                    """))
        }
        let tired = HintPage(exercise(), progress: progress(.failed, failures: 5, hints: 2), checks: [])
        #expect(
            text(tired, width: 90).hasSuffix(
                """

                 Try it, then run  grade lesson 1.1
                 You have read all hints. To see a solution (your progress records it):
                 grade solution 1.1 --anyway

                """))
    }

    @Test("If the exercise passed before, the solution needs no option and isn't recorded")
    func lastAfterPass() {
        let page = HintPage(
            exercise(), progress: progress(.failed, hints: 2, passedAt: .distantPast), checks: [])
        #expect(
            text(page, width: 90).hasSuffix(
                """

                 Try it, then run  grade lesson 1.1
                 You have read all hints. To see a solution:  grade solution 1.1

                """))
    }

    @Test("After a pass, the page points to the solution")
    func afterwards() {
        let page = HintPage(exercise(), progress: progress(.passed), checks: [])
        #expect(text(page).contains("all 3 hints"))
        #expect(text(page).hasSuffix(" Compare with a solution:  grade solution 1.1\n"))
    }

    @Test("A hint with several paragraphs is laid out as a document and not called nearly the solution")
    func document() {
        let hint = "**General**\n\n- Read about [constants](https://example.org).\n- Use `let`."
        let lines = text(
            HintPage(exercise(hints: [hint, "**Next**\n\nMore."]), progress: progress(), checks: [])
        ).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains("General") && lines.contains("- Use let."))
        #expect(lines.allSatisfy { !$0.contains("⏎") && !$0.contains("nearly the solution") })
    }
}
