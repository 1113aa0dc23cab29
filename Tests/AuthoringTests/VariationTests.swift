import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct VariationTests {
    let folder = TemporaryFolder.current

    // MARK: - Finding them

    @Test("The reference comes first, then the accepted variations, then the rejected ones")
    func all() throws {
        let exercise = try #require(try SampleCourse.load(in: folder).exercises.first)
        try folder.write(["Solutions/1-lamp/1-switch/accepted/.hidden": "x"])
        let variations = try Variation.all(of: exercise)
        expectEqual(
            variations.map(\.name),
            [
                "reference", "accepted/computed", "accepted/stored", "rejected/always-on",
                "rejected/never-on",
                "rejected/shared", "rejected/stuck",
            ])
        expectEqual(
            variations.map(\.expectation),
            Array(repeating: .passes, count: 3)
                + Array(repeating: .turnedDown(by: ["compile/readable"]), count: 4))
        expectEqual(variations[0].folder, exercise.folders.reference)
        expectEqual(variations[1].folder.path, folder("Solutions/1-lamp/1-switch/accepted/computed").path)
    }

    @Test("A mistake in the file of a rejected variation is kept for the finding about it")
    func withoutReason() throws {
        let file = "Solutions/1-lamp/1-switch/rejected/shared/rejected.json"
        let exercise = try #require(try SampleCourse.load(in: folder, changing: [file: nil]).exercises.first)
        let expected = MalformedFile(
            file: folder(file), keyPath: "", expected: "a readable file", found: "none")
        func expectation() throws -> Variation.Expectation? {
            try Variation.all(of: exercise).first { $0.name == "rejected/shared" }?.expectation
        }
        try expectEqual(expectation(), .undescribed(expected))

        try folder.write([file: #"{ "diagnosis": "a" }"#])
        try expectEqual(
            expectation(),
            .undescribed(
                MalformedFile(
                    file: folder(file), keyPath: "turnedDownBy", expected: "a value", found: "none")))

        try folder.write([file: #"{ "turnedDownBy": ["a"], "diagnose": "a" }"#])
        try expectEqual(
            expectation(),
            .undescribed(
                MalformedFile(
                    file: folder(file), keyPath: "diagnose", expected: "the key \"diagnosis\"",
                    found: "the unknown key \"diagnose\"")))

        try folder.write([file: #"{ "turnedDownBy": ["a", "b", "a"] }"#])
        try expectEqual(
            expectation(),
            .undescribed(
                MalformedFile(
                    file: folder(file), keyPath: "turnedDownBy[2]", expected: "each check once",
                    found: "a again")))

        // The diagnosis for the learner can be left out.
        try folder.write([file: #"{ "turnedDownBy": ["a"] }"#])
        try expectEqual(Variation.all(of: exercise).first { $0.name == "rejected/shared" }?.diagnosis, nil)
    }

    // MARK: - Judging them

    @Test("A verdict is compared with the expectation", arguments: Row.all)
    func finding(_ row: Row) {
        let variation = Variation(name: "v", folder: folder.url, expectation: row.expectation)
        let finding = variation.finding(
            for: VariationResult(row.verdict, in: .sample([])), of: row.verdict.exercise.id, in: .sample([]))
        expectEqual(finding.exercise, row.verdict.exercise.id)
        expectEqual(finding.subject, "v")
        expectEqual(finding.isFine, row.isFine)
        expectEqual(finding.message, row.message)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var expectation: Variation.Expectation
        var verdict: Verdict
        var isFine = false
        var message: String

        var testDescription: String { name }

        /// Returns a verdict with two failing checks and one that passes; a stop replaces the second failure.
        private static func failing(stop: Stop? = nil) -> Verdict {
            var checks = [
                CheckResult(Check(id: "a", name: "A"), .failed, ["one", "two"]),
                CheckResult(Check(id: "b", name: "B"), .passed),
                CheckResult(Check(id: "c", name: "C"), .failed, ["three"]),
            ]
            if let stop { checks[2] = CheckResult(Check(id: "c", name: "C"), .stopped(stop)) }
            return Verdict(.sample(), checks: checks)
        }

        private static let passing = Verdict.sample([.passed, .passed])
        private static let broken = Verdict(
            .sample(), outcome: .didNotCompile,
            diagnostics: [Diagnostic(origin: .learner, place: nil, message: "expected '}'")],
            notes: [.fault(.other("A note."))])
        private static let flagged = Verdict.sample([.passed, .passed]).flagged([
            Flag("it calls exit", at: Place(path: "Lessons/1-a/1-b/Switch.swift", line: 3, column: nil)),
            Flag("it knows the checks"),
        ])
        private static let unjudged = Verdict(
            .sample(), outcome: .graderError, notes: [.fault(.other("it broke"))])

        static let all = toPass + toBeTurnedDown + toFailExactly + undescribed

        private static let missing = Variation.Expectation.undescribed(
            MalformedFile(
                file: URL(filePath: "/rejected.json"), keyPath: "", expected: "a readable file", found: "none"
            ))
        private static let undescribed = [
            Row(
                name: "undescribed, and fails", expectation: missing, verdict: failing(),
                message: "/rejected.json is missing; it fails a, c"),
            Row(
                name: "undescribed, and passes", expectation: missing, verdict: passing,
                message: "/rejected.json is missing; 2 of 2 checks"),
        ]

        private static let toPass = [
            Row(
                name: "passes as it should", expectation: .passes, verdict: passing, isFine: true,
                message: "2 of 2 checks"),
            Row(
                name: "should pass and fails", expectation: .passes, verdict: failing(),
                message: "should pass, but is turned down by a: one, two; c: three"),
            Row(
                name: "should pass and crashes", expectation: .passes,
                verdict: failing(stop: .crashed(message: "No")),
                message: "should pass, but is turned down by a: one, two; c: crashed: No"),
            Row(
                name: "should pass and hangs", expectation: .passes,
                verdict: failing(stop: .timeLimit(seconds: 10)),
                message:
                    "should pass, but is turned down by a: one, two; c: the code took too long (secondsPerCheck in lesson.json sets the limit)"
            ),
            Row(
                name: "should pass and does not compile", expectation: .passes, verdict: broken,
                message: "does not compile; A note; expected '}'"),
            Row(
                name: "should pass and cannot be graded", expectation: .passes, verdict: unjudged,
                message: "could not be graded; it broke"),
            Row(
                name: "should pass and is flagged", expectation: .passes, verdict: flagged,
                message: "should pass, but is flagged; "
                    + "Lessons/1-a/1-b/Switch.swift:3: it calls exit; it knows the checks"),
        ]

        private static let toBeTurnedDown = [
            Row(
                name: "should be turned down and is flagged", expectation: .turnedDown(by: ["a"]),
                verdict: flagged,
                message: "should be turned down by a, but is only flagged; "
                    + "Lessons/1-a/1-b/Switch.swift:3: it calls exit; it knows the checks"),
            Row(
                name: "turned down as it should", expectation: .turnedDown(by: ["a", "c"]),
                verdict: failing(),
                isFine: true, message: "turned down by a, c"),
            Row(
                name: "turned down by more than it should", expectation: .turnedDown(by: ["c"]),
                verdict: failing(),
                isFine: true, message: "turned down by c"),
            Row(
                name: "stopped in the check that should turn it down", expectation: .turnedDown(by: ["c"]),
                verdict: failing(stop: .exited(status: 0)), isFine: true, message: "turned down by c"),
            Row(
                name: "turned down by another check", expectation: .turnedDown(by: ["a", "b"]),
                verdict: failing(),
                message: "should be turned down by a, b, but is turned down by a, c"),
            Row(
                name: "turned down, and nobody says by what", expectation: .turnedDown(by: []),
                verdict: failing(),
                message:
                    #"rejected.json names no check under "turnedDownBy", and the variation is turned down by a, c"#
            ),
            Row(
                name: "should be turned down and passes", expectation: .turnedDown(by: ["c0"]),
                verdict: passing,
                message:
                    "should be turned down by c0, but passes: the checks don't notice its mistake, or it has none"
            ),
            Row(
                name: "should be turned down and does not compile", expectation: .turnedDown(by: ["a"]),
                verdict: broken, message: "does not compile; A note; expected '}'"),
            Row(
                name: "should be turned down and cannot be graded", expectation: .turnedDown(by: ["a"]),
                verdict: unjudged, message: "could not be graded; it broke"),
        ]

        private static let toFailExactly = [
            Row(
                name: "fails exactly as it should", expectation: .failsExactly(["a", "c"]),
                verdict: failing(),
                isFine: true, message: "fails as shipped: 1 of 3 checks"),
            Row(
                name: "fails more than it should", expectation: .failsExactly(["a"]), verdict: failing(),
                message: "should fail exactly a, but fails a, c"),
            Row(
                name: "fails less than it should", expectation: .failsExactly(["a", "b", "c"]),
                verdict: failing(),
                message: "should fail exactly a, b, c, but fails a, c"),
            Row(
                name: "should fail and passes", expectation: .failsExactly(["a"]), verdict: passing,
                message: "passes as it is, so learners have nothing to do"),
            Row(
                name: "a starter that passes", expectation: .failsExactly([]), verdict: passing,
                message: "passes as it is, so learners have nothing to do"),
            Row(
                name: "should fail and does not compile", expectation: .failsExactly(["a"]), verdict: broken,
                message: "does not compile; A note; expected '}'"),
        ]
    }

    @Test("The compiler's identifier for an unexpected error is shown to authors, not to learners")
    func identifier() {
        let note = VerdictNote.compilerError(
            check: "compile/closed", identifier: "could_not_find_value_member")
        let verdict = Verdict(Verdict.sample([.failed]).exercise, outcome: .failed, notes: [note])
        let variation = Variation(name: "reference", folder: folder.url, expectation: .passes)
        let finding = variation.finding(
            for: VariationResult(verdict, in: .sample([])), of: verdict.exercise.id, in: .sample([]))
        #expect(
            finding.message.hasSuffix(
                "the compiler's identifier for the error in compile/closed is could_not_find_value_member"))
        #expect(note.paragraphs(in: .sample([])).isEmpty)
    }

    @Test("If only the suite doesn't compile with a variation, its file is named first")
    func misfit() throws {
        let course = try SampleCourse.load(in: folder)
        let exercise = course.exercises[0]
        var result = VariationResult(Verdict(exercise, outcome: .didNotCompile), in: course)
        func misfit(_ name: String, in files: [String]) -> [String] {
            result.brokenFiles = files
            let folder = exercise.folders.solutions.appending(path: name)
            return Variation(name: name, folder: folder, expectation: .passes).misfit(
                result, of: exercise, in: course)
        }
        let check = "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift"
        expectEqual(
            misfit("rejected/stuck", in: [check]),
            [
                "Solutions/1-lamp/1-switch/rejected/stuck/Lamp.swift doesn't fit the suite, unlike the reference"
            ])
        expectEqual(misfit("reference", in: [check]), [])
        expectEqual(
            misfit("rejected/stuck", in: [check, "Solutions/1-lamp/1-switch/rejected/stuck/Lamp.swift"]), [])
        expectEqual(misfit("rejected/stuck", in: []), [])
    }

    @Test("What a learner reads about \"your code\" is a clause about the attempt for its author")
    func notes() {
        let sample = Verdict.sample([.failed])
        let verdict = Verdict(
            sample.exercise, outcome: .failed,
            checks: [CheckResult(Check(id: "compile/closed", name: "It is closed"), .failed, ["no"])],
            notes: [
                .undeclared(["admit"], checks: ["compile/closed"]), .otherName("Door", of: "Gate"),
                .compilerError(check: "compile/closed", identifier: "no_member"),
            ])
        let variation = Variation(name: "v", folder: folder.url, expectation: .turnedDown(by: ["a"]))
        let finding = variation.finding(
            for: VariationResult(verdict, in: .sample([])), of: verdict.exercise.id, in: .sample([]))
        expectEqual(
            finding.message,
            "should be turned down by a, but is turned down by compile/closed; it doesn't declare `admit`; "
                + "it declares `Door`. If that is meant to be `Gate`, give it that name; "
                + "the compiler's identifier for the error in compile/closed is no_member")
    }

    @Test("A variation that passes never meets an expectation to fail, even one without checks")
    func expectingNothing() {
        for expectation in [Variation.Expectation.turnedDown(by: []), .failsExactly([])] {
            let variation = Variation(name: "v", folder: folder.url, expectation: expectation)
            let passed = Verdict.sample([.passed])
            let finding = variation.finding(
                for: VariationResult(passed, in: .sample([])), of: passed.exercise.id, in: .sample([]))
            #expect(!finding.isFine)
        }
    }
}
