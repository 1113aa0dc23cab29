import Foundation
import WorkbookSystem

/// Names that are random for each workspace folder, so that code can't be written for them in advance.
struct GeneratedNames: Sendable, Equatable {
    private let words: [String]

    /// Generates the names of a workspace.
    init(_ secret: WorkspaceSecret) {
        words = (0..<GeneratedNames.count).map { "w" + secret.code(for: "word \($0)") }
    }

    /// What the names of a suite's helpers end with.
    var suffix: String { "_" + words[0] }

    /// The name of the canary's suite and of its file.
    var canary: String { "Checks" + words[1] }

    /// A word that no other one equals; there are 27 of them.
    func word(_ index: Int) -> String { words[3 + index] }

    /// The comment on issues that a suite's helper of this name records as known.
    var toleratedIssue: String { words[2] }

    /// Returns text that came from a build or a run, without the suffix.
    func hidden(in text: String) -> String {
        guard text.contains(suffix) else { return text }
        return text.replacing("toleratingIssues" + suffix, with: toleratedIssue).replacing(suffix, with: "")
    }

    /// Returns the same for a record of a run.
    func hidden(in data: Data) -> Data {
        guard data.range(of: Data(suffix.utf8)) != nil else { return data }
        return Data(hidden(in: String(decoding: data, as: UTF8.self)).utf8)
    }

    /// Returns the same for everything that came from a build or a run.
    func hidden(in result: ProcessResult) -> ProcessResult {
        var result = result
        result.output = hidden(in: result.output)
        result.errorOutput = hidden(in: result.errorOutput)
        result.events = hidden(in: result.events)
        return result
    }

    private static let count = 30
}
