import Foundation
import WorkbookMutation

/// Which changes of a package's code its tests noticed, and which they didn't.
package struct BugReport: Sendable {
    /// A change of the code, and how it ended.
    package struct Entry: Sendable {
        package var id: String
        package var operation: String
        package var file: String
        package var declaration: String
        /// The line to look at, from 1.
        package var line: Int
        /// Where the replaced code begins.
        package var start: SourcePosition
        package var end: SourcePosition
        package var replacement: String
        /// What is different, as the end of a sentence that begins with "if".
        package var consequence: String
        /// Whether something else may decide the same.
        package var isDetail: Bool
        /// The line of code, without the blanks around it.
        package var code: String
        package var fate: BugFate
        /// The names of the tests that run the changed body.
        package var tests: [String]
        /// The number of the changed body.
        var body: Int

        /// Whether another change is one of the same code.
        func contains(_ other: Entry) -> Bool {
            file == other.file && (start.line, start.column) <= (other.start.line, other.start.column)
                && (other.start.line, other.start.column) < (end.line, end.column)
        }

        /// What tests miss, as a sentence.
        var missed: String {
            let words = fate == .bypassed ? "No test runs this statement, so none notices" : "No test notices"
            return "\(words) if \(consequence)."
        }
    }

    /// A function that no test runs.
    struct Function: Sendable, Equatable {
        var name: String
        var file: String
        var line: Int
        var changes: Int

        /// The type or extension that it belongs to, by its file and its name.
        var type: String {
            let words = name.prefix { $0 != "(" }
            return file + ":" + (words.lastIndex(of: ".").map { String(words[..<$0]) } ?? name)
        }
    }

    /// The name of the package.
    package let name: String
    /// All changes, in the order of the files.
    package let entries: [Entry]
    /// The texts of the files with changes.
    package var sources: [String: String]
    /// Targets and files without changes, and why.
    package let skipped: [(name: String, reason: String)]
    /// Tests that were left out because they pass only now and then, or not by themselves.
    package let flaky: [String]
    /// Tests that were left out because they fail without any change.
    package let failing: [String]
    /// The number of tests that ran.
    package let testCount: Int
    /// How long all tests took without any change.
    package let testSeconds: Double
    /// Tests that were left out because they pass only after others.
    package let dependent: [String]
    /// The functions with so many changes that some were left out, and how many; first those with most.
    let excess: [Function]
    /// The git reference since which lines must have changed.
    package let since: String?
    /// How long the search took.
    package let seconds: Double

    init(
        package: String, mutants: PackageMutants, chosen: Set<Int>, fates: [Int: BugFate], baseline: Baseline,
        skippedTargets: [(name: String, reason: String)], since: String?, seconds: Double
    ) {
        name = package
        let files = Dictionary(
            mutants.modules.flatMap(\.sources).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let lines = files.mapValues(\.lines)
        let headings = mutants.headings
        let byBody = baseline.testsByBody()
        var all: [Entry] = chosen.sorted().compactMap { number in
            guard let numbered = mutants.all[number], let fate = fates[number],
                let change = files[numbered.mutant.file]?.change(of: numbered.mutant)
            else { return nil }
            let mutant = numbered.mutant
            let code = lines[mutant.file].flatMap {
                $0.indices.contains(mutant.line - 1) ? $0[mutant.line - 1] : nil
            }
            return Entry(
                id: mutant.id, operation: mutant.operation, file: mutant.file,
                declaration: headings[numbered.body].name,
                line: mutant.line, start: change.start, end: change.end, replacement: change.text,
                consequence: mutant.consequence, isDetail: mutant.isDetail,
                code: (code ?? "").trimmingCharacters(in: .whitespaces),
                fate: fate,
                tests: (byBody[numbered.body] ?? []).map { baseline.tests[$0].shortName }.sorted(),
                body: numbered.body
            )
        }
        // Where leaving early makes no difference, neither does anything that decides about it. A branch that no test takes is
        // another matter.
        let shortcuts = all.filter {
            $0.isDetail && $0.operation == "drop-statement" && $0.fate.isSurvivor
        }
        for index in all.indices
        where all[index].fate != .bypassed && shortcuts.contains(where: { $0.contains(all[index]) }) {
            all[index].isDetail = true
        }
        entries = all
        let named = Set(entries.map(\.file))
        sources = lines.filter { named.contains($0.key) }.mapValues { $0.joined(separator: "\n") }
        skipped = skippedTargets + mutants.skippedFiles.map { ($0.path, $0.reason) }
        (flaky, failing, dependent) = (baseline.flaky, baseline.failing, baseline.dependent)
        (testCount, testSeconds) = (baseline.tests.count, baseline.allSeconds)
        (self.since, self.seconds) = (since, seconds)
        excess = Dictionary(grouping: mutants.excess) { mutants.all[$0]?.body ?? 0 }.map { body, left in
            Function(
                name: headings[body].name, file: headings[body].file, line: headings[body].line,
                changes: left.count)
        }.sorted { ($0.changes, $1.file, $1.line) > ($1.changes, $0.file, $0.line) }
    }

    /// The number of changes that ended in a certain way.
    private func count(_ isWanted: (BugFate) -> Bool) -> Int { entries.count { isWanted($0.fate) } }

    package var noticed: Int { count { if case .noticed = $0 { true } else { false } } }
    package var survived: Int { count(\.isSurvivor) }
    /// The unnoticed changes of statements that no test runs, though tests run their functions.
    package var bypassed: Int { count { $0 == .bypassed } }
    package var notReached: Int { count { $0 == .notReached } }
    package var notCompiled: Int { count { $0 == .notCompiled } }
    package var equivalent: [Entry] {
        entries.filter { if case .equivalent = $0.fate { true } else { false } }
    }
    /// The changes that tests could have noticed.
    package var tried: Int { noticed + survived + notReached }
    /// How many of these in a hundred they noticed, rounded down; 100 if there are none.
    package var percent: Int {
        // Rounded, but all is said only of all.
        tried == noticed ? 100 : min(99, (noticed * 200 + tried) / (2 * tried))
    }

    /// The functions that no test runs, in the order of the files.
    var unreachedFunctions: [Function] {
        groups(of: entries.filter { $0.fate == .notReached }).map { group in
            Function(
                name: group[0].declaration, file: group[0].file,
                line: group.map(\.line).min() ?? 1, changes: group.count)
        }
    }

    func groups(of entries: [Entry]) -> [[Entry]] {
        var order: [Int] = []
        let groups = Dictionary(grouping: entries) { $0.body }
        for entry in entries where !order.contains(entry.body) { order.append(entry.body) }
        return order.compactMap { groups[$0] }
    }
}
