import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookSystem

struct StoredVerdictTests {
    @Test("A verdict is unchanged after being stored and loaded", arguments: verdicts.indices)
    func roundTrip(_ index: Int) throws {
        let verdict = Self.verdicts[index]
        let data = try JSONEncoder().encode(StoredVerdict(verdict))
        let stored = try JSONDecoder().decode(StoredVerdict.self, from: data)
        expectEqual(stored.verdict(of: verdict.exercise), verdict)
    }

    @Test("The samples include every way in which a check can be stopped")
    func stopKinds() {
        expectEqual(Set(Self.stops.map(\.kind)), Set(Stop.Kind.allCases))
    }

    @Test("A duration that JSON can't express is stored as zero", arguments: [.infinity, .nan, -1.0])
    func duration(_ seconds: Double) throws {
        let verdict = Verdict(.sample(), outcome: .passed, seconds: seconds)
        let data = try JSONEncoder().encode(StoredVerdict(verdict))
        try expectEqual(
            JSONDecoder().decode(StoredVerdict.self, from: data).verdict(of: .sample()).seconds, 0)
    }

    private static let place = Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: 3, column: 7)

    private static let stops: [Stop] = [
        .crashed(message: nil), .crashed(message: "Index out of range"), .timeLimit(seconds: 0.1),
        .exited(status: -1), .outputLimit(bytes: 1 << 40), .cpuLimit(seconds: 30), .memoryLimit(bytes: 1),
        .processLimit(count: 64), .fileLimit(bytes: 1 << 20),
    ]

    private static let faults: [GraderFault] = [
        .machine(.diskFull(nil)), .machine(.diskFull("/tmp/a")), .machine(.readOnly(nil)),
        .machine(.notPermitted("/tmp/a")), .machine(.inTheWay("/tmp/a")), .machine(.toolchainGone("swift")),
        .malformedFile(
            MalformedFile(file: file, keyPath: "format", expected: "2", found: "3")),
        .notStarted(SpawnError(executable: "/usr/bin/swift", code: 2)), .undefinedSymbols(["a", "b"]),
        .problem("the build failed", details: "line 1\nline 2"), .other("something else"),
        .unfitFile(.missing(file)), .unfitFile(.notRegular(file)), .unfitFile(.shared(file)),
        .unfitFile(.unreadable(file)), .unfitFile(.tooLarge(file, bytes: 9)), .unfitFile(.notText(file)),
        .unfitFile(.conflict(file, line: 4)),
        .failingReference("does not compile"),
    ]

    private static let file = URL(filePath: "/course/Lessons/1-lamp/a file.swift")

    private static let notes: [VerdictNote] = [
        .strayFile("Other.swift", owns: ["Lamp.swift"]), .unexpectedFile("lamp.swift"),
        .emptyFile("Lamp.swift"),
        .changedGivenFile("Bulb.swift"), .unwritten([UnwrittenPart(name: "f()", place: place)]),
        .undeclared(["Lamp"], checks: ["compile/a"]), .otherName("Bulb", of: "Lamp"),
        .misplaced(["Lamp"], in: "Bulb.swift", right: "Lamp.swift"),
        .unlistedCheck(id: "a"), .silentCheck(id: "b"), .compilerError(check: "compile/a", identifier: "e"),
    ]

    /// A verdict that sets every property, with and without places.
    private static let full: Verdict = {
        var verdict = plain
        verdict.output = "printed\n"
        verdict.checks[1].headlines = ["Expectation failed: 1 == 2", nil]
        verdict.checks[1].output = "printed\n"
        verdict.checks[1].seconds = 0.1
        return verdict
    }()

    private static let plain = Verdict(
        .sample(), outcome: .flagged,
        checks: [
            CheckResult(Check(id: "compile/a", name: "A"), .passed),
            CheckResult(
                Check(id: "Checks/b()", name: "B \u{1B}[31m \u{0} é"), .failed, ["one", "two"], place: place,
                messagePlaces: [place, nil, place]),
            CheckResult(Check(id: "catches/d", name: "D"), .notAttempted),
        ] + stops.map { CheckResult(Check(id: "tests/c", name: "C"), .stopped($0)) },
        diagnostics: Diagnostic.Origin.allCases.map {
            Diagnostic(
                origin: $0, place: $0 == .learner ? place : nil, message: "cannot find 'x'",
                advice: "declare x")
        } + [Diagnostic(origin: .learner, place: place, message: "no advice")],
        notes: notes + faults.map { .fault($0) }, flags: [Flag("odd"), Flag("odd", at: place)],
        diagnosis: "It is stuck.", quote: SourceQuote(place: place, text: "\tlet a = 1"), seconds: 1.0 / 3)

    private static let verdicts =
        [full, Verdict(.sample())]
        + Verdict.Outcome.allCases.map { Verdict(.sample(), outcome: $0) }
}
