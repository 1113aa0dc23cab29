import Foundation
import WorkbookMutation

/// Where the code of a package reaches what tests can't control.
package struct SeamReport: Sendable {
    /// A line of code.
    package struct Entry: Sendable, Equatable {
        package var kind: DependencyKind
        package var file: String
        package var line: Int
        package var column: Int
        package var declaration: String
        package var target: String
        package var reached: [DependencyKind]
        package var technique: Technique
        /// The line of code, without the blanks around it.
        package var code: String
        /// How many characters of it come before what was found.
        package var offset: Int
        /// The names of the tests that run it; `nil` if that isn't known.
        package var tests: [String]?
    }

    /// A line of code that is behind a seam.
    package struct Behind: Sendable, Equatable {
        package var file: String
        package var line: Int
        package var declaration: String
        package var kinds: [DependencyKind]
        var reason: SeamJudgement.Reason
    }

    package let name: String
    /// The lines, in the order of the files.
    package private(set) var entries: [Entry] = []
    package private(set) var behind: [Behind] = []
    /// Targets and files that weren't read, and why.
    package let skipped: [(name: String, reason: String)]
    /// Why nothing is known about tests.
    package let problem: BugProblem?
    /// Whether anything is known about tests.
    package let hasCounts: Bool
    /// The tests that don't pass each time, and so aren't counted.
    package let leftOut: [String]

    init(
        package: String, judgement: SeamJudgement, code: PackageMutants, reach: SeamReach?,
        problem: BugProblem?,
        skipped: [(name: String, reason: String)]
    ) {
        (name, self.problem, self.skipped) = (package, problem, skipped)
        (hasCounts, leftOut) = (reach != nil, reach?.leftOut ?? [])
        let sources = Dictionary(
            code.modules.flatMap(\.sources).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let lines = sources.mapValues(\.lines)
        var known: [String: Int] = [:]
        for finding in judgement.findings {
            // What a macro made has no place in the file.
            guard let place = sources[finding.path]?.place(of: finding.offset),
                let text = lines[finding.path]?[place.line - 1]
            else { continue }
            // Of several references in a line, the first one says enough, but every object that it creates counts.
            let key =
                "\(finding.path) \(place.line) \(finding.kind) \(finding.kind == .collaborator ? finding.target : "")"
            if known.updateValue(0, forKey: key) != nil { continue }
            entries.append(
                Entry(
                    kind: finding.kind, file: finding.path, line: place.line, column: place.column,
                    declaration: finding.declaration, target: finding.target, reached: finding.reached,
                    technique: finding.technique, code: text.trimmingCharacters(in: .whitespaces),
                    offset: max(0, place.column - 1 - text.prefix(while: \.isWhitespace).count),
                    tests: code.body(at: finding.offset, of: finding.path).flatMap {
                        reach?.tests(ofBody: $0)
                    }))
        }
        for item in judgement.behind {
            guard let place = sources[item.path]?.place(of: item.offset) else { continue }
            if let index = behind.firstIndex(where: {
                ($0.file, $0.declaration) == (item.path, item.declaration)
            }) {
                if !behind[index].kinds.contains(item.kind) { behind[index].kinds.append(item.kind) }
                continue
            }
            behind.append(
                Behind(
                    file: item.path, line: place.line, declaration: item.declaration, kinds: [item.kind],
                    reason: item.reason))
        }
    }

    /// The lines of each kind with the same technique: first the kinds with the most lines that no test reaches, and in each
    /// group first the lines that the fewest tests reach.
    package var groups: [[Entry]] {
        let groups = Dictionary(grouping: entries) { $0.kind.order * 10 + $0.technique.rawValue }
        func unreached(_ group: [Entry]) -> Int { group.count { $0.tests?.isEmpty ?? false } }
        return groups.sorted { (-unreached($0.value), $0.key) < (-unreached($1.value), $1.key) }.map {
            group in
            group.value.enumerated().sorted {
                ($0.element.tests?.count ?? Int.max, $0.offset) < (
                    $1.element.tests?.count ?? Int.max, $1.offset
                )
            }.map(\.element)
        }
    }
}
