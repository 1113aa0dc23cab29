import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

/// Grading from files to a verdict, with a script in the place of `swift test`.
@Suite(.temporaryFolder) struct GradingTests {
    let folder = TemporaryFolder.current

    private let toggles = "LampChecks/toggles()"

    /// Grades an exercise of the sample course; without probes, as those need a compiler.
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

    @Test("An attempt passes when every expected check reports and passes")
    func passes() async throws {
        let fake = try await FakeTests(in: folder)
        try fake.prepare("1", suite(.passes), then: .succeeds)
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .passed, "\(verdict.notes)")
        let result = try #require(verdict.checks.first)
        #expect(verdict.checks.count == 1 && result.state == .passed)
        #expect(result.check == Check(id: toggles, name: "The switch toggles"))
        let arguments = try #require(fake.arguments(of: "1"))
        #expect(fake.names == ["1", "build"])
        #expect(arguments.contains("--no-parallel"))
        #expect(arguments.contains(#"^LampChecks\."#))
        #expect(arguments.suffix(2) == ["--event-stream-version", "6.3"])
    }

    @Test("A run that ends with status 0 before any check has reported does not pass")
    func earlyExit() async throws {
        let fake = try await FakeTests(in: folder)
        let run = SampleRun(
            module: "LampChecks", [.init(toggles, .neverStarts)], isComplete: false)
        try fake.prepare("1", run, then: .succeeds)
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .stopped)
        #expect(verdict.checks.map(\.state) == [.stopped(.exited(status: 0))])
    }

    @Test("A check that is listed and does not report is this tool's fault, and named")
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

    @Test("What the compiler refuses is told, and no check is attempted")
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

    @Test("A build that fails without a reason is tried again from nothing, and then this tool's fault")
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

    @Test("A full disk is told as one, and nothing is tried again on it")
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

    @Test("A damaged module of an earlier build is built anew, and not the learner's fault")
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
        "Words about damage in the learner's own error are the learner's",
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

    @Test("Swift that goes away while it builds is not the learner's fault")
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

    @Test("Code that ends the process before the first record is the learner's, not a failed build")
    func beforeTheFirstRecord() async throws {
        let fake = try await FakeTests(in: folder)
        try fake.prepare("1", then: .succeeds)
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .stopped)
        #expect(verdict.checks.map(\.stop) == [.exited(status: 0)])
        #expect(fake.names == ["1", "build"])
    }

    @Test("An attempt that was built already is run without building, a changed one is built again")
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

    @Test("A build that failed is not taken for one that succeeded the next time")
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

    @Test("A crash after the last check turns the attempt down, the first time and the next")
    func crashAtTheEnd() async throws {
        let fake = try await FakeTests(in: folder)
        for run in ["1", "2"] { try fake.prepare(run, suite(.passes), then: .crashes) }
        #expect(try await grade(with: fake).outcome != .passed)
        #expect(try await grade(with: fake).outcome != .passed)
        #expect(fake.names == ["1", "2", "build"])
    }

    // MARK: - Code that changes what was built

    /// What a build leaves besides the tests.
    private let object =
        ".build/workbook/1.1/workspace/.build/x86_64-unknown-linux-gnu/debug/Lamp.build/Lamp.swift.o"

    @Test("Symbols are read and compile-time checks are made before any of the learner's code runs")
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

    @Test("Code that changes what was built is flagged, and the next grading builds that again")
    func changesProducts() async throws {
        let fake = try await FakeTests(in: folder)
        try fake.prepare(
            "build", then: .succeeds,
            first: "mkdir -p \"$products/Lamp.build\"; echo one > \"$products/Lamp.build/Lamp.swift.o\"")
        try await folder.writeProgram("#!/bin/sh\n", to: "fake/bin/llvm-nm")
        try fake.prepare(
            "1", suite(.passes), then: .succeeds,
            first: """
                cp -p '\(folder(object).path)' "$runs/date"
                echo two > '\(folder(object).path)'
                touch -r "$runs/date" '\(folder(object).path)'
                """)
        try fake.prepare("2", suite(.passes), then: .succeeds)
        let first = try await grade(with: fake)
        #expect(first.outcome == .flagged)
        #expect(
            first.flags.map(\.reason) == [
                "files that the grader had built changed while the code ran: Lamp.swift.o"
            ])
        #expect(folder.text(at: object) == nil)
        #expect(try await grade(with: fake).outcome == .passed)
        #expect(fake.builds == 2)
        #expect(folder.text(at: object) == "one\n")
    }

    // MARK: - What keeps grading from beginning

    @Test("A file that is missing is told as the learner's to mend")
    func missingFile() async throws {
        let verdict = try await grade(changing: ["Lessons/1-lamp/1-switch/Lamp.swift": nil])
        #expect(verdict.outcome == .didNotCompile)
        #expect(
            verdict.diagnostics == [
                Diagnostic(
                    origin: .learner, place: nil,
                    message:
                        "Lessons/1-lamp/1-switch/Lamp.swift is missing, and the exercise can't be graded without it"
                )
            ])
    }

    @Test("The markers of a merge are told with their line")
    func conflict() async throws {
        let text = "let a = 1\n<<<<<<< HEAD\n"
        let verdict = try await grade(changing: ["Lessons/1-lamp/1-switch/Lamp.swift": text])
        #expect(
            verdict.diagnostics == [
                Diagnostic(
                    origin: .learner, place: Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: 2),
                    message: "this file still contains merge conflict markers")
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

    @Test("A compiler that cannot be started is this tool's fault")
    func noCompiler() async throws {
        let fake = try await FakeTests(in: folder)
        try FileManager.default.removeItem(at: folder("fake/bin/swift"))
        let verdict = try await grade(with: fake)
        #expect(verdict.outcome == .graderError)
        #expect(
            verdict.notes == [.fault(.machine(.toolchainGone(fake.toolchain.swift)))])
    }

    @Test("Notes on files that are not graded come with every verdict")
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
        // No variant may differ from the others in how it is started.
        #expect(
            Set(["always-on", "computed", "scrambled", "stored", "stuck"].map { started(fake, $0) }).count
                == 1)
        #expect(fake.arguments(of: "stuck")?.contains(#"^LampTests\."#) == true)
    }

    @Test("Tests that pass twice with what is correct, and then no more, are not accepted")
    func countsItsRuns() async throws {
        let fake = try await FakeTests(in: folder)
        try await installForTests(fake)
        let failing = tests(.fails(["off"]))
        try folder.write(["fake/runs/later.stream": failing.text])
        // What a test can do with a file: remember that it ran.
        let remember = """
            if [ -f "$runs/ran" ]; then cat "$runs/later.stream" > "$stream"; exit 1; fi
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

    @Test("No bug is tried with tests that turn down what is correct")
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
        "Tests are repeated with a variant that asks for it, and each is run by itself where the exercise asks for it"
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
        // Two runs at a time: what tells them apart is what they leave out.
        let playAlone = """
            case $arguments in
                *'LampTests\\.off'*) alone=alone-1 ;;
                *'LampTests\\.on'*) alone=alone-2 ;;
                *) alone= ;;
            esac
            if [ -n "$alone" ]; then
                cat "$runs/$alone.stream" > "$stream"
                echo "$arguments" > "$runs/$alone.arguments"
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
        let arguments = try #require(fake.arguments(of: "computed"))
        #expect(zip(arguments, arguments.dropFirst()).contains { $0 == ("--repetitions", "200") })
        #expect(fake.arguments(of: "stuck")?.contains("--repetitions") == false)
        #expect(fake.skipped(in: "alone-2") == [#"^LampTests\.on\(\)/"#])
        #expect(verdict.failingChecks == ["tests/alone"])
        #expect(
            verdict.checks.first { $0.state == .failed }?.messages == [
                "your test `off()` passes only after another test; on its own, it fails: still on (Expectation failed: (isOn → false) == true)"
            ])
    }

    @Test("A file without tests is told as such")
    func noTests() async throws {
        let fake = try await FakeTests(in: folder)
        try await installForTests(fake)
        for variant in ["stored", "computed"] { try fake.prepare(variant, SampleRun([]), then: .succeeds) }
        let verdict = try await grade(2, with: fake)
        #expect(verdict.failingChecks == ["tests/present"])
        #expect(verdict.summary.tests == .init())
    }

    /// The arguments of a run, without the path of its pipe.
    private func started(_ fake: FakeTests, _ name: String) -> [String]? {
        fake.arguments(of: name)?.filter { !$0.hasSuffix("/events") }
    }

    private func installForTests(_ fake: FakeTests) async throws {
        try fake.prepare("build", then: .succeeds)
        let course = try SampleCourse.load(in: folder)
        try await fake.install(
            in: Workspace.assemble(
                PartAttempt(course.exercises[1].firstPart), course: course, toolchain: fake.toolchain))
    }
}
