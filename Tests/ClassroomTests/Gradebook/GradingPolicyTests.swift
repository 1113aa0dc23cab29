import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct GradingPolicyTests {
    private func problem(_ text: String) throws -> String {
        do {
            _ = try SampleGrades.policy(text)
            return "none"
        } catch GradebookProblem.malformedPolicy(let problem) {
            return "\(problem.keyPath): \(problem.expected), \(problem.found)"
        }
    }

    @Test("An empty file means the default policy")
    func defaults() throws {
        try expectEqual(SampleGrades.policy("{}"), GradingPolicy())
        try expectEqual(SampleGrades.policy(#"{ "$schema": "x", "format": 1 }"#), GradingPolicy())
    }

    @Test("Every key is read")
    func everyKey() throws {
        let policy = try SampleGrades.policy(
            """
            {
              "format": 1, "points": 2, "lessons": { "1": 10.1 }, "exercises": { "2.1": 0.3 },
              "partialCredit": "weights", "weights": { "2.1": { "compile/readable": 2 } },
              "flagged": "held", "missing": "zero", "required": [1, "seam"], "dropLowest": 1, "decimals": 1,
              "timeZone": "Europe/Berlin", "deadline": "2026-12-01 23:59",
              "late": { "graceMinutes": 15, "percentPerDay": 10, "mostPercent": 50, "zeroAfterDays": 7 },
              "extensions": { "ada": "2026-12-03T23:59:00Z" }, "times": "times.csv",
              "decisions": [{ "learner": "ada", "exercise": "2.1", "points": 0.2, "reason": "seen" }]
            }
            """)
        var expected = GradingPolicy()
        expected.points = 2
        expected.lessons = ["1": try #require(Decimal(string: "10.1"))]
        expected.exercises = ["2.1": try #require(Decimal(string: "0.3"))]
        expected.partialCredit = .weights
        expected.weights = ["2.1": ["compile/readable": 2]]
        expected.flagged = .held
        expected.missing = .zero
        expected.required = ["1", "seam"]
        expected.dropLowest = 1
        expected.decimals = 1
        expected.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        expected.deadline = PolicyDate.date("2026-12-01T22:59:00Z", in: .gmt)
        expected.late.graceMinutes = 15
        expected.late.percentPerDay = 10
        expected.late.mostPercent = 50
        expected.late.zeroAfterDays = 7
        expected.extensions = ["ada": try #require(PolicyDate.date("2026-12-03 23:59", in: .gmt))]
        expected.times = "times.csv"
        expected.decisions = [
            .init(
                learner: "ada", exercise: "2.1", points: try #require(Decimal(string: "0.2")), reason: "seen")
        ]
        expectEqual(policy, expected)
    }

    @Test(
        "A mistake is reported with its location and what was expected",
        arguments: [
            (#"{ "dedline": "x" }"#, "dedline: the key deadline, the unknown key \"dedline\""),
            (#"{ "zebra": "x" }"#, "zebra: one of the keys format, points,"),
            (#"{ "points": "ten" }"#, "points: a number, a text (\"ten\")"),
            (#"{ "points": -1 }"#, "points: a number from 0 to 1000000, a number (-1)"),
            (#"{ "exercises": { "3.2": 1e300 } }"#, "exercises.3.2: a number from 0 to 1000000"),
            (#"{ "dropLowest": 1.5 }"#, "dropLowest: a whole number from 0 to 1000, a number (1.5)"),
            (#"{ "flagged": "maybe" }"#, "flagged: one of \"passed\", \"held\", a text (\"maybe\")"),
            (#"{ "deadline": "tomorrow" }"#, "deadline: a date and time such as"),
            (#"{ "deadline": "2026-02-31 10:00" }"#, "deadline: a date and time such as"),
            (
                #"{ "timeZone": "Europe/Berlin", "deadline": "2026-03-29 02:30" }"#,
                "deadline: a time that exists in Europe/Berlin: the clocks are set forward past this one"
            ),
            (#"{ "extensions": { "ada": 3 } }"#, "extensions.ada: a text, a number (3)"),
            (#"{ "timeZone": "Mars" }"#, "timeZone: the name of a time zone"),
            (#"{ "late": { "perDay": 10 } }"#, "late.perDay: one of the keys graceMinutes"),
            (#"{ "late": { "percentPerDay": 110 } }"#, "late.percentPerDay: a number from 0 to 100"),
            (#"{ "weights": { "2.1": 3 } }"#, "weights.2.1: an object, a number (3)"),
            (#"{ "required": [true] }"#, "required[0]: a text, true"),
            (
                #"{ "decisions": [{ "learner": "a", "exercise": "1.1", "reason": "b" }] }"#,
                "decisions[0].points (\"a\"): a value, none"
            ),
            (
                #"{ "decisions": [{ "learner": "a", "exercise": "1.1", "points": 0, "reason": " " }] }"#,
                "decisions[0].reason (\"a\"): the reason, which the learner reads, a text (\" \")"
            ),
            (
                #"{ "decisions": [{ "learner": "a", "exercise": "", "points": 0, "reason": "b" }] }"#,
                "decisions[0].exercise (\"a\"): an exercise such as \"1.1\", or no \"exercise\" at all for the total, a text (\"\")"
            ),
            (
                #"{ "decisions": [{ "learner": "a", "exercise": null, "points": 0, "reason": "b" }] }"#,
                "decisions[0].exercise (\"a\"): an exercise such as \"1.1\", or no \"exercise\" at all for the total, "
            ),
            (
                #"{ "decisions": [{ "learner": "a", "points": 1.25, "reason": "b" }], "decimals": 1 }"#,
                "decisions[0].points (\"a\"): points with at most 1 decimal, as \"decimals\" says, a number (1.25)"
            ),
            (#"{ "format": 2 }"#, "format: format 1, a number (2)"),
            ("{", ": valid JSON, "),
            ("{ \"points\": 1,\n}", ": valid JSON, a mistake in line 1 (a comma with nothing after it)"),
            ("{ \"lessons\": { \"3\": 40,\n\"3\": 30 } }", "lessons.3: one value, two, in lines 1 and 2"),
            (#"{ "points": 1, "p\u006fints": 2 }"#, "points: one value, two, both in line 1"),
            (
                #"{ "decisions": [{ "learner": "a:}\"", "exercise": "1.1", "points": 0, "reason": "b" }, { "learner": "a", "exercise": "1.1", "points": 4, "points": 3, "reason": "b" }] }"#,
                "decisions[1].points (\"a\"): one value, two, both in line 1"
            ),
        ])
    func mistakes(_ text: String, _ start: String) throws {
        let problem = try problem(text)
        #expect(problem.hasPrefix(start), "\(problem)")
    }

    @Test("The published schema lists the same keys as the reader")
    func schema() throws {
        let file = Repository.root.appending(path: "Sources/Workbook/Classroom/Gradebook/policy.schema.json")
        let schema = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
        guard case .object(let root) = schema, case .object(let properties)? = root["properties"] else {
            Issue.record("the schema has no properties")
            return
        }
        let message = try problem(#"{ "unknown": 1 }"#)
        let keys = try #require(message.firstMatch(of: /keys ([^:]*), the unknown/)).1
        expectEqual(
            Set(keys.split(separator: ", ").map(String.init)), Set(properties.keys.filter { $0 != "$schema" })
        )
    }

    @Test(
        "Dates are parsed as ISO 8601, in the policy's time zone unless they have their own",
        arguments: [
            ("2026-12-01T23:59:00+01:00", 1_796_165_940.0), ("2026-12-01 23:59", 1_796_165_940),
            ("2026-12-01T22:59Z", 1_796_165_940), ("2026-12-01 22:59:00 UTC", 1_796_165_940),
            ("2026-12-01T17:59:00.123-0500", 1_796_165_940),
        ])
    func dates(_ text: String, _ seconds: Double) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        expectEqual(PolicyDate.date(text, in: zone)?.timeIntervalSince1970, seconds)
    }

    @Test("Each day begun after the grace period counts as late, up to a limit")
    func lateness() {
        var policy = LatePolicy()
        policy.graceMinutes = 10
        policy.percentPerDay = 20
        policy.mostPercent = 50
        policy.zeroAfterDays = 5
        let deadline = Date(timeIntervalSince1970: 1_000_000)
        func late(_ seconds: Double) -> Lateness {
            policy.lateness(of: deadline + seconds, deadline: deadline, in: .gmt)
        }
        expectEqual(late(-1), .inTime)
        expectEqual(late(600), .inTime)
        expectEqual(late(601), .late(days: 1, percent: 20))
        expectEqual(late(86_400), .late(days: 1, percent: 20))
        expectEqual(late(86_401), .late(days: 2, percent: 40))
        expectEqual(late(3 * 86_400), .late(days: 3, percent: 50))
        expectEqual(late(5 * 86_400 + 1), .late(days: 6, percent: 100))
        expectEqual(late(1e300), .late(days: 100_000, percent: 100))
    }

    @Test(
        "A day late ends at the deadline's time of day, even if the clocks are changed",
        arguments: [
            // An hour more, then an hour less.
            ("2026-10-23 18:00", ["2026-10-24 18:00": 1, "2026-10-25 18:00": 2, "2026-10-26 18:00": 3]),
            ("2026-03-27 18:00", ["2026-03-28 18:00": 1, "2026-03-29 18:00": 2, "2026-03-30 18:00": 3]),
            // On the next day, there is no such time.
            ("2026-03-28 02:30", ["2026-03-29 03:30": 1, "2026-03-30 02:30": 2]),
            // On the next day, there are two, and the later one counts.
            ("2026-10-24 02:30", ["2026-10-25 02:30 +01:00": 1, "2026-10-26 02:30": 2]),
            ("2026-10-23 02:30", ["2026-10-24 02:30": 1, "2026-10-25 02:30 +01:00": 2]),
        ])
    func clockChanges(deadline: String, ends: [String: Int]) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let policy = LatePolicy()
        let due = try #require(PolicyDate.date(deadline, in: zone))
        for (end, days) in ends {
            let time = try #require(PolicyDate.date(end, in: zone))
            for (seconds, expected) in [(-1800.0, days), (0, days), (1, days + 1), (1800, days + 1)] {
                expectEqual(
                    policy.lateness(of: time + seconds, deadline: due, in: zone),
                    .late(days: expected, percent: 0), "\(end) and \(seconds) seconds")
            }
        }
    }
}
