import Foundation

@testable import WorkbookModel
@testable import WorkbookReporting

/// A course of two lessons without files, its checks, and progress in it.
package enum SampleProgress {
    package static let course: Course = {
        func exercise(_ lesson: Int, _ position: Int, _ slug: String, _ title: String) -> Exercise {
            var exercise = Exercise.sample(position, slug: slug, title: title)
            exercise.id.lesson = lesson
            return exercise
        }
        var wiring = Lesson.sample([
            exercise(2, 1, "wire", "Wire it"), exercise(2, 2, "test-the-wire", "Test the wire"),
        ])
        wiring.number = 2
        wiring.slug = "wiring"
        wiring.title = "Wiring"
        let lamp = Lesson.sample([
            exercise(1, 1, "read", "Read the lamp"), exercise(1, 2, "switch", "The switch"),
            exercise(1, 3, "test-the-lamp", "Test the lamp"),
        ])
        return Course(root: Course.sampleRoot, lessons: [lamp, wiring])
    }()

    package static let day = Date(timeIntervalSince1970: 1_800_000_000)

    /// Returns the checks of an exercise: those of production code, or those of tests.
    package static func checks(_ exercise: Exercise) -> [Check] {
        if exercise.slug.hasPrefix("test") {
            return [
                Check(id: "tests/present", name: "There are tests to run"),
                Check(id: "catches/stuck", name: "Your tests catch: the switch does nothing"),
                Check(id: "catches/dark", name: "Your tests catch: it stays dark"),
            ]
        }
        return [
            Check(id: "compile/readable", name: "Tests can read isOn"),
            Check(id: "LampChecks/new()", name: "A new lamp is off"),
        ]
    }

    package static func entry(
        _ outcome: Verdict.Outcome, _ summary: String, passed: [String] = [], failed: [String] = [],
        lost: [String] = [], attempts: Int = 1, seconds: Double = 0, after days: Double = 0,
        hasPassed: Bool = false
    ) -> LearnerProgress.ExerciseRecord {
        let numbers = summary.split(separator: " ").compactMap { Int($0) }
        let tally = numbers.count == 2 ? VerdictSummary.Tally(passed: numbers[0], total: numbers[1]) : nil
        let isAboutTests = summary.hasPrefix("catches")
        return LearnerProgress.ExerciseRecord(
            outcome: outcome,
            summary: VerdictSummary(
                outcome: outcome, checks: isAboutTests ? nil : tally,
                tests: isAboutTests ? VerdictSummary.Tests(caught: tally) : nil),
            passedChecks: passed, failedChecks: failed + lost, lostChecks: lost,
            attempts: attempts, activeSeconds: seconds, gradedAt: day + days * 86_400,
            passedAt: hasPassed || outcome == .passed ? day : nil)
    }

    /// One exercise passed, one passed before, one's tests catch some bugs, and one lesson isn't started.
    package static let progress: LearnerProgress = {
        var progress = LearnerProgress()
        progress.exercises["read"] = entry(
            .passed, "2 of 2 checks", passed: ["compile/readable", "LampChecks/new()"], attempts: 3,
            seconds: 1_500)
        progress.exercises["switch"] = entry(
            .failed, "1 of 2 checks", passed: ["compile/readable"], failed: ["LampChecks/new()"],
            lost: ["LampChecks/new()"], attempts: 12, seconds: 3_300, after: 2, hasPassed: true)
        progress.exercises["test-the-lamp"] = entry(
            .failed, "catches 1 of 2 bugs", passed: ["tests/present"], failed: ["catches/stuck"], after: 1)
        var help = LearnerProgress.Help()
        help.hints = 2
        help.solutionSeenAt = day
        progress.help["switch"] = help
        return progress
    }()

    package static let report = report(progress)

    package static func report(_ progress: LearnerProgress, notes: [String] = []) -> ProgressReport {
        ProgressReport(
            course: course, progress: progress, notes: notes, checks: checks,
            isUntouched: { $0.slug != "wire" && progress.exercises[$0.slug] == nil })
    }

    package static let zone = TimeZone(secondsFromGMT: 0) ?? .current
}
