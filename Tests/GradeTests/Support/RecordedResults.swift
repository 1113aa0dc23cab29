import Foundation
import TestSupport
import Testing
import WorkbookAuthoring
import WorkbookFormats
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Recorded grading results, so that tests of screens don't have to build anything.
///
/// A result's key is the question, the exercise's files and the attempt's files. `WORKBOOK_RECORD_RESULTS=1`
/// records missing results. `WORKBOOK_CHECK_RESULTS=1`, as in `.ci/run`, compares each result with a real one
/// from the cache of `grade course verify`; with the value `--fresh`, the cache is ignored.
final class RecordedResults: AttemptResults {
    enum Mode { case replay, record, check }

    static let shared = RecordedResults()
    static let mode: Mode = {
        let environment = ProcessInfo.processInfo.environment
        if environment["WORKBOOK_RECORD_RESULTS"] == "1" { return .record }
        return environment["WORKBOOK_CHECK_RESULTS"] == nil ? .replay : .check
    }()

    private let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/results.txt")
    /// A line of JSON for each key.
    private let results: Locked<[String: String]>

    private init() {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        results = Locked(
            text.split(separator: "\n").reduce(into: [:]) { results, line in
                let fields = line.split(separator: "\t", maxSplits: 1).map(String.init)
                if fields.count == 2 { results[fields[0]] = fields[1] }
            })
    }

    func result<Value: Codable & Sendable, Problem>(
        _ question: String, of attempt: Attempt, in course: Course,
        find: @Sendable () async throws(Problem) -> Value
    ) async throws(Problem) -> Value {
        let key = key(for: question, attempt, course)
        let recorded = results.value[key]
        if Self.mode != .check, let recorded,
            let value: Value = ResultFile.value(in: Data(recorded.utf8), of: course)
        {
            return value
        }
        if Self.mode == .replay {
            Issue.record("there is no recorded result \(key); record it with WORKBOOK_RECORD_RESULTS=1")
        }
        let value: Value
        if Self.mode == .check, let cache = await Self.cache.value {
            value = try await cache.result(question, of: attempt, in: course, find: find)
            Self.counts.withLock { $0 = cache.counts }
            GradingBudget.spend(0)
        } else {
            GradingBudget.spend(1)
            value = try await find()
        }
        let text = (try? ResultFile.data(of: value, in: course)).map {
            Self.steady(String(decoding: $0, as: UTF8.self))
        }
        if Self.mode == .record { record(text, for: key) }
        if Self.mode == .check && text != recorded {
            Issue.record(
                "the recorded result \(key) is\n\(recorded ?? "missing")\nbut should be\n\(text ?? "")")
        }
        return value
    }

    private func key(for question: String, _ attempt: Attempt, _ course: Course) -> String {
        let conditions = GradingConditions(course: course, toolchain: .sample, tool: nil, isSandboxed: false)
        let parts = [
            question, conditions.suiteDigest(of: attempt.exercise).text,
            ResultFile.content(of: attempt, in: course),
        ]
        let kind = question.prefix { $0.isLetter }
        return
            "\(attempt.exercise.slug) \(kind) \(SHA256.text(of: Data(parts.joined(separator: "\n").utf8)).prefix(16))"
    }

    /// Returns a result without the times, which change from run to run; a limit is at least 1 and whole, and stays.
    private static func steady(_ text: String) -> String {
        text.replacing(/"seconds":(0|[0-9]+\.[-+.0-9e]+|[0-9]+e-[0-9]+)(?=[,}])/, with: #""seconds":0.5"#)
    }

    private func record(_ text: String?, for key: String) {
        results.withLock { results in
            results[key] = text
            let lines = results.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
            do {
                try Data(lines.joined().utf8).write(to: file, options: .atomic)
            } catch {
                Issue.record(error, "not recorded")
            }
        }
    }

    /// Counts the real results that came from the cache, and those that had to be graded.
    static let counts = Locked<ResultCache.Counts?>(nil)

    /// The source of real results for comparison, which grades only those that a change affects.
    private static let cache = Task<ResultCache?, Never> {
        let runner = ProcessRunner()
        let environment = ProcessInfo.processInfo.environment
        guard let course = try? Course.load(Repository.root),
            let toolchain = try? await Toolchain.find(
                environment: GradeTool.environment, runner: runner, cache: nil)
        else { return nil }
        return ResultCache(
            course: course, toolchain: toolchain,
            tools: Tools(runner: runner, environment: GradeTool.environment),
            tool: URL(filePath: GradeTool.path), folder: ResultCache.folder(environment),
            isFresh: environment["WORKBOOK_CHECK_RESULTS"] == "--fresh")
    }
}

extension Trait where Self == ConditionTrait {
    /// Runs a test only where results are recorded, or compared with real ones, as in `.ci/run`: it builds more than it proves day by day.
    static var inCompleteRuns: Self {
        .enabled(if: RecordedResults.mode != .replay, ".ci/run runs it, with WORKBOOK_CHECK_RESULTS=1")
    }
}
