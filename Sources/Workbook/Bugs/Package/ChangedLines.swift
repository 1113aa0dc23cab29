import Foundation
import WorkbookSystem

/// The lines of a package that have changed since a git reference.
struct ChangedLines: Sendable, Equatable {
    private var ranges: [String: [Range<Int>]] = [:]

    /// Asks git.
    ///
    /// - Throws: ``BugProblem/badReference(_:_:)``, or what keeps git from being started.
    static func read(since reference: String, in package: URL, tools: BugTools) async throws -> ChangedLines {
        guard let git = ExecutableSearch(environment: tools.environment).find("git") else {
            throw BugProblem.badReference(reference, "git was not found")
        }
        func ask(_ words: [String]) async throws -> String {
            let command = Command(
                git, ["--no-optional-locks", "-C", package.path] + words, environment: tools.environment,
                workingDirectory: package.path)
            let result = try await tools.runner.run(command, limit: 300)
            guard result.termination.isSuccess else {
                let words = result.errorOutput.split(whereSeparator: \.isNewline).first ?? "git failed"
                throw BugProblem.badReference(reference, String(words))
            }
            return result.output
        }
        // A branch may have gone on since this one left it, and only the changes of this one count. Without a common commit, or for
        // something that isn't a reference, the comparison below is with the reference itself, and reports what is wrong with it.
        let base = (try? await ask(["merge-base", reference, "HEAD"])).map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        var lines = ChangedLines(
            diff: try await ask([
                "diff", "--relative", "--unified=0", "--no-color", "--no-ext-diff", "--no-prefix",
                base ?? reference, "--", ".",
            ]))
        let new = try await ask(["ls-files", "--others", "--exclude-standard", "-z"])
        for path in new.split(separator: "\0") { lines.ranges[String(path)] = [1..<Int.max] }
        return lines
    }

    /// Reads a difference without context lines.
    init(diff: String) {
        var file = ""
        for line in diff.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("+++ ") { file = String(line.dropFirst(4).prefix { $0 != "\t" }) }
            guard let match = line.firstMatch(of: /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/), let start = Int(match.1)
            else { continue }
            let count = match.2.flatMap { Int($0) } ?? 1
            if count > 0 { ranges[file, default: []].append(start..<start + count) }
        }
    }

    /// Whether a line of a file has changed.
    func contains(_ file: String, _ line: Int) -> Bool {
        ranges[file]?.contains { $0.contains(line) } ?? false
    }
}
