import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

/// Checks whether a learner's tests disturb each other.
@Suite(.temporaryFolder) struct TogetherTests {
    let folder = TemporaryFolder.current

    private let bugs: PlantedBugs = {
        var computed = Variants.Variant(id: "computed", name: "a computed lamp")
        computed.parallel = 2
        return PlantedBugs(
            variants: Variants(
                format: 1, correct: [.init(id: "stored", name: "a stored lamp"), computed],
                bugs: [.init(id: "stuck", name: "the switch does nothing")], scrambled: "scrambled"))
    }()

    private let pair = SharedRuns.Pair(first: "on()", second: "off()")
    private let allPass = CompletedRun.of([.init("on()", .passes), .init("off()", .passes)])
    private let offFails = CompletedRun.of([.init("on()", .passes), .init("off()", .fails(["still on"]))])

    /// Returns the runs of good tests with the given changes.
    private func runs(
        twice: PlantedBugs.Outcomes = [:], pair outcome: CompletedRun? = nil,
        sideBySide: CompletedRun? = nil
    ) -> SharedRuns {
        SharedRuns(
            twice: [
                "on()": .of([.init("on()", .passes)]), "off()": .of([.init("off()", .passes)]),
            ].merging(twice) { $1 },
            pairs: [(pair, outcome ?? allPass)], sideBySide: [allPass, sideBySide ?? allPass])
    }

    private func result(_ runs: SharedRuns?, alone: PlantedBugs.Outcomes = [:]) throws -> CheckResult {
        let outcomes = ["stored": allPass, "computed": allPass, "stuck": offFails, "scrambled": offFails]
        let results = bugs.judge(outcomes, alone: alone, together: runs)
        #expect(results.map(\.check) == bugs.checks)
        return try #require(results.first { $0.check.id == "tests/together" })
    }

    // MARK: - Judging the runs

    @Test("The check exists only for an exercise with a parallel variant")
    func asked() {
        #expect(
            bugs.checks.map(\.id) == [
                "tests/present", "tests/enabled", "accepts/stored", "accepts/computed", "tests/together",
                "tests/can-fail", "catches/stuck",
            ])
        var variants = bugs.variants
        variants.correct[1].parallel = nil
        #expect(!PlantedBugs(variants: variants).checks.map(\.id).contains("tests/together"))
    }

    /// The test library's message about a failing expectation, after its author's comment.
    private let values = "Expectation failed: (isOn → false) == true"

    @Test("Tests that don't disturb each other pass; without the runs, the check isn't attempted")
    func passes() throws {
        #expect(try result(runs()).state == .passed)
        #expect(try result(nil).state == .notAttempted)
    }

    @Test("A test that is disturbed by another one is named with it")
    func disturbed() throws {
        let result = try result(runs(pair: offFails))
        #expect(result.state == .failed)
        #expect(
            result.messages == [
                "your test `off()` passes on its own, but not after `on()`: still on (\(values))"
            ])
    }

    @Test("A test that stops after another one is named")
    func stopped() throws {
        let outcome = allPass.stopping("on()", .crashed(message: nil))
        #expect(
            try result(runs(pair: outcome)).messages == [
                "your test `on()` passes on its own, but not after `off()`: it did not finish"
            ])
    }

    @Test("A test that fails only in parallel is named, even if it is the only one")
    func sideBySide() throws {
        #expect(
            try result(runs(sideBySide: offFails)).messages == [
                "your test `off()` passes on its own, but not while your other tests run: still on (\(values))"
            ])
    }

    @Test("Each test is named once, with the order that breaks it rather than the parallel run")
    func once() throws {
        #expect(try result(runs(pair: offFails, sideBySide: offFails)).messages.count == 1)
    }

    @Test("A test that its own first run disturbs isn't blamed on another test")
    func secondTime() throws {
        let runs = runs(twice: ["off()": .of([.init("off()", .fails(["still on"]))])], pair: offFails)
        #expect(
            try result(runs).messages == [
                "your test `off()` passes the first time, but not the second time: still on (\(values))"
            ])
    }

    @Test("A test that fails by itself belongs to another check")
    func brittle() throws {
        let alone = ["off()": CompletedRun.of([.init("off()", .fails(["still on"]))])]
        #expect(try result(runs(pair: offFails, sideBySide: offFails), alone: alone).state == .passed)
    }

    @Test("A crash of parallel tests is blamed on no test in particular")
    func crash() throws {
        var crashed = CompletedRun.of([.init("on()", .neverEnds), .init("off()", .neverEnds)])
        crashed.stopOutsideTests = .crashed(message: "Index out of range")
        let result = try result(runs(sideBySide: crashed))
        #expect(result.state == .stopped(.crashed(message: "Index out of range")))
        #expect(
            result.messages == ["your tests did not finish when they ran in parallel"])
    }

    @Test("A failure outside any test counts in a parallel run")
    func stray() throws {
        let outcome = CompletedRun.of(
            [.init("on()", .passes), .init("off()", .passes)], unattributed: ["from a thread"])
        #expect(
            try result(runs(sideBySide: outcome)).messages == [
                "a failure was recorded outside any test when they ran in parallel: from a thread (\(values))"
            ])
        var disagrees = allPass
        disagrees.statusDisagrees = true
        #expect(try result(runs(sideBySide: disagrees)).state == .failed)
    }

    // MARK: - Running the tests

    @Test("Every two tests form one pair, neighbors first, and the number of pairs is limited")
    func pairs() {
        #expect(SharedRuns.pairs(of: []).isEmpty)
        #expect(SharedRuns.pairs(of: ["a"]).isEmpty)
        #expect(
            SharedRuns.pairs(of: ["a", "b", "c"]) == [
                .init(first: "a", second: "b"), .init(first: "b", second: "c"),
                .init(first: "a", second: "c"),
            ])
        let many = SharedRuns.pairs(of: (1...1000).map(String.init))
        #expect(many.count == SharedRuns.mostPairs)
    }

    @Test("Decreasing times are irregular only if tests run one after another")
    func irregularities() {
        let text = SampleRun([.init("on()", .passes)]).text
            .replacingOccurrences(of: #""absolute":1.5"#, with: #""absolute":9.5"#, options: [], range: nil)
        let lines = text.split(separator: "\n")
        let mixed =
            lines.dropLast().joined(separator: "\n") + "\n"
            + (lines.last ?? "").replacingOccurrences(of: "9.5", with: "1.5") + "\n"
        let log = TestLog(EventStream(decoding: Data(mixed.utf8)), module: "LampTests")
        #expect(log.irregularities == [.decreasingTimes])
        let run = CompletedRun(log: log)
        #expect(SharedRuns(twice: [:], pairs: [], sideBySide: [run]).irregularities.isEmpty)
        #expect(
            SharedRuns(twice: [:], pairs: [(pair, run)], sideBySide: []).irregularities
                == [.decreasingTimes])
        #expect(
            SharedRuns(twice: ["on()": run], pairs: [], sideBySide: []).irregularities
                == [.decreasingTimes])
    }

    @Test("Tests run twice by themselves, twice in pairs, and in parallel, with the parallel variant")
    func grading() async throws {
        let fake = try await FakeTests(in: folder)
        let path = "Tests/Suites/1-lamp/2-test-the-lamp/variants.json"
        let course = try SampleCourse.load(in: folder)
        let text = try #require(folder.text(at: path))
        try folder.write([path: text.replacing("\"computed\",", with: "\"computed\", \"parallel\": 2,")])
        let exercise = course.exercises[1]
        try fake.prepare("build", then: .succeeds)
        try await fake.install(
            in: Workspace.assemble(PartAttempt(exercise.firstPart), course: course, toolchain: fake.toolchain)
        )
        let off = SampleRun([.init("on()", .passes), .init("off()", .fails(["still on"]))])
        try folder.write(["fake/runs/disturbed.stream": off.text])
        let played = """
            run=
            case $arguments in
                *'"parallel":true'*) for number in 1 2 3; do mkdir "$runs/$number" && run=parallel-$number && break; done ;;
                *'"repetitions":1'*) ;;
                *off*) run=twice-1 ;;
                *'LampTests\\\\.on'*) run=twice-2 ;;
                *) run=pair-1 ;;
            esac
            if [ -n "$run" ]; then
                printf '%s\\n' "$arguments" > "$runs/$run.arguments"
                [ $run = parallel-2 ] && cat "$runs/disturbed.stream" >&3 && exit 1
            fi
            """
        let both = SampleRun([.init("on()", .passes), .init("off()", .passes)])
        try fake.prepare("stored", both, then: .succeeds)
        try fake.prepare("computed", both, then: .succeeds, first: played)
        for variant in ["always-on", "stuck", "scrambled"] {
            try fake.prepare(
                variant, SampleRun([.init("on()", .fails(["a"])), .init("off()", .fails(["b"]))]),
                then: .fails)
        }
        let grader = Grader(course: course, toolchain: fake.toolchain, tools: fake.tools, width: 1)
        let verdict = await grader.grade(Attempt(exercise))
        #expect(verdict.failingChecks == ["tests/together"], "\(verdict)")

        #expect(try fake.skipped(in: "twice-1") == [#"^LampTests\.off\(\)/"#])
        #expect(try fake.skipped(in: "twice-2") == [#"^LampTests\.on\(\)/"#])
        #expect(try fake.skipped(in: "pair-1").isEmpty)
        for name in ["twice-1", "pair-1"] {
            let selection = try #require(try fake.selection(of: name))
            #expect(!selection.parallel)
            #expect(selection.repetitions == 2)
        }
        for name in ["parallel-1", "parallel-2"] {
            let selection = try #require(try fake.selection(of: name))
            #expect(selection.parallel)
            #expect(selection.repetitions == 1)
        }
        #expect(fake.arguments(of: "parallel-3") == nil)
    }

    @Test("If tests reject correct code, they don't run together")
    func notAccepted() async throws {
        let fake = try await FakeTests(in: folder)
        let path = "Tests/Suites/1-lamp/2-test-the-lamp/variants.json"
        let course = try SampleCourse.load(in: folder)
        let text = try #require(folder.text(at: path))
        try folder.write([path: text.replacing("\"computed\",", with: "\"computed\", \"parallel\": 2,")])
        let exercise = course.exercises[1]
        try fake.prepare("build", then: .succeeds)
        try await fake.install(
            in: Workspace.assemble(PartAttempt(exercise.firstPart), course: course, toolchain: fake.toolchain)
        )
        let note = "case $arguments in *'\"parallel\":false'*) ;; *) : > \"$runs/parallel.arguments\" ;; esac"
        try fake.prepare("stored", SampleRun([.init("on()", .passes)]), then: .succeeds)
        try fake.prepare(
            "computed", SampleRun([.init("on()", .fails(["off"]))]), then: .fails, first: note)
        let grader = Grader(course: course, toolchain: fake.toolchain, tools: fake.tools, width: 1)
        let verdict = await grader.grade(Attempt(exercise))
        #expect(verdict.failingChecks == ["accepts/computed"])
        #expect(verdict.checks.first { $0.check.id == "tests/together" }?.state == .notAttempted)
        #expect(fake.names == ["build", "computed", "stored"])
    }
}
