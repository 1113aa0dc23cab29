import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookReporting

@Suite(.temporaryFolder) struct GradebookTests {
    private let due = Date(timeIntervalSince1970: 1_000_000)

    /// Returns the points of one submission, exercise by exercise; `nil` means no grade.
    private func points(_ endings: [SampleGrades.Ending], policy: String = "{}") throws -> [String] {
        let book = try SampleGrades.gradebook(
            [SampleGrades.submission("a", endings)], policy: SampleGrades.policy(policy))
        return book.rows[0].cells.map { $0.points?.plainText ?? "-" } + [book.rows[0].total?.plainText ?? "-"]
    }

    // MARK: - Points

    @Test("Without a policy, an exercise is worth one point, all or nothing")
    func defaults() throws {
        try expectEqual(
            points([.passed, .failed(passing: 1, of: 2), .status(.notStarted)]), ["1", "0", "0", "1"])
        try expectEqual(points([.passed, .status(.missing), .passed]), ["1", "0", "1", "2"])
    }

    @Test("An exercise that the tool couldn't grade has no grade and never gets zero points")
    func noGrade() throws {
        try expectEqual(points([.passed, .graderError, .passed]), ["1", "-", "1", "-"])
        try expectEqual(points([.passed, .status(.pending), .passed]), ["1", "-", "1", "-"])
        let book = try SampleGrades.gradebook([
            SampleGrades.submission("a", [.graderError, .status(.pending)])
        ])
        expectEqual(
            book.rows[0].notes,
            [
                "1.1 has no grade: this tool could not grade it", "1.2 has no grade: it was not graded yet",
                "2.1 has no grade: it was not graded yet",
            ])
    }

    @Test("A flagged exercise counts and is noted for review, or is held back, depending on the policy")
    func flagged() throws {
        let endings: [SampleGrades.Ending] = [.flagged("It defines `==`."), .passed, .passed]
        try expectEqual(points(endings), ["1", "1", "1", "3"])
        try expectEqual(points(endings, policy: #"{ "flagged": "held" }"#), ["-", "1", "1", "-"])
        let book = try SampleGrades.gradebook([SampleGrades.submission("a", endings)])
        expectEqual(book.rows[0].notes, ["1.1 needs a look: It defines `==`. (Lamp.swift:3)"])
    }

    @Test("Tests that reject every correct version get no partial credit, and the feedback says why")
    func testsThatRejectEverything() throws {
        func verdict(_ states: KeyValuePairs<String, CheckResult.State>) -> SampleGrades.Ending {
            let checks = states.map { CheckResult(Check(id: $0.key, name: $0.key), $0.value) }
            return .status(.graded(Verdict(SampleGrades.exercises[0], checks: checks)))
        }
        let tests: SampleGrades.Ending = verdict([
            "tests/can-fail": .passed, "accepts/one": .failed, "accepts/two": .failed, "catches/bug": .passed,
        ])
        let useful = verdict(["accepts/one": .failed, "accepts/two": .passed, "catches/bug": .passed])
        let both = verdict(["compile/readable": .passed, "accepts/one": .failed, "catches/bug": .passed])
        let policy = #"{ "points": 12, "partialCredit": "checks" }"#
        for (ending, points, isNoted) in [(tests, "0", true), (useful, "8", false), (both, "4", true)] {
            let book = try SampleGrades.gradebook(
                [SampleGrades.submission("a", [ending, .passed, .passed])],
                policy: SampleGrades.policy(policy))
            expectEqual(book.rows[0].cells[0].points?.plainText, points)
            let notes = GradeSummary(book.rows[0], columns: book.columns).notes
            expectEqual(notes.contains { $0.hasPrefix("1.1 has no points for your tests") }, isNoted)
        }
        // Without partial credit, nobody expects any.
        let book = try SampleGrades.gradebook([SampleGrades.submission("a", [tests, .passed, .passed])])
        expectEqual(GradeSummary(book.rows[0], columns: book.columns).notes, [])
    }

    @Test("The points of a lesson's exercises add up to exactly the lesson's points")
    func lessonPoints() throws {
        let all: [SampleGrades.Ending] = [.passed, .passed, .passed]
        try expectEqual(
            points(all, policy: #"{ "lessons": { "1": 0.25, "seam": 7 } }"#),
            [
                "0.13", "0.12", "7", "7.25",
            ])
        try expectEqual(
            points(all, policy: #"{ "lessons": { "1": 10 }, "exercises": { "switch": 4 }, "points": 2 }"#),
            ["4", "6", "2", "12"])
        #expect(throws: GradebookProblem.lessonTooSmall(lesson: "1")) {
            try points(all, policy: #"{ "lessons": { "1": 3 }, "exercises": { "1.1": 4 } }"#)
        }
        #expect(throws: GradebookProblem.lessonTooLarge(lesson: "1")) {
            try points(all, policy: #"{ "lessons": { "1": 9 }, "exercises": { "1.1": 4, "1.2": 4 } }"#)
        }
    }

    @Test(
        "What an exercise is worth is rounded as points are, so a full pass has all of it",
        arguments: [
            (#""exercises": { "1.1": 2.5, "1.2": 2.5, "2.1": 2.5 }, "decimals": 0"#, ["3", "3", "3", "9"]),
            (
                #""lessons": { "1": 40 }, "exercises": { "1.1": 12.345 }, "decimals": 1"#,
                ["12.3", "27.7", "1", "41"]
            ),
            (
                #""lessons": { "1": 5 }, "exercises": { "1.1": 2.5, "1.2": 2.5 }, "decimals": 0"#,
                ["3", "3", "1", "7"]
            ),
            (
                #""points": 2.5, "decimals": 0, "decisions": [{ "learner": "a", "exercise": "1.1", "points": 3, "reason": "r" }]"#,
                ["3", "3", "3", "9"]
            ),
        ])
    func roundedWorth(policy: String, expected: [String]) throws {
        let submission = SampleGrades.submission("a", [.passed, .passed, .passed])
        let book = try SampleGrades.gradebook(
            [submission], policy: SampleGrades.policy("{ \(policy) }"))
        expectEqual(book.columns.map(\.possible.plainText) + [book.possible.plainText], expected)
        let row = book.rows[0]
        expectEqual(row.cells.map { $0.points?.plainText ?? "-" } + [row.total?.plainText ?? "-"], expected)
        expectEqual(row.possible, row.total)
        let header = try CSVTable(book.csv).header
        for (column, worth) in zip(book.columns, expected) {
            #expect(header.contains("\(column.exercise) \(column.slug) (of \(worth))"))
        }
        let grade = GradeSummary(row, columns: book.columns)
        for (column, worth) in zip(book.columns, expected) where worth != "0" {
            let points = worth == "1" ? "point" : "points"
            expectEqual(grade.exercises[column.slug]?.words, "\(worth) of \(worth) \(points)")
        }
        let input = submission.formatInput(course: SampleGrades.course, version: "1", grade: grade)
        let text = try MachineFormat.gradescope.text(of: input)
        #expect(!text.contains("\"failed\""))
        #expect(text.contains("\"score\" : \(expected[3]),\n"))
        try #expect(
            MachineFormat.github.text(of: input).contains("\(expected[3]) of \(expected[3]) points"))
    }

    @Test(
        "A share that rounds to 0 is an error, and a share of exactly 0 isn't",
        arguments: [
            (#""exercises": { "1.1": 0.4 }, "decimals": 0"#, "1.1", "0.4"),
            (#""points": 0.04, "decimals": 1"#, "1.1", "0.04"),
            (#""lessons": { "1": 3 }, "exercises": { "1.1": 2.6 }, "decimals": 0"#, "1.2", "0.4"),
            (#""lessons": { "1": 3 }, "exercises": { "1.1": 3 }, "decimals": 0"#, nil, nil),
            (#""exercises": { "1.1": 0 }, "decimals": 0"#, nil, nil),
            (#""exercises": { "1.1": 0.4 }"#, nil, nil),
        ])
    func roundedToZero(policy: String, exercise: String?, worth: String?) throws {
        do {
            _ = try points([.passed, .passed, .passed], policy: "{ \(policy) }")
            expectEqual(exercise, nil)
        } catch GradebookProblem.roundedToZero(let found, let points, _) {
            expectEqual([found, points.plainText], [exercise, worth])
        }
    }

    @Test("Gradescope's status follows the verdict, whatever the points are rounded to or a person decided")
    func gradescopeStatus() throws {
        func statuses(_ endings: [SampleGrades.Ending], _ policy: String) throws -> [String] {
            let submission = SampleGrades.submission("a", endings)
            let book = try SampleGrades.gradebook([submission], policy: SampleGrades.policy(policy))
            let input = submission.formatInput(
                course: SampleGrades.course, version: "1",
                grade: GradeSummary(book.rows[0], columns: book.columns))
            let text = try MachineFormat.gradescope.text(of: input)
            // Only exercises have a number without a second point.
            let tests = text.components(separatedBy: "{").dropFirst(2).filter {
                $0.contains(/"number" : "\d\.\d"/)
            }
            return tests.map {
                $0.contains("\"passed\"") ? "passed" : $0.contains("\"failed\"") ? "failed" : ""
            }
        }
        let rounded = #"{ "points": 3, "partialCredit": "checks", "decimals": 0 }"#
        try expectEqual(
            statuses([.failed(passing: 15, of: 16), .passed, .flagged("odd")], rounded),
            ["failed", "passed", "passed"])
        let decided = """
            { "decisions": [{ "learner": "a", "exercise": "1.1", "points": 0, "reason": "r" },
              { "learner": "a", "exercise": "1.2", "points": 1, "reason": "r" },
              { "learner": "a", "exercise": "2.1", "points": 1, "reason": "r" }] }
            """
        // Gradescope compares the points of what has no verdict.
        try expectEqual(
            statuses([.passed, .failed(passing: 1, of: 2), .graderError], decided), ["passed", "failed", ""])
    }

    @Test("Partial credit is the share of passed checks, or the share of their weights")
    func partialCredit() throws {
        let endings: [SampleGrades.Ending] = [
            .failed(passing: 1, of: 3), .failed(passing: 2, of: 3), .passed,
        ]
        try expectEqual(
            points(endings, policy: #"{ "partialCredit": "checks" }"#), ["0.33", "0.67", "1", "2"])
        // Check c0 passes; c0 weighs three of five.
        let weights =
            #"{ "partialCredit": "weights", "weights": { "1.1": { "c0": 3 }, "1.2": { "c2": 0 } } }"#
        try expectEqual(points(endings, policy: weights), ["0.6", "1", "1", "2.6"])
        try expectEqual(
            points(
                [
                    .status(.graded(Verdict(SampleGrades.exercises[0], outcome: .didNotCompile))), .passed,
                    .passed,
                ],
                policy: #"{ "partialCredit": "checks" }"#), ["0", "1", "1", "2"])
    }

    @Test("Partial credit isn't for checks that the starter passes, unless the policy gives them a weight")
    func starterChecks() throws {
        var results = SampleGrades.results([
            SampleGrades.submission(
                "a", [.failed(passing: 1, of: 3), .failed(passing: 2, of: 3), .failed(passing: 2, of: 3)])
        ])
        results.starterChecks = [
            SampleGrades.exercises[0].id: ["c0"], SampleGrades.exercises[1].id: ["c0"],
        ]
        for (policy, expected) in [
            (#"{ "partialCredit": "checks" }"#, ["0", "0.5", "0.67"]),
            (#"{ "partialCredit": "weights", "weights": { "1.1": { "c0": 2 } } }"#, ["0.5", "0.5", "0.67"]),
        ] {
            let book = try Gradebook(results, policy: SampleGrades.policy(policy))
            expectEqual(book.rows[0].cells.map { $0.points?.plainText }, expected)
        }
    }

    @Test("What an attempt breaks costs points, so it never has all of them without passing")
    func brokenChecks() throws {
        var results = SampleGrades.results([
            SampleGrades.submission("a", [.failed(passing: 2, of: 3), .failed(passing: 1, of: 3), .passed])
        ])
        // The starter passes c2, which both attempts fail.
        results.starterChecks = [
            SampleGrades.exercises[0].id: ["c0", "c2"], SampleGrades.exercises[1].id: ["c0", "c2"],
        ]
        let book = try Gradebook(results, policy: SampleGrades.policy(#"{ "partialCredit": "checks" }"#))
        expectEqual(book.rows[0].cells.map { $0.points?.plainText }, ["0.5", "0", "1"])
        let small = #"{ "partialCredit": "checks", "decimals": 0 }"#
        try expectEqual(
            Gradebook(results, policy: SampleGrades.policy(small)).rows[0].cells.map { $0.points?.plainText },
            ["0", "0", "1"])
        expectEqual(
            ClassList(results, book).learners[0].grade.notes,
            [
                "1.1 passes 1 of 1 check that its starter doesn't pass, but not 1 check that the starter passes: 1/2 of its points.",
                "1.2 passes 0 of 1 check that its starter doesn't pass, but not 1 check that the starter passes: 0/2 of its points.",
            ])
        let weighted = try Gradebook(
            results,
            policy: SampleGrades.policy(
                #"{ "partialCredit": "weights", "weights": { "1.1": { "c1": 2.5 } }, "points": 7 }"#))
        expectEqual(weighted.rows[0].cells[0].points, 5)
        expectEqual(
            ClassList(results, weighted).learners[0].grade.notes.first,
            "1.1 passes 1 of 1 check that its starter doesn't pass, but not 1 check that the starter passes: "
                + "with the policy's weights, 2.5/3.5 of its points.")
    }

    @Test(
        "A submission that belongs to nobody keeps everybody from a zero, and may be from who has nearly its name"
    )
    func misspelledSubmission() throws {
        let book = try SampleGrades.gradebook(
            [SampleGrades.submission("Omar Siad", name: "Omar Siad", [.passed, .passed, .passed])],
            policy: SampleGrades.policy(#"{ "missing": "zero" }"#), roster: "name\nOmar Said\nZoe Zed\n")
        expectEqual(book.rows.map { $0.total?.plainText }, [nil, nil, "3"])
        expectEqual(book.rows[0].notes, ["no submission, but Omar Siad may be from this learner"])
        expectEqual(book.rows[1].notes, ["no submission, and no zero while one belongs to nobody"])
        expectEqual(
            book.warnings.map(\.words),
            [
                "The submission Omar Siad belongs to nobody in the roster. It may be from Omar Said.",
                "2 learners without a submission have no grade yet, instead of zero, because a submission belongs to nobody.",
            ])
        // A group that the roster doesn't have, and the number of somebody who has another name now.
        let others = try SampleGrades.gradebook(
            [
                SampleGrades.submission(
                    "g", name: "Default group-Omar Said", keys: ["7"], isParticipant: true, [.passed]),
                SampleGrades.submission("z", name: "Zoe Zimmer", keys: ["8"], isParticipant: true, [.passed]),
            ],
            policy: SampleGrades.policy(#"{ "missing": "zero" }"#),
            roster: "name,participant\nOmar Said,1\nZoe Zed,8\nAda Poe,9\n")
        expectEqual(others.rows.prefix(3).map { $0.total?.plainText }, [nil, nil, nil])
        expectEqual(
            others.rows.prefix(3).map { $0.notes[0].contains("may be from") }, [true, true, false])
    }

    @Test("Who has another submission in another share has no grade in any")
    func twoShares() throws {
        var results = SampleGrades.results([
            SampleGrades.submission("ada", name: "Ada", [.passed, .passed, .passed]),
            SampleGrades.submission("zoe", name: "Zoe", [.passed, .passed, .passed]),
        ])
        results.elsewhere = [Submission(id: "ada 2", name: "Ada")]
        let book = try Gradebook(
            results, policy: SampleGrades.policy("{}"), roster: Roster(Data("name\nAda\nZoe\n".utf8)))
        expectEqual(book.rows.map { $0.total?.plainText }, [nil, "3"])
        expectEqual(
            book.warnings, [.isShare, .severalSubmissions(learner: "Ada", submissions: ["ada", "ada 2"])])
    }

    @Test("In a share of the class, nobody has a zero for what may be in another one")
    func missingShare() throws {
        var results = SampleGrades.results([
            SampleGrades.submission("ada", name: "Ada", [.passed, .passed, .passed])
        ])
        let policy = try SampleGrades.policy(#"{ "missing": "zero" }"#)
        for isShare in [false, true] {
            results.elsewhere = isShare ? [Submission(id: "other", name: "Nobody Else")] : []
            let book = try Gradebook(
                results, policy: policy, roster: Roster(Data("name\nAda\nZoe\n".utf8)))
            let list = ClassList(results, book)
            expectEqual(book.rows.map { $0.total?.plainText }, ["3", isShare ? nil : "0"])
            expectEqual(list.absent, isShare ? [] : ["Zoe"])
            // A share by itself is complete.
            expectEqual(list.openCount, 0)
            expectEqual(book.warnings, isShare ? [.isShare] : [])
        }
    }

    @Test("Who handed in only other lessons handed in nothing of these")
    func otherLessons() throws {
        let missing = Array(repeating: SampleGrades.Ending.status(.missing), count: 3)
        for (value, total) in [("noGrade", nil), ("zero", "0")] {
            let book = try SampleGrades.gradebook(
                [SampleGrades.submission("a", missing)],
                policy: SampleGrades.policy(#"{ "missing": "\#(value)" }"#))
            expectEqual(book.rows[0].total?.plainText, total)
            expectEqual(book.rows[0].notes.last, "only other lessons were handed in")
        }
        let partly = try SampleGrades.gradebook(
            [SampleGrades.submission("a", [.passed] + missing.dropFirst())], policy: SampleGrades.policy("{}")
        )
        expectEqual(partly.rows[0].total, 1)
    }

    @Test("A weight for a check that appears in no verdict is reported")
    func unknownCheck() throws {
        let policy = try SampleGrades.policy(
            #"{ "partialCredit": "weights", "weights": { "1.1": { "c0": 1, "c9": 1 } } }"#)
        let book = try SampleGrades.gradebook([SampleGrades.submission("a", [.passed])], policy: policy)
        expectEqual(book.warnings, [.unknownCheck("c9", exercise: "1.1")])
    }

    @Test("Decisions about exercises that the results don't have are reported")
    func unusedDecisions() throws {
        let decision = #"{ "learner": "a", "exercise": "1.2", "points": 1, "reason": "I saw it." }"#
        let policy = try SampleGrades.policy(#"{ "decisions": [\#(decision)] }"#)
        func warnings(_ count: Int) throws -> [GradebookWarning] {
            let results = ClassResults(
                course: SampleGrades.course, exercises: Array(SampleGrades.exercises.prefix(count)),
                submissions: [SampleGrades.submission("a", Array(repeating: .passed, count: count))])
            return try Gradebook(results, policy: policy).warnings
        }
        try expectEqual(warnings(1), [.unusedDecisions(["1.2 (a)"])])
        try expectEqual(warnings(3), [])
    }

    @Test("Rules about lessons that the results don't have are reported, unless others apply")
    func absentLessons() throws {
        let results = ClassResults(
            course: SampleGrades.course, exercises: Array(SampleGrades.exercises.prefix(2)),
            submissions: [SampleGrades.submission("a", [.passed, .passed])])
        for (policy, expected): (String, [GradebookWarning]) in [
            (#"{ "required": [1, 2] }"#, [.absentRequirements(lessons: [2])]),
            (#"{ "lessons": { "2": 40 } }"#, [.unusedPoints(keyPath: "lessons")]),
            (#"{ "exercises": { "2.1": 4 } }"#, [.unusedPoints(keyPath: "exercises")]),
            (
                #"{ "required": [1], "lessons": { "1": 3, "2": 40 }, "exercises": { "1.1": 1, "2.1": 4 } }"#,
                []
            ),
        ] {
            let book = try Gradebook(results, policy: SampleGrades.policy(policy))
            expectEqual(book.warnings, expected)
        }
    }

    @Test("A name that isn't in the course is an error that suggests the most likely name")
    func unknownNames() {
        #expect(
            throws: GradebookProblem.unknownName("swich", keyPath: "exercises.swich", suggestion: "switch")
        ) {
            try points([.passed], policy: #"{ "exercises": { "swich": 4 } }"#)
        }
        #expect(throws: GradebookProblem.unknownName("9", keyPath: "required", suggestion: nil)) {
            try points([.passed], policy: #"{ "required": [9] }"#)
        }
    }

    @Test("The exercises with the lowest scores can be dropped, but never all of them")
    func dropping() throws {
        let policy = #"{ "dropLowest": 1, "exercises": { "1.2": 4 } }"#
        try expectEqual(
            points([.failed(passing: 0, of: 1), .failed(passing: 0, of: 1), .passed], policy: policy),
            ["0", "0", "1", "1"])
        let book = try SampleGrades.gradebook(
            [
                SampleGrades.submission(
                    "a", [.failed(passing: 0, of: 1), .failed(passing: 0, of: 1), .passed])
            ],
            policy: SampleGrades.policy(policy))
        expectEqual(book.rows[0].possible, 2)
        expectEqual(book.rows[0].cells.map(\.isDropped), [false, true, false])
        let incomplete = SampleGrades.submission("a", [.passed, .passed, .graderError])
        let undecided = try SampleGrades.gradebook(
            [incomplete], policy: SampleGrades.policy(#"{ "dropLowest": 1 }"#))
        expectEqual(undecided.rows[0].possible, 2)
        #expect(undecided.rows[0].cells.allSatisfy { !$0.isDropped })
        let decision = #"{ "learner": "a", "points": 3, "reason": "r" }"#
        let decided = try SampleGrades.gradebook(
            [incomplete], policy: SampleGrades.policy(#"{ "dropLowest": 1, "decisions": [\#(decision)] }"#))
        expectEqual(
            decided.warnings,
            [.manyPoints(3, of: 2, keyPath: "decisions[0]", exercise: nil, learner: "a")])
        // With nothing graded, the exercise with most points doesn't count less than the others.
        let unequal = try SampleGrades.gradebook(
            [SampleGrades.submission("a", [.graderError, .graderError, .graderError])],
            policy: SampleGrades.policy(
                #"{ "dropLowest": 1, "exercises": { "1.2": 4 }, "decisions": [\#(decision)] }"#))
        expectEqual(unequal.rows[0].possible, 5)
        try expectEqual(points([.passed, .passed, .passed], policy: #"{ "dropLowest": 9 }"#).last, "1")
        for (dropped, warnings): (Int, [GradebookWarning]) in [(2, []), (3, [.manyDropped(3, of: 3)])] {
            let book = try SampleGrades.gradebook(
                [SampleGrades.submission("a", [.passed, .passed, .passed])],
                policy: SampleGrades.policy("{ \"dropLowest\": \(dropped) }"))
            expectEqual(book.warnings, warnings)
        }
    }

    @Test("A manual decision replaces the computed points and is noted")
    func decisions() throws {
        let policy = try SampleGrades.policy(
            #"""
            { "flagged": "held", "decisions": [
              { "learner": "Ada", "exercise": "1.1", "points": 0.5, "reason": "talked" },
              { "learner": "Nobody", "exercise": "1.2", "points": 1, "reason": "x" }] }
            """#)
        let book = try SampleGrades.gradebook(
            [SampleGrades.submission("s", name: "ada", [.flagged("odd"), .passed, .passed])], policy: policy)
        expectEqual(book.rows[0].total, Decimal(string: "2.5"))
        #expect(book.rows[0].notes.contains("1.1: 0.5 by hand (talked)"))
        // The learner reads it as well.
        expectEqual(
            GradeSummary(book.rows[0], columns: book.columns).notes,
            ["Your instructor decided on 0.5 of 1 point for 1.1: talked"])
        expectEqual(book.warnings, [.unknownLearner("Nobody", keyPath: "decisions[1]", meant: [])])
    }

    @Test("What is the same for all members of a group is said to the group, and nothing else")
    func commonGrades() throws {
        let one = GradeSummary(
            exercises: ["lamp": .init(points: 1, possible: 2), "wire": .init(points: 2, possible: 2)],
            total: .init(points: 3, possible: 4), decisions: ["lamp": "Decided."],
            notes: ["Late.", "Decided."])
        var other = one
        other.notes = ["Decided."]
        let differing =
            "Not everything is the same for all members of your group. Your instructor can tell you the rest."
        expectEqual(GradeSummary([one, other])?.notes, ["Decided.", differing])
        expectEqual(GradeSummary([one, other])?.total, one.total)
        expectEqual(GradeSummary([one, one]), one)
        other.exercises["wire"]?.points = 1
        other.total?.points = 2
        let common = try #require(GradeSummary([one, other]))
        #expect(common.total == nil && common.differsInGroup)
        expectEqual(common.exercises, ["lamp": .init(points: 1, possible: 2)])
        expectEqual(common.decisions, ["lamp": "Decided."])
        expectEqual(
            common.notes,
            [
                "Decided.",
                "The members of your group don't all have the same grade. Your instructor can tell you yours.",
            ])
    }

    @Test("A misspelled learner in the policy and one with namesakes get different warnings")
    func unknownLearners() throws {
        let policy = try SampleGrades.policy(
            #"""
            { "decisions": [
              { "learner": "Ada Lovelac", "points": 1, "reason": "x" },
              { "learner": "Jan Novák", "points": 1, "reason": "x" },
              { "learner": "Somebody else", "points": 1, "reason": "x" }] }
            """#)
        let book = try SampleGrades.gradebook(
            [], policy: policy, roster: "id,name\n1,Ada Lovelace\n2,Jan Novák\n3,Jan Novák\n")
        expectEqual(
            book.warnings.map(\.words),
            [
                "In the policy, at decisions[0]: \"Ada Lovelac\" is nobody in this class. Did you mean \"Ada Lovelace\"?",
                "In the policy, at decisions[1]: \"Jan Novák\" could be Jan Novák (2) or Jan Novák (3). Name one of them by an id or a login.",
                "In the policy, at decisions[2]: \"Somebody else\" is nobody in this class.",
            ])
    }

    @Test("One decision without an exercise is the total, whatever was handed in, and settles everything")
    func decidedTotal() throws {
        let policy = try SampleGrades.policy(
            #"""
            { "flagged": "held", "deadline": "2026-11-30 10:00", "late": { "percentPerDay": 10 },
              "decisions": [
              { "learner": "Ada", "points": 1.5, "reason": "shown in class" },
              { "learner": "Bo", "points": 2, "reason": "late, but ill" },
              { "learner": "Cy", "points": 0, "reason": "not their own" },
              { "learner": "Di", "points": 3, "reason": "on paper" }] }
            """#)
        let late = Date(timeIntervalSince1970: 1_800_000_000)
        let lost = Array(repeating: SampleGrades.Ending.status(.missing), count: 3)
        let submissions = [
            SampleGrades.submission("ada", name: "Ada", problems: [.encrypted], lost),
            SampleGrades.submission("bo", name: "Bo", at: late, [.passed, .flagged("odd"), .graderError]),
            SampleGrades.submission("cy-1", name: "Cy", [.passed, .passed, .passed]),
            SampleGrades.submission("cy-2", name: "Cy", [.passed, .passed, .passed]),
        ]
        let results = SampleGrades.results(submissions)
        let book = try Gradebook(
            results, policy: policy, roster: Roster(Data("name\nAda\nBo\nCy\nDi\n".utf8)))
        expectEqual(book.rows.map(\.total), [1.5, 2, 0, 3])
        expectEqual(book.rows.map(\.penalty), [0, 0, 0, 0])
        expectEqual(book.warnings, [])
        expectEqual(
            book.rows[0].notes,
            ["total: 1.5 by hand (shown in class)", "the archive is protected by a password"])
        #expect(!book.rows[1].notes.contains { $0.contains("has no grade") || $0.contains("needs a look") })
        let list = ClassList(results, book)
        expectEqual(list.openCount, 0)
        // Of Cy's two submissions, nobody said which one counts.
        expectEqual(list.gradedCount, 2)
        let twice = try Gradebook(
            results, roster: Roster(Data("name,id\nAda,7\nAda,8\nBo,9\n".utf8)))
        expectEqual(ClassList(results, twice).learners.map(\.name).prefix(3), ["Ada (7)", "Ada (8)", "Bo"])
        var remarks = ClassRemarks(list, warnings: [.unknownTime("x")])
        let counts = (remarks.count, remarks.leaveOnlyUrgent(), remarks.count)
        expectEqual([counts.2, counts.0 - counts.1], [1, 1])
        expectEqual(list.learners.map(\.passed), [0, 2, 0, 0])
        expectEqual(list.learners.flatMap(\.exercisesToReview).count, 0)
        expectEqual(ClassPage(list).visits.map(\.title), [])
        for submission in list.submissions {
            let grade = try #require(submission.grade)
            expectEqual(grade.withheld, [:])
            let reason = try #require(grade.notes.first { $0.contains("for everything together: ") })
            expectEqual(grade.notes.contains { $0.contains("taken off") || $0.contains("no grade") }, false)
            let feedback = Feedback(submission.result, course: SampleGrades.course, grade: grade)
            #expect(feedback.markdown(timeZone: .gmt).contains(reason))
            // Nothing waits for anybody any more.
            #expect(!feedback.markdown(timeZone: .gmt).contains("needs review:"))
            let input = submission.result.formatInput(course: SampleGrades.course, version: "1", grade: grade)
            #expect(try MachineFormat.gradescope.text(of: input).contains(reason))
            try expectEqual(MachineFormat.junit.text(of: input).contains("noGrade"), false)
        }
        // The same file is read again, with everything that was decided.
        let file = TemporaryFolder.current("book.json")
        try book.json().write(to: file)
        try expectEqual(Gradebook.load(file), book)
        let before = try Gradebook(results, roster: Roster(Data("name\nAda\nBo\nCy\nDi\n".utf8)))
        let change = try #require(GradebookDifference(from: before, to: book).entries.last?.changes.last)
        expectEqual(change.reasons, ["decided by hand"])
    }

    @Test("What could not be graded leaves the list of those results once a person has decided on it")
    func decidedWithoutGrade() throws {
        let submission = SampleGrades.submission("ada", [.graderError, .passed, .graderError])
        let results = SampleGrades.results([submission])
        func lists(_ exercises: [String]) throws -> (Int, [String]) {
            let decisions = exercises.map {
                "{ \"learner\": \"ada\", \"exercise\": \"\($0)\", \"points\": 1, \"reason\": \"seen\" }"
            }
            let book = try SampleGrades.gradebook(
                [submission],
                policy: SampleGrades.policy("{ \"decisions\": [\(decisions.joined(separator: ", "))] }"))
            let list = ClassList(results, book)
            let ungraded = ClassRemarks(list, warnings: []).lists.first { $0.title == "Not graded" }
            return (list.openCount, ungraded?.all ?? [])
        }
        try #expect(lists(["1.1"]) == (1, ["ada: 2.1"]))
        try #expect(lists(["1.1", "2.1"]) == (0, []))
    }

    @Test(
        "A submission that can't be read is asked for again until a person has decided on all of it",
        arguments: [2, 3])
    func decidedDamage(count: Int) throws {
        let missing = Array(repeating: SampleGrades.Ending.status(.missing), count: 3)
        let damaged = SampleGrades.submission(
            "dora", problems: [.unreadableArchive("it is cut off")], missing)
        let decisions = SampleGrades.exercises.prefix(count).map {
            #"{ "learner": "dora", "exercise": "\#($0.id)", "points": 0.5, "reason": "seen on paper" }"#
        }
        let policy = try SampleGrades.policy("{ \"decisions\": [\(decisions.joined(separator: ", "))] }")
        let book = try SampleGrades.gradebook([damaged], policy: policy)
        let isOpen = count < 3
        expectEqual(book.rows[0].total == nil, isOpen)
        expectEqual(
            book.rows[0].notes.last, isOpen ? "no grade: the archive is damaged" : "the archive is damaged")
        let list = ClassList(SampleGrades.results([damaged]), book)
        let submission = list.submissions[0]
        expectEqual(list.openCount, 3 - count)
        let feedback = Feedback(
            damaged, course: SampleGrades.course, grade: submission.grade,
            problems: submission.problems.map(\.words))
        let input = damaged.formatInput(course: SampleGrades.course, version: "1", grade: submission.grade)
        let page = ClassPage(list)
        // The instructor reads what happened, and the learner also what to do.
        for text in [
            page.html(at: due, timeZone: .gmt),
            ClassRemarks(list, warnings: []).lists.flatMap(\.all).joined(),
        ] {
            expectEqual(text.contains("t be read: it is cut off."), isOpen, "\(text)")
        }
        for text in [feedback.markdown(timeZone: .gmt), feedback.html(timeZone: .gmt)]
            + (try MachineFormat.allCases.map { try $0.text(of: input) })
        {
            expectEqual(text.contains("handed in again"), isOpen, "\(text)")
        }
        expectEqual(page.visits.map(\.title), isOpen ? ["Files to ask for again"] : [])
        #expect(
            feedback.markdown(timeZone: .gmt).contains("decided on 0.5 of 1 point each for 1.1")
        )
        expectEqual(submission.grade?.notes.count, 1)
        let line = "Not usable: 1.1 and 1.2, 2.1" + (isOpen ? "" : " · 1.5 of 3 points")
        for text in [feedback.markdown(timeZone: .gmt), feedback.html(timeZone: .gmt)] {
            #expect(text.contains(line), "\(text)")
            expectEqual(text.contains("1.5 of 3 points"), !isOpen)
        }
        // The histogram counts everyone who has a total.
        expectEqual(page.totalCount, isOpen ? 0 : 1)
    }

    @Test(
        "Two decisions for one learner and exercise have to agree, and no decision exceeds what there is in silence"
    )
    func contradictions() throws {
        func warnings(_ decisions: [(String, String, Int)]) throws -> [String] {
            let entries = decisions.map {
                #"{ "learner": "\#($0.0)", "exercise": "\#($0.1)", "points": \#($0.2), "reason": "r" }"#
            }
            return try SampleGrades.gradebook(
                [SampleGrades.submission("ada", [.passed, .passed, .passed])],
                policy: SampleGrades.policy("{ \"decisions\": [\(entries.joined(separator: ", "))] }"),
                roster: "id,name\n1001,Ada\n"
            ).warnings.map(\.words)
        }
        #expect(
            throws: GradebookProblem.contradiction(
                "decisions[0] (\"1001\": 1)", "decisions[2] (\"Ada\": 0)", about: "1.2 of Ada")
        ) { try warnings([("1001", "1.2", 1), ("ada", "1.1", 1), ("Ada", "test-the-lamp", 0)]) }
        try expectEqual(warnings([("1001", "1.2", 1), ("Ada", "1.2", 1), ("Ada", "1.1", 0)]), [])
        func totals(_ entries: String) throws -> Gradebook {
            try SampleGrades.gradebook(
                [SampleGrades.submission("ada", [.passed, .passed, .passed])],
                policy: SampleGrades.policy("{ \"decisions\": [\(entries)] }"))
        }
        let whole = #"{ "learner": "ada", "points": 9, "reason": "r" }"#
        try expectEqual(
            totals(whole).warnings.map(\.words),
            ["In the policy, at decisions[0]: 9 points for everything of ada, which is worth 3."])
        #expect(
            throws: GradebookProblem.contradiction(
                "decisions[0] (\"ada\": 9)", "decisions[1] (\"ada\": 1)",
                about: "ada, one of them about everything")
        ) { try totals(whole + #", { "learner": "ada", "exercise": "1.1", "points": 1, "reason": "r" }"#) }
        #expect(
            throws: GradebookProblem.contradiction(
                "decisions[0] (\"ada\": 9)", "decisions[1] (\"Ada\": 1)", about: "everything of ada")
        ) { try totals(whole + #", { "learner": "Ada", "points": 1, "reason": "r" }"#) }
        #expect(
            throws: GradebookProblem.unknownName(
                "9.9", keyPath: "decisions[0].exercise (\"ada\")", suggestion: nil)
        ) { try totals(#"{ "learner": "ada", "exercise": "9.9", "points": 1, "reason": "r" }"#) }
        try expectEqual(
            warnings([("1001", "1.2", 99)]),
            ["In the policy, at decisions[0]: 99 points for 1.2 of 1001, which is worth 1."])
        #expect(throws: GradebookProblem.self) {
            try SampleGrades.gradebook(
                [SampleGrades.submission("ada", [.passed])],
                policy: SampleGrades.policy(
                    #"{ "extensions": { "1001": "2026-01-01 10:00", "Ada": "2026-01-02 10:00" } }"#),
                roster: "id,name\n1001,Ada\n")
        }
        #expect(throws: GradebookProblem.sameName("1.1", "switch", keyPath: "exercises")) {
            try points([.passed], policy: #"{ "exercises": { "1.1": 4, "switch": 3 } }"#)
        }
        #expect(throws: GradebookProblem.sameName("1", "lamp", keyPath: "lessons")) {
            try points([.passed], policy: #"{ "lessons": { "1": 4, "lamp": 3 } }"#)
        }
    }

    @Test("If the course's own solution fails, the gradebook and the feedback say that")
    func brokenCourse() throws {
        let fault = GraderFault.failingReference("does not compile")
        let broken = SampleGrades.Ending.status(
            .graded(Verdict(SampleGrades.exercises[0], outcome: .graderError, notes: [.fault(fault)])))
        for (ending, reason) in [
            (broken, "the course's own solution does not pass"),
            (.graderError, "this tool could not grade it"),
        ] {
            let book = try SampleGrades.gradebook([SampleGrades.submission("a", [ending, .passed, .passed])])
            expectEqual(book.rows[0].notes, ["1.1 has no grade: \(reason)"])
            expectEqual(
                GradeSummary(book.rows[0], columns: book.columns).notes, ["1.1 has no grade: \(reason)."])
        }
    }

    @Test("Required lessons that weren't passed are named, and the points stay unchanged")
    func required() throws {
        let book = try SampleGrades.gradebook(
            [SampleGrades.submission("a", [.passed, .failed(passing: 0, of: 1), .passed])],
            policy: SampleGrades.policy(#"{ "required": [2, 1] }"#))
        expectEqual(book.rows[0].unmetLessons, [1])
        expectEqual(book.rows[0].total, 2)
        expectEqual(book.rows[0].notes, ["required and not passed: lesson 1"])
    }

    @Test("A required lesson in which something couldn't be graded isn't said to be not passed")
    func requiredAndUnknown() throws {
        func row(_ endings: [SampleGrades.Ending], _ more: String = "") throws -> GradebookRow {
            let policy = try SampleGrades.policy(#"{ "required": [1, 2]\#(more) }"#)
            return try SampleGrades.gradebook([SampleGrades.submission("a", endings)], policy: policy).rows[0]
        }
        let open = try row([.passed, .graderError, .passed])
        #expect(open.unmetLessons.isEmpty && open.notes.contains("required and not known yet: lesson 1"))
        let held = try row([.passed, .flagged("x"), .passed], #", "flagged": "held""#)
        #expect(held.unmetLessons.isEmpty && held.notes.contains("required and not known yet: lesson 1"))
        // What failed can't pass any more, whatever the rest is worth.
        let both = try row([.failed(passing: 0, of: 1), .graderError, .graderError])
        expectEqual(both.unmetLessons, [1])
        #expect(both.notes.contains("required and not passed: lesson 1"), "\(both.notes)")
        #expect(both.notes.contains("required and not known yet: lesson 2"), "\(both.notes)")
        let decision = #", "decisions": [{ "learner": "a", "exercise": "1.2", "points": 0, "reason": "x" }]"#
        try expectEqual(row([.passed, .graderError, .passed], decision).unmetLessons, [1])
    }

    // MARK: - Submissions

    @Test("A learner who handed in nothing has no grade or zero points, depending on the policy")
    func nothing() throws {
        let roster = "id,name\n1,Ada\n"
        let book = try SampleGrades.gradebook([], roster: roster)
        #expect(book.rows[0].total == nil && book.rows[0].notes == ["no submission"])
        let zero = try SampleGrades.gradebook(
            [], policy: SampleGrades.policy(#"{ "missing": "zero" }"#), roster: roster)
        expectEqual(zero.rows[0].total, 0)
    }

    @Test(
        "A submission in which nothing can be graded has no grade, whatever the reason",
        arguments: [
            (SubmissionProblem.unreadableArchive("?"), "-"), (.noExercise(found: []), "-"),
            (.overLimit(.bytes(9)), "-"), (.encrypted, "-"), (.unknownKind(fileExtension: "rar"), "-"),
            (.severalLearners, "-"), (.empty, "-"),
            (.nested(in: "x"), "3"),
        ])
    func unusable(_ problem: SubmissionProblem, _ total: String) throws {
        let endings: [SampleGrades.Ending] =
            problem.isFatal ? Array(repeating: .status(.missing), count: 3) : [.passed, .passed, .passed]
        let book = try SampleGrades.gradebook([SampleGrades.submission("a", problems: [problem], endings)])
        expectEqual(book.rows[0].total?.plainText ?? "-", total)
        expectEqual(book.rows[0].notes.isEmpty, !problem.isFatal)
    }

    @Test("What was left out of a submission is named in the gradebook, each once")
    func notes() throws {
        let problems: [SubmissionProblem] = [
            .refusedEntry(path: "a", .link), .renamed(path: "b", found: ["c"]),
            .refusedEntry(path: "d", .link), .refusedEntry(path: "d", .sameName),
            .moreRefusedEntries(count: 2),
        ]
        let book = try SampleGrades.gradebook([
            SampleGrades.submission("a", problems: problems, [.passed, .passed, .passed])
        ])
        expectEqual(
            book.rows[0].notes,
            [
                "a was left out", "b may be in c", "d was left out",
                "2 more files were left out",
            ])
    }

    // MARK: - Time

    @Test("The late penalty takes extensions, the table of times and manual decisions into account")
    func late() throws {
        let policy = try SampleGrades.policy(
            #"""
            { "points": 10, "deadline": "1970-01-12T13:46:40Z", "late": { "percentPerDay": 10 },
              "extensions": { "Max": "1970-01-20T00:00:00Z", "Zoe": "1970-01-20T00:00:00Z" } }
            """#)
        expectEqual(policy.deadline, due)
        let passed: [SampleGrades.Ending] = [.passed, .passed, .passed]
        let submissions = [
            SampleGrades.submission("ada", at: due + 90_000, passed),
            SampleGrades.submission("eve", at: due - 1, isMarkedLate: true, passed),
            SampleGrades.submission("max", at: due + 90_000, passed), SampleGrades.submission("tom", passed),
        ]
        let book = try SampleGrades.gradebook(submissions, policy: policy)
        expectEqual(book.rows.map(\.lateness), [.late(days: 2, percent: 20), .inTime, .inTime, .unknown])
        expectEqual(book.rows.map(\.penalty), [6, 0, 0, 0])
        expectEqual(book.rows.map(\.total), [24, 30, 30, 30])
        expectEqual(book.rows[1].notes, ["its name says that it is late, but its time does not"])
        expectEqual(book.rows[3].notes, ["nobody knows when it was handed in, so nothing was taken off"])
        // An extension of a learner counts more than that of the group, whichever is later.
        let own = try SampleGrades.policy(
            #"""
            { "deadline": "1970-01-12T13:46:40Z", "late": { "percentPerDay": 10 },
              "extensions": { "A-Team": "1970-01-20T00:00:00Z", "Max": "1970-01-12T13:46:41Z" } }
            """#)
        let team = try SampleGrades.gradebook(
            submissions, policy: own, roster: "id,name,group\n1,Ada,A-Team\n1,Max,A-Team\n3,Eve,\n4,Tom,\n")
        expectEqual(
            Dictionary(uniqueKeysWithValues: team.rows.map { ($0.learner.name, $0.lateness) }),
            ["Ada": .inTime, "Max": .late(days: 2, percent: 20), "Eve": .inTime, "Tom": .unknown])
        expectEqual(
            team.warnings.map(\.words),
            [
                "In the roster, Ada and Max have the same id, 1, so nothing can be matched by it.",
                "The platform marked 1 submission as late, but its time is before the deadline, so nothing is taken off: eve.",
            ])
        let failed = SampleGrades.submission("tom", Array(repeating: .failed(passing: 1, of: 3), count: 3))
        try expectEqual(SampleGrades.gradebook([failed], policy: policy).rows[0].notes, [])
        expectEqual(
            book.warnings,
            [
                .unknownLearner("Zoe", keyPath: "extensions", meant: []),
                .markedLate(submissions: ["eve"]),
            ])
        let timed = try SampleGrades.gradebook(
            submissions, policy: policy,
            times: "submission,time\nada,1970-01-12 10:00\ntom,1970-01-12T13:46:41Z\nold,1970-01-01 00:00\n")
        expectEqual(timed.rows.map(\.lateness), [.inTime, .unknown, .unknown, .late(days: 1, percent: 10)])
        expectEqual(timed.warnings.first, .unknownTime("old"))
    }

    @Test("Days late are counted in the policy's time zone")
    func lateDays() throws {
        let time = try #require(PolicyDate.date("2026-10-25 17:30", in: .gmt)) - 3600
        let submission = SampleGrades.submission("ada", at: time, [.passed, .passed, .passed])
        for (zone, days) in [("Europe/Berlin", 2), ("Etc/GMT-2", 3)] {
            let policy = try SampleGrades.policy(
                #"{ "timeZone": "\#(zone)", "deadline": "2026-10-23 18:00" }"#)
            let rows = try SampleGrades.gradebook([submission], policy: policy).rows
            expectEqual(rows.map(\.lateness), [.late(days: days, percent: 0)], zone)
        }
    }

    @Test("A time that exists twice is named, and of the two, the one that is better for the learner counts")
    func ambiguousTimes() throws {
        let policy = try SampleGrades.policy(
            #"""
            { "timeZone": "America/New_York", "deadline": "2026-11-01 01:30",
              "extensions": { "ada": "2026-11-01 01:45", "ben": "2026-11-01 01:45 -05:00" } }
            """#)
        let submissions = ["ada", "ben", "cid"].map {
            SampleGrades.submission($0, [.passed, .passed, .passed])
        }
        let book = try SampleGrades.gradebook(
            submissions, policy: policy,
            times:
                "learner,time\nada,2026-11-01 01:50\nben,2026-11-01 01:50 -05:00\ncid,2026-11-01 01:31 -04:00\n"
        )
        expectEqual(book.rows.map(\.lateness), [.inTime, .late(days: 1, percent: 0), .inTime])
        expectEqual(
            book.warnings.map(\.words),
            [
                "In the table of times: that of ada exists twice, because the clocks are set back. The earlier one counts.",
                "In the policy, at deadline and extensions.ada: this time exists twice, because the clocks are set back. The later one "
                    + "counts. To be exact, add the offset, such as \"2026-11-01T01:30:00-05:00\".",
            ])
    }

    @Test("What isn't started has no time, and isn't late")
    func lateStarters() throws {
        let policy = try SampleGrades.policy(#"{ "deadline": "1970-01-12T13:46:40Z" }"#)
        func lateness(_ ending: SampleGrades.Ending, times: String? = nil) throws -> [Lateness] {
            let submission = SampleGrades.submission(
                "ada", [.status(.notStarted), .status(.missing), ending])
            return try SampleGrades.gradebook([submission], policy: policy, times: times).rows.map(\.lateness)
        }
        try expectEqual(lateness(.status(.notStarted)), [.notApplicable])
        try expectEqual(lateness(.failed(passing: 0, of: 1)), [.unknown])
        try expectEqual(lateness(.status(.notStarted), times: "submission,time\n"), [.unknown])
    }

    @Test("Learners whom the table of times lacks are named once, if there is a deadline")
    func missingTimes() throws {
        let all: [SampleGrades.Ending] = [.passed, .passed, .passed]
        let submissions = (1...12).map { SampleGrades.submission("s\($0)", at: .now, all) }
        let table = "submission,time\ns1,1970-01-12 10:00\n"
        let policy = try SampleGrades.policy(#"{ "deadline": "1970-01-12T13:46:40Z" }"#)
        let book = try SampleGrades.gradebook(submissions, policy: policy, times: table)
        expectEqual(
            book.warnings.map(\.words),
            [
                "11 learners who handed in have no time in the table of times, so nothing is taken off if they were "
                    + "late: s10, s11, s12, s2, s3, s4, s5 and 4 others."
            ])
        try expectEqual(SampleGrades.gradebook(submissions, times: table).warnings, [])
    }

    @Test("The submission of a group has one time, the latest that a table has of any member")
    func timesOfGroups() throws {
        let policy = try SampleGrades.policy(
            #"{ "deadline": "1970-01-12 12:00", "late": { "percentPerDay": 10 } }"#)
        let roster =
            "login,name,group\ngil,Gil,Team Ash\ngia,Gia,Team Ash\nguy,Guy,Team Ash\nada,Ada,\n"
        let group = SampleGrades.submission("Team Ash", [.passed, .passed, .passed])
        func book(_ rows: String, and others: [SubmissionResult] = []) throws -> Gradebook {
            try SampleGrades.gradebook(
                [group] + others, policy: policy, roster: roster, times: "login,time\n\(rows)")
        }
        let one = try book("gil,1970-01-12 13:00\n")
        expectEqual(
            one.rows.map(\.lateness),
            Array(repeating: .late(days: 1, percent: 10), count: 3) + [.notApplicable])
        expectEqual(one.warnings, [])
        let list = ClassList(SampleGrades.results([group]), one)
        expectEqual(
            Set(list.learners.prefix(3).map(\.row.timeInTable?.time)), [list.submissions[0].submittedAt])
        #expect(!ClassPage(list).html(at: due, timeZone: .gmt).contains("unknown"))
        // As with several times of one learner, the latest one counts, and that is said.
        let two = try book("gil,1970-01-12 11:00\ngia,1970-01-13 13:00\n")
        expectEqual(two.rows[0].lateness, .late(days: 2, percent: 20))
        expectEqual(two.warnings, [.repeatedTimes(learners: ["Gil"])])
        // A learner with a separate submission may have handed in that one at this time.
        let own = SampleGrades.submission("gil", [.passed, .passed, .passed])
        let several = try book("gil,1970-01-13 13:00\ngia,1970-01-12 11:00\n", and: [own])
        expectEqual(several.rows.map(\.lateness), [.notApplicable, .inTime, .inTime, .notApplicable])
    }

    @Test("In a table of times, a learner can be anything that identifies one, and two times are reported")
    func timesOfLearners() throws {
        let policy = try SampleGrades.policy(#"{ "deadline": "1970-01-12T13:46:40Z" }"#)
        let names = ["7", "ada@x", "Ada Lovelace", "lovelace", "ada_7"]
        for name in names {
            let book = try SampleGrades.gradebook(
                [
                    SampleGrades.submission(
                        "ada_7", name: "lovelaceada", keys: ["7"], [.passed, .passed, .passed])
                ],
                policy: policy,
                roster: "id,name,email,login\n7,\"Lovelace, Ada\",ada@x,lovelace\n",
                times: "learner,time\n\(name),1970-01-12T13:46:41Z\n")
            expectEqual(book.warnings, [], "\(name)")
            expectEqual(book.rows.map(\.lateness), [.late(days: 1, percent: 0)], "\(name)")
        }
        let twice = try SampleGrades.gradebook(
            [SampleGrades.submission("ada", [.passed, .passed, .passed])], policy: policy,
            times: "learner,time\nada,1970-01-12 10:00\nada,1970-01-12 11:00\nada,1970-01-12 11:00\n")
        expectEqual(twice.warnings, [.repeatedTimes(learners: ["ada"])])
    }

    @Test("A rule about lateness without a deadline, and an extension before it, are reported")
    func uselessLateRules() throws {
        for (policy, expected) in [
            (#"{ "late": { "percentPerDay": 10 } }"#, [GradebookWarning.noDeadline(hasExtensions: false)]),
            (
                #"{ "late": { "percentPerDay": 10 }, "extensions": { "ada": "2026-01-01 10:00" } }"#,
                [.noDeadline(hasExtensions: true)]
            ),
            (
                #"{ "deadline": "2026-01-02 10:00", "extensions": { "ada": "2026-01-01 10:00" } }"#,
                [.earlyExtension("ada")]
            ),
            (#"{ "deadline": "2026-01-02 10:00", "late": { "percentPerDay": 10, "mostPercent": 50 } }"#, []),
            (
                #"{ "deadline": "2026-01-02 10:00", "late": { "mostPercent": 50 } }"#,
                [.unusedKey("late.mostPercent", without: "late.percentPerDay")]
            ),
            (
                #"{ "weights": { "1.1": { "passes": 2 } }, "partialCredit": "checks" }"#,
                [.unusedKey("weights", without: #""partialCredit": "weights""#)]
            ),
        ] {
            let book = try SampleGrades.gradebook(
                [SampleGrades.submission("ada", [.passed, .passed, .passed])],
                policy: SampleGrades.policy(policy))
            expectEqual(book.warnings, expected)
        }
    }

    @Test("After a change of the policy's time zone, the archives whose times depend on it are named")
    func otherTimeZone() throws {
        var submissions = ["ada", "ben"].map {
            SampleGrades.submission($0, at: due, [.passed, .passed, .passed])
        }
        submissions[0].submission.assumedTimeZone = "Europe/Berlin"
        for (zone, isNamed) in [("Asia/Tokyo", true), ("Europe/Berlin", false)] {
            let policy = try SampleGrades.policy(
                #"{ "deadline": "1970-01-12 13:46", "timeZone": "\#(zone)" }"#)
            let warnings = try SampleGrades.gradebook(submissions, policy: policy).warnings
            expectEqual(
                warnings,
                isNamed ? [.otherTimeZone("Europe/Berlin", policy: zone, submissions: ["ada"])] : [])
        }
    }

    @Test("A table of times without a time column, or with a malformed time, is an error")
    func times() {
        func read(_ text: String) throws { _ = try SubmissionTimes(Data(text.utf8), timeZone: .gmt) }
        #expect(throws: GradebookProblem.notATime("soon", line: 3, expected: PolicyDate.expected)) {
            try read("id,time\n1,2026-01-01 10:00\n2,soon\n")
        }
        #expect(throws: GradebookProblem.noTimeColumn(found: ["id"])) { try read("id\n1\n") }
        #expect(throws: GradebookProblem.noLearnerColumn(source: .times, found: ["time"])) {
            try read("time\n")
        }
    }

    // MARK: - The file

    @Test("The gradebook is a table that shows what every column is worth")
    func csv() throws {
        let book = try SampleGrades.gradebook(
            [SampleGrades.submission("=1+1", name: "Doe, Jane", at: due, [.passed, .graderError, .passed])],
            policy: SampleGrades.policy(#"{ "exercises": { "2.1": 2.5 }, "deadline": "2026-12-01 10:00" }"#))
        let lines = String(decoding: book.csv, as: UTF8.self).components(separatedBy: "\r\n")
        expectEqual(
            lines,
            [
                """
                learner,name,email,login,sis id,group,section,submission,1.1 switch (of 1),1.2 test-the-lamp (of 1),\
                2.1 inject (of 2.5),lesson 1 (of 2),lesson 2 (of 2.5),subtotal,days late,late penalty,total,possible,\
                passed,flagged,failed,does not compile,stopped,grader error,not started,missing,pending,unusable,dropped,flags,\
                unmet lessons,notes
                """,
                """
                '=1+1,"Doe, Jane",,,,,,'=1+1,1,,2.5,,2.5,,0,,,4.5,2,0,0,0,0,1,0,0,0,0,,0,,\
                1.2 has no grade: this tool could not grade it
                """, "",
            ])
    }

    @Test("The order of the submissions makes no difference")
    func order() throws {
        let submissions = ["c", "a", "b"].map { SampleGrades.submission($0, [.passed, .passed, .passed]) }
        let first = try SampleGrades.gradebook(submissions)
        try expectEqual(SampleGrades.gradebook(submissions.reversed()).csv, first.csv)
        try expectEqual(SampleGrades.gradebook(submissions.reversed()).json(), first.json())
    }

    @Test("A stored gradebook can be loaded again unchanged")
    func storing() throws {
        let book = try SampleGrades.gradebook(
            [
                SampleGrades.submission(
                    "a", at: due + 1, [.failed(passing: 1, of: 3), .flagged("x"), .graderError])
            ],
            policy: SampleGrades.policy(
                #"{ "partialCredit": "checks", "deadline": "1970-01-12T13:46:40Z", "late": { "percentPerDay": 0.1 } }"#
            ),
            roster: "id,name\n1,Ada\n")
        try TemporaryFolder.current.write(["gradebook.json": String(decoding: book.json(), as: UTF8.self)])
        try expectEqual(Gradebook.load(TemporaryFolder.current("gradebook.json")), book)
    }
}
