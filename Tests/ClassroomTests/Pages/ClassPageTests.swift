import Foundation
import TestSupport
import Testing
import WorkbookReporting

@testable import WorkbookPages
@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct ClassPageTests {
    private static let results = SampleClassResults.results

    /// The page of the sample class; nobody else has a total if some points are given.
    private func page(
        _ results: ClassResults = results, points: [String: Decimal]? = nil, absent: [String] = [],
        similarity: SimilarityReport? = nil
    ) throws -> ClassPage {
        let roster =
            absent.isEmpty
            ? nil
            : Roster(
                learners: results.submissions.map { Roster.Learner(name: $0.submission.name) }
                    + absent.map { Roster.Learner(name: $0) })
        var book = try Gradebook(results, roster: roster)
        for (place, row) in book.rows.enumerated() {
            guard let points else { continue }
            book.rows[place].total = points[row.submissions.first ?? ""]
            book.rows[place].possible = 20
        }
        return ClassPage(ClassList(results, book), similarity: similarity)
    }

    private func html(_ page: ClassPage) -> String {
        page.html(at: SampleClassResults.day, timeZone: SampleClassResults.zone)
    }

    /// The names in the table that is sorted in the given order.
    private func names(_ page: String, by order: String) throws -> [String] {
        let start = try #require(page.firstRange(of: "<div class=\"grid by-\(order)\""))
        let table = page[start.upperBound...].prefix(
            upTo: try #require(page[start.upperBound...].firstRange(of: "</table>")).lowerBound)
        return table.matches(of: /class="who"><a href="feedback\/([a-z]+)\.html">/).map {
            String($0.output.1)
        }
    }

    @Test("The page loads nothing, has no scripts, and closes every element")
    func whole() throws {
        for page in try [page(), page(points: ["ada": 3]), page(SampleClassResults.generated(30))].map(html) {
            expectEqual(MarkupBalance.unbalanced(page), nil)
            for word in ["<script", "http", " src=", "url(", "@import", "onclick='"] {
                #expect(!page.contains(word), "\(word)")
            }
        }
    }

    @Test("A learner with two submissions is one row, in which nothing counts, and needs no visit")
    func severalSubmissions() throws {
        let endings: [SampleGrades.Ending] = [.passed, .flagged("odd"), .failed(passing: 1, of: 2)]
        let results = SampleGrades.results(
            ["ada-1", "ada-2", "ben"].map {
                SampleGrades.submission($0, name: $0 == "ben" ? "Ben" : "Ada", endings)
            })
        let book = try Gradebook(results, roster: Roster(Data("name\nAda\nBen\n".utf8)))
        let page = ClassPage(ClassList(results, book))
        expectEqual(page.learners.map(\.passed), [0, 2])
        expectEqual(page.visits.map { "\($0.title): \($0.learners.count)" }, ["Needs review: 1"])
        expectEqual(page.stickingPoints.map(\.words), ["1 of 1 hasn't passed"])
        let text = html(page)
        #expect(text.contains("passed</th><td></td><td></td><td>1</td>\n<td>1</td>"), "\(text)")
        // Two of Ben's three, and none of Ada's.
        #expect(text.contains("exercises passed</dt><dd>67%</dd>"))
        #expect(
            text.contains("In no count of exercises until you choose a submission: Ada, with several each."))
        #expect(text.contains("Points of 1 learner (1 without a grade left out)"))
        #expect(text.contains("<dt>submissions</dt><dd>3</dd>"))
        // Each submission has its own feedback.
        let links =
            "<a href=\"feedback/ada-1.html\">Ada</a>, "
            + "<a href=\"feedback/ada-2.html\">submission 2</a></th><td>no grade</td><td>0</td>"
        expectEqual(text.components(separatedBy: links).count - 1, 3)
        #expect(text.contains("<td class=\"s d f\">handed in several times</td>"))
    }

    @Test(
        "The histogram counts every row of the gradebook that has a total, also of someone who handed in nothing"
    )
    func rows() throws {
        let passed: [SampleGrades.Ending] = [.passed, .passed, .passed]
        let results = SampleGrades.results([SampleGrades.submission("ada", name: "Ada", passed)])
        for missing in GradingPolicy.Missing.allCases {
            var policy = GradingPolicy()
            policy.missing = missing
            let book = try Gradebook(results, policy: policy, roster: Roster(Data("name\nAda\nZoe\n".utf8)))
            let page = ClassPage(ClassList(results, book))
            let count = book.rows.count { $0.total != nil }
            expectEqual(count, missing == .zero ? 2 : 1)
            expectEqual(page.distribution.map(\.learners).reduce(0, +), count)
            #expect(html(page).contains("On the roster without a submission (1): Zoe."))
            expectEqual(html(page).contains("Points of 1 learner (1 without a grade left out)"), count == 1)
            expectEqual(html(page).contains("Points of 2 learners</p>"), count == 2)
        }
    }

    @Test("Each table is sorted in its own order")
    func orders() throws {
        let page = try html(page(points: ["ada": 20, "ben": 3, "cleo": 3, "dan": 0, "fay": 12, "eve": 7.5]))
        try expectEqual(names(page, by: "name"), ["eve", "ada", "ben", "cleo", "dan", "fay"])
        try expectEqual(names(page, by: "total"), ["dan", "ben", "cleo", "eve", "fay", "ada"])
        try expectEqual(names(page, by: "time"), ["eve", "ben", "cleo", "fay", "ada", "dan"])
        #expect(page.contains("points, lowest first") && page.contains(">7.5<"))
    }

    @Test("A cell shows its state in words, and every state has a style rule for its symbol")
    func cells() throws {
        var results = Self.results
        results.submissions.append(
            SampleClassResults.submission("gus", "Gus") {
                $0.id == SampleReport.course.exercises[0].id ? .notStarted : .missing
            })
        let page = try html(page(results))
        for state in ExerciseResult.State.shown where state != .ambiguous {
            #expect(
                page.contains(">\(state.words)</td>") && page.contains("content: \"\(state.symbol)\" / \"\""))
        }
        let symbols = ExerciseResult.State.shown.map(\.symbol)
        expectEqual(Set(symbols).count, symbols.count)
    }

    @Test("Results that aren't final come first, with the grader's message")
    func unsettled() throws {
        let text = try html(page())
        let first = try #require(text.firstRange(of: "<h2>"))
        #expect(text[first.upperBound...].hasPrefix("Not final yet"))
        #expect(text.contains("Not graded yet: 1 submission<") && text.contains("6 exercises"))
        #expect(text.contains("The grader failed: 1 result<"))
        #expect(text.contains("href=\"feedback/ben.html#e1-6\""))
        #expect(text.contains("the build failed without an error in any file"))
        let settled = ClassResults(
            course: Self.results.course, exercises: Self.results.exercises,
            submissions: [SampleClassResults.passed])
        try #expect(!html(page(settled)).contains("Not final yet"))
    }

    @Test("What is known of a submission is said once, and everything else links to it")
    func notes() throws {
        let lamp = "Lessons/1-lamp/1-switch/Lamp.swift"
        let right: [SampleGrades.Ending] = [.passed, .passed, .passed]
        let wrong: [SampleGrades.Ending] = [.status(.missing), .passed, .passed]
        let results = SampleGrades.results([
            SampleGrades.submission(
                "ada x", name: "Ada", problems: [.flat, .changedGivenFiles(["B.swift"])], right),
            SampleGrades.submission(
                "ben", name: "Ben", problems: [.renamed(path: lamp, found: ["L.swift"]), .flat], wrong),
            SampleGrades.submission(
                "cyd", name: "Cyd", problems: [.encrypted],
                [.status(.missing), .status(.missing), .status(.missing)]),
            SampleGrades.submission("dan", name: "Dan", right),
            SampleGrades.submission("eve", name: "Zed", right),
        ])
        let book = try Gradebook(
            results, policy: SampleGrades.policy(#"{ "extensions": { "typo": "2026-10-09 18:00" } }"#),
            roster: Roster(Data("name\nAda\nBen\nCyd\nDan\nPia\n".utf8)))
        let list = ClassList(results, book)
        let skipped = [SkippedItem(name: "a.csv", reason: .notASubmission(fileExtension: "csv"))]
        let remarks = ClassRemarks(list, warnings: book.warnings, skipped: skipped)
        let page = ClassPage(list, remarks: remarks)
        expectEqual(
            page.notes.map { "\($0.submission.id): \($0.lead ?? "graded") \($0.sentences.count)" },
            [
                "ada x: graded 2", "ben: no grade for 1.1: 2", "cyd: nothing could be graded: 1",
                "eve: graded 1",
            ])
        let text = html(page)
        for sentence in page.notes.flatMap(\.sentences) + book.warnings.map(\.words) + skipped.map(\.words) {
            // Two submissions were packed in the same way.
            let count = sentence == SubmissionProblem.flat.fact ? 2 : 1
            expectEqual(text.components(separatedBy: HTML.escaped(sentence)).count - 1, count, "\(sentence)")
        }
        // What the learner should do isn't said to the instructor.
        #expect(!text.contains("hand in again"))
        expectEqual(text.components(separatedBy: "Pia").count - 1, 1)
        for (name, anchor) in [("Ben", "note-2"), ("Cyd", "note-3")] {
            #expect(
                text.contains("<a href=\"#\(anchor)\">\(name)</a>") && text.contains("<li id=\"\(anchor)\">"))
        }
        expectEqual(MarkupBalance.unbalanced(text), nil)
    }

    @Test(
        "A learner who ended the checks early is listed for that and without a passed exercise, and each of two submissions is named"
    )
    func stoppedEarly() throws {
        var results = SampleGrades.results([
            SampleGrades.submission(
                "eve", name: "Eve", [.status(.notStarted), .status(.notStarted), .status(.notStarted)]),
            SampleGrades.submission("tom-1", name: "Tom", [.passed, .passed, .passed]),
            SampleGrades.submission("tom-2", name: "Tom", [.passed, .passed, .passed]),
        ])
        let exercise = SampleGrades.exercises[0]
        let stopped = SampleProgress.checks(exercise).map {
            CheckResult($0, .stopped(.timeLimit(seconds: 10)))
        }
        results.submissions[0].exercises[0].status = .graded(
            Verdict(exercise, checks: stopped).flagged([Flag("`exit` can end the tests early")]))
        results.submissions[2].exercises[0].publishedSolution = .init(name: "reference", likeness: .exact)
        let book = try Gradebook(results, roster: Roster(Data("name\nEve\nTom\n".utf8)))
        let page = ClassPage(ClassList(results, book))
        expectEqual(
            page.visits.map { "\($0.title): \($0.learners.map(\.words).joined())" },
            [
                "Nothing has passed: 1 exercise begun", "Stopped by something flagged: 1.1",
                "Same as a published solution: 1.1 (reference) in submission 2",
            ])
        #expect(
            html(page).contains(
                #"submission 2</a>: <span class="faint">1.1 (reference) in submission 2</span>"#))
    }

    @Test("A note on one of two submissions says on which")
    func noteOnOneOfTwo() throws {
        let lost = SampleGrades.submission("tom-1", name: "Tom", problems: [.encrypted], [])
        let results = SampleGrades.results([
            lost, SampleGrades.submission("tom-2", name: "Tom", [.passed, .passed, .passed]),
        ])
        let book = try Gradebook(results, roster: Roster(Data("name\nTom\n".utf8)))
        let page = ClassPage(ClassList(results, book))
        let note = try #require(page.notes.first { $0.submission.id == "tom-1" })
        expectEqual(
            page.names(note.submission), "<a href=\"feedback/tom-1.html\">Tom, submission 1</a>" as HTML)
        #expect(html(page).contains("Tom, submission 1</a>"))
    }

    @Test("Once a person has decided, a learner isn't listed as one who has not begun or not chosen")
    func decided() throws {
        let lamp = "Lessons/1-lamp/1-switch/Lamp.swift"
        let left = SampleGrades.Ending.status(.notStarted)
        let submissions = [
            SampleGrades.submission(
                "cy", name: "Cy", problems: [.versionElsewhere(path: lamp, others: ["old/Lamp.swift"])],
                [.failed(passing: 1, of: 2), left, left]),
            SampleGrades.submission("ada-1", name: "Ada", [.passed, left, left]),
            SampleGrades.submission("ada-2", name: "Ada", [left, .passed, left]),
        ]
        let decisions = ["cy 1.1", "Ada 1.1", "Ada 1.2", "Ada 2.1"].map {
            let parts = $0.split(separator: " ")
            return
                #"{ "learner": "\#(parts[0])", "exercise": "\#(parts[1])", "points": 1, "reason": "seen" }"#
        }
        func page(_ decisions: [String]) throws -> (ClassPage, [GradebookWarning], String) {
            let book = try SampleGrades.gradebook(
                submissions,
                policy: SampleGrades.policy(#"{ "decisions": [\#(decisions.joined(separator: ","))] }"#),
                roster: "name\nCy\nAda\n")
            let list = ClassList(SampleGrades.results(submissions), book)
            let remarks = ClassRemarks(list, warnings: book.warnings)
            let page = ClassPage(list, remarks: remarks)
            return (page, book.warnings, html(page))
        }
        let (settled, warnings, text) = try page(decisions)
        expectEqual(settled.visits.map(\.title), [])
        expectEqual(warnings, [])
        #expect(!text.contains("In no count of exercises") && !text.contains("Keep the one"))
        // Neither counts as an exercise that could have passed.
        #expect(text.contains("exercises passed</dt><dd>0%</dd>"))
        for some in [[], Array(decisions.prefix(3))] {
            let (open, warnings, text) = try page(some)
            expectEqual(open.visits.map(\.title), some.isEmpty ? ["Files to ask for again"] : [])
            expectEqual(warnings.count, 1)
            #expect(text.contains("In no count of exercises until you choose a submission: Ada"))
            expectEqual(text.contains("The one in its place did not pass."), some.isEmpty)
            #expect(!text.contains("counts if it passes"))
        }
    }

    @Test("The page names everybody without a time, however many there are")
    func missingTimes() throws {
        let list = ClassList(Self.results, try Gradebook(Self.results))
        let warning = GradebookWarning.missingTimes(learners: (1...20).map { "learner\($0)" })
        let remarks = ClassRemarks(list, warnings: [warning])
        #expect(html(ClassPage(list, remarks: remarks)).contains("learner19 and learner20"))
        #expect(remarks.lists.flatMap(\.urgent).contains { $0.hasSuffix("learner7 and 13 others.") })
    }

    @Test("The heading of a filled export has no count besides that of the grades")
    func filledExport() throws {
        let list = ClassList(Self.results, try Gradebook(Self.results))
        var remarks = ClassRemarks(list, warnings: [])
        remarks.filled = [.init(title: "Grade: 33 grades filled in", others: ["a", "b"])]
        #expect(html(ClassPage(list, remarks: remarks)).contains("<h3>Grade: 33 grades filled in</h3>"))
    }

    @Test("A note names each learner once, and a group's submission is said once to be newer than a decision")
    func namesInNotes() throws {
        let passed: [SampleGrades.Ending] = [.passed, .passed, .passed]
        let results = SampleGrades.results(
            [
                ("ada-1", "Ada"), ("ada-2", "Ada"), ("ben", "Ben"), ("Team Ash", "Team Ash"),
                ("Team Elm", "Team Elm"), ("Nobody", "Nobody"), ("kim", "Kim Lee"),
                ("x_77", "Zoe Zed"),
            ].map {
                SampleGrades.submission($0.0, name: $0.1, keys: $0.0 == "x_77" ? ["77"] : [], passed)
            })
        let roster =
            "id,name,group\n1,Ada,\n2,Ben,\n3,Gia,Team Ash\n4,Gil,Team Ash\n5,Hal,Team Elm\n6,Hea,Team Elm\n7,Kim Lee,\n8,Kim Lee,\n77,Max Roe,\n"
        let book = try Gradebook(results, roster: Roster(Data(roster.utf8)))
        let warnings =
            book.warnings
            + [("Ben", "ben"), ("Gia", "Team Ash"), ("Gil", "Team Ash"), ("Hal", "Team Elm")].map {
                GradebookWarning.handedInAgain(learner: $0.0, exercises: ["1.1"], submissions: [$0.1])
            }
        let list = ClassList(results, book)
        let text = html(ClassPage(list, remarks: ClassRemarks(list, warnings: warnings)))
        let notes = text.matches(of: /<li id="note-\d+">(.*?)<\/li>/.dotMatchesNewlines()).map {
            String($0.1).replacing(/<[^>]*>/, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        }
        #expect(
            text.contains(
                "name its folder or archive by the name, id or login of the learner, or the group&#39;s name")
        )
        let again =
            "1.1 after you decided on the points, which stay as they are. Take the decision out of the policy, or confirm it by another reason."
        expectEqual(
            notes,
            [
                "Ada, submission 1: 2 submissions: ada-1, ada-2. Keep the one that counts.",
                "Ben Handed in \(again)", "Gia, Gil: Handed in \(again)", "Hal, Hea: Hal handed in \(again)",
                "Kim Lee (kim) The submission kim could belong to Kim Lee (7) or Kim Lee (8).",
                "Nobody Belongs to nobody in the roster.",
                "Zoe Zed The submission x_77 has the number of Max Roe, but another name, so nobody has its grade.",
            ])
    }

    @Test("The table says whose points a person decided on")
    func byHand() throws {
        let results = SampleGrades.results(
            ["ada", "ben", "cleo"].map {
                SampleGrades.submission(
                    $0, [.passed, .failed(passing: 0, of: 2), .failed(passing: 0, of: 2)])
            })
        let policy = try SampleGrades.policy(
            #"""
            { "decisions": [
              { "learner": "ada", "points": 2, "reason": "x" },
              { "learner": "ben", "exercise": "1.2", "points": 1, "reason": "x" }] }
            """#)
        let text = html(ClassPage(ClassList(results, try Gradebook(results, policy: policy)), remarks: nil))
        let scores = text.matches(of: /<\/th><td>(.*?)<\/td>/).map {
            String($0.1).replacing(/<[^>]*>/, with: "")
        }
        // Each of the three orders has a table.
        expectEqual(scores.filter { $0.contains("by hand") }, Array(repeating: "2 by hand", count: 6))
        #expect(scores.contains("1"))
    }

    @Test("A learner without a passed exercise is listed with the best attempt")
    func bestAttempt() throws {
        let left = SampleGrades.Ending.status(.notStarted)
        let submissions = [
            SampleGrades.submission("ada", [.failed(passing: 1, of: 4), .failed(passing: 3, of: 4), left]),
            SampleGrades.submission("ben", [.failed(passing: 0, of: 4), left, left]),
        ]
        let results = SampleGrades.results(submissions)
        let page = ClassPage(ClassList(results, try Gradebook(results)))
        expectEqual(
            page.visits.flatMap(\.learners).map(\.words),
            ["2 exercises begun, at best 3 of 4 checks in 1.2", "1 exercise begun"])
    }

    @Test("Learners who may need help are grouped by reason")
    func visits() throws {
        let groups = try page().visits.map { group in
            ([group.title] + group.learners.map { "\($0.learner.row.key): \($0.words)" })
        }
        expectEqual(
            groups,
            [
                ["Files to ask for again", "dan: "],
                ["Nothing has passed", "eve: 7 exercises begun"],
                ["Code that does not compile", "ben: 1.3"],
                ["Needs review", "cleo: 1.1 and 1.4"],
            ])
    }

    @Test(
        "The number of learners with something to review is that of the list, and stopped code has another list"
    )
    func review() throws {
        var results = Self.results
        results.submissions.append(
            SampleClassResults.submission("gus", "Gus") { exercise in
                let checks = SampleProgress.checks(exercise).map {
                    CheckResult($0, .stopped(.timeLimit(seconds: 10)))
                }
                return .graded(
                    Verdict(exercise, checks: checks).flagged([Flag("`exit` can end the tests early")]))
            })
        let page = try page(results)
        let text = html(page)
        #expect(text.contains("learners with something to review</dt><dd>1</dd>"))
        #expect(text.contains("<h3>Needs review (1)</h3>"))
        #expect(text.contains("<h3>Stopped by something flagged (1)</h3>"))
        expectEqual(page.visits.last?.learners.map(\.learner.row.key), ["gus"])
        expectEqual(
            page.visits.first { $0.title == "Nothing has passed" }?.learners.map(\.words),
            ["7 exercises begun", "7 exercises begun"])
    }

    @Test("The share of passed exercises is rounded")
    func passedShare() throws {
        var results = Self.results
        results.submissions = [
            SampleClassResults.submission("ada", "Ada") { exercise in
                exercise.id.position <= 2 ? .graded(SampleClassResults.passed(exercise)) : .notStarted
            }
        ]
        // 2 of 7 are 28.6 %.
        expectEqual(results.exercises.count, 7)
        try #expect(html(page(results)).contains("exercises passed</dt><dd>29%</dd>"))
    }

    @Test("The exercise where most learners are stuck comes first, with the problem they share")
    func stuck() throws {
        let points = try page().stickingPoints
        expectEqual(points.map(\.stuck), [2, 2, 2, 2, 1, 1, 1])
        expectEqual(points.map(\.exercise.id.position), [2, 3, 4, 5, 1, 6, 7])
        expectEqual(points[0].words, "2 of 4 haven't passed")
        expectEqual(points[4].reason, .init(sentence: "A new lamp is off", learners: 1))
        // If two learners have different problems, there is no shared reason.
        expectEqual(points[0].reason, nil)
    }

    @Test("Code in a shared problem is shown as code")
    func code() {
        let exercise = SampleGrades.exercises[0]
        let check = CheckResult(Check(id: "a", name: "`Lamp` <is> final"), .failed)
        let point = ClassProgress.StickingPoint(
            exercise, verdicts: [Verdict(exercise, checks: [check])])
        let text = [point].compactMap(\.self).html.source
        #expect(text.contains("</span> <code>Lamp</code> &lt;is&gt; final</p>"), "\(text)")
    }

    @Test("Failing checks and wrong turns are counted once per learner, and only if several share them")
    func findings() throws {
        let generated = try page(SampleClassResults.generated(60))
        expectEqual(generated.failingChecks.count, 10)
        expectEqual(
            generated.failingChecks.map(\.learners), generated.failingChecks.map(\.learners).sorted(by: >))
        #expect(generated.wrongTurns.allSatisfy { $0.learners > 1 })
        #expect(generated.failingChecks.allSatisfy { $0.learners <= $0.graded && $0.graded <= 60 })
        let first = try #require(generated.failingChecks.first)
        #expect(html(generated).contains("<td class=\"number\">\(first.learners) of \(first.graded)</td>"))
        expectEqual(generated.wrongTurns[0].sentence, "The lamp might start with `isOn` set to true.")
        try #expect(page().failingChecks.isEmpty && page().wrongTurns.isEmpty)
    }

    @Test("The distribution counts every final result once")
    func distribution() throws {
        let bars = try page(points: ["ada": 20, "cleo": 19.9, "dan": 0, "eve": 4, "ben": 4, "fay": 4])
            .distribution
        #expect(bars.first?.words == "90 to 100%" && bars.last?.words == "0 to 9%")
        // Every learner with a total counts, even if a person decided what could not be graded.
        expectEqual(bars.map(\.learners), [2, 0, 0, 0, 0, 0, 0, 3, 0, 1])
        try expectEqual(
            page(ClassResults(course: Self.results.course, exercises: [], submissions: [])).medianPercentage,
            nil)
    }

    @Test("A learner without a grade isn't in the distribution and comes first among the lowest")
    func noGrade() throws {
        let page = try page(points: ["ada": 20, "cleo": 19.8, "eve": 4])
        expectEqual(page.distribution.map(\.learners).reduce(0, +), 3)
        expectEqual(page.medianPercentage, 99)
        try expectEqual(names(html(page), by: "total").prefix(3), ["ben", "dan", "fay"])
        #expect(html(page).contains("(3 without a grade left out)"))
    }

    /// A report in which some submissions are similar in exercises, by their positions.
    private func similarity(
        _ pairs: [(String, String, position: Int)], equal: [EqualFiles] = []
    ) -> SimilarityReport {
        let codes = pairs.enumerated().map { place, pair in
            SimilarCode(
                first: pair.0, second: pair.1, exercise: .init(lesson: 1, position: pair.position),
                shared: 20 - place,
                firstTotal: 20, secondTotal: 40, evidence: Double(20 - place), matches: [])
        }
        return SimilarityReport(codes, equal: equal, submissions: 6, policy: .standard)
    }

    @Test("Submissions with similar code are listed as groups, and accuse nobody")
    func similar() throws {
        let report = similarity([
            ("ada", "ben", 2), ("cleo", "gone", 3), ("dan", "eve", 1), ("ben", "fay", 4), ("ada", "fay", 2),
        ])
        expectEqual(
            report.groups.map { "\($0.submissions.joined(separator: " ")) \($0.percentage) \($0.pairs)" },
            ["ada ben fay 100 [0, 3, 4]", "cleo gone 95 [1]", "dan eve 90 [2]"])
        expectEqual(report.groups[0].exercises.map(\.position), [2, 4])
        // A pair can join two groups.
        expectEqual(
            similarity([("ada", "ben", 1), ("cleo", "dan", 1), ("ben", "dan", 1)]).groups.map(\.submissions),
            [["ada", "ben", "cleo", "dan"]])
        let text = try html(page(similarity: report))
        #expect(text.contains("Submissions to compare") && text.contains("<td>1.2, 1.4</td>"))
        #expect(text.contains("<a href=\"similarity/index.html#group-1\">3 pairs</a>"))
        #expect(text.contains("href=\"similarity/Cleo--gone.html\"") && text.contains("another submission"))
        let list = report.html(course: Self.results.course) { $0 }
        #expect(list.contains("id=\"group-1\"") && list.contains("3 submissions: ada · ben · fay"))
        expectEqual(list.components(separatedBy: "<tr><th scope=\"row\">").count - 1, 5)
        for page in [text, list] { expectEqual(MarkupBalance.unbalanced(page), nil) }
        for word in ["cheat", "dishonest", "plagiar", "fraud", "suspicious", "copied"] {
            #expect(!text.localizedCaseInsensitiveContains(word))
        }
    }

    @Test("Of many groups, the page shows the first, and links to the others")
    func manyGroups() throws {
        let all = (1...25).map { ("a\($0)", "b\($0)", 1) }
        var report = similarity([])
        report.ranking = all.map { .init(first: $0.0, second: $0.1, evidence: 9, exercises: []) }
        let text = try html(page(similarity: report))
        expectEqual(text.components(separatedBy: ">side by side</a>").count - 1, 20)
        #expect(text.contains("<a href=\"similarity/index.html\">and 5 more groups</a>"))
    }

    @Test("Every submission with equal files is named, with a link to its feedback")
    func equal() throws {
        try #expect(!html(page()).contains("Submissions to compare"))
        let equal = [EqualFiles(exercise: .init(lesson: 1, position: 2), submissions: ["ada", "fay"])]
        let text = try html(page(similarity: similarity([], equal: equal)))
        #expect(text.contains("Submissions to compare") && text.contains("Equal files (1)"))
        #expect(
            text.contains(
                "1.2</span> <a href=\"feedback/ada.html\">Ada</a> · <a href=\"feedback/fay.html\">Fay</a></li>"
            ))
        expectEqual(MarkupBalance.unbalanced(text), nil)
    }

    @Test("Absent learners are listed")
    func absent() throws {
        let text = try html(page(absent: ["Gus", "Hal"]))
        #expect(text.contains("On the roster without a submission (2): Gus and Hal."))
    }

    @Test("A path to a file can't become another kind of URL")
    func addresses() {
        expectEqual(HTML.address(ofFile: "javascript:alert(1)"), "javascript%3Aalert%281%29")
        expectEqual(HTML.address(ofFile: "//host/x"), "host/x")
        expectEqual(
            HTML.address(ofFile: "feedback/Åsa \"x\".html", anchor: "e1-2"),
            "feedback/%C3%85sa%20%22x%22.html#e1-2")
    }

    @Test("A page with three hundred learners and 31 exercises is smaller than 1.5 MB")
    func size() throws {
        let results = SampleClassResults.generated(300)
        let points = Dictionary(results.submissions.map { ($0.submission.id, Decimal(7.5)) }) { $1 }
        let text = try html(page(results, points: points))
        #expect(text.utf8.count < 1_500_000)
        expectEqual(text.components(separatedBy: "<tr><th scope=\"row\" class=\"who\">").count, 904)
    }

    @Test("The same results produce the same page, whatever their order")
    func deterministic() throws {
        var results = SampleClassResults.generated(30)
        let text = try html(page(results))
        results.submissions.reverse()
        try expectEqual(html(page(results)), text)
    }

    @Test("An empty class has a page")
    func nobody() throws {
        let text = try html(page(ClassResults(course: Self.results.course, exercises: [], submissions: [])))
        #expect(MarkupBalance.unbalanced(text) == nil && text.contains("Nobody is stuck."))
    }

    /// Writes pages to look at in a browser, on request.
    @Test("Pages can be written", .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_PAGES"] != nil))
    func write() throws {
        let folder = URL(filePath: ProcessInfo.processInfo.environment["WORKBOOK_PAGES"] ?? "")
        let feedback = folder.appending(path: "feedback")
        try FileManager.default.createDirectory(at: feedback, withIntermediateDirectories: true)
        for count in [6, 30, 300] {
            let results = count == 6 ? Self.results : SampleClassResults.generated(count)
            let points = Dictionary(
                results.submissions.map {
                    ($0.submission.id, Decimal($0.exercises.count { $0.state == .passed }))
                }
            ) { $1 }
            let ids = results.submissions.map(\.submission.id)
            let report = similarity([(ids[0], ids[3], 2), (ids[1], ids[2], 2), (ids[1], ids[0], 3)])
            let page = try page(
                results, points: points, absent: count == 30 ? ["Gus Olsen", "Hal Berg"] : [],
                similarity: report)
            try html(page).write(
                to: folder.appending(path: "class-\(count).html"), atomically: true, encoding: .utf8)
            for result in results.submissions.prefix(6) {
                let file = Feedback(
                    result, course: results.course,
                    grade: GradeSummary(
                        exercises: Dictionary(
                            results.exercises.map { ($0.slug, .init(points: 1.5, possible: 2)) }
                        ) { $1 },
                        total: .init(points: 12.5, possible: 20),
                        notes: ["Handed in 2 days late: 10 % are taken away."]),
                    problems: result.submission.problems.isEmpty
                        ? [] : ["Your lessons were one folder deeper."])
                try file.html(timeZone: SampleClassResults.zone).write(
                    to: feedback.appending(path: "\(result.submission.id).html"), atomically: true,
                    encoding: .utf8)
                try file.markdown(timeZone: SampleClassResults.zone).write(
                    to: feedback.appending(path: "\(result.submission.id).md"), atomically: true,
                    encoding: .utf8)
            }
        }
    }
}
