import Foundation
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel

/// A run of a learner's tests or of a suite, with records as the test library would write them.
struct SampleRun {
    /// The end of a test.
    enum Fate {
        case passes
        /// Records one issue with each of these comments.
        case fails([String])
        case knownIssue
        /// Records a known issue with a comment.
        case knownIssueWith(String)
        /// Records this many known issues, like the canary.
        case sings(Int)
        case isSkipped
        case cancelsItself
        /// Is skipped because it has no arguments.
        case hasNoArguments
        case neverEnds
        case neverStarts
    }

    /// A test with its ID inside the module, and how it ends.
    struct Test {
        var id: String
        var displayName: String?
        var fate: Fate

        init(_ id: String, named displayName: String? = nil, _ fate: Fate) {
            self.id = id
            self.displayName = displayName
            self.fate = fate
        }
    }

    var module: String
    var tests: [Test]
    /// Failures that the library couldn't assign to a test.
    var unattributed: [String] = []
    /// Whether the library recorded the end of the run.
    var isComplete = true

    init(
        module: String = "LampTests", _ tests: [Test], unattributed: [String] = [], isComplete: Bool = true
    ) {
        self.module = module
        // Every hidden suite comes with a canary; a learner's own tests don't.
        let canary = Test("\(Canary.sample.name)/mustFail()", .sings(Canary.sample.failures))
        let isHidden = module.hasSuffix("Checks") && !tests.contains { $0.id == canary.id }
        self.tests = tests + (isHidden ? [canary] : [])
        self.unattributed = unattributed
        self.isComplete = isComplete
    }

    var log: TestLog {
        TestLog(EventStream(decoding: Data(text.utf8)), module: module, canary: Canary.sample.name)
    }

    /// The complete stream.
    var text: String {
        var records = tests.enumerated().map { index, test in
            var payload: [String: Any] = [
                "kind": "function", "id": fullID(test, index), "name": name(of: test),
                "isParameterized": false,
                "sourceLocation": [
                    "fileID": "\(module)/\(module).swift", "line": index + 10, "column": 6,
                ],
            ]
            payload["displayName"] = test.displayName
            return record("test", payload)
        }
        records.append(event("runStarted"))
        for (index, test) in tests.enumerated() {
            records += events(of: test, fullID(test, index), line: index + 10)
        }
        records += unattributed.map { issue([$0], isKnown: false, line: 1, of: nil) }
        if isComplete { records.append(event("runEnded")) }
        return records.joined(separator: "\n") + "\n"
    }

    private func events(of test: Test, _ id: String, line: Int) -> [String] {
        let started = event("testStarted", of: id)
        let ended = event("testEnded", of: id)
        return switch test.fate {
        case .passes: [started, ended]
        case .fails(let comments): [started, issue(comments, isKnown: false, line: line, of: id), ended]
        case .sings(let count):
            [started] + Array(repeating: issue([], isKnown: true, line: line, of: id), count: count) + [ended]
        case .knownIssue: [started, issue([], isKnown: true, line: line, of: id), ended]
        case .knownIssueWith(let comment):
            [started, issue([comment], isKnown: true, line: line, of: id), ended]
        case .isSkipped: [event("testSkipped", of: id)]
        case .cancelsItself: [started, event("testCancelled", of: id), ended]
        case .hasNoArguments:
            [
                event(
                    "testSkipped", of: id,
                    [
                        "messages": [
                            [
                                "symbol": "skip",
                                "text": "Test \(name(of: test)) skipped: \"No test cases found.\"",
                            ]
                        ]
                    ])
            ]
        case .neverEnds: [started]
        case .neverStarts: []
        }
    }

    private func issue(_ comments: [String], isKnown: Bool, line: Int, of id: String?) -> String {
        let headline = ["symbol": "fail", "text": "Expectation failed: (isOn → false) == true"]
        return event(
            "issueRecorded", of: id,
            [
                "messages": [headline] + comments.map { ["symbol": "details", "text": $0] },
                "issue": [
                    "isKnown": isKnown, "isFailure": !isKnown, "severity": "error",
                    "sourceLocation": ["fileID": "\(module)/\(module).swift", "line": line, "column": 9],
                ],
            ])
    }

    private func event(_ kind: String, of id: String? = nil, _ more: [String: Any] = [:]) -> String {
        var payload: [String: Any] = [
            "kind": kind, "instant": ["absolute": 1.5, "since1970": 2.5], "messages": [],
        ]
        payload["testID"] = id
        return record("event", payload.merging(more) { $1 })
    }

    private func record(_ kind: String, _ payload: [String: Any]) -> String {
        let object: [String: Any] = ["kind": kind, "version": "6.3.0", "payload": payload]
        guard let data = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys) else {
            preconditionFailure("a record holds texts, numbers, lists and objects only")
        }
        return String(decoding: data, as: UTF8.self)
    }

    private func fullID(_ test: Test, _ index: Int) -> String {
        "\(module).\(test.id)/\(module).swift:\(index + 10):6"
    }

    private func name(of test: Test) -> String { String(test.id.split(separator: "/").last ?? "") }
}

extension Canary {
    /// The canary of a suite that uses none of the optional words.
    static let sample = Canary(for: Exercise.sample().firstPart, names: .sample, suiteWords: [])
}

extension GeneratedNames {
    /// Generated names that are the same in every test.
    static let sample = GeneratedNames(WorkspaceSecret(numbers: [1, 2, 3, 4]))
}

extension CompletedRun {
    /// Returns the outcome of a run that was completed at the first try.
    static func of(_ tests: [SampleRun.Test], module: String = "LampTests", unattributed: [String] = [])
        -> Self
    {
        Self(log: SampleRun(module: module, tests, unattributed: unattributed).log)
    }

    /// Returns the same outcome with one test stopped.
    func stopping(_ id: String, _ stop: Stop, at place: Place? = nil, inSubject: Place? = nil) -> Self {
        var outcome = self
        outcome.log.stop(id, stop, at: place, inSubject: inSubject)
        return outcome
    }
}
