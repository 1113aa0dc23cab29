import Foundation
import WorkbookModel
import WorkbookSystem

/// The results of each test function of a module, gathered from one run or several.
package struct TestLog: Equatable {
    /// How far a test has come.
    enum Stage: Equatable {
        case found
        case started
        case skipped
        case ended
        case stopped(Stop, Place?)
    }

    /// An issue that a test recorded.
    struct Issue: Equatable {
        var isFailure: Bool
        var isKnown: Bool
        /// The library's own description.
        var headline: String
        /// The comments that the author of the test wrote.
        var comments: [String]
        var fileID: String?
        var line: Int?
    }

    /// What is known of a test function.
    struct TestRecord: Equatable {
        /// The id without module and source position: `TrackerChecks/newTracker()`.
        var id: String
        /// The display name, or the function's name.
        var name: String
        var progress: Stage = .found
        var issues: [Issue] = []
        /// The file in which the test is declared, named by its module.
        var fileID: String?
        /// The line of its `@Test`.
        var line: Int?
        /// Whether it was skipped because its list of arguments is empty.
        var hasNoArguments = false
        /// Whether it was skipped while it ran, because it cancelled itself.
        var wasCancelled = false
        /// The place in the subject at which it crashed, if that is known.
        var crashInSubject: Place?
        /// When it started, in seconds of the test process's clock.
        var start: Double?
        /// How long it ran, in seconds, as far as the test process's own clock can be believed.
        var seconds: Double?

        var failures: [Issue] { issues.filter(\.isFailure) }
        /// Whether it ended without a failure.
        var passed: Bool { progress == .ended && failures.isEmpty }
    }

    /// The test functions in the order in which the library lists them.
    private(set) var entries: [TestRecord] = []
    /// The positions of the entries by id, because a forged stream can have hundreds of thousands.
    private var positions: [String: Int] = [:]
    /// Tests whose id another test has as well, so that the results of both are taken for those of the first.
    private(set) var ambiguous: [TestRecord] = []
    /// Failures that the library could not assign to a test.
    private(set) var unattributed: [Issue] = []
    /// Whether the library reported the end of the run.
    private(set) var runEnded = false
    /// The record of the canary, which learners never see.
    private(set) var canary: TestRecord?
    /// What in the record cannot come from the test library.
    private(set) var irregularities: [EventStream.Irregularity] = []

    /// Reads one run's stream, keeping only the functions of `module`.
    ///
    /// - Parameters:
    ///   - canary: The suite that is kept apart.
    ///   - tolerated: The comment on known issues that the suite itself declares, which are left out.
    init(_ stream: EventStream, module: String, canary: String? = nil, tolerated: String? = nil) {
        for test in stream.tests where test.kind == "function" {
            guard let id = TestLog.checkID(test.id, module: module) else { continue }
            let record = TestRecord(
                id: id, name: test.displayName ?? test.name, fileID: test.sourceLocation?.fileID,
                line: test.sourceLocation?.line)
            if let first = self[id] {
                if first.line != record.line || first.fileID != record.fileID { ambiguous.append(record) }
            } else {
                append(record)
            }
        }
        for event in stream.events { apply(event, module: module, tolerated: tolerated) }
        if let canary, let index = entries.firstIndex(where: { $0.id.hasPrefix("\(canary)/") }) {
            self.canary = entries.remove(at: index)
            positions = Dictionary(
                entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
        irregularities = stream.irregularities()
    }

    /// The record of a test; `nil` for the canary.
    subscript(id: String) -> TestRecord? { positions[id].map { entries[$0] } }

    /// The test that began and did not end; there is at most one in a serial run.
    var unfinishedTest: String? { entries.first { $0.progress == .started }?.id }

    /// Marks a test as stopped.
    mutating func stop(_ id: String, _ stop: Stop, at place: Place?, inSubject: Place? = nil) {
        update(id) {
            $0.progress = .stopped(stop, place)
            $0.crashInSubject = inSubject
        }
    }

    /// Adds the results of a later run of the tests that did not run yet; what a test has reported is final.
    mutating func merge(_ later: TestLog) {
        irregularities += later.irregularities.filter { !irregularities.contains($0) }
        for entry in later.entries where entry.progress != .found {
            switch self[entry.id]?.progress {
            case nil: append(entry)
            case .found: update(entry.id) { $0 = entry }
            default:
                if !irregularities.contains(.skippedTestReported) {
                    irregularities.append(.skippedTestReported)
                }
            }
        }
        unattributed += later.unattributed
        if canary?.progress != .ended, let other = later.canary, other.progress != .found { canary = other }
        runEnded = later.runEnded
    }

    /// Returns the id without module, file, line and column, all of which may change between two edits.
    static func checkID(_ id: String, module: String) -> String? {
        guard id.hasPrefix(module + ".") else { return nil }
        let rest = id.dropFirst(module.count + 1)
        guard let slash = rest.lastIndex(of: "/") else { return String(rest) }
        // A regular expression took most of the time of a long stream.
        let parts = rest[slash...].split(separator: ":", omittingEmptySubsequences: false)
        guard let file = parts.dropLast(2).last, file.hasSuffix(".swift"),
            parts.suffix(2).allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) })
        else { return String(rest) }
        return String(rest[..<slash])
    }

    private mutating func apply(_ event: EventStream.Event, module: String, tolerated: String?) {
        let id = event.testID.flatMap { TestLog.checkID($0, module: module) }
        switch event.kind {
        case "runEnded": runEnded = true
        case "testStarted":
            update(id) {
                $0.progress = .started
                $0.start = event.instant?.absolute
            }
        case "testEnded":
            update(id) { test in
                guard test.progress == .started else { return }
                test.progress = .ended
                if let start = test.start, let end = event.instant?.absolute, end >= start, end - start < 1e6
                {
                    test.seconds = end - start
                }
            }
        case "testSkipped", "testCancelled":
            // The library has no other sign of it; the words are those of Swift 6.2 and 6.3.
            let isEmpty = event.messages?.contains { $0.text.hasSuffix("\"No test cases found.\"") }
            update(id) {
                $0.progress = .skipped
                $0.hasNoArguments = isEmpty ?? false
                $0.wasCancelled = event.kind == "testCancelled"
            }
        case "issueRecorded":
            guard let issue = event.issue.map({ TestLog.issue($0, event.messages ?? []) }) else { return }
            if let tolerated, issue.isKnown, issue.comments.contains(where: { $0.contains(tolerated) }) {
                return
            }
            if let id, self[id] != nil {
                update(id) { TestLog.add(issue, to: &$0.issues) }
            } else if issue.isFailure {
                TestLog.add(issue, to: &unattributed)
            }
        default: break
        }
    }

    private mutating func update(_ id: String?, _ change: (inout TestRecord) -> Void) {
        guard let id, let index = positions[id] else { return }
        change(&entries[index])
    }

    private mutating func append(_ entry: TestRecord) {
        positions[entry.id] = entries.count
        entries.append(entry)
    }

    private static func issue(_ issue: EventStream.Event.Issue, _ messages: [EventStream.Event.Message])
        -> Issue
    {
        let comments = messages.filter { $0.symbol == "details" }.map(\.text)
        return Issue(
            isFailure: issue.countsAsFailure, isKnown: issue.isKnown,
            headline: messages.first { $0.symbol != "details" }?.text ?? "", comments: comments,
            fileID: issue.sourceLocation?.fileID, line: issue.sourceLocation?.line)
    }

    /// Adds an issue, as far as a person can read it: code under test can write any text into it, and record any number.
    private static func add(_ issue: Issue, to issues: inout [Issue]) {
        // Known issues can't keep a failure out.
        guard issues.count(where: { $0.isFailure == issue.isFailure }) < 1000 else { return }
        let length = issues.count < 20 ? 4000 : 200
        var issue = issue
        issue.headline = issue.headline.bounded(to: length)
        issue.comments = issue.comments.prefix(20).map { $0.bounded(to: length) }
        issues.append(issue)
    }
}
