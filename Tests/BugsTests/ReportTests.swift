import Foundation
import TestSupport
import Testing
import WorkbookReporting

@testable import WorkbookBugs
@testable import WorkbookMutation
@testable import WorkbookSystem

/// The report on a small package whose changes ended in all possible ways.
@Suite(.temporaryFolder) struct ReportTests {
    private static let code = """
        struct Queue {
            var items: [Int] = []
            mutating func add(_ item: Int) {
                if items.count < 3 { items.append(item) }
                log(item)
            }
            func isFull() -> Bool { items.count >= 3 }  // equivalent: nobody asks <b>
            func unused() -> Int { items.count + 1 }
        }
        """

    /// Reads files of a target.
    private func mutants(
        of files: [String: String]
    ) async throws -> (mutants: PackageMutants, skippedTargets: [(name: String, reason: String)]) {
        let environment = ProcessInfo.processInfo.environment
        let runner = ProcessRunner()
        let toolchain = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
        let tools = BugTools(toolchain: toolchain, runner: runner, environment: environment, width: 1)
        try TemporaryFolder.current.write(files)
        let target = SwiftPackage.Target(
            name: "Lib", path: "Sources/Lib", sources: files.keys.sorted().reversed(), isTest: false,
            skipped: nil, hasFixedSources: false)
        return try await PackageMutants.read([target], in: TemporaryFolder.current.url, tools: tools)
    }

    /// Returns the report, with the first change of `add` noticed.
    /// - Parameter list: The text of the file that says which changes make no difference.
    private func report(list: String = "") async throws -> BugReport {
        let (mutants, skipped) = try await mutants(of: [
            "Sources/Lib/Queue.swift": Self.code, "Sources/Lib/If.swift": "#if x\nfunc f() {}\n#endif",
            "Sources/Lib/Half.swift":
                "func g() {}\n#if x\n#if y\n#endif\n" + String(repeating: "\n", count: 9)
                + "#endif\n#if z\n\n#endif",
        ])
        let marks = EquivalenceMarks(of: mutants.modules.flatMap(\.sources), file: list)
        let first = try #require(mutants.all[1]?.mutant)
        #expect(list.isEmpty || marks.reason(for: first) == "both are right")
        #expect(
            marks.outdated.map(\.reason)
                == (list.isEmpty ? [] : ["line 3 is about code that Sources/Lib/Queue.swift doesn't have"]))
        var base = Baseline()
        base.tests = ["M.T/one", "M.T/two"].map { TestCase(library: .xctest, name: $0) }
        base.seconds = [2, 1]
        base.bodies = [[0, 1], [0]]
        (base.flaky, base.dependent) = (["T/three"], ["T/four"])
        var isFirst = true
        let fates = mutants.all.sorted { $0.key < $1.key }.reduce(into: [Int: BugFate]()) { fates, next in
            defer { isFirst = false }
            if isFirst {
                fates[next.key] = .noticed(by: "T/one", .timeout)
            } else if let reason = marks.reason(for: next.value.mutant) {
                fates[next.key] = .equivalent(reason)
            } else if next.value.body == 2 {
                fates[next.key] = .notReached
            } else {
                fates[next.key] = .survived
            }
        }
        return BugReport(
            package: "Line", mutants: mutants, chosen: Set(mutants.all.keys), fates: fates, baseline: base,
            skippedTargets: skipped, since: nil, seconds: 1)
    }

    @Test(
        "A file names lines of code whose changes make no difference, and the report names its outdated lines"
    )
    func equivalenceFile() async throws {
        let line = try #require(Self.code.split(separator: "\n").first { $0.contains("count < 3") })
        let report = try await report(
            list: """
                # reviewed in July
                Sources/Lib/Queue.swift: \(line.trimmingCharacters(in: .whitespaces))  // equivalent: both are right
                Sources/Lib/Queue.swift: gone()  // equivalent: it is

                """)
        #expect(report.equivalent.count > 1)
    }

    @Test("The text names code that no test runs first, then the bugs that tests miss, and counts all")
    func text() async throws {
        let report = try await report()
        let lines = report.lines(width: 80, showsAll: false, command: "grade bugs --all").map(\.text)
        expectEqual(
            lines.joined(separator: "\n"),
            """

             No test runs this code
               Queue.unused()                                      Sources/Lib/Queue.swift:8

             Tests run these functions, and miss these bugs

               Queue.add(_:)                                       Sources/Lib/Queue.swift:3
               ✘ Line 3: no test notices if `Queue.add(_:)` does nothing.
                 mutating func add(_ item: Int) {
               ✘ Line 4: no test notices if `items.count < 3` becomes `!(items.count < 3)`.
                 if items.count < 3 { items.append(item) }
               and 3 more such bugs
                 Run by T/one and T/two

               If no test could notice one, say why in a comment on its line:
               // equivalent: …

             To see everything:  grade bugs --all

             Comments say that these changes make no difference
               Sources/Lib/Queue.swift:7: if `items.count >= 3` becomes `items.count > 3`.
                 Reason: nobody asks <b>
               Sources/Lib/Queue.swift:7: if `items.count >= 3` becomes `items.count < 3`.
                 Reason: nobody asks <b>

             The tests of Line notice 1 of 9 small bugs (11%).
             5 stay unnoticed, and 3 are in functions that no test runs.
             Left out, because they fail now and then: T/three.
             Left out, because they fail when they run alone: T/four.
             A bug that only these tests would notice counts as missed.
             Not changed: Sources/Lib/If.swift (all of it is between #if and #endif) and 12
             lines of Sources/Lib/Half.swift (between #if and #endif).
            """)
    }

    @Test("Functions of one name are told apart by their types, and those with too many changes are named")
    func headings() async throws {
        let long = (1...130).map { "        if a < \($0) { note(\($0)) }" }.joined(separator: "\n")
        let code = """
            struct Parser {
                func read(until end: Character, skip: Bool = true) -> Int { end.count + 1 }
                func read(until test: KeyPath<Character, Bool>, skip: Bool = true) { test() }
                var text: String {
            \(long)
                    return a
                }
            }
            """
        let mutants = try await mutants(of: ["Parser.swift": code]).mutants
        let fates = mutants.all.mapValues { _ in BugFate.survived }
        let chosen = Set(mutants.all.keys).subtracting(mutants.excess)
        let report = BugReport(
            package: "Lib", mutants: mutants, chosen: chosen, fates: fates, baseline: Baseline(),
            skippedTargets: [], since: nil, seconds: 1)
        expectEqual(
            report.entries.map(\.declaration).reduce(into: []) { if $0.last != $1 { $0.append($1) } },
            [
                "Parser.read(until: Character, skip: Bool) -> Int",
                "Parser.read(until: KeyPath<Character, Bool>, skip: Bool)", "Parser.text",
            ])
        let left = mutants.excess.count
        #expect(left > 0)
        expectEqual(
            report.notes,
            [
                "\(left) changes of very long functions were not tried, and don't count: Parser.text (Parser.swift:4)."
            ])
    }

    @Test("Where tests don't notice that leaving early is removed, what decides about it is a detail as well")
    func shortcuts() async throws {
        let code = """
            func read(_ text: String) -> Int {
                if text.isEmpty { return first }
                if text.count > 1 { return second }
                if text.count > 2 { return third }
                return text.count * 2
            }
            """
        let mutants = try await mutants(of: ["Parser.swift": code]).mutants
        let fates = mutants.all.mapValues { numbered -> BugFate in
            switch numbered.mutant.change {
            case "drops `if text.count > 1 { return second }`": .noticed(by: "one", .failure)
            case "`third` becomes `0`": .bypassed
            default: .survived
            }
        }
        let report = BugReport(
            package: "Lib", mutants: mutants, chosen: Set(mutants.all.keys), fates: fates,
            baseline: Baseline(), skippedTargets: [], since: nil, seconds: 1)
        expectEqual(
            report.entries.filter { [2, 3].contains($0.line) && $0.isDetail }.map(\.consequence),
            [
                "`if text.isEmpty { return first }` is removed",
                "`if text.count > 1 { return second }` is removed",
                "`text.isEmpty` becomes `!(text.isEmpty)`", "`text.isEmpty` is always true",
                "`first` becomes `0`",
            ])
        #expect(report.entries.contains { $0.consequence == "`third` becomes `0`" && !$0.isDetail })
    }

    @Test("Functions of which tests miss only details are shown if there are no others, and counted")
    func detailsOnly() async throws {
        let code = """
            func part(_ a: Int) -> Int { return a < 3 ? first : second }
            func start(_ a: Int) { if a.isReady { run(); stop() } }
            """
        let mutants = try await mutants(of: ["Parser.swift": code]).mutants
        func lines(_ operations: String...) -> [String] {
            let chosen = mutants.all.filter { _, numbered in
                let change = numbered.mutant.consequence
                return operations.contains(numbered.mutant.operation) && !change.contains(">=")
            }
            let report = BugReport(
                package: "Lib", mutants: mutants, chosen: Set(chosen.keys),
                fates: chosen.mapValues { _ in .survived }, baseline: Baseline(), skippedTargets: [],
                since: nil, seconds: 1)
            return report.lines(width: 80, showsAll: false, command: "all").map(\.text)
                .filter { $0.contains("Line") || $0.contains("more") || $0.contains("everything") }
        }
        expectEqual(
            lines("operator"), ["   ✘ Line 1: no test notices if `a < 3` becomes `a <= 3`."])
        expectEqual(
            lines("operator", "drop-condition"),
            [
                "   ✘ Line 2: no test notices if `a.isReady` is always true.", "   and 1 more function",
                " To see everything:  all",
            ])
    }

    @Test("Errors that no test makes the code throw come after bugs in code that tests run")
    func order() async throws {
        let code = """
            func open(_ text: String) throws {
                if text.isEmpty { throw Missing() }
                start()
            }
            func close(_ text: String) { write(text) }
            """
        let mutants = try await mutants(of: ["Parser.swift": code]).mutants
        func first(_ fate: BugFate) -> String? {
            let fates = mutants.all.compactMapValues { numbered -> BugFate? in
                switch numbered.mutant.operation {
                case "swallow-error": fate
                case "drop-statement": .survived
                default: nil
                }
            }
            let report = BugReport(
                package: "Lib", mutants: mutants, chosen: Set(fates.keys), fates: fates,
                baseline: Baseline(), skippedTargets: [], since: nil, seconds: 1)
            return report.survivorsByFunction.first?.first?.operation
        }
        expectEqual([first(.survived), first(.bypassed)], ["swallow-error", "drop-statement"])
    }

    @Test(
        "Bugs in functions that few tests run come first, and others only where there are not enough of these"
    )
    func crowds() async throws {
        let names = (1...8).map { "step\($0)" }
        let code = names.map { "func \($0)(_ a: Int) { work(); rest(a) }\n" }.joined()
        let mutants = try await mutants(of: ["Parser.swift": code]).mutants
        let fates = mutants.all.filter { $0.value.mutant.operation == "drop-statement" }
            .mapValues { _ in BugFate.survived }
        func shown(_ counts: [Int]) -> [String] {
            var baseline = Baseline()
            for test in 0..<(counts.max() ?? 0) {
                baseline.tests.append(.init(library: .xctest, name: "Lib.Tests/test\(test)"))
                baseline.seconds.append(0)
                baseline.bodies.append(counts.indices.filter { counts[$0] > test })
            }
            let report = BugReport(
                package: "Lib", mutants: mutants, chosen: Set(fates.keys), fates: fates,
                baseline: baseline, skippedTargets: [], since: nil, seconds: 1)
            return BugReport.shownFirst(of: report.survivorsByFunction).map {
                String($0[0].declaration.prefix { $0 != "(" })
            }
        }
        expectEqual(
            shown([16, 5, 6, 1, 1, 1, 1, 1]), ["step2", "step4", "step5", "step6", "step7", "step8"])
        expectEqual(shown([16, 5, 6, 15, 40, 7, 30, 99]), ["step2", "step3", "step4", "step6", "step1"])
    }

    @Test("What several functions ignore is shown once")
    func overloads() async throws {
        let code = ["a", "b", "c"].map {
            "func \($0)(_ item: Int, priority: Int? = nil, name: Int? = nil) -> Int { run(item, priority, name) }\n"
        }.joined()
        let mutants = try await mutants(of: ["Queue.swift": code]).mutants
        let fates = mutants.all.filter { _, numbered in
            numbered.mutant.operation == "ignore-parameter"
                && (numbered.mutant.consequence.contains("`priority`")
                    || numbered.mutant.declaration.hasPrefix("c"))
        }.mapValues { _ in BugFate.survived }
        let report = BugReport(
            package: "Lib", mutants: mutants, chosen: Set(fates.keys), fates: fates, baseline: Baseline(),
            skippedTargets: [], since: nil, seconds: 1)
        expectEqual(report.survivorsByFunction.count, 3)
        var base = Baseline()
        (base.failing, base.flaky) = (["a", "b"], ["c"])
        let other = BugReport(
            package: "Lib", mutants: mutants, chosen: Set(fates.keys), fates: fates, baseline: base,
            skippedTargets: [], since: nil, seconds: 1)
        #expect(
            other.lines(width: 200, showsAll: false, command: "all").map(\.text)[1].hasPrefix(
                " 3 of 3 tests were left out, so"))
        expectEqual(
            BugReport.shownFirst(of: report.survivorsByFunction).map { $0[0].declaration.prefix(1) }, ["a"])
        let text = report.lines(width: 80, showsAll: false, command: "all").map(\.text).joined(
            separator: "\n")
        #expect(text.contains("and 2 more functions"))
    }

    @Test("An error of the same call that several functions could swallow is shown once")
    func repeatedCalls() async throws {
        let code = ["a", "b", "c"].map {
            "func \($0)(_ file: File) throws {\n    try file.\($0 == "c" ? "close" : "open")()\n}\n"
        }.joined()
        let mutants = try await mutants(of: ["Queue.swift": code]).mutants
        let fates = mutants.all.filter { $1.mutant.operation == "swallow-error" }
            .mapValues { _ in BugFate.survived }
        let report = BugReport(
            package: "Lib", mutants: mutants, chosen: Set(fates.keys), fates: fates, baseline: Baseline(),
            skippedTargets: [], since: nil, seconds: 1)
        expectEqual(
            BugReport.shownFirst(of: report.survivorsByFunction).map { $0[0].declaration.prefix(1) },
            ["a", "c"])
    }

    @Test("Of a function, bugs in different lines and of different kinds are shown")
    func kinds() async throws {
        let first = try #require(try await report().entries.first { !BugReport.isDetail($0) })
        var (same, other) = (first, first)
        same.line += 1
        (other.line, other.operation) = (first.line + 2, "another")
        expectEqual(BugReport.mostTelling(of: [first, same, other]).map(\.line), [first.line, other.line])
        (same.isDetail, other.isDetail) = (true, true)
        expectEqual(BugReport.mostTelling(of: [same, first, other]).map(\.line), [first.line])
        expectEqual(BugReport.mostTelling(of: [same, other]).map(\.line), [same.line])
    }

    @Test("JSON follows the schema of mutation-testing-elements, with each change once")
    func json() async throws {
        let report = try await report()
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(try report.json().utf8))
        guard case .object(let top) = value, case .object(let files) = top["files"],
            case .object(let file) = files["Sources/Lib/Queue.swift"],
            case .list(let mutants) = file["mutants"]
        else { Issue.record("the report has another form"); return }
        expectEqual(top["schemaVersion"], .text("2"))
        expectEqual(file["source"], .text(Self.code))
        let statuses = mutants.compactMap {
            if case .object(let mutant) = $0 { mutant["status"] } else { nil }
        }
        expectEqual(statuses.count, report.entries.count)
        for status in ["Timeout", "Survived", "NoCoverage", "Ignored"] {
            #expect(statuses.contains(.text(status)))
        }
    }

    @Test("Annotations name the lines, and the page shows the sources with marks")
    func pages() async throws {
        var report = try await report()
        let text = report.annotations(in: "sub")
        #expect(
            text.contains(
                "::warning file=sub/Sources/Lib/Queue.swift,line=4,title=Missed bug::No test notices if `"))
        #expect(
            text.hasSuffix(
                "::notice::The tests of Line notice 1 of \(report.tried) small bugs (\(report.percent)%25).\n"
            ))
        let lines = try #require(report.sources["Sources/Lib/Queue.swift"]).count { $0 == "\n" }
        report.sources["Sources/Lib/Queue.swift"]? += String(repeating: "\n", count: 30)
        let page = report.page(foot: "foot")
        #expect(page.contains("✘ No test notices if `items.count &lt; 3` is always true"))
        #expect(page.contains("nobody asks &lt;b&gt;") && !page.contains("asks <b>"))
        #expect(page.contains("If.swift"))
        // Every line has its number, and what is far from a missed bug is folded.
        #expect(page.contains("<li class=\"missed\"><span class=\"number\">4</span>"))
        #expect(page.contains("to \(lines + 31)</summary>"))
    }
}
