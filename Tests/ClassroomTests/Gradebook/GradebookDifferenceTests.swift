import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookReporting

@Suite(.temporaryFolder) struct GradebookDifferenceTests {
    private func gradebook(_ submissions: [SubmissionResult], _ policy: String = "{}") throws -> Gradebook {
        try SampleGrades.gradebook(submissions, policy: SampleGrades.policy(policy))
    }

    private func text(_ old: Gradebook, _ new: Gradebook) -> [String] {
        GradebookDifference(from: old, to: new).lines(most: 2).map(\.text)
    }

    private let ada = SampleGrades.submission(
        "ada", at: Date(timeIntervalSince1970: 1_000_000),
        [.passed, .failed(passing: 1, of: 3), .graderError])

    @Test("Two equal gradebooks have no differences")
    func same() throws {
        let book = try gradebook([ada])
        #expect(GradebookDifference(from: book, to: book).isEmpty)
        expectEqual(text(book, book), ["Nothing changed for 1 learner."])
    }

    @Test("A changed verdict is reported with the old and the new result")
    func verdicts() throws {
        let better = SampleGrades.submission("ada", [.passed, .failed(passing: 2, of: 3), .passed])
        let policy = #"{ "partialCredit": "checks" }"#
        expectEqual(
            text(try gradebook([ada], policy), try gradebook([better], policy)),
            [
                "Something changed for 1 of 1 learner.", "", "ada",
                "  1.2: 0.33 → 0.67 (1 of 3 checks, now 2 of 3)",
                "  2.1: no grade → 1 (could not be graded, now passed)",
                "  total: no grade → 2.67",
            ])
    }

    @Test("Changes caused by weights, decisions, dropped exercises and late rules name their cause")
    func rules() throws {
        let tom = SampleGrades.submission(
            "tom", at: Date(timeIntervalSince1970: 1_000_000), [.passed, .failed(passing: 1, of: 3), .passed])
        let new = #"""
            { "exercises": { "1.1": 3 }, "partialCredit": "checks", "dropLowest": 1,
              "deadline": "1970-01-12T13:00:00Z", "late": { "percentPerDay": 10 },
              "decisions": [{ "learner": "tom", "exercise": "2.1", "points": 0.9, "reason": "x" }] }
            """#
        expectEqual(
            text(try gradebook([tom]), try gradebook([tom], new)),
            [
                "Something changed for 1 of 1 learner.", "", "tom",
                "  1.1: 1 → 3 (worth 1, now 3)",
                "  1.2: 0 → 0.33 (other rules for partial credit or flags; dropped)",
                "  2.1: 1 → 0.9 (decided by hand)",
                "  late penalty: 0 → 0.39 (no deadline, now late, day 1 (−10 %))",
                "  total: 2 → 3.51 (of 3, now of 4)",
            ])
        let partial = try gradebook([tom], #"{ "partialCredit": "checks" }"#)
        expectEqual(
            text(try gradebook([tom]), partial)[3],
            "  1.2: 0 → 0.33 (other rules for partial credit or flags)")
        let dropping = try gradebook([tom], #"{ "dropLowest": 1 }"#)
        expectEqual(
            text(try gradebook([tom]), dropping)[3...],
            ["  1.2: 0 → 0 (dropped)", "  total: 2 → 2 (of 3, now of 2)"])
        expectEqual(
            text(dropping, try gradebook([tom]))[3...],
            ["  1.2: 0 → 0 (counts again)", "  total: 2 → 2 (of 2, now of 3)"])
    }

    @Test(
        "Another worth explains points only if their share of it is the same, and no deadline explains a missing submission"
    )
    func causes() throws {
        let late = #""deadline": "1970-01-12T13:00:00Z", "late": { "percentPerDay": 10 }"#
        let tom = SampleGrades.submission(
            "tom", at: Date(timeIntervalSince1970: 1_000_000), [.passed, .failed(passing: 2, of: 3), .passed])
        let worth = try gradebook(
            [tom], #"{ "exercises": { "1.1": 3, "1.2": 0.5 }, "partialCredit": "checks" }"#)
        expectEqual(
            text(try gradebook([tom]), worth)[3...4],
            [
                "  1.1: 1 → 3 (worth 1, now 3)",
                "  1.2: 0 → 0.33 (worth 1, now 0.5; other rules for partial credit or flags)",
            ])
        func book(_ submissions: [SubmissionResult], _ decision: String = "") throws -> Gradebook {
            try SampleGrades.gradebook(
                submissions, policy: SampleGrades.policy("{ \(late) \(decision) }"), roster: "name\ntom\n")
        }
        try expectEqual(
            text(book([]), book([tom])).filter { $0.contains("penalty") },
            ["  late penalty: 0 → 0.2 (nothing handed in, now late, day 1 (−10 %))"])
        let decision = #", "decisions": [{ "learner": "tom", "points": 1, "reason": "x" }]"#
        try expectEqual(
            text(book([tom]), book([tom], decision)).filter { $0.contains("penalty") },
            ["  late penalty: 0.2 → 0 (decided by hand)"])
        try expectEqual(
            text(book([tom]), book([tom], #", "points": 10"#)).filter { $0.contains("penalty") },
            ["  late penalty: 0.2 → 2 (other points)"])
        try expectEqual(
            text(book([]), book([], #", "points": 10, "missing": "zero""#))[3],
            "  1.1: no grade → 0 (worth 1, now 10; other rules for who handed in nothing)")
    }

    @Test("A zero that follows from the name of somebody else's submission names that reason")
    func doubt() throws {
        func book(_ name: String) throws -> Gradebook {
            try SampleGrades.gradebook(
                [SampleGrades.submission(name, name: name, [.passed, .passed, .passed])],
                policy: SampleGrades.policy(#"{ "missing": "zero" }"#),
                roster: "name\nOmar Said\nZoe Zed\nAda Poe\n")
        }
        let changes = try GradebookDifference(from: book("Omar Siad"), to: book("Zoe Zed")).entries
        for name in ["Omar Said", "Ada Poe"] {
            expectEqual(
                changes.first { $0.name == name }?.changes.first?.reasons,
                ["no submission may be theirs any more"])
        }
        let back = try GradebookDifference(from: book("Zoe Zed"), to: book("Omar Siad")).entries
        expectEqual(
            ["Omar Said", "Ada Poe"].map { name in back.first { $0.name == name }?.changes.first?.reasons },
            [["a submission may be theirs"], ["a submission belongs to nobody"]])
    }

    @Test("A withdrawn decision is reported as withdrawn, about an exercise and about everything")
    func withdrawn() throws {
        let tom = SampleGrades.submission("tom", [.passed, .failed(passing: 1, of: 3), .passed])
        let policy = { (exercise: String) in
            #"{ "decisions": [{ "learner": "tom", \#(exercise) "points": 0.5, "reason": "x" }] }"#
        }
        let one = try gradebook([tom], policy(#""exercise": "2.1","#))
        let all = try gradebook([tom], policy(""))
        let none = try gradebook([tom])
        expectEqual(text(one, none)[3...], ["  2.1: 0.5 → 1 (decision withdrawn)", "  total: 1.5 → 2"])
        expectEqual(text(all, none)[3...], ["  total: 0.5 → 2 (decision withdrawn)"])
        expectEqual(text(none, all)[3...], ["  total: 2 → 0.5 (decided by hand)"])
    }

    @Test("Another group is named as a reason, if the submission is another one for that")
    func groups() throws {
        let results = [
            SampleGrades.submission("Team 1", [.passed, .passed, .passed]),
            SampleGrades.submission("Team 2", [.passed, .passed, .status(.missing)]),
        ]
        func book(_ group: String) throws -> Gradebook {
            try SampleGrades.gradebook(results, roster: "name,group\nEli,\(group)\nAda,Team 1\nBen,Team 2\n")
        }
        try expectEqual(
            text(book("Team 1"), book("Team 2"))[2...],
            [
                "Eli", "  2.1: 1 → 0 (passed, now not handed in; group Team 1, now group Team 2)",
                "  total: 3 → 2 (group Team 1, now group Team 2)",
            ])
    }

    @Test("A late rule that deducts nothing isn't a change")
    func nothingLost() throws {
        let policy = { (percent: Int) in
            #"{ "deadline": "1970-01-01T00:00:00Z", "late": { "percentPerDay": \#(percent) } }"#
        }
        let tom = SampleGrades.submission(
            "tom", at: Date(timeIntervalSince1970: 1_000_000), [.failed(passing: 1, of: 3)])
        let difference = GradebookDifference(
            from: try gradebook([tom], policy(1)), to: try gradebook([tom], policy(2)))
        #expect(difference.isEmpty)
    }

    @Test("The first of many changes are shown, the others are counted, and every total is shown")
    func many() {
        let changes = (1...5).map {
            GradebookDifference.Change(item: .exercise("1.\($0)"), new: 1, reasons: [])
        }
        var difference = GradebookDifference()
        difference.compared = 3
        difference.entries = ["ada", "ben", "cleo"].map { name in
            .init(
                key: name, name: name, changes: changes + [.init(item: .total, old: 0, new: 5, reasons: [])])
        }
        let ada = [
            "", "ada", "  1.1: no grade → 1", "  1.2: no grade → 1", "  1.3: no grade → 1",
            "  and 2 more exercises", "  total: 0 → 5",
        ]
        expectEqual(
            difference.lines(most: 1).map(\.text),
            ["Something changed for 3 of 3 learners."] + ada + ["", "and 2 more learners"])
    }

    @Test("Added and removed learners and exercises are reported")
    func membership() throws {
        let tom = SampleGrades.submission("tom", [.passed])
        var fewer = try gradebook([tom])
        fewer.columns.removeLast()
        fewer.rows[0].cells.removeLast()
        let difference = GradebookDifference(from: fewer, to: try gradebook([ada, tom]))
        #expect(difference.added == ["ada"] && difference.removed.isEmpty)
        expectEqual(difference.entries[0].changes.map(\.reasons), [["newly asked for"]])
        let back = GradebookDifference(from: try gradebook([ada, tom]), to: fewer)
        #expect(
            back.removed == ["ada"] && back.entries[0].changes.map(\.reasons) == [["no longer asked for"]])
    }

    @Test("A learner whose row is another one since the roster has changed is neither new nor gone")
    func moved() throws {
        var difference = GradebookDifference()
        difference.added = ["ada", "tom"]
        difference.removed = ["tom", "zoe"]
        expectEqual(
            difference.lines(most: 1).map(\.text).dropFirst(),
            ["New: ada.", "No longer there: zoe.", "In another row, because the roster has changed: tom."])
    }

    @Test("The table has a row for each change, and no cell can start a formula")
    func csv() throws {
        let old = try gradebook([SampleGrades.submission("=x", name: "@x", [.passed, .passed, .graderError])])
        let new = try gradebook([SampleGrades.submission("=x", name: "@x", [.passed, .passed, .passed])])
        expectEqual(
            String(decoding: GradebookDifference(from: old, to: new).csv, as: UTF8.self),
            "learner,name,item,before,now,why\r\n"
                + "'=x,'@x,2.1,,1,\"could not be graded, now passed\"\r\n'=x,'@x,total,,3,\r\n")
    }
}
