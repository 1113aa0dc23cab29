import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct GradeExportTests {
    private let passed: [SampleGrades.Ending] = [.passed, .passed, .passed]

    private func canvas(_ text: String = SampleExports.canvas, column: String? = "Workbook") throws
        -> GradeExport
    {
        try GradeExport(Data(text.utf8), column: column)
    }

    /// A class with names and user ids as they appear in Canvas's file names.
    private func gradebook(_ policy: String = "{}") throws -> Gradebook {
        try SampleGrades.gradebook(
            [
                SampleGrades.submission("doejane_101_1_a.zip", name: "doejane", keys: ["101"], passed),
                SampleGrades.submission(
                    "g", name: "garciajose", keys: ["102"], [.passed, .status(.missing), .passed]),
                SampleGrades.submission("p", name: "poeada", keys: ["103"], passed),
                SampleGrades.submission("r", name: "roemax", keys: ["104"], passed),
                SampleGrades.submission("n", name: "newman", keys: ["900"], passed),
            ], policy: SampleGrades.policy(policy))
    }

    @Test(
        "Every column that was filled in stays on the page of the class, and is called old once points change"
    )
    func columnsOnPage() throws {
        let folder = ClassFolder(TemporaryFolder.current("results"))
        let (book, other) = (try gradebook(), try gradebook(#"{ "points": 2 }"#))
        func titles(_ book: Gradebook) -> [String] {
            FilledColumns(in: folder, book).lists.map { ([$0.title] + $0.urgent).joined(separator: " ") }
        }
        var columns = FilledColumns(in: folder, book)
        expectEqual(columns.lists, [])
        let export = try canvas().filled(with: book)
        try columns.write(export, to: folder.filled.appending(path: "first.csv"))
        columns = FilledColumns(in: folder, other)
        try columns.write(export, to: folder.filled.appending(path: "second.csv"))
        let words = "Workbook (701): 2 grades filled in"
        let old = " Points have changed since, so fill it in again."
        expectEqual(titles(other), ["first.csv, \(words)\(old)", "second.csv, \(words)"])
        try columns.write(export, to: folder.filled.appending(path: "first.csv"))
        expectEqual(titles(book), ["second.csv, \(words)\(old)", "first.csv, \(words)\(old)"])
        // Sentences about single grades would be about points of the time before.
        expectEqual(FilledColumns(in: folder, book).lists.map(\.all.count), [1, 1])
        #expect(!export.list.all.isEmpty)
        try FileManager.default.removeItem(at: folder.filled.appending(path: "second.csv"))
        expectEqual(titles(other), ["first.csv, \(words)"])
        expectEqual(FilledColumns(in: folder, other).lists[0].others, export.remarks)
    }

    @Test("A second column stays beside the first one only if it was filled in the same file")
    func secondColumn() throws {
        let folder = ClassFolder(TemporaryFolder.current("results"))
        let (book, file) = (try gradebook(), folder.filled.appending(path: "first.csv"))
        var columns = FilledColumns(in: folder, book)
        let first = try canvas().filled(with: book)
        var second = first
        second.column = "Second"
        try #expect(columns.write(first, to: file) == nil)
        try #expect(columns.write(second, to: file, isFilledAgain: true) == nil)
        expectEqual(FilledColumns(in: folder, book).lists.count, 2)
        try #expect(columns.write(second, to: file) == first.column)
        expectEqual(FilledColumns(in: folder, book).lists.count, 1)
    }

    // MARK: - Canvas

    @Test("Filling a Canvas gradebook changes only the cells of the assignment's column")
    func canvasBytes() throws {
        let filled = try canvas().filled(with: gradebook())
        let expected = SampleExports.canvas.replacing(
            "\"likes \"\"quotes\"\"\",9,,", with: "\"likes \"\"quotes\"\"\",9,3,")
        expectEqual(String(decoding: filled.data, as: UTF8.self), expected)
        // 2.00 is 2.
        #expect(filled.filled == 2 && filled.overwritten.isEmpty)
        expectEqual(
            filled.kept,
            [
                .init(row: .init(line: 6, name: "Poe, Ada"), lock: .excused),
                .init(row: .init(line: 7, name: "Roe, Max"), lock: .notAssigned),
            ])
        expectEqual(filled.learnersWithoutRow, ["newman"])
        expectEqual(filled.testRows, [.init(line: 8, name: "Student, Test")])
        #expect(filled.unknownRows.isEmpty)
    }

    @Test("Overwritten grades and rows that match no learner are listed")
    func overwriting() throws {
        let text = SampleExports.canvas.replacing(",2.00,", with: ",1.50,")
            .replacing("\"Roe, Max\",104,S104,mroe", with: "\"Koe, Kim\",106,S106,kkoe")
        let filled = try canvas(text).filled(with: gradebook())
        expectEqual(
            filled.overwritten, [.init(row: .init(line: 5, name: "García, José"), old: "1.50", new: "2")])
        expectEqual(filled.unknownRows, [.init(line: 7, name: "Koe, Kim")])
        expectEqual(filled.learnersWithoutRow, ["newman", "roemax"])
    }

    @Test("If a learner has no grade, the cell stays unchanged and never becomes zero")
    func withoutGrade() throws {
        let book = try SampleGrades.gradebook([
            SampleGrades.submission("a", name: "garciajose", keys: ["102"], [.graderError, .passed, .passed])
        ])
        let filled = try canvas().filled(with: book)
        expectEqual(filled.data, Data(SampleExports.canvas.utf8))
        expectEqual(filled.learnersWithoutGrade, [.init(learner: "garciajose", old: "2.00")])
    }

    @Test("Rows are matched by id, then SIS id, then login, then name, as in Canvas's importer")
    func identities() throws {
        let roster = """
            id,sis id,login,name
            101,,,
            ,S102,,
            ,,APOE,
            ,,,Max Roe

            """
        let policy = try SampleGrades.policy(#"{ "missing": "zero" }"#)
        let filled = try canvas().filled(with: SampleGrades.gradebook([], policy: policy, roster: roster))
        #expect(filled.filled == 2 && filled.kept.count == 2)
        #expect(filled.learnersWithoutRow.isEmpty)
    }

    @Test("A row with a learner's id but a completely different name stays unchanged")
    func otherName() throws {
        let policy = try SampleGrades.policy(#"{ "missing": "zero" }"#)
        let book = try SampleGrades.gradebook(
            [], policy: policy, roster: "id,name,login\n101,Kim Koe,\n102,Pepe Garcia,\n")
        let filled = try canvas().filled(with: book)
        expectEqual(
            filled.otherNames,
            [
                .init(row: .init(line: 4, name: "Doe, Jane"), learner: "Kim Koe"),
                // The number can be of another kind than the roster's.
                .init(row: .init(line: 5, name: "García, José"), learner: "Pepe Garcia"),
            ])
        expectEqual(filled.overwritten, [])
        let known = try SampleGrades.gradebook(
            [], policy: policy, roster: "id,name,login\n102,Pepe Garcia,jgarcia\n")
        try expectEqual(canvas().filled(with: known).overwritten.map(\.new), ["0"])
    }

    @Test("A row that two columns assign to two learners names both, and a learner with two rows names these")
    func severalLearners() throws {
        let policy = try SampleGrades.policy(#"{ "missing": "zero" }"#)
        func filled(_ roster: String, _ text: String = SampleExports.canvas) throws -> FilledExport {
            try canvas(text).filled(with: SampleGrades.gradebook([], policy: policy, roster: roster))
        }
        let two = try filled(
            "id,sis id,name\n101,,Jane Doe-Roe\n,S101,\"Doe, Jane\"\n102,,\"García, José\"\n")
        #expect(
            two.remarks.contains(
                "Doe, Jane, line 4: could be Jane Doe-Roe or Doe, Jane, so the cell was left as it was."))
        #expect(!two.unknownRows.contains { $0.line == 4 } && two.learnersWithoutRow.isEmpty)
        expectEqual(two.overwritten.map(\.row.line), [5])
        let decision = #"{ "decisions": [{ "learner": "101", "points": 2, "reason": "x" }] }"#
        let decided = try canvas().filled(
            with: SampleGrades.gradebook(
                [], policy: SampleGrades.policy(decision),
                roster: "id,sis id,name\n101,,Jane Doe-Roe\n,S101,\"Doe, Jane\"\n"))
        expectEqual(decided.filled, 1)
        #expect(decided.severalLearners.isEmpty)
        let twins = try filled(
            "name\nKim Lee\n",
            SampleExports.canvas
                .replacing("\"Doe, Jane\",101", with: "\"Lee, Kim\",101")
                .replacing("\"García, José\",102", with: "\"Lee, Kim\",102"))
        expectEqual(twins.filled, 0)
        expectEqual(twins.learnersWithoutRow, [])
        expectEqual(twins.unknownRows.map(\.line), [6, 7])
        #expect(
            twins.remarks.contains("Kim Lee: could be in line 4 or 5, so no grade was filled in.")
        )
    }

    @Test(
        "A row whose id is one learner's and whose login is another's stays unchanged, even if they have one name"
    )
    func contradictingKeys() throws {
        let policy = try SampleGrades.policy(#"{ "missing": "zero" }"#)
        let text = """
            Student,ID,SIS User ID,SIS Login ID,Section,Workbook (7)
                Points Possible,,,,,3
            "Novák, Jan",1,0106,jnovak1,A,2
            "Novák, Jan",2,0105,jnovak2,B,1

            """
        func filled(_ first: String, _ second: String) throws -> FilledExport {
            let roster = "sis id,name,login\n\(first),Jan Novák,jnovak1\n\(second),Jan Novák,jnovak2\n"
            return try canvas(text, column: nil).filled(
                with: SampleGrades.gradebook([], policy: policy, roster: roster))
        }
        let swapped = try filled("0105", "0106")
        expectEqual(swapped.filled, 0)
        expectEqual(swapped.severalRows.map(\.lines), [[3, 4], [3, 4]])
        expectEqual(try filled("0106", "0105").filled, 2)
    }

    @Test("A row found by a name alone stays unchanged if its id is another learner's")
    func idOfAnother() throws {
        let policy = try SampleGrades.policy(#"{ "missing": "zero" }"#)
        let text = """
            Student,ID,SIS User ID,SIS Login ID,Section,Workbook (7)
                Points Possible,,,,,3
            "Lovelace, Ada",1002,,,A,2
            "Turing, Alan",7777,,,B,1

            """
        let filled = try canvas(text, column: nil).filled(
            with: SampleGrades.gradebook(
                [], policy: policy, roster: "id,name\n1001,Ada Lovelace\n1002,Alan Turing\n"))
        expectEqual(filled.filled, 0)
        expectEqual(filled.severalLearners.map(\.learners), [["Ada Lovelace", "Alan Turing"]])
    }

    @Test("A cell that still has a grade is listed first if the learner has none")
    func staleGrade() throws {
        let book = try SampleGrades.gradebook([
            SampleGrades.submission(
                "a", name: "garciajose", keys: ["102"], [.graderError, .passed, .passed]),
            SampleGrades.submission("b", name: "doejane", keys: ["101"], [.graderError, .passed, .passed]),
        ])
        let remarks = try canvas().filled(with: book).remarks
        #expect(
            remarks.first?.hasSuffix(
                "has no grade, and the cell still has 2.00. Empty it, unless you want to keep that.") == true)
        #expect(remarks.last?.hasSuffix("has no grade, so the cell was left as it was.") == true)
    }

    @Test("The column is chosen by title, id or both, or is the only assignment; none is ever added")
    func columns() throws {
        for name in ["Workbook", "701", "Workbook (701)"] {
            try expectEqual(canvas(column: name).columnName, "Workbook (701)")
        }
        try expectEqual(canvas(column: "Essay, part 2").columnName, "Essay, part 2 (702)")
        let all = ["Quiz 1 (700)", "Workbook (701)", "Essay, part 2 (702)"]
        #expect(throws: GradebookProblem.gradeColumnNotChosen(candidates: all)) { try canvas(column: nil) }
        for name in ["Final Score", "Notes", "Section", "Homework"] {
            #expect(throws: GradebookProblem.noGradeColumn(name, candidates: all)) {
                try canvas(column: name)
            }
        }
        let one =
            "Student,ID,SIS Login ID,Section,A (1),B (2),Final Score\n    Points Possible,,,,3,(läs endast),(x)\nJ,1,j,S,,,\n"
        try expectEqual(canvas(one, column: nil).columnName, "A (1)")
        let twins = "Student,ID,Section,A (1),A (2)\nJ,1,S,,\n"
        #expect(throws: GradebookProblem.gradeColumnNotChosen(candidates: ["A (1)", "A (2)"])) {
            try canvas(twins, column: "A")
        }
    }

    @Test("A column with a different maximum is an error unless the points are scaled")
    func scale() throws {
        let export = try canvas(column: "Quiz 1")
        let book = try gradebook()
        #expect(
            throws: GradebookProblem.otherPoints(column: "Quiz 1 (700)", possible: 10, ours: [3, 3, 3, 3, 3])
        ) {
            try export.filled(with: book)
        }
        try expectEqual(export.filled(with: book, isScaled: true).overwritten.map(\.new), ["10", "6.67"])
        let free = try canvas(
            SampleExports.canvas.replacing(",,,10,3,", with: ",,,0,3,"), column: "Quiz 1")
        #expect(throws: GradebookProblem.self) { try free.filled(with: book, isScaled: true) }
    }

    @Test("Semicolons, a byte order mark and split names are preserved")
    func variants() throws {
        let text =
            "\u{FEFF}LastName;FirstName;ID;SIS Login ID;Section;Workbook (7)\r\n    Points Possible;;;;;3\r\nDoe;Jane;101;x;S;\r\n"
        let policy = try SampleGrades.policy(#"{ "exercises": { "1.1": 0.5, "1.2": 1.5 } }"#)
        let book = try SampleGrades.gradebook(
            [
                SampleGrades.submission(
                    "a", name: "doejane", keys: ["101"], [.passed, .status(.missing), .passed])
            ],
            policy: policy)
        let filled = try canvas(text, column: nil).filled(with: book)
        expectEqual(
            String(decoding: filled.data, as: UTF8.self), text.replacing("x;S;\r\n", with: "x;S;1,5\r\n"))
        let points = text.replacing("x;S;", with: "x;1.25;")
        let other = try canvas(points, column: nil).filled(with: book)
        expectEqual(
            String(decoding: other.data, as: UTF8.self), points.replacing("1.25;", with: "1.25;1.5"))
    }

    // MARK: - Moodle

    private func worksheet() throws -> Gradebook {
        try SampleGrades.gradebook(
            [
                SampleGrades.submission("Jane Doe_5001_f", name: "Jane Doe", keys: ["5001"], passed),
                SampleGrades.submission("José García_5002_f", name: "José García", keys: ["5002"], passed),
                SampleGrades.submission("Ada Poe_5003_f", name: "Ada Poe", keys: ["5003"], passed),
            ])
    }

    @Test("Filling a Moodle worksheet changes only grades that aren't locked")
    func moodle() throws {
        let filled = try GradeExport(Data(SampleExports.moodle.utf8)).filled(with: worksheet())
        let expected = SampleExports.moodle.replacing("grading - \",,3.00", with: "grading - \",3,3.00")
            .replacing("Graded\",2.50,", with: "Graded\",3,")
        expectEqual(String(decoding: filled.data, as: UTF8.self), expected)
        expectEqual(
            filled.overwritten, [.init(row: .init(line: 4, name: "José García"), old: "2.50", new: "3")])
        expectEqual(filled.kept, [.init(row: .init(line: 5, name: "Ada Poe"), lock: .locked)])
    }

    @Test("In a Moodle worksheet, a name decides against the number of another participant")
    func participantsOfAnotherAssignment() throws {
        let policy = try SampleGrades.policy(#"{ "missing": "zero" }"#)
        let book = try SampleGrades.gradebook(
            [SampleGrades.submission("x", name: "Jane Doe", passed)], policy: policy,
            roster: "id,name\n5002,Jane Doe\n5001,José García\n5003,Jane Garcia\n")
        let filled = try GradeExport(
            Data(SampleExports.moodle.replacing("Ada Poe", with: "Kim Garcia").utf8)
        ).filled(with: book)
        expectEqual(filled.overwritten.map(\.new), ["0"])
        #expect(String(decoding: filled.data, as: UTF8.self).contains("grading - \",3,3.00"))
        let canvas = try GradeExport(Data(SampleExports.canvas.utf8), column: "Workbook").filled(
            with: SampleGrades.gradebook(
                [], policy: policy, roster: "id,name\n102,\"Doe, Jane\"\n"))
        expectEqual(canvas.severalRows, [.init(learner: "Doe, Jane", lines: [4, 5])])
        expectEqual(canvas.filled, 0)
    }

    @Test(
        "In a worksheet without names, only numbers of participants are compared, and not the ids of a roster"
    )
    func anonymousWorksheet() throws {
        let text = SampleExports.moodle.replacing("\"Full name\",\"Email address\",", with: "")
            .replacing(/"[^"]*",\w+@x.edu,/, with: "")
        let results = ["jane", "jose", "ada"].map { SampleGrades.submission($0, passed) }
        for (title, count) in [("id", 0), ("participant", 2)] {
            let book = try SampleGrades.gradebook(
                results,
                roster: "\(title),login,name\n5001,jane,Jane Doe\n5002,jose,José García\n5003,ada,Ada Poe\n")
            let filled = try GradeExport(Data(text.utf8)).filled(with: book)
            expectEqual(filled.filled, count)
            expectEqual(filled.learnersWithoutRow.isEmpty, count > 0)
        }
    }

    @Test("In a row with an address and no name, the address says more than the number of a participant")
    func addressAgainstNumber() throws {
        let text = SampleExports.moodle.replacing("\"Full name\",", with: "").replacing(
            "\"Jane Doe\",", with: ""
        )
        .replacing("\"José García\",", with: "").replacing("\"Ada Poe\",", with: "")
        let book = try SampleGrades.gradebook(
            [
                SampleGrades.submission(
                    "Max Roe_5001", name: "Max Roe", keys: ["5001"], isParticipant: true, passed)
            ],
            policy: SampleGrades.policy(
                #"{ "decisions": [{ "learner": "Max Roe_5001", "points": 3, "reason": "r" }] }"#),
            roster: "name,email\nJane Doe,jane@x.edu\n")
        expectEqual(try GradeExport(Data(text.utf8)).filled(with: book).filled, 0)
    }

    @Test("A row that shares only a name with a learner, and no number or address, stays as it was")
    func namesake() throws {
        let policy = try SampleGrades.policy(#"{ "missing": "zero" }"#)
        func lines(_ roster: String) throws -> [Int] {
            let book = try SampleGrades.gradebook([], policy: policy, roster: roster)
            return try canvas().filled(with: book).namesakes.map(\.row.line)
        }
        // Line 4 is Jane Doe's, with 101, S101 and jdoe.
        try expectEqual(lines("id,name,login,sis id\n9,Jane Doe,other,S9\n"), [4])
        try expectEqual(lines("id,name,login,sis id\n9,Jane Doe,jdoe,S9\n"), [])
        // One number can be of another kind.
        try expectEqual(lines("id,name\n9,Jane Doe\n"), [])
    }

    @Test("Without a roster, the number in a name from Canvas decides against a row with the same name")
    func otherNumber() throws {
        let book = try SampleGrades.gradebook(
            [SampleGrades.submission("doejane_999", name: "doejane", keys: ["999"], passed)])
        let filled = try canvas().filled(with: book)
        expectEqual(filled.filled, 0)
        expectEqual(filled.namesakes.map(\.row.line), [4])
    }

    @Test("A row that its numbers settle is filled, also beside others with like names")
    func likeNames() throws {
        let text = SampleExports.canvas.replacing(
            "\"García, José\",102,S102,jgarcia", with: "\"Jane, Doe\",105,S105,doe")
        let book = try SampleGrades.gradebook(
            [], policy: SampleGrades.policy(#"{ "missing": "zero" }"#),
            roster: "id,name,login,sis id\n105,Doe Jane,doe,S105\n900,Jane Doe,jane9,S900\n")
        let filled = try canvas(text).filled(with: book)
        expectEqual(filled.severalLearners, [])
        expectEqual(filled.namesakes.map(\.learner), ["Jane Doe"])
        expectEqual(filled.filled, 1)
    }

    @Test("If only one of two people with the same name is in an export, what else is known decides")
    func sameName() throws {
        let policy = try SampleGrades.policy(#"{ "missing": "zero" }"#)
        let book = try SampleGrades.gradebook(
            [], policy: policy,
            roster: "id,name,login\n101,Jane Doe,jdoe\n105,Jane Doe,jane2\n")
        let filled = try canvas().filled(with: book)
        expectEqual(filled.severalLearners, [])
        expectEqual(filled.filled, 1)
    }

    @Test("One grade that somebody typed with a comma doesn't change how the others are written")
    func typedComma() throws {
        let text = """
            Identifier,Full name,Email address,Status,Grade,Maximum grade,Grade can be changed
            Participant 1,Jane Doe,jane@x.edu,Submitted,"1,5",3.00,Yes

            """
        let export = try GradeExport(Data(text.utf8))
        #expect(!export.hasDecimalComma)
    }

    @Test("A worksheet in another language is recognized by its content, and keeps its decimal commas")
    func language() throws {
        let text = """
            Identifiant,"Nom complet","Adresse de courriel",Statut,Note,"Note maximale","La note peut être modifiée",Remarque
            "Participant 5001","Jane Doe",jane@x.edu,Remis,,"3,00",Oui,-
            "Participant 5002","Ada Poe",ada@x.edu,Remis,"1,00","3,00",Non,-

            """
        let policy = try SampleGrades.policy(#"{ "exercises": { "1.1": 0.5, "1.2": 1.5 } }"#)
        let results = [
            SampleGrades.submission("jane@x.edu", [.passed, .status(.missing), .passed]),
            SampleGrades.submission("ada@x.edu", passed),
        ]
        let book = try SampleGrades.gradebook(
            results, policy: policy,
            // Moodle's numbers are of another kind than the roster's.
            roster: "id,name,email\n5002,Jane Doe,jane@x.edu\n5001,Ada Poe,ada@x.edu\n")
        for name in [nil, "Note"] {
            let filled = try GradeExport(Data(text.utf8), column: name).filled(with: book)
            expectEqual(
                String(decoding: filled.data, as: UTF8.self),
                text.replacing("Remis,,", with: "Remis,\"1,5\","))
            expectEqual(filled.kept, [.init(row: .init(line: 3, name: "Ada Poe"), lock: .locked)])
        }
        #expect(throws: GradebookProblem.noGradeColumn("Note maximale", candidates: ["Note"])) {
            try GradeExport(Data(text.utf8), column: "Note maximale")
        }
        // With a marking workflow, and without addresses.
        let workflow =
            text.replacing(",\"Adresse de courriel\"", with: "").replacing(/,\w+@x.edu/, with: "")
            .replacing(",\"La note", with: ",État,\"La note").replacing("3,00\",", with: "3,00\",Publiée,")
        let filled = try GradeExport(Data(workflow.utf8)).filled(with: book)
        expectEqual(filled.filled, 1)
        expectEqual(filled.kept.count, 1)
        // Phone numbers are no grades, even if they look like ones.
        let phones = text.replacing("\"Nom complet\",", with: "\"Nom complet\",Tél,Tél,")
            .replacing("Jane Doe\",", with: "Jane Doe\",1,2,").replacing("Ada Poe\",", with: "Ada Poe\",1,3,")
        expectEqual(try GradeExport(Data(phones.utf8)).columnName, "Note")
    }

    @Test("A worksheet without points is an error, and where nobody knows what is locked, the list says so")
    func otherWorksheets() throws {
        let scale = SampleExports.moodle.replacing("Maximum grade", with: "Scale")
        #expect(throws: GradebookProblem.worksheetWithoutPoints) { try GradeExport(Data(scale.utf8)) }
        let text = """
            識別子,フルネーム,評点,最大評点,評点変更可,X
            参加者5001,Jane Doe,,3.00,Yo,-
            参加者5002,Ada Poe,,3.00,Mo,-

            """
        let filled = try GradeExport(Data(text.utf8)).filled(with: worksheet())
        expectEqual(filled.unknownLocks, ["mo", "yo"])
        #expect(filled.remarks.contains { $0.contains("\"mo\" and \"yo\"") })
        let known = try GradeExport(Data(text.replacing("Mo,", with: "いいえ,").utf8)).filled(with: worksheet())
        expectEqual(known.unknownLocks, [])
        #expect(throws: GradebookProblem.worksheetWithoutPoints) {
            try GradeExport(Data(text.replacing("3.00", with: "Fail").utf8))
        }
    }

    @Test("A file in any other format is an error")
    func otherFile() {
        #expect(throws: GradebookProblem.unknownExport(found: ["a", "b"])) {
            try GradeExport(Data("a,b\n1,2\n".utf8))
        }
        let logins = ["login", "name", "a", "b", "c"]
        #expect(throws: GradebookProblem.unknownExport(found: logins)) {
            try GradeExport(Data("\(logins.joined(separator: ","))\nada1,Ada,,,\nben2,Ben,,,\n".utf8))
        }
        #expect(throws: GradebookProblem.noRows(source: .export)) {
            try GradeExport(Data("Student,ID,SIS,Section,A (1)\n".utf8))
        }
    }
}
