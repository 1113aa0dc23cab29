import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct DecidedAttemptsTests {
    private let folder = ClassFolder(TemporaryFolder.current("results"))

    /// Returns the warnings after a learner handed in these files, with decisions as a policy has them.
    private func warnings(
        _ files: [String: String], _ decisions: String, of ids: [String] = ["ada"],
        _ problems: [SubmissionProblem] = [], without slug: String = ""
    ) throws -> [String] {
        let box = try SubmissionBox()
        let exercises = box.course.exercises.filter { $0.slug != slug }
        try? FileManager.default.removeItem(at: folder.submitted)
        for (path, content) in files { try TemporaryFolder(url: folder.submitted).write([path: content]) }
        let submissions = ids.map { Submission(id: $0, name: "Ada", keys: [], problems: problems) }
        let results = ClassResults(
            course: box.course, exercises: exercises,
            submissions: submissions.map { submission in
                SubmissionResult(
                    submission,
                    exercises.map {
                        ExerciseResult(
                            $0,
                            problems.first.map { .unusable($0) }
                                ?? .init(ungraded: folder.attempt(at: $0, by: submission, in: box.course)))
                    })
            })
        let book = try Gradebook(
            results, policy: SampleGrades.policy(#"{ "decisions": [\#(decisions)] }"#),
            roster: Roster(Data("name\nAda\n".utf8)))
        var decided = DecidedAttempts(in: folder)
        let warnings = decided.compare(book, with: results)
        try decided.store()
        #expect(warnings.allSatisfy { $0.submissions == ids })
        return warnings.map(\.words)
    }

    private func words(_ exercise: String) -> [String] {
        [
            "Ada handed in \(exercise)after you decided on the points, which stay as they are. "
                + "Take the decision out of the policy, or confirm it by another reason."
        ]
    }

    private let lamp = "ada/\(SubmissionBox.lamp)"
    private let tests = "ada/\(SubmissionBox.tests)"

    @Test("A decision about an exercise is in question once the learner has handed in that exercise again")
    func exercise() throws {
        func decision(_ reason: String) -> String {
            #"{ "learner": "Ada", "exercise": "1.1", "points": 0.5, "reason": "\#(reason)" }"#
        }
        try expectEqual(warnings([lamp: "a"], decision("x")), [])
        try expectEqual(warnings([lamp: "a", tests: "t"], decision("x")), [])
        try expectEqual(warnings([lamp: "b", tests: "t"], decision("x")), words("1.1 "))
        // It isn't said only once.
        try expectEqual(warnings([lamp: "b", tests: "t"], decision("x")), words("1.1 "))
        try expectEqual(warnings([lamp: "b"], decision("still x")), [])
        try expectEqual(warnings([lamp: "c"], decision("still x")), words("1.1 "))
        // A decision that was withdrawn and made again is about what is there then.
        try expectEqual(warnings([lamp: "c"], ""), [])
        try expectEqual(warnings([lamp: "c"], decision("still x")), [])
    }

    @Test(
        "A decision about everything is in question once anything is handed in again, even after a damaged archive"
    )
    func everything() throws {
        let decision = #"{ "learner": "Ada", "points": 1, "reason": "Damaged." }"#
        try expectEqual(warnings([:], decision), [])
        try expectEqual(warnings([tests: "t"], decision), words("something new "))
    }

    @Test("A decision about several versions is in question once only one is left")
    func versions() throws {
        let decision = #"{ "learner": "Ada", "exercise": "1.1", "points": 0.5, "reason": "x" }"#
        let path = SubmissionBox.lamp
        let problem = SubmissionProblem.ambiguous(path: path, others: ["b"], first: path)
        try expectEqual(warnings([lamp: "a"], decision, of: ["ada"], [problem]), [])
        try expectEqual(warnings([lamp: "a"], decision, of: ["ada"], [problem]), [])
        try expectEqual(warnings([lamp: "a"], decision), words("1.1 "))
    }

    @Test("Removing one of two submissions isn't handing in again")
    func several() throws {
        let decision = #"{ "learner": "Ada", "points": 1, "reason": "x" }"#
        let other = "ada 2/\(SubmissionBox.lamp)"
        try expectEqual(warnings([lamp: "a", other: "b"], decision, of: ["ada", "ada 2"]), [])
        try expectEqual(
            warnings([other: "b"], decision, of: ["ada 2"]),
            [
                "Ada no longer has all that you decided on. The points stay as they are. "
                    + "Take the decision out of the policy, or confirm it by another reason."
            ])
        try expectEqual(warnings([lamp: "c"], decision), words("something new "))
    }

    @Test("A decision about everything is in question once more exercises are asked for")
    func moreExercises() throws {
        func decision(_ reason: String) -> String {
            #"{ "learner": "Ada", "points": 1, "reason": "\#(reason)" }"#
        }
        try expectEqual(warnings([lamp: "a"], decision("x"), without: "test-the-lamp"), [])
        for _ in 1...2 {
            try expectEqual(
                warnings([lamp: "a"], decision("x")),
                [
                    "The total of Ada was decided before 1.2 was asked for, and stays as it is. "
                        + "Take the decision out of the policy, or confirm it by another reason."
                ])
        }
        try expectEqual(warnings([lamp: "a"], decision("still x")), [])
    }

    @Test("A decision is still about the same attempts after its lesson was taken out and brought back")
    func takenOut() throws {
        for exercise in [#""exercise": "1.1", "#, ""] {
            try? FileManager.default.removeItem(at: folder.root)
            let decision = #"{ "learner": "Ada", \#(exercise)"points": 0.5, "reason": "x" }"#
            try expectEqual(warnings([lamp: "a"], decision), [])
            try expectEqual(warnings([lamp: "a"], decision, without: "switch"), [])
            try expectEqual(warnings([lamp: "a"], decision), [])
            try expectEqual(warnings([lamp: "b"], decision, without: "switch"), [])
            try expectEqual(
                warnings([lamp: "b"], decision), words(exercise.isEmpty ? "something new " : "1.1 "))
        }
    }
}
