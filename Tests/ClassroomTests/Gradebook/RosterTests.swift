import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct RosterTests {
    private func roster(_ text: String) throws -> [Roster.Learner] { try Roster(Data(text.utf8)).learners }

    @Test("A roster's columns are found by name, in any order")
    func columns() throws {
        try expectEqual(
            roster(
                "Section;Email;Name;id;Login;SIS ID;group\nA;jane@x.edu;\"Doe, Jane\";7;jdoe;S7;blue\n"),
            [
                Roster.Learner(
                    id: "7", name: "Doe, Jane", email: "jane@x.edu", login: "jdoe", sisID: "S7",
                    group: "blue",
                    section: "A")
            ])
        try expectEqual(roster("First name,Surname\nJane,Doe\n").map(\.name), ["Jane Doe"])
    }

    @Test("A column whose name is misspelled is reported, unless what it means is there")
    func misspelledColumns() throws {
        let roster = "id,nam,emial,names,note\n7,Jane,jane@x.edu,J,-\n"
        let expected: [GradebookWarning] = [
            .misspelledColumn("nam", meant: "name"), .misspelledColumn("emial", meant: "email"),
            .misspelledColumn("names", meant: "name"),
        ]
        try expectEqual(SampleGrades.gradebook([], roster: roster).warnings, expected)
        let complete = try Roster(Data("id,first name,last name,names,email\n7,J,D,J,j@x\n".utf8))
        expectEqual(complete.misspelledColumns, [])
    }

    @Test("A column that is not read is reported if it has the name of a submission that belongs to nobody")
    func unreadColumns() throws {
        func warnings(_ names: [String]) throws -> [GradebookWarning] {
            try SampleGrades.gradebook(
                names.map { SampleGrades.submission($0, [.passed]) },
                roster: "Kürzel,Name,Seat\nalo,Ada Lovelace,4\nghop,Grace Hopper,5\n"
            ).warnings
        }
        try expectEqual(
            warnings(["ALO", "ghop"]).last, .unreadColumn("Kürzel", submission: "ALO"))
        try expectEqual(warnings(["Ada Lovelace", "6"]), [.unknownSubmission("6")])
    }

    @Test("Exports from Canvas and Moodle can be used as rosters")
    func exports() throws {
        for text in [SampleExports.canvas, SampleExports.moodle] {
            try expectEqual(Roster(Data(text.utf8)).misspelledColumns, [])
        }
        let canvas = try roster(SampleExports.canvas)
        expectEqual(canvas.map(\.id), ["101", "102", "103", "104"])
        #expect(canvas[0].sisID == "S101" && canvas[0].login == "jdoe" && canvas[0].section == "Sec 1")
        let moodle = try roster(SampleExports.moodle)
        expectEqual(moodle.map(\.id), ["5001", "5002", "5003"])
        expectEqual(moodle[0].email, "jane@x.edu")
        let german = try roster(
            "Vorname;Nachname;ID-Nummer;E-Mail-Adresse;Gruppen\nZoë;Müller;17;zoe@x.edu;B\n")
        #expect(german[0].name == "Zoë Müller" && german[0].sisID == "17")
        #expect(german[0].email == "zoe@x.edu" && german[0].group == "B")
    }

    @Test("A learner who is listed twice counts once, and a row without a learner is ignored")
    func duplicates() throws {
        try expectEqual(roster("id,name,section\n1,A,\n1,A,\n,,x\n").map(\.id), ["1"])
    }

    @Test("A roster without a column for learners, or without rows, is an error")
    func nobody() {
        #expect(throws: GradebookProblem.noLearnerColumn(source: .roster, found: ["group", "points"])) {
            try roster("group,points\na,1\n")
        }
        #expect(throws: GradebookProblem.noRows(source: .roster)) { try roster("id,name\n") }
        #expect(throws: GradebookProblem.noRows(source: .roster)) { try roster("") }
        #expect(throws: GradebookProblem.table(.openQuote(line: 1), source: .roster)) { try roster("\"id") }
    }

    @Test(
        "Different spellings of the same name match",
        arguments: [
            ("Doe, Jane", "Jane Doe"), ("Doe, Jane", "doejane"), ("Jane Doe", "doejane"),
            ("José García", "Garcia, Jose"), ("O'Neil, Anne-Marie", "oneilannemarie"),
            ("DOE,  Jane Mary", "Jane Mary Doe"), ("ＪＡＮＥ Doe", "jane doe"), ("王小明", "王小明"),
        ])
    func names(_ first: String, _ second: String) {
        #expect(!LearnerName.forms(first).isDisjoint(with: LearnerName.forms(second)))
    }

    @Test("Different names don't match, and an empty name matches nothing")
    func otherNames() {
        #expect(LearnerName.forms("Jane Doe").isDisjoint(with: LearnerName.forms("John Doe")))
        #expect(LearnerName.forms("").isEmpty)
        #expect(LearnerName.forms(" , !").isEmpty)
    }

    // MARK: - Matching

    private func submissions(_ submissions: [Submission], roster: String) throws -> [String] {
        let book = try SampleGrades.gradebook(
            submissions.map { SubmissionResult($0, []) }, roster: roster)
        return book.rows.map { "\($0.key): \($0.submissions.joined(separator: ", "))" }
    }

    private let roster = """
        id,name,email,login
        1,"Doe, Jane",jane@x.edu,jdoe
        2,"Roe, Max",max@x.edu,mroe
        3,"Poe, Ada",ada@x.edu,apoe

        """

    @Test("A submission is matched by its number, login, email address or name")
    func matching() throws {
        try expectEqual(
            submissions(
                [
                    Submission(id: "doejane_1_99", name: "doejane", keys: ["1"]),
                    Submission(id: "mroe", name: "mroe"), Submission(id: "ada poe.zip", name: "Ada Poe"),
                ], roster: roster), ["1: doejane_1_99", "2: mroe", "3: ada poe.zip"])
        try expectEqual(
            submissions(
                [Submission(id: "a", name: "MAX@x.edu"), Submission(id: "b", name: "ada")], roster: roster),
            [
                "1: ", "2: a", "3: b",
            ])
    }

    @Test(
        "A text that is one learner's name, and another's login, id or group, is nobody's until a person looks"
    )
    func severalMeanings() throws {
        let roster = """
            id,name,email,login,sis id,group
            1,Ivanov,i@x.edu,iv,,
            2,Petr Sidorov,p@x.edu,ivanov,,
            42,Xaver Xu,x@x.edu,xx,,
            3,Yann Yu,y@x.edu,yy,42,
            5,Ada Poe,a@x.edu,aa,,Ada Poe
            6,Bob Bee,b@x.edu,bb,,Ada Poe
            7,Kim Lee,k@x.edu,kk,,
            8,Kim Lee,l@x.edu,ll,,

            """
        let names = ["Ivanov", "42", "Ada Poe", "Kim Lee (8)"]
        let book = try SampleGrades.gradebook(
            names.map { SampleGrades.submission($0, name: $0, [.passed]) }, roster: roster)
        expectEqual(
            book.warnings.compactMap { warning -> [String]? in
                guard case .ambiguousSubmission(_, _, let learners) = warning else { return nil }
                return learners
            }, [["Xaver Xu", "Yann Yu"], ["Ada Poe", "Bob Bee"], ["Ivanov", "Petr Sidorov"]])
        expectEqual(
            book.rows.filter { !$0.submissions.isEmpty }.map { "\($0.key): \($0.submissions.joined())" },
            ["8: Kim Lee (8)", "42 (2): 42", "Ada Poe: Ada Poe", "Ivanov: Ivanov"])
        // The same holds for what a policy says.
        let policy = try SampleGrades.policy(
            #"{ "decisions": [{ "learner": "Ivanov", "points": 1, "reason": "x" }, { "learner": "Kim Lee (7)", "points": 1, "reason": "x" }] }"#
        )
        let decided = try SampleGrades.gradebook([], policy: policy, roster: roster)
        expectEqual(decided.rows.filter { $0.decision != nil }.map(\.key), ["7"])
    }

    @Test(
        "Half an address decides only if nobody has the word in their name, and says nothing about a platform's name"
    )
    func halfAddresses() throws {
        let roster = """
            name,email,login
            Ama Boateng,kofi@x.edu,
            Kofi Mensah,km@x.edu,
            Petra Klein,maria@x.edu,
            Lou Reed,kn@y.edu,lr
            Kim Novak,lr@x.edu,
            Max Roe,mr@x.edu,kim
            Zoe Zed,zed7@x.edu,
            Eve East,ee@x.edu,sue
            Sue Smith,sue@x.edu,
            Sam Stone,sue.smith@x.edu,

            """
        func learner(_ name: String, _ keys: [String] = []) throws -> String? {
            let book = try SampleGrades.gradebook(
                [
                    SampleGrades.submission(
                        "s", name: name, keys: keys, isParticipant: !keys.isEmpty, [.passed])
                ],
                roster: roster)
            return book.rows.first { $0.submissions == ["s"] && $0.key != "s" }?.learner.name
        }
        try expectEqual(learner("kofi"), nil)
        try expectEqual(learner("maria"), "Petra Klein")
        try expectEqual(learner("maria", ["900"]), nil)
        try expectEqual(learner("Kim", ["34"]), nil)
        try expectEqual(learner("zed7"), "Zoe Zed")
        // A name that is half of somebody else's address can mean either.
        try expectEqual(learner("Kim Novak"), "Kim Novak")
        try expectEqual(learner("sue.smith"), nil)
        // A login says more than half an address, but not than a name.
        try expectEqual(learner("sue"), nil)
        try expectEqual(learner("lr"), "Lou Reed")
    }

    @Test("A learner with a submission of their own and a group's is told to keep the group's")
    func groupAndOwn() throws {
        func words(_ names: [String]) throws -> [String] {
            try SampleGrades.gradebook(
                names.map { SampleGrades.submission($0, name: $0 == "Q" ? "Team Q" : $0, [.passed]) },
                roster: "name,group\nIvy Q,Team Q\nUma Q,Team Q\n"
            ).warnings.map(\.words)
        }
        try expectEqual(
            words(["Team Q", "Ivy Q"]),
            [
                "Ivy Q has 2 submissions: Ivy Q, Team Q. One is also from Uma Q, so keep that: take the learner out of the group in the roster, or write a decision."
            ])
        try expectEqual(
            words(["Team Q", "Q"]),
            ["Ivy Q", "Uma Q"].map { "\($0) has 2 submissions: Q, Team Q. Keep the one that counts." })
    }

    @Test("Two rows with the same name and nothing else are two people, and otherwise one")
    func equalRows() throws {
        try expectEqual(Roster(Data("id,name\n,Ben Dover\n,Ben Dover\n".utf8)).learners.count, 2)
        try expectEqual(Roster(Data("id,name\n1,Ben Dover\n1,Ben Dover\n".utf8)).learners.count, 1)
        try expectEqual(Roster(Data("id,name,section\n1,Ben,A\n1,Ben,B\n".utf8)).learners.count, 1)
        // What they are called in the gradebook means them in a policy as well.
        let policy = try SampleGrades.policy(
            #"{ "decisions": [{ "learner": "Ben Dover (2)", "points": 1, "reason": "x" }] }"#)
        let book = try SampleGrades.gradebook([], policy: policy, roster: "id,name\n,Ben Dover\n,Ben Dover\n")
        expectEqual(book.rows.map(\.total), [nil, 1])
    }

    @Test("Somebody whose login or address is in the name of a submission, or who has a second one, is noted")
    func doubts() throws {
        let roster = """
            id,name,email,login
            1,Ada Lovelace,ada@x.edu,alovelace
            2,Gil Gum,gil@x.edu,gg
            3,Grace Hopper,grace@x.edu,ghopper
            4,Max Roe,max@x.edu,mr

            """
        let policy = try SampleGrades.policy(#"{ "missing": "zero" }"#)
        let names = [
            "Lesson 3_alovelace_attempt_2026", "Homework from gil@x.edu", "Grace Hopper", "Grace Hopper (2)",
        ]
        let book = try SampleGrades.gradebook(
            names.map {
                SampleGrades.submission(
                    $0.replacing(/[()]/, with: "_"), name: $0, [.passed, .passed, .passed])
            },
            policy: policy, roster: roster)
        expectEqual(book.rows.prefix(4).map(\.total), [nil, nil, 3, nil])
        expectEqual(
            book.warnings.map(\.words).first { $0.contains("Grace") },
            "The submission \"Grace Hopper (2)\" belongs to nobody in the roster. It may be from Grace Hopper."
        )
        expectEqual(book.rows[2].notes, ["Grace Hopper _2_ may be from this learner, too"])
        // An archive with everybody's files can have anybody's.
        var all = SampleGrades.submission("all", name: "all", [.passed])
        all.submission.problems = [.severalLearners]
        let unknown = try SampleGrades.gradebook([all], policy: policy, roster: roster)
        expectEqual(unknown.rows.prefix(4).map(\.total), [nil, nil, nil, nil])
    }

    @Test("While a submission belongs to nobody, nobody gets a zero for having handed in nothing")
    func waitingZeros() throws {
        let roster = "id,name,group\n1,Ada Poe,Team North\n2,Zoë Müller,\n"
        let policy = try SampleGrades.policy(#"{ "missing": "zero" }"#)
        let stray = SampleGrades.submission("teameast_9_5", name: "teameast", keys: ["9"], [.passed])
        let book = try SampleGrades.gradebook([stray], policy: policy, roster: roster)
        expectEqual(book.rows.prefix(2).map(\.total), [nil, nil])
        #expect(book.warnings.contains(.zeroWaits(2)))
        try expectEqual(
            SampleGrades.gradebook([], policy: policy, roster: roster).rows.map(\.total), [0, 0])
    }

    @Test("An identifier is Moodle's number of a participant only if it ends with one after another word")
    func identifiers() throws {
        func ids(_ identifier: String) throws -> [String?] {
            let learner = try #require(
                try Roster(Data("identifier,name\n\(identifier),Ada\n".utf8)).learners.first)
            return [learner.id, learner.participant]
        }
        try expectEqual(ids("Participant 5001"), ["5001", "5001"])
        try expectEqual(ids("参加者5001"), ["5001", "5001"])
        try expectEqual(ids("s1"), ["s1", nil])
        try expectEqual(ids("ada@x.edu"), ["ada@x.edu", nil])
    }

    @Test("A number of the platform that isn't the learner's in the roster is reported if the others are")
    func otherNumber() throws {
        let one = SampleGrades.submission("doejane_1_99", name: "doejane", [.passed])
        let two = SampleGrades.submission("roemax_77_98", name: "roemax", [.passed])
        func warnings(_ numbers: [String]) throws -> [GradebookWarning] {
            var submissions = [one, two]
            for (place, number) in numbers.enumerated() { submissions[place].submission.keys = [number] }
            return try SampleGrades.gradebook(submissions, roster: roster).warnings
        }
        try expectEqual(
            warnings(["1", "77"]), [.otherNumber("77", submission: "roemax_77_98", learner: "Roe, Max")])
        // The roster may have numbers of its own.
        try expectEqual(warnings(["66", "77"]), [])
    }

    @Test("A submission that matches no learner, or several, gets its own row and is reported")
    func unmatched() throws {
        let text = "id,name\n1,Jane Doe\n2,Jane Doe\n"
        let book = try SampleGrades.gradebook(
            [
                SampleGrades.submission("x", name: "Jane Doe", [.passed]),
                SampleGrades.submission("y", name: "Nobody", [.passed]),
            ], roster: text)
        expectEqual(book.rows.map(\.key), ["1", "2", "x", "y"])
        expectEqual(
            book.warnings,
            [
                .ambiguousSubmission("x", learners: ["Jane Doe (1)", "Jane Doe (2)"]),
                .unknownSubmission("y"),
            ])
        expectEqual(book.rows[0].notes, ["no submission, but x may be from this learner"])
        expectEqual(book.rows[3].notes.first, "not in the roster")
        expectEqual(book.rows[3].cells[0].points, 1)
    }

    @Test("A learner with two submissions has no grade until someone chooses one")
    func several() throws {
        let book = try SampleGrades.gradebook(
            [
                SampleGrades.submission("jdoe", [.passed, .passed, .passed]),
                SampleGrades.submission("b", name: "Jane Doe", [.passed, .passed, .passed]),
            ], roster: roster)
        expectEqual(book.rows[0].total, nil)
        expectEqual(book.rows[0].cells.map(\.standing), [.ambiguous, .ambiguous, .ambiguous])
        expectEqual(book.warnings, [.severalSubmissions(learner: "Doe, Jane", submissions: ["b", "jdoe"])])
    }

    @Test("Submissions with the same name and no roster have grades of their own, and a note")
    func sameName() throws {
        func book(_ keys: [[String]], isParticipant: Bool? = nil) throws -> Gradebook {
            let submissions = zip(["Jane Doe", "Jane Doe.zip"], keys).map { id, keys in
                SampleGrades.submission(
                    id, name: "Jane Doe", keys: keys, isParticipant: isParticipant,
                    [.passed, .passed, .passed])
            }
            return try SampleGrades.gradebook(
                submissions + [SampleGrades.submission("Ben", [.passed, .passed, .passed])])
        }
        let alike = try book([[], []])
        expectEqual(alike.warnings, [.sameName(submissions: ["Jane Doe", "Jane Doe.zip"])])
        expectEqual(
            alike.rows.map(\.notes), [[], ["Jane Doe.zip has the same name"], ["Jane Doe has the same name"]])
        #expect(alike.rows.allSatisfy { $0.total != nil })
        try expectEqual(book([["7"], ["8"]]).warnings, [])
        // Moodle gives one person another number for each assignment.
        try expectEqual(book([["7"], ["8"]], isParticipant: true).warnings.count, 1)
    }

    @Test("A number never gives a submission to somebody with another name")
    func otherName() throws {
        func check(
            _ name: String, _ isParticipant: Bool?, owner: String?, _ warnings: [GradebookWarning],
            line: SourceLocation = #_sourceLocation
        ) throws {
            let book = try SampleGrades.gradebook(
                [
                    SampleGrades.submission(
                        "s", name: name, keys: ["1"], isParticipant: isParticipant, [.passed])
                ],
                policy: SampleGrades.policy(#"{ "missing": "zero" }"#), roster: roster)
            let rows = book.rows.filter { $0.submissions == ["s"] }.map(\.key)
            expectEqual(rows, [owner ?? "s"], sourceLocation: line)
            let waits = GradebookWarning.zeroWaits(3)
            expectEqual(book.warnings.filter { $0 != waits }, warnings, sourceLocation: line)
            let isUnknown = warnings.contains { if case .unknownSubmission = $0 { true } else { false } }
            if owner == nil, !isUnknown {
                // Whoever may have handed it in has no grade.
                expectEqual(book.rows[0].total, nil, sourceLocation: line)
            }
        }
        // A part of the name isn't enough: the number may be of another kind.
        try check(
            "doemax", false, owner: nil, [.otherName(submission: "s", learner: "Doe, Jane")])
        // A number of Moodle says nothing that a name doesn't say.
        try check("Jane Doe", true, owner: "1", [])
        try check("Max Roe", true, owner: "2", [])
        // Nor does half an address: somebody else can be called like that.
        try check("Jane", true, owner: nil, [.unknownSubmission("s", mayBeFrom: ["Doe, Jane"])])
        try check("Jack Doe", true, owner: nil, [.unknownSubmission("s")])
        try check("Kim Koe", true, owner: nil, [.unknownSubmission("s")])
        // One of Canvas can be that of the roster, and then a person has to decide.
        for isParticipant in [false, nil] {
            try check("doejane", isParticipant, owner: "1", [])
            try check(
                "doejanet", isParticipant, owner: "1",
                [.similarName(submission: "s", learner: "Doe, Jane")])
            try check(
                "roemax", isParticipant, owner: nil,
                [.ambiguousSubmission("s", learners: ["Doe, Jane", "Roe, Max"])])
            try check(
                "koekim", isParticipant, owner: nil, [.otherName(submission: "s", learner: "Doe, Jane")])
        }
    }

    @Test("Of two learners with one name, only the number of one of them decides")
    func numberOfTwins() throws {
        let roster = "participant,name,id\n1,Kim Lee,91\n2,Kim Lee,92\n3,Ada Poe,1\n4,Max Roe,2\n"
        let book = try SampleGrades.gradebook(
            ["2", "3", "4"].map {
                SampleGrades.submission($0, name: "Kim Lee", keys: [$0], isParticipant: true, [.passed])
            }, roster: roster)
        expectEqual(book.rows.map(\.submissions), [[], ["2"], [], [], ["3"], ["4"]])
        let twins = ["Kim Lee (91)", "Kim Lee (92)"]
        expectEqual(
            book.warnings,
            [.ambiguousSubmission("3", learners: twins), .ambiguousSubmission("4", learners: twins)])
    }

    @Test("In a table of times, a number doesn't give a time to somebody with another name")
    func otherNameInTimes() throws {
        let book = try SampleGrades.gradebook(
            ["jdoe", "mroe"].map { SampleGrades.submission($0, [.passed]) },
            policy: SampleGrades.policy(#"{ "deadline": "2026-10-09 18:00" }"#), roster: roster,
            times: "identifier,full name,time\nParticipant 1,Max Roe,2026-10-09 12:00\n")
        #expect(!book.warnings.contains(.unknownTime("1")))
        expectEqual(book.rows.map { $0.timeInTable?.time == nil }, [true, false, true])
    }

    @Test(
        "A group is known in the spellings of platforms, and if somebody is in several",
        arguments: ["teamblue", "team-blue", "TEAM BLUE", "Lab 1"])
    func groupSpellings(name: String) throws {
        let book = try SampleGrades.gradebook(
            [SampleGrades.submission("s", name: name, [.passed])],
            roster: "id,name,group\n1,Jane,\"Lab 1, Team Blue\"\n2,Max,Team Blue; Lab 1\n3,Ada,Team Red\n"
        )
        expectEqual(book.rows.map(\.submissions), [["s"], ["s"], []])
    }

    @Test("A group's submission counts for each of its learners")
    func groups() throws {
        let text = "id,name,group\n1,Jane,Team Blue\n2,Max,Team Blue\n3,Ada,Team Red\n"
        try expectEqual(
            submissions([Submission(id: "Team Blue_77", name: "Team Blue", keys: ["77"])], roster: text),
            [
                "1: Team Blue_77", "2: Team Blue_77", "3: ",
            ])
    }

    @Test("Moodle's group in front of a learner's name is recognized, and a name with a hyphen isn't one")
    func groupPrefixes() throws {
        func moodle(_ names: String..., roster: String) throws -> [String] {
            try submissions(
                names.enumerated().map {
                    Submission(id: "\($1)_50\($0)", name: $1, keys: ["50\($0)"])
                }, roster: roster)
        }
        let plain = "id,name\n1,Pia Poe\n2,Anne-Marie Roe\n3,Marie Roe\n"
        try expectEqual(
            moodle("Team-North-Pia Poe", "Team-North-Anne-Marie Roe", "Team-North-Marie Roe", roster: plain),
            ["1: Team-North-Pia Poe_500", "2: Team-North-Anne-Marie Roe_501", "3: Team-North-Marie Roe_502"])
        // Anne-Marie isn't in this class, and nobody else's name has a group.
        let others = "id,name,group\n1,Pia Poe,Team North\n3,Marie Roe,Team North\n"
        try expectEqual(
            moodle("Pia Poe", "Anne-Marie Roe", roster: others),
            ["1: Pia Poe_500", "3: ", "Anne-Marie Roe_501: Anne-Marie Roe_501"])
        try expectEqual(
            moodle("Anne-Marie Roe", roster: others),
            ["1: ", "3: ", "Anne-Marie Roe_500: Anne-Marie Roe_500"])
        try expectEqual(
            moodle("Team North-Anne-Marie Roe", roster: others),
            ["1: ", "3: ", "Team North-Anne-Marie Roe_500: Team North-Anne-Marie Roe_500"])
        try expectEqual(moodle("Team North-Marie Roe", roster: others)[1], "3: Team North-Marie Roe_500")
        // A folder of somebody's own making has no number.
        try expectEqual(
            submissions([Submission(id: "Team North-Pia Poe", name: "Team North-Pia Poe")], roster: others)[
                0], "1: ")
    }

    @Test("What most folders begin with is the assignment, and what comes after it says whose each one is")
    func assignmentPrefixes() throws {
        let roster = "id,name,login\n1,Pia Poe,pia-p\n2,Max Roe,max\n3,Ada Doe,adoe\n"
        func folders(_ names: String...) throws -> [String] {
            try submissions(names.map { Submission(id: $0, name: $0) }, roster: roster)
        }
        try expectEqual(
            folders("lesson-3-adoe", "lesson-3-max", "lesson-3-pia-p", "Kim"),
            ["1: lesson-3-pia-p", "2: lesson-3-max", "3: lesson-3-adoe", "Kim: Kim"])
        // One name alone has no assignment in it, and two may share a first name.
        try expectEqual(folders("lesson-3-adoe")[2], "3: ")
        try expectEqual(folders("Mary-adoe", "Mary-max")[2], "3: ")
        // The assignment is what makes most names known.
        try expectEqual(folders("lab_a_max", "lab_a_pia-p", "lab_a_adoe")[2], "3: lab_a_adoe")
        let logins = "id,name,login\n1,Al,a_smith\n2,Cal,smith\n3,Bo,bo\n4,Cy,cy\n"
        try expectEqual(
            submissions(
                ["lab_a_smith", "lab_a_bo", "lab_a_cy"].map { Submission(id: $0, name: $0) }, roster: logins),
            ["1: ", "2: lab_a_smith", "3: lab_a_bo", "4: lab_a_cy"])
        // If both are possible, only a person knows.
        let both = "id,name,login\n1,Al,a_smith\n2,Cal,smith\n3,Bo,a_bo\n4,Di,bo\n5,Cy,a_cy\n6,Ed,cy\n"
        try expectEqual(
            submissions(
                ["lab_a_smith", "lab_a_bo", "lab_a_cy"].map { Submission(id: $0, name: $0) }, roster: both
            )
            .suffix(3), ["lab_a_bo: lab_a_bo", "lab_a_cy: lab_a_cy", "lab_a_smith: lab_a_smith"])
        // The whole login decides, and half of one nothing.
        try expectEqual(
            folders("lab_max", "lab_pia-p", "lab_g_adoe", "lab_ada"),
            [
                "1: lab_pia-p", "2: lab_max", "3: ", "lab_ada: lab_ada", "lab_g_adoe: lab_g_adoe",
            ])
        try expectEqual(folders("lesson-3-adoe", "lesson-3-max", "x", "y", "z")[2], "3: ")
    }

    @Test("Of two learners with one name, the group in front of it says which one is meant")
    func groupPrefixOfTwins() throws {
        let roster = "id,name,groups\n1,Kim Lee,\"Lab 1, Team North\"\n2,Kim Lee,Team South\n"
        let book = try SampleGrades.gradebook(
            [
                SampleGrades.submission("a", name: "Team South-Kim Lee", keys: ["501"], [.passed]),
                SampleGrades.submission("b", name: "Team North-Kim Lee", keys: ["502"], [.passed]),
                SampleGrades.submission("c", name: "Team West-Kim Lee", keys: ["503"], [.passed]),
            ], roster: roster)
        expectEqual(book.rows.map(\.submissions), [["b"], ["a"], ["c"]])
        expectEqual(book.warnings.map(\.submissions), [["c"]])
    }

    @Test("Where names are hidden, learners are known by their numbers, and nobody has another name")
    func hiddenNames() throws {
        let roster = "id,name\n501,Pia Poe\n502,Max Roe\n503,Ada Doe\n"
        for prefix in ["", "Team North-"] {
            let book = try SampleGrades.gradebook(
                [501, 502].map {
                    SampleGrades.submission(
                        "\($0)", name: "\(prefix)Participant", keys: ["\($0)"], [.passed])
                } + [SampleGrades.submission("s", name: "\(prefix)Kim Koe", keys: ["503"], [.passed])],
                roster: roster)
            expectEqual(book.rows.map(\.submissions), [["501"], ["502"], [], ["s"]])
            expectEqual(book.warnings, [.otherName(submission: "s", learner: "Ada Doe")])
            let alone = SampleGrades.submission(
                "s", name: "\(prefix)Participant", keys: ["502"], isParticipant: true, [.passed])
            let numbered = try SampleGrades.gradebook(
                [alone], roster: roster.replacing("id", with: "Identifier"))
            expectEqual(numbered.rows.map(\.submissions), [[], ["s"], []])
            // An id of the roster is another number.
            let other = try SampleGrades.gradebook([alone], roster: roster)
            expectEqual(other.rows.map(\.submissions), [[], [], [], ["s"]])
            expectEqual(other.warnings, [.unknownSubmission("s")])
        }
    }

    @Test(
        "A word of another language in place of names is recognized if the roster has numbers of participants"
    )
    func hiddenWords() throws {
        func owners(_ header: String) throws -> [[String]] {
            try SampleGrades.gradebook(
                [501, 502].map {
                    SampleGrades.submission(
                        "\($0)", name: "Teilnehmer_in", keys: ["\($0)"], isParticipant: true, [.passed])
                }
                    + ["Ada Doe", "Eve Poe", "Kim Koe"].map {
                        SampleGrades.submission($0, name: $0, keys: ["7"], isParticipant: true, [.passed])
                    },
                roster: "name,\(header)\nPia Poe,501\nMax Roe,502\nAda Doe,503\n"
            ).rows.prefix(3).map(\.submissions)
        }
        try expectEqual(owners("participant"), [["501"], ["502"], ["Ada Doe"]])
        try expectEqual(owners("id"), [[], [], ["Ada Doe"]])
    }

    @Test("A document that isn't read keeps a learner with its name from a zero")
    func namedDocument() throws {
        var results = SampleGrades.results([])
        results.leftOut = ["Lovelace.pdf", "grades.csv"]
        let gradebook = try Gradebook(
            results, policy: SampleGrades.policy(#"{ "missing": "zero" }"#),
            roster: Roster(Data("name\nAda Lovelace\nMax Roe\n".utf8)))
        expectEqual(gradebook.rows.map(\.total), [nil, 0])
        expectEqual(
            gradebook.rows[0].notes, ["no submission, but Lovelace.pdf may be from this learner"])
    }

    @Test("Without a roster, each submission gets a row")
    func withoutRoster() throws {
        let book = try SampleGrades.gradebook([
            SampleGrades.submission("b", name: "Max", keys: ["9"], [.passed]),
            SampleGrades.submission("a", name: "Max", [.passed]),
        ])
        expectEqual(book.rows.map(\.key), ["a", "b"])
        expectEqual(book.rows[1].learner.id, "9")
        #expect(book.warnings.isEmpty)
    }
}
