import Foundation
import WorkbookModel

/// The source code of an exercise's checks, for formats that show it to learners.
package enum CheckCode {
    /// Returns the code of each check that has some, by the checks' ids: the body of a test, or the snippets of a probe.
    ///
    /// A suite that was left out of a course has no code, and neither have checks of a learner's own tests.
    package static func load(for exercise: Exercise) -> [String: String] {
        var code: [String: String] = [:]
        for source in sources(in: exercise.folders.checks) {
            code.merge(TestFunctionScan.code(in: source)) { first, _ in first }
        }
        for source in sources(in: exercise.folders.probes) {
            // A malformed probe is reported when the exercise is graded.
            guard let probe = try? Probe(parsing: source) else { continue }
            code.merge(probe.code(in: source)) { "\($0)\n\n\($1)" }
        }
        return code
    }

    /// Reads the Swift files of a folder in alphabetical order.
    private static func sources(in folder: URL) -> [String] {
        // Without one of the files, its code isn't shown.
        folder.files().compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    /// Returns lines without their common indentation, and without empty lines at the start and at the end.
    static func dedented(_ lines: [Substring]) -> String {
        func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
        let rest = lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
        let common = rest.filter { !isBlank($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return rest.map { line in
            String(line.dropFirst(common).reversed().drop(while: \.isWhitespace).reversed())
        }.joined(separator: "\n")
    }
}

extension Probe {
    /// Returns the snippets of each check, by the checks' ids, each below a comment with its demand.
    func code(in source: String) -> [String: String] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return snippets.reduce(into: [:]) { code, snippet in
            // The first line is the directive.
            let range = snippet.lines.lowerBound..<min(snippet.lines.upperBound, lines.count)
            let demand = snippet.demand == .compiles ? "// This must compile:" : "// This must not compile:"
            let text = "\(demand)\n\(CheckCode.dedented(Array(lines[range])))"
            let id = Check.Kind.compileTime(snippet.checkID).id
            code[id] = [code[id], text].compactMap(\.self).joined(separator: "\n\n")
        }
    }
}
