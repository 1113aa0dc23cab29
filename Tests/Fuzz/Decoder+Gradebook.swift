import Foundation
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookModel

extension Decoder {
    /// Tables of instructors and of learning management systems: rosters, times and exports of grades.
    static let gradeTable = Decoder("grade-table", corpus: gradeTables) { data in
        _ = try? SubmissionTimes(data, timeZone: .gmt)
        let exercise = Exercise.sample()
        let course = Course(root: Course.sampleRoot, lessons: [.sample([exercise])])
        let submission = SubmissionResult(
            Submission(id: "doejane_101_9_a.zip", name: "doejane", keys: ["101"]),
            [ExerciseResult(exercise, .notStarted)])
        let results = ClassResults(course: course, exercises: [exercise], submissions: [submission])
        guard let book = try? Gradebook(results, roster: try? Roster(data)) else { return false }
        for column in [nil, "A", "Grade"] {
            guard let export = try? GradeExport(data, column: column) else { continue }
            guard let filled = try? export.filled(with: book, isScaled: true) else { continue }
            // What was filled in can be read again.
            if (try? GradeExport(filled.data, column: column)) == nil { fatalError("the export was damaged") }
        }
        return (try? CSVTable(book.csv)) != nil && (try? CSVTable(data)) != nil
    }

    private static let gradeTables = [
        "id,name,email,login,sis id,group,section\n101,\"Doe, Jane\",j@x.edu,jdoe,S1,blue,A\n",
        "\u{FEFF}Student;ID;SIS User ID;SIS Login ID;Section;A (1);Final Score\r\n    Points Possible;;;;;3;(read only)\r\n"
            + "\"Doe, \"\"J\"\" Jane\";101;S1;jdoe;A;1,5;\r\n\"Student, Test\";9;;x;A;EX;\r\n",
        "Identifier,\"Full name\",Grade,\"Maximum grade\",\"Grade can be changed\"\n\"Participant 101\",\"Jane Doe\",2.5,3.00,Yes\n",
        "submission,time\ndoejane_101_9_a.zip,2026-12-01 23:59\nx,2026-12-01T23:59:00+01:00\n",
    ].map { Data($0.utf8) }

    /// The policy of an instructor.
    static func gradingPolicy(_ folder: URL) -> Decoder {
        let file = folder.appending(path: "policy.json")
        return Decoder("policy.json", corpus: policies) { data in
            guard (try? data.write(to: file)) != nil, let policy = try? GradingPolicy.load(file) else {
                return false
            }
            let results = ClassResults(course: .sample([.sample()]), exercises: [.sample()], submissions: [])
            return (try? Gradebook(results, policy: policy)) != nil
        }
    }

    private static let policies = [
        #"""
        { "format": 1, "points": 2.5, "lessons": { "1": 10 }, "exercises": { "1.1": 10 }, "partialCredit": "weights",
          "weights": { "switch": { "c0": 2 } }, "flagged": "held", "missing": "zero", "required": [1, "lamp"],
          "dropLowest": 1, "decimals": 1, "timeZone": "Europe/Berlin", "deadline": "2026-12-01 23:59",
          "late": { "graceMinutes": 15, "percentPerDay": 10, "mostPercent": 50, "zeroAfterDays": 7 },
          "extensions": { "ada": "2026-12-03T23:59:00Z" }, "times": "times.csv",
          "decisions": [{ "learner": "ada", "exercise": "1.1", "points": 0.2, "reason": "seen" }] }
        """#
    ].map { Data($0.utf8) }
}
