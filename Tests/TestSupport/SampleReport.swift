@testable import WorkbookModel
@testable import WorkbookReporting

/// A report with an exercise of every kind of outcome.
package enum SampleReport {
    package static let report = LessonReport(
        lesson: .sample(rows.map(\.exercise)), rows: rows,
        notes: ["Your progress file cannot be read. It was kept as .workbook/progress-set-aside-1.json."])

    package static let course = Course(root: Course.sampleRoot, lessons: [report.lesson])

    package static let rows: [LessonReport.Row] = [
        LessonReport.Row(passed.exercise, passed),
        LessonReport.Row(failed.exercise, failed),
        LessonReport.Row(broken.exercise, broken),
        LessonReport.Row(stopped.exercise, stopped),
        LessonReport.Row(tests.exercise, tests),
        LessonReport.Row(unjudged.exercise, unjudged),
        LessonReport.Row(.sample(7, slug: "dim", title: "Dim the lamp"), nil),
    ]

    package static let passed = Verdict(
        .sample(1, slug: "read", title: "Read the lamp"),
        checks: [
            CheckResult(Check(id: "compile/readable", name: "Tests can read isOn"), .passed),
            CheckResult(Check(id: "LampChecks/new()", name: "A new lamp is off"), .passed),
        ], notes: [.changedGivenFile("Bulb.swift")],
        seconds: 1.2344)

    package static let failed = Verdict(
        .sample(2, slug: "switch", title: "The switch that toggles the lamp, wherever it hangs"),
        checks: [
            CheckResult(
                Check(id: "compile/closed", name: "Tests cannot change isOn"), .failed,
                ["tests can write isOn", "tests can reset the lamp"]),
            CheckResult(
                Check(
                    id: "LampChecks/toggles()",
                    name: "The switch toggles the lamp, also when it was on already"),
                .failed, ["isOn after two presses: expected false, got true"]),
            CheckResult(Check(id: "LampChecks/new()", name: "A new lamp is off"), .passed),
            CheckResult(Check(id: "LampChecks/late()", name: "A late press counts"), .notAttempted),
        ], seconds: 2)

    package static let broken = Verdict(
        .sample(3, slug: "wire", title: "Wire it"), outcome: .didNotCompile,
        checks: [CheckResult(Check(id: "LampChecks/wired()", name: "The lamp is wired"), .notAttempted)],
        diagnostics: [
            Diagnostic(
                origin: .learner, place: Place(path: "Lessons/1-lamp/3-wire/Lamp.swift", line: 12, column: 5),
                message: "cannot find 'isOff' in scope"),
            Diagnostic(
                origin: .suite, place: nil,
                message: "the suite needs `isOn` in `Lamp`, and cannot find it there"),
        ], seconds: 0.5)

    package static let stopped = Verdict(
        .sample(4, slug: "burn", title: "Burn out"),
        checks: [
            CheckResult(
                Check(id: "LampChecks/burns()", name: "The lamp burns out"),
                .stopped(.crashed(message: "Index out of range")),
                place: Place(path: "Lessons/1-lamp/4-burn/Lamp.swift", line: 8)),
            CheckResult(
                Check(id: "LampChecks/glows()", name: "The lamp glows"), .stopped(.timeLimit(seconds: 10))),
            CheckResult(Check(id: "LampChecks/new()", name: "A new lamp is off"), .passed),
        ], seconds: 12)

    package static let tests = Verdict(
        .sampleTests(5),
        checks: [
            CheckResult(Check(id: "tests/present", name: "There are tests to run"), .passed),
            CheckResult(
                Check(id: "tests/enabled", name: "Every test runs, and no failure is ignored"), .passed),
            CheckResult(Check(id: "accepts/stored", name: "Your tests accept a stored lamp"), .passed),
            CheckResult(
                Check(
                    id: "tests/can-fail",
                    name: "Every test fails with at least one faulty version of the code"), .passed),
            CheckResult(
                Check(id: "catches/always-on", name: "Your tests catch: the lamp never goes off"), .passed
            ),
            CheckResult(
                Check(id: "catches/stuck", name: "Your tests catch: the switch does nothing"), .failed,
                ["your tests did not catch: the switch does nothing"]),
        ], seconds: 3)

    package static let unjudged = Verdict(
        .sample(6, slug: "mend", title: "Mend it"), outcome: .graderError,
        notes: [
            .fault(.problem("the build failed without an error in any file", details: "error: disk full"))
        ], seconds: 0.25)
}
