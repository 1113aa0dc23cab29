import Foundation
import SubmissionSupport
import WorkbookAuthoring
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Grades all hostile and honest submissions, and exits with 1 if a verdict is wrong.
///
///     Tests/Submissions/run [--fresh] [--record] [NAME …]
///
/// A name is the beginning of a path below `Hostile` or `Honest`, such as `3.4` or `3.4/names`. `--fresh`
/// ignores cached results. `--record` stores the verdicts and messages of hostile submissions for review.
@main enum CheckSubmissions {
    static func main() async throws {
        let words = CommandLine.arguments.dropFirst()
        let names = words.filter { !$0.hasPrefix("--") }
        let environment = ProcessInfo.processInfo.environment
        var grader = try await SubmissionGrader(environment: environment)
        let cache = ResultCache(
            course: grader.course, toolchain: grader.toolchain, tools: grader.tools,
            tool: Bundle.main.executableURL?.resolvingSymlinksInPath(),
            folder: ResultCache.folder(environment), isFresh: words.contains("--fresh"))
        grader.tools.results = cache
        let chosen = try Submission.Group.allCases.flatMap { try Submission.all(in: $0) }.filter {
            submission in
            names.isEmpty || names.contains { submission.name.hasPrefix($0) }
        }
        // All submissions to an exercise share its workspace.
        let groups = Dictionary(grouping: chosen, by: \.folder).sorted { $0.key < $1.key }
        let problems = try await groups.concurrentMap(limit: 2) { [grader] _, submissions in
            var problems: [String] = []
            for submission in submissions {
                let graded = try await grader.grade(submission)
                if words.contains("--record") && submission.group == .hostile && submission.residual == nil {
                    try submission.record(
                        outcome: graded.verdict.outcome.rawValue, words: graded.mostImportantWords)
                } else if let problem = graded.problem {
                    cache.forget(graded.verdict.exercise.id)
                    problems.append("\(submission.group.rawValue)/\(submission.name) \(problem)")
                }
            }
            return problems
        }.flatMap { $0 }
        for problem in problems { print("✘ \(problem)") }
        let left = try await leftProcesses(environment)
        if !left.isEmpty {
            print("✘ These processes outlived their grading:\n\(left.joined(separator: "\n"))")
        }
        let hostile = chosen.count { $0.group == .hostile }
        print(
            """
            \(hostile) hostile and \(chosen.count - hostile) honest submissions, \(problems.count) wrong verdicts. \
            \(cache.counts.kept) results were kept in \(cache.folder.path), and \(cache.counts.found) were found now.
            """)
        exit(chosen.isEmpty || !problems.isEmpty || !left.isEmpty ? 1 : 0)
    }

    /// Returns the processes that a submission has started and that are still running.
    private static func leftProcesses(_ environment: [String: String]) async throws -> [String] {
        let list = Command("/bin/ps", ["-ww", "-eo", "args"], environment: environment)
        return try await ProcessRunner().run(list, limit: 120).output.split(separator: "\n").map(String.init)
            .filter { $0.contains("sleep 94.32109") }
    }
}

extension SubmissionGrader.Graded {
    /// Returns the words on the screen that best explain why the verdict is not "passed".
    fileprivate var mostImportantWords: String {
        let failing = verdict.checks.first { $0.state != .passed && $0.state != .notAttempted }
        let messages = (failing?.messages.first).map { String($0.prefix { $0 != "\n" }.prefix(70)) }
        let sentence = messages.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let words = [
            verdict.flags.first?.reason, verdict.diagnostics.first?.message, messages, sentence,
            failing?.check.name,
        ]
        .compactMap { $0?.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        return words.first(where: screen.contains) ?? "\(verdict.outcome)"
    }
}
