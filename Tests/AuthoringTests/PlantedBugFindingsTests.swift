import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite(.temporaryFolder) struct PlantedBugFindingsTests {
    let folder = TemporaryFolder.current

    private static let place = "Tests/Suites/1-lamp/2-test-the-lamp/Subject"

    /// Returns what is found if attempts that must pass fail these checks of the second exercise.
    ///
    /// - Parameters:
    ///   - count: How many attempts that must pass do the same.
    ///   - expectation: What is expected of the attempt whose finding is returned.
    private func findings(
        failing checks: [Check.Kind], by stop: Stop.Kind? = nil, at crash: Place? = nil, in count: Int = 1,
        scrambled: ScrambledOutcome? = nil,
        judging expectation: Variation.Expectation = .passes,
        subject: String =
            "let isStuck = PlantedVariant.current == .stuck\nlet others = [.stored, .scrambled]\n"
    ) throws -> (about: [Finding], attempt: Finding) {
        let course = try SampleCourse.load(
            in: folder, changing: ["\(PlantedBugFindingsTests.place)/Lamp.swift": subject])
        let exercise = course.exercises[1]
        let results = checks.map { kind in
            var result = CheckResult(Check(kind, name: kind.id), .failed, ["missed", "Boom"])
            result.captureStop = stop
            result.crashInSubject = crash
            return result
        }
        var attempt = GradedVariation(
            variation: Variation(name: "reference", folder: folder.url, expectation: .passes),
            result: VariationResult(Verdict(exercise, checks: results), in: course))
        attempt.scrambled = scrambled
        let variants = try PlantedBugFindings(of: exercise, in: course)
        let judged = GradedVariation(
            variation: Variation(name: "v", folder: folder.url, expectation: expectation),
            result: attempt.result)
        let finding = judged.variation.finding(for: attempt.result, of: exercise.id, in: course)
        let attempts = Array(repeating: attempt, count: count)
        let shared = SharedFailures(of: attempts, SuitePlaces(exercise: exercise, course: course))
        return (
            variants.findings(for: attempts) + shared.findings(besides: variants.hopeless),
            shared.explaining(finding, judged, besides: variants.hopeless)
        )
    }

    @Test("Two bugs, or two correct variants, that the subject never tells apart are one")
    func alike() throws {
        let start = "let others = [.stored] + [.computed, .scrambled]\nswitch PlantedVariant.current {\n"
        func messages(_ code: String) throws -> [String] {
            try findings(failing: [], subject: start + code).about.map(\.message)
        }
        let message =
            "variants.json lists the bugs always-on and stuck, but \(PlantedBugFindingsTests.place) names them only together, so they are one bug"
        try expectEqual(messages("case .stuck, .alwaysOn: 1\ndefault: 0\n}"), [message])
        try expectEqual(messages("case .stuck, .alwaysOn: 1\ndefault: other(.stuck)\n}"), [])
        try expectEqual(messages("case .stuck: 1\ncase .alwaysOn: 1\ndefault: 0\n}"), [])
        try expectEqual(
            findings(
                failing: [],
                subject: "let isStuck = [.stuck]\nlet others = [.stored, .computed] + [.scrambled]\n"
            )
            .about.map(\.message),
            [
                "variants.json lists the correct variants stored and computed, but \(PlantedBugFindingsTests.place) names them only together, so they are one correct variant"
            ])
    }

    @Test("A bug that the subject doesn't have is a mistake in variants.json, and not in the reference")
    func unnamed() throws {
        let (about, attempt) = try findings(failing: [.catches("always-on")])
        expectEqual(
            about.map(\.message),
            [
                "variants.json lists the bug always-on, but no file in \(PlantedBugFindingsTests.place) "
                    + "names .alwaysOn, so no test can notice it"
            ])
        expectEqual(attempt.kind, .remark)
    }

    @Test("For a bug that the subject has, the reference or the bug may be at fault")
    func named() throws {
        let (about, attempt) = try findings(failing: [.catches("stuck")])
        expectEqual(about, [])
        expectEqual(attempt.kind, .breach)
        #expect(attempt.message.contains("the fault may also be in \(PlantedBugFindingsTests.place)"))
        // Somebody else's default may contain it, as long as it is noticed.
        try expectEqual(findings(failing: []).about, [])
    }

    @Test(
        "If no attempt catches a bug, the finding says what the bug does, and where it is",
        arguments: [
            (nil, "no attempt that must pass catches the bug stuck. Possibly it changes nothing"),
            (.crashed, "the bug stuck crashes in the tests of every attempt that must pass (Boom). A bug"),
            (.timeLimit, "the bug stuck hangs in the tests of every attempt that must pass (Boom). A bug"),
            (.exited, "the bug stuck ends the process in the tests of every"),
        ] as [(Stop.Kind?, String)])
    func hopeless(stop: Stop.Kind?, start: String) throws {
        let (about, attempt) = try findings(failing: [.catches("stuck")], by: stop, in: 2)
        expectEqual(about.count, 1)
        let message = try #require(about.first?.message)
        #expect(message.hasPrefix(start))
        #expect(message.hasSuffix("look first at the bug, \(PlantedBugFindingsTests.place)/Lamp.swift:1"))
        expectEqual(attempt.kind, .remark)
        expectEqual(
            attempt.message,
            "fails catches/stuck, \(stop == nil ? "as does every attempt that must pass" : "because that bug stops tests")"
        )
    }

    @Test("A bug is where it is named with the fewest others, and a missing case is named")
    func places() throws {
        let (about, _) = try findings(
            failing: [.catches("stuck")], in: 2,
            subject: "case .stored, .stuck: 1\ncase .alwaysOn, .stuckTwice: 2\ncase .stuck: 3\n")
        #expect(about.contains { $0.message.hasSuffix("/Lamp.swift:3") }, "\(about)")
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                "\(PlantedBugFindingsTests.place)/Lamp.swift":
                    "let all = [.stored] + [.computed, .alwaysOn, .scrambled]\n"
            ])
        let variants = try PlantedBugFindings(of: course.exercises[1], in: course)
        expectEqual(
            variants.advice(about: ["Lamp.swift:1:1: switch must be exhaustive"]),
            "variants.json lists stuck, which no file in \(PlantedBugFindingsTests.place) names. Add `case .stuck` to each `switch`, or a `default`; "
        )
        expectEqual(variants.advice(about: ["Lamp.swift:1:1: no"]), "")
    }

    @Test("For a crash, the finding names its line instead of the first line with the variant")
    func crash() throws {
        let crash = Place(path: "\(PlantedBugFindingsTests.place)/Lamp.swift", line: 2)
        for check in [Check.Kind.catches("stuck"), .accepts("stored")] {
            let (about, _) = try findings(failing: [check], by: .crashed, at: crash, in: 2)
            expectEqual(about.count, 1)
            #expect(about.allSatisfy { $0.message.hasSuffix(", \(crash.text)") })
        }
    }

    /// Returns what is found about attempts that must pass, and whose tests end like this with the bug `stuck`.
    private func findings(
        ending ends: [(state: CheckResult.State, stop: Stop.Kind?, crash: Place?)]
    ) throws -> (about: [Finding], attempts: [Finding]) {
        let course = try SampleCourse.load(
            in: folder,
            changing: ["\(PlantedBugFindingsTests.place)/Lamp.swift": "let bugs = [.alwaysOn,\n.stuck]\n"])
        let exercise = course.exercises[1]
        let attempts = ends.enumerated().map { index, end in
            var result = CheckResult(
                Check(.catches("stuck"), name: "stuck"), end.state, end.state == .passed ? [] : ["missed"])
            result.captureStop = end.stop
            result.crashInSubject = end.crash
            return GradedVariation(
                variation: Variation(
                    name: index == 0 ? "reference" : "accepted/\(index)", folder: folder.url,
                    expectation: .passes),
                result: VariationResult(Verdict(exercise, checks: [result]), in: course))
        }
        let shared = SharedFailures(of: attempts, SuitePlaces(exercise: exercise, course: course))
        let judged = attempts.map {
            shared.explaining(
                $0.variation.finding(for: $0.result, of: exercise.id, in: course), $0, besides: [])
        }
        return (shared.findings(besides: []), judged)
    }

    @Test("A bug that crashes the code under test is named with its line, whichever test notices it")
    func crashingBug() throws {
        let crash = Place(path: "\(PlantedBugFindingsTests.place)/Lamp.swift", line: 9)
        let end = "A bug has to give a wrong result, which a test can report: look first at the bug"
        // A test of the reference reports a failure before the crash.
        let noticed = try findings(ending: [(.passed, .crashed, crash)])
        expectEqual(
            noticed.about.map(\.message),
            ["the bug stuck crashes in the tests of reference. \(end), \(crash.text)"])
        // Only another attempt stops there.
        let other = try findings(ending: [(.passed, nil, nil), (.failed, .crashed, crash)])
        expectEqual(
            other.about.map(\.message),
            ["the bug stuck crashes in the tests of accepted/1. \(end), \(crash.text)"])
        expectEqual(other.attempts.map(\.kind), [.fine, .remark])
        expectEqual(other.attempts[1].message, "fails catches/stuck, because that bug stops tests")
        // A crash in a test's own code isn't the bug's fault.
        let own = try findings(ending: [(.passed, .crashed, nil), (.passed, .crashed, nil)])
        expectEqual(own.about, [])
        // But one that hangs everywhere is.
        let hangs = try findings(ending: [(.passed, .timeLimit, nil), (.passed, .timeLimit, nil)])
        expectEqual(
            hangs.about.map(\.message),
            [
                "the bug stuck hangs in the tests of every attempt that must pass. \(end), \(PlantedBugFindingsTests.place)/Lamp.swift:2"
            ])
    }

    @Test("If another attempt notices a bug, the bug is innocent, and a test has to be added")
    func innocentBug() throws {
        let missed = try findings(ending: [(.passed, nil, nil), (.failed, nil, nil)])
        expectEqual(missed.about, [])
        #expect(
            missed.attempts[1].message.hasSuffix(
                "; reference has a test that notices this bug, so add one to accepted/1"))
        let stopped = try findings(ending: [(.failed, .crashed, nil), (.passed, nil, nil)])
        #expect(
            stopped.attempts[0].message.hasSuffix(
                "; the tests of accepted/1 fail with this bug, and none stops: correct the test first"))
    }

    @Test("If only some attempts reject a correct variant, the variant may be wrong")
    func doubtfulVariant() throws {
        let found = try findings(failing: [.accepts("stored")]).attempt
        #expect(
            found.message.hasSuffix(
                "; the fault may also be in that variant, \(PlantedBugFindingsTests.place)/Lamp.swift:2"))
    }

    @Test("A variant in which everything must be wrong is at fault if the reference's tests pass with it")
    func scrambled() throws {
        let start = "in the variant scrambled, everything must be wrong, but"
        let all = "every test of the reference passes with it"
        expectEqual(
            try findings(failing: [], scrambled: .unnoticed).about.map(\.message),
            ["\(start) \(all). Look first at the variant, \(PlantedBugFindingsTests.place)/Lamp.swift:2"])
        let correct = "let correct = [.stored] + [.computed]\n"
        expectEqual(
            try findings(failing: [], scrambled: .unnoticed, subject: correct).about.map(\.message),
            ["\(start) no file in \(PlantedBugFindingsTests.place) names .scrambled, and \(all)"])
        // Then it is the same as another one, which is said once.
        let one = "let correct = [.stored]\n"
        expectEqual(try findings(failing: [], scrambled: .unnoticed, subject: one).about.count, 1)
    }

    @Test("An attempt that can't be blamed for the variant in which everything must be wrong has a remark")
    func consequencesOfScrambled() throws {
        let exactly = Variation.Expectation.failsExactly([])
        let outcomes: [(ScrambledOutcome?, Finding.Kind)] = [
            (.unnoticed, .remark), (.stopped(.timeLimit), .remark), (.noticed, .breach), (nil, .breach),
        ]
        for (outcome, kind) in outcomes {
            let found = try findings(failing: [.tests("can-fail")], scrambled: outcome, judging: exactly)
            expectEqual(found.attempt.kind, kind)
        }
        // One in which only a part is wrong can't be told from a test that expects nothing.
        let place = "\(PlantedBugFindingsTests.place)/Lamp.swift:2"
        let words = "the variant in which everything must be wrong, \(place): possibly not everything is"
        for expectation in [exactly, .passes] {
            let found = try findings(
                failing: [.tests("can-fail")], scrambled: .noticed, judging: expectation)
            #expect(found.attempt.message.hasSuffix(words))
        }
        let caught = try findings(failing: [.catches("stuck")], scrambled: .noticed, judging: exactly)
        #expect(!caught.attempt.message.contains(words))
    }

    @Test("If the subject names a case that no variant has, the advice names it, and what it may have been")
    func advice() throws {
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                "\(PlantedBugFindingsTests.place)/Lamp.swift": "let all = [.stuk, .alwaysOn, .scrambled]\n"
            ])
        let variants = try PlantedBugFindings(of: course.exercises[1], in: course)
        expectEqual(variants.advice(about: ["Lamp.swift:1: cannot find 'x' in scope"]), "")
        expectEqual(
            variants.advice(about: ["Lamp.swift:1: type 'PlantedVariant' has no member 'stuk'"]),
            "variants.json has no variant for .stuk, and lists computed, stuck, which that code never names; "
        )
    }

    @Test("A variant in which everything must be wrong may neither crash nor hang")
    func stoppedScrambled() throws {
        for (stop, verb) in [(Stop.Kind.crashed, "crashes"), (.timeLimit, "hangs")] {
            expectEqual(
                try findings(failing: [], scrambled: .stopped(stop)).about.map(\.message),
                [
                    "in the variant scrambled, everything must be wrong, but it \(verb) in a test of the reference, and so "
                        + "it would in a test that expects nothing. It has to give wrong results: look first at "
                        + "the variant, \(PlantedBugFindingsTests.place)/Lamp.swift:2"
                ])
        }
    }

    @Test("After a correct variant was rejected by all, a starter isn't blamed for bugs that were not tried")
    func starterOfRejectedVariant() throws {
        let exactly = Variation.Expectation.failsExactly(["catches/stuck"])
        let found = try findings(failing: [.accepts("stored")], in: 2, judging: exactly)
        expectEqual(found.attempt.kind, .remark)
        expectEqual(try findings(failing: [.accepts("stored")], judging: exactly).attempt.kind, .breach)
    }

    @Test("A variant that no attempt accepts is at fault")
    func rejectedByAll() throws {
        let (about, attempt) = try findings(failing: [.accepts("stored")], in: 2)
        expectEqual(
            about.map(\.message),
            [
                "every attempt that must pass rejects the correct variant stored: missed, Boom. "
                    + "Look first at the variant, \(PlantedBugFindingsTests.place)/Lamp.swift:2"
            ])
        expectEqual(attempt.kind, .remark)
        // No bug is tried after that, so a rejected attempt can't end as it must.
        let names = Variation.Expectation.turnedDown(by: ["catches/stuck"])
        let rejected = try findings(failing: [.accepts("stored")], in: 2, judging: names).attempt
        expectEqual(rejected.kind, .remark)
        let other = try findings(failing: [.catches("always-on")], in: 2, judging: names).attempt
        expectEqual(other.kind, .breach)
    }

    @Test("Variants that the subject doesn't name are the same")
    func dead() throws {
        let named = "let isStuck = PlantedVariant.current == .stuck\n"
        expectEqual(
            try findings(failing: [], subject: named).about.map(\.message),
            [
                "variants.json lists the correct variant computed, but no file in "
                    + "\(PlantedBugFindingsTests.place) names .computed, so it is the same as stored",
                "in the variant scrambled, everything must be wrong, but no file in "
                    + "\(PlantedBugFindingsTests.place) names .scrambled, so it is the same as stored",
            ])
        // If it names all correct ones, a default may have everything wrong.
        let correct = named + "let others = [.stored] + [.computed]\n"
        expectEqual(try findings(failing: [], subject: correct).about, [])
    }
}
