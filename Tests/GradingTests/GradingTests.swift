import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

/// Tests grading from files to a verdict; a script replaces `swift test`.
@Suite(.temporaryFolder) struct GradingTests {
    let folder = TemporaryFolder.current

    private let toggles = "LampChecks/toggles()"

    /// Grades an exercise of the sample course, without probes because they need a compiler.
    private func grade(
        _ position: Int = 1, changing changes: [String: String?] = [:], with fake: FakeTests? = nil
    ) async throws -> Verdict {
        var files = changes
        files["Tests/Suites/1-lamp/1-switch/Probes/Client.swift"] = .some(nil)
        let checks = """
            { "format": 1, "checks": [{ "id": "\(toggles)", "name": "The switch toggles" }], "starterFails": [] }
            """
        files.merge(["Tests/Suites/1-lamp/1-switch/checks.json": checks]) { old, _ in old }
        let course = try SampleCourse.load(in: folder, changing: files)
        let fake = if let fake { fake } else { try await FakeTests(in: folder) }
        let grader = Grader(course: course, toolchain: fake.toolchain, tools: fake.tools, width: 1)
        return await grader.grade(Attempt(course.exercises[position - 1]))
    }

    private func suite(_ fate: SampleRun.Fate) -> SampleRun {
        SampleRun(module: "LampChecks", [.init("LampChecks/toggles()", named: "The switch toggles", fate)])
    }

    // MARK: - A hidden suite

    @Test("An attempt passes when every expected check runs and passes")
    func passes() async throws {
        let fake = try await FakeTests(in: folder)
        try fake.prepare("1", suite(.passes), then: .succeeds)
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .passed, "\(verdict.notes)")
        let result = try #require(verdict.checks.first)
        #expect(verdict.checks.count == 1 && result.state == .passed)
        #expect(result.check == Check(id: toggles, name: "The switch toggles"))
        let selection = try #require(try fake.selection(of: "1"))
        #expect(fake.names == ["1", "build"])
        #expect(!selection.parallel)
        #expect(selection.filter == [#"^LampChecks\."#])
    }

    @Test("What was there when grading began is graded, whatever is saved meanwhile")
    func savedMeanwhile() async throws {
        let fake = try await FakeTests(in: folder)
        try fake.prepare("1", suite(.passes), then: .succeeds)
        let course = try SampleCourse.load(
            in: folder, changing: ["Tests/Suites/1-lamp/1-switch/Probes/Client.swift": String?.none])
        let attempt = Attempt(course.exercises[0])
        let grading = Grading(
            attempt: attempt, course: course, toolchain: fake.toolchain, tools: fake.tools
        ) { _ in }
        let file = attempt.parts[0].folder.appending(path: "Lamp.swift")
        try Data("let half = ".utf8).write(to: file)
        _ = await grading.verdict()
        let built = attempt.parts.map { Workspace.folder(of: $0.part, in: course, hasVersions: false) }[0]
            .appending(path: "\(Workspace.packageName)/Sources/\(attempt.parts[0].part.module)/Lamp.swift")
        #expect(try !String(contentsOf: built, encoding: .utf8).contains("half"), "it was saved later")
    }

    @Test("A run that exits with status 0 before any check has reported does not pass")
    func earlyExit() async throws {
        let fake = try await FakeTests(in: folder)
        let run = SampleRun(
            module: "LampChecks", [.init(toggles, .neverStarts)], isComplete: false)
        try fake.prepare("1", run, then: .succeeds)
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .stopped)
        #expect(verdict.checks.map(\.state) == [.stopped(.exited(status: 0))])
    }

    @Test("A listed check that doesn't report is named, and is this tool's fault")
    func silent() async throws {
        let fake = try await FakeTests(in: folder)
        try fake.prepare(
            "1", SampleRun(module: "LampChecks", [.init("LampChecks/renamed()", .passes)]), then: .succeeds)
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .graderError)
        #expect(
            verdict.notes == [
                .unlistedCheck(id: "LampChecks/renamed()"), .silentCheck(id: "LampChecks/toggles()"),
            ])
    }

    @Test("If the code doesn't compile, the errors are reported and no check is attempted")
    func doesNotCompile() async throws {
        let fake = try await FakeTests(in: folder)
        let file = folder(".build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift").path
        try fake.prepare("build", errorOutput: "\(file):1:4: error: expected '}'\n", then: .fails)
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .didNotCompile)
        #expect(
            verdict.diagnostics == [
                Diagnostic(
                    origin: .learner,
                    place: Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: 1, column: 4),
                    message: "expected '}'",
                    advice:
                        "The compiler can't read this. Something is missing here, or there is something extra."
                )
            ])
        #expect(verdict.quote?.place == verdict.diagnostics.first?.place)
        #expect(
            verdict.quote.map { folder.text(at: "Lessons/1-lamp/1-switch/Lamp.swift")?.hasPrefix($0.text) }
                == true)
        #expect(verdict.checks.map(\.state) == [.notAttempted])
    }

    @Test("A build that fails without a reason is retried from scratch, and is then this tool's fault")
    func unexplained() async throws {
        let fake = try await FakeTests(in: folder)
        try fake.prepare("build", errorOutput: "error: disk full\n", then: .fails)
        try folder.write([".build/workbook/1.1/workspace/.build/broken.o": "x"])
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .graderError)
        #expect(
            verdict.notes == [
                .fault(
                    .problem("the build failed without an error in any file", details: "error: disk full\n\n")
                )
            ])
        #expect(folder.text(at: ".build/workbook/1.1/workspace/.build/broken.o") == nil)
    }

    @Test("A full disk is reported, and nothing is retried on it")
    func diskFull() async throws {
        let fake = try await FakeTests(in: folder)
        let words =
            "<unknown>:0: error: error closing '/x/Lamp.swiftmodule' for output: No space left on device"
        try fake.prepare("build", errorOutput: words + "\n", then: .fails)
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .graderError)
        #expect(verdict.machineFault == .diskFull("/x/Lamp.swiftmodule"))
        #expect(verdict.notes == [.fault(.machine(.diskFull("/x/Lamp.swiftmodule")))])
        #expect(fake.names == ["build"])
    }

    @Test("A damaged module from an earlier build is rebuilt, and isn't the learner's fault")
    func damaged() async throws {
        let fake = try await FakeTests(in: folder)
        let error =
            "/w/Tests/LampChecks/LampChecks.swift:1:8: error: malformed compiled module: /x/Lamp.swiftmodule\n"
            + "import Lamp\n       `- error"
        try fake.prepare("build-1", errorOutput: error + "\n", then: .fails)
        try fake.prepare("1", suite(.passes), then: .succeeds)
        #expect(try await grade(with: fake).outcome == .passed)
        #expect(fake.builds == 2)
    }

    @Test(
        "An error in the learner's code that mentions damage is the learner's",
        arguments: [
            ("#error(\"malformed compiled module\")", 1, "malformed compiled module"),
            ("import Lamp; #error(\"malformed compiled module\")", 14, "malformed compiled module"),
            ("import `malformed compiled module`", 8, "no such module 'malformed compiled module'"),
        ])
    func pretendedDamage(code: String, column: Int, message: String) async throws {
        let fake = try await FakeTests(in: folder)
        let file = folder(".build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift").path
        try fake.prepare(
            "build", errorOutput: "\(file):1:\(column): error: \(message)\n\(code)\n", then: .fails)
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .didNotCompile)
        #expect(fake.builds == 1)
    }

    @Test("If Swift disappears during a build, the learner isn't blamed")
    func toolchainGoes() async throws {
        let fake = try await FakeTests(in: folder)
        let file = folder(".build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift").path
        try fake.prepare(
            "build", errorOutput: "\(file):1:8: error: no such module 'Swift'\n", then: .fails,
            first: "rm '\(fake.toolchain.swift)'")
        let verdict = try await grade(with: fake)
        #expect(verdict.machineFault == .toolchainGone(fake.toolchain.swift))
        #expect(verdict.outcome == .graderError)
    }

    @Test("Code that exits before the first record is the learner's fault, not a failed build")
    func beforeTheFirstRecord() async throws {
        let fake = try await FakeTests(in: folder)
        try fake.prepare("1", then: .succeeds)
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .stopped)
        #expect(verdict.checks.map(\.stop) == [.exited(status: 0)])
        #expect(fake.names == ["1", "build"])
    }

    @Test("An unchanged attempt runs without a new build; a changed one is rebuilt")
    func unchanged() async throws {
        let fake = try await FakeTests(in: folder)
        for run in ["1", "2", "3"] { try fake.prepare(run, suite(.passes), then: .succeeds) }

        #expect(try await grade(with: fake).outcome == .passed)
        #expect(try await grade(with: fake).outcome == .passed)
        #expect(fake.builds == 1)
        #expect(
            try await grade(changing: ["Lessons/1-lamp/1-switch/Lamp.swift": "// new\n"], with: fake).outcome
                == .passed)
        #expect(fake.builds == 2)
    }

    @Test("After a failed build, the next run builds again")
    func failedBuild() async throws {
        let fake = try await FakeTests(in: folder)
        let file = folder(".build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift").path
        try fake.prepare("1", suite(.passes), then: .succeeds)
        #expect(try await grade(with: fake).outcome == .passed)
        try fake.prepare("build", errorOutput: "\(file):1:4: error: no\n", then: .fails)
        let broken = ["Lessons/1-lamp/1-switch/Lamp.swift": "// broken\n"]
        #expect(try await grade(changing: broken, with: fake).outcome == .didNotCompile)
        #expect(try await grade(changing: broken, with: fake).outcome == .didNotCompile)
        #expect(fake.builds == 3)
    }

    @Test("An attempt that crashes after the last check fails, the first time and the next")
    func crashAtTheEnd() async throws {
        let fake = try await FakeTests(in: folder)
        for run in ["1", "2"] { try fake.prepare(run, suite(.passes), then: .crashes) }
        #expect(try await grade(with: fake).outcome != .passed)
        #expect(try await grade(with: fake).outcome != .passed)
        #expect(fake.names == ["1", "2", "build"])
    }

    // MARK: - Code that changes build products

    /// The files that a build leaves besides the tests.
    private let object =
        ".build/workbook/1.1/workspace/.build/x86_64-unknown-linux-gnu/debug/Lamp.build/Lamp.swift.o"

    @Test("Symbols are read and compile-time checks run before any of the learner's code")
    func order() async throws {
        let fake = try await FakeTests(in: folder)
        let course = try SampleCourse.load(in: folder)
        try await folder.writeProgram(
            "#!/bin/sh\necho nm >> '\(folder("order").path)'\n", to: "fake/bin/llvm-nm")
        try await folder.writeProgram(
            """
            #!/bin/sh
            case "$*" in *Probes*) echo probe >> '\(folder("order").path)' ;; esac
            exec '\(folder("fake/bin/parser").path)' "$@"
            """, to: "fake/bin/swiftc")
        try await folder.writeProgram(FakeTests.compiler, to: "fake/bin/parser")
        try fake.prepare(
            "build", then: .succeeds,
            first: "mkdir -p \"$products/Lamp.build\"; echo o > \"$products/Lamp.build/Lamp.swift.o\"")
        try fake.prepare(
            "1", suite(.passes), then: .succeeds, first: "echo run >> '\(folder("order").path)'")
        let grader = Grader(course: course, toolchain: fake.toolchain, tools: fake.tools, width: 1)
        _ = await grader.grade(Attempt(course.exercises[0]))
        let order = folder.text(at: "order")?.split(separator: "\n") ?? []
        #expect(Set(order.dropLast()) == ["nm", "probe"])
        #expect(order.last == "run")
    }

    @Test(
        "Code that changes build products each time is flagged, and the next run rebuilds them",
        arguments: [true, false])
    func changesProducts(eachTime: Bool) async throws {
        let fake = try await FakeTests(in: folder)
        try fake.prepare(
            "build", then: .succeeds,
            first: "mkdir -p \"$products/Lamp.build\"; echo one > \"$products/Lamp.build/Lamp.swift.o\"")
        try await folder.writeProgram("#!/bin/sh\n", to: "fake/bin/llvm-nm")
        let change = """
            cp -p '\(folder(object).path)' "$runs/date"
            echo two > '\(folder(object).path)'
            touch -r "$runs/date" '\(folder(object).path)'
            """
        try fake.prepare("1", suite(.passes), then: .succeeds, first: change)
        try fake.prepare("2", suite(.passes), then: .succeeds, first: eachTime ? change : "")
        try fake.prepare("3", suite(.passes), then: .succeeds)
        let first = try await grade(with: fake)
        // Once, it may be another program that touched them.
        if !eachTime {
            expectEqual(first.outcome, .passed)
            expectEqual(fake.builds, 2)
            return
        }
        #expect(first.outcome == .flagged)
        #expect(
            first.flags.map(\.reason) == [
                "files that the grader had built changed while the code ran: Lamp.swift.o"
            ])
        #expect(folder.text(at: object) == nil)
        #expect(try await grade(with: fake).outcome == .passed)
        #expect(fake.builds == 3)
        #expect(folder.text(at: object) == "one\n")
    }

    // MARK: - Problems before grading

    @Test("A missing file is reported as a problem that the learner can fix")
    func missingFile() async throws {
        let verdict = try await grade(changing: ["Lessons/1-lamp/1-switch/Lamp.swift": nil])
        #expect(verdict.outcome == .didNotCompile)
        #expect(
            verdict.diagnostics == [
                Diagnostic(
                    origin: .learner, place: nil,
                    message:
                        "Lessons/1-lamp/1-switch/Lamp.swift is missing, and the exercise can't be graded without it."
                )
            ])
    }

    @Test("Merge conflict markers are reported with their line")
    func conflict() async throws {
        let text = "let a = 1\n<<<<<<< HEAD\n"
        let verdict = try await grade(changing: ["Lessons/1-lamp/1-switch/Lamp.swift": text])
        #expect(
            verdict.diagnostics == [
                Diagnostic(
                    origin: .learner, place: Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: 2),
                    message: "This file still contains merge conflict markers.")
            ])
    }

    @Test("A broken file of the course is this tool's fault")
    func brokenCourse() async throws {
        let verdict = try await grade(changing: ["Tests/Suites/1-lamp/1-switch/checks.json": "{}"])
        #expect(verdict.outcome == .graderError)
        #expect(
            verdict.notes == [
                .fault(
                    .malformedFile(
                        MalformedFile(
                            file: folder("Tests/Suites/1-lamp/1-switch/checks.json"), keyPath: "format",
                            expected: "a value", found: "none")))
            ])
    }

    @Test("A compiler that can't be started is this tool's fault")
    func noCompiler() async throws {
        let fake = try await FakeTests(in: folder)
        try FileManager.default.removeItem(at: folder("fake/bin/swift"))
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .graderError)
        #expect(
            verdict.notes == [.fault(.machine(.toolchainGone(fake.toolchain.swift)))])
    }

    @Test("Every verdict has notes on files that aren't graded")
    func notes() async throws {
        let fake = try await FakeTests(in: folder)
        try fake.prepare("1", suite(.passes), then: .succeeds)
        let verdict = try await grade(changing: ["Lessons/1-lamp/1-switch/Extra.swift": "x"], with: fake)
        #expect(
            verdict.notes == [.strayFile("Extra.swift", owns: ["Lamp.swift"])])
    }

    // MARK: - The learner's own tests

    private func tests(_ fate: SampleRun.Fate) -> SampleRun { SampleRun([.init("on()", fate)]) }

    @Test("A learner's tests run once with each variant, and pass when they catch every bug")
    func variants() async throws {
        let fake = try await FakeTests(in: folder)
        try await installForTests(fake)
        for variant in ["stored", "computed"] { try fake.prepare(variant, tests(.passes), then: .succeeds) }
        for variant in ["always-on", "stuck", "scrambled"] {
            try fake.prepare(variant, tests(.fails(["off"])), then: .fails)
        }
        let verdict = try await grade(2, with: fake)
        #expect(verdict.outcome == .passed, "\(verdict)")
        #expect(fake.names == ["always-on", "build", "computed", "scrambled", "stored", "stuck"])
        // All variants must be started in the same way.
        #expect(
            Set(["always-on", "computed", "scrambled", "stored", "stuck"].map { fake.arguments(of: $0) })
                .count
                == 1)
        #expect(try fake.selection(of: "stuck")?.filter == [#"^LampTests\."#])
    }

    @Test("Tests that pass twice with a correct variant and then fail are not accepted")
    func countsItsRuns() async throws {
        let fake = try await FakeTests(in: folder)
        try await installForTests(fake)
        let failing = tests(.fails(["off"]))
        try folder.write(["fake/runs/later.stream": failing.text])
        // A test can use a file to remember that it ran.
        let remember = """
            if [ -f "$runs/ran" ]; then cat "$runs/later.stream" >&3; exit 1; fi
            : > "$runs/ran"
            """
        try fake.prepare("stored", tests(.passes), then: .succeeds)
        try fake.prepare("computed", tests(.passes), then: .succeeds, first: remember)
        for variant in ["always-on", "stuck", "scrambled"] {
            try fake.prepare(variant, failing, then: .fails)
        }
        let verdict = try await grade(2, with: fake)
        #expect(verdict.outcome == .failed)
        #expect(verdict.failingChecks == ["accepts/computed"])
    }

    @Test("If tests reject correct code, no bug is tried with them")
    func invalidTests() async throws {
        let fake = try await FakeTests(in: folder)
        try await installForTests(fake)
        try fake.prepare("stored", tests(.passes), then: .succeeds)
        try fake.prepare("computed", tests(.fails(["off"])), then: .fails)
        let verdict = try await grade(2, with: fake)
        #expect(verdict.outcome == .failed)
        #expect(verdict.failingChecks == ["accepts/computed"])
        #expect(
            verdict.checks.first { $0.state == .failed }?.place
                == Place(path: "Lessons/1-lamp/2-test-the-lamp/LampTests.swift", line: 10))
        #expect(fake.names == ["build", "computed", "stored"])
    }

    @Test(
        "A variant can require repeated runs, and an exercise can require that each test runs by itself"
    )
    func repeatedAndAlone() async throws {
        let fake = try await FakeTests(in: folder)
        try await installForTests(fake)
        let variants = "Tests/Suites/1-lamp/2-test-the-lamp/variants.json"
        let text = try #require(folder.text(at: variants))
        let changed = text.replacing("\"computed\",", with: "\"computed\", \"repeats\": 200,")
            .replacing("\"format\"", with: "\"alone\": true, \"format\"")
        let both = SampleRun([.init("on()", .passes), .init("off()", .passes)])
        try folder.write([
            "fake/runs/alone-1.stream": SampleRun([.init("on()", .passes)]).text,
            "fake/runs/alone-2.stream": SampleRun([.init("off()", .fails(["still on"]))]).text,
        ])
        // Two runs at a time differ in the tests that they leave out.
        let playAlone = """
            case $arguments in
                *'LampTests\\\\.off'*) alone=alone-1 ;;
                *'LampTests\\\\.on'*) alone=alone-2 ;;
                *) alone= ;;
            esac
            if [ -n "$alone" ]; then
                cat "$runs/$alone.stream" >&3
                printf '%s\\n' "$arguments" > "$runs/$alone.arguments"
                [ $alone = alone-1 ] || exit 1
            fi
            """
        try fake.prepare("stored", both, then: .succeeds, first: playAlone)
        try fake.prepare("computed", both, then: .succeeds)
        for variant in ["always-on", "stuck", "scrambled"] {
            try fake.prepare(
                variant, SampleRun([.init("on()", .fails(["a"])), .init("off()", .fails(["b"]))]),
                then: .fails)
        }
        let verdict = try await grade(2, changing: [variants: changed], with: fake)
        #expect(try fake.selection(of: "computed")?.repetitions == 200)
        #expect(try fake.selection(of: "stuck")?.repetitions == 1)
        #expect(try fake.skipped(in: "alone-2") == [#"^LampTests\.on\(\)/"#])
        #expect(verdict.failingChecks == ["tests/alone"])
        #expect(
            verdict.checks.first { $0.state == .failed }?.messages == [
                "your test `off()` passes only after another test; on its own, it fails: still on (Expectation failed: (isOn → false) == true)"
            ])
    }

    @Test("The report says that a file contains no tests")
    func noTests() async throws {
        let fake = try await FakeTests(in: folder)
        try await installForTests(fake)
        for variant in ["stored", "computed"] { try fake.prepare(variant, SampleRun([]), then: .succeeds) }
        let verdict = try await grade(2, with: fake)
        #expect(verdict.failingChecks == ["tests/present"])
        #expect(verdict.summary.tests == .init())
    }

    private func installForTests(_ fake: FakeTests) async throws {
        try fake.prepare("build", then: .succeeds)
        let course = try SampleCourse.load(in: folder)
        try await fake.install(
            in: Workspace.assemble(
                PartAttempt(course.exercises[1].firstPart), course: course, toolchain: fake.toolchain))
    }
}
