import Foundation
import WorkbookSystem

/// Names that are random for each workspace folder, so that code can't be written for them in advance.
///
/// They are stored beside the package and stay the same, because with other names a grading would compile everything again.
struct GeneratedNames: Sendable, Equatable {
    private var words: [String]

    /// Creates names from random numbers.
    init(using generator: inout some RandomNumberGenerator) {
        words = (0..<GeneratedNames.count).map { _ in
            String(
                (0..<GeneratedNames.length).compactMap { _ in
                    GeneratedNames.letters.randomElement(using: &generator)
                })
        }
    }

    /// Reads the names of a workspace folder, or creates them.
    ///
    /// - Throws: The file system's errors.
    static func load(in folder: URL) throws -> GeneratedNames {
        let file = folder.appending(path: "names")
        if let stored = FileManager.default.contents(atPath: file.path),
            let names = GeneratedNames(String(decoding: stored, as: UTF8.self))
        {
            return names
        }
        var generator = SystemRandomNumberGenerator()
        let names = GeneratedNames(using: &generator)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(names.text.utf8).write(to: file, options: .atomic)
        return names
    }

    /// Reads names from a text; `nil` if it isn't one that was written here.
    private init?(_ text: String) {
        words = text.split(separator: "\n").map(String.init)
        guard words.count == GeneratedNames.count,
            words.allSatisfy({
                $0.count == GeneratedNames.length && $0.allSatisfy(GeneratedNames.letters.contains)
            })
        else { return nil }
    }

    /// The names as they are stored.
    var text: String { words.joined(separator: "\n") + "\n" }

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
    private static let length = 12
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
}
