import Foundation
import WorkbookMutation
import WorkbookSystem

extension BugReport {
    /// The report in the format of mutation-testing-elements, which viewers such as that of Stryker can read.
    ///
    /// Source: stryker-mutator/mutation-testing-elements, `mutation-testing-report-schema.json`, version 2.
    package func json() throws -> String {
        String(decoding: try JSONFile.encode(ElementsReport(self)), as: UTF8.self)
    }
}

/// A report in the schema of mutation-testing-elements.
private struct ElementsReport: Encodable {
    struct Position: Encodable {
        var line: Int
        var column: Int
    }
    struct Location: Encodable {
        var start: Position
        var end: Position
    }
    struct Mutant: Encodable {
        var id: String
        var mutatorName: String
        var description: String
        var replacement: String
        var location: Location
        var status: String
        var statusReason: String?
        var coveredBy: [String]
        var killedBy: [String]?
    }
    struct File: Encodable {
        var language = "swift"
        var source: String
        var mutants: [Mutant]
    }
    struct Thresholds: Encodable {
        var high = 80
        var low = 60
    }

    var schemaVersion = "2"
    var thresholds = Thresholds()
    var files: [String: File] = [:]

    init(_ report: BugReport) {
        let byFile = Dictionary(grouping: report.entries, by: \.file)
        files = report.sources.reduce(into: [:]) { files, source in
            files[source.key] = File(
                source: source.value, mutants: (byFile[source.key] ?? []).map(ElementsReport.mutant))
        }
    }

    private static func mutant(_ entry: BugReport.Entry) -> Mutant {
        func position(_ place: SourcePosition) -> Position {
            Position(line: place.line, column: place.column)
        }
        var status = ""
        var reason: String?
        var killers: [String]?
        switch entry.fate {
        case .noticed(let test, .timeout): (status, killers) = ("Timeout", [test])
        case .noticed(let test, let sign): (status, reason, killers) = ("Killed", sign.rawValue, [test])
        case .survived: status = "Survived"
        case .bypassed: (status, reason) = ("Survived", "no test runs this statement")
        case .notReached: status = "NoCoverage"
        case .notCompiled: status = "CompileError"
        case .equivalent(let words): (status, reason) = ("Ignored", words)
        }
        return Mutant(
            id: entry.id, mutatorName: entry.operation, description: entry.consequence,
            replacement: entry.replacement,
            location: Location(start: position(entry.start), end: position(entry.end)), status: status,
            statusReason: reason, coveredBy: entry.tests, killedBy: killers)
    }
}
