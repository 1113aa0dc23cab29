import Foundation
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookModel

/// Submissions of a small course with three exercises in two lessons.
enum SampleGrades {
    static let exercises = [
        exercise(1, 1, "switch"), exercise(1, 2, "test-the-lamp"), exercise(2, 1, "inject"),
    ]

    static let course = Course(
        root: Course.sampleRoot,
        lessons: [
            lesson(1, "lamp", [exercises[0], exercises[1]]), lesson(2, "seam", [exercises[2]]),
        ])

    private static func exercise(_ lesson: Int, _ position: Int, _ slug: String) -> Exercise {
        var exercise = Exercise.sample(position, slug: slug)
        exercise.id.lesson = lesson
        return exercise
    }

    private static func lesson(_ number: Int, _ slug: String, _ exercises: [Exercise]) -> Lesson {
        Lesson(
            number: number, slug: slug, title: slug, folder: Course.sampleRoot.appending(path: slug),
            exercises: exercises)
    }

    /// How an exercise ended, in short.
    enum Ending {
        case passed, failed(passing: Int, of: Int), flagged(String), graderError, status(
            ExerciseResult.Status)
    }

    static func submission(
        _ id: String, name: String? = nil, keys: [String] = [], isParticipant: Bool? = nil,
        at time: Date? = nil,
        isMarkedLate: Bool = false, problems: [SubmissionProblem] = [], _ endings: [Ending]
    ) -> SubmissionResult {
        let submission = Submission(
            id: id, name: name ?? id, keys: keys, hasParticipantNumbers: isParticipant, submittedAt: time,
            isMarkedLate: isMarkedLate,
            problems: problems)
        return SubmissionResult(
            submission, zip(exercises, endings).map { ExerciseResult($0, status($1, of: $0)) })
    }

    private static func status(_ ending: Ending, of exercise: Exercise) -> ExerciseResult.Status {
        switch ending {
        case .passed: .graded(.sample([.passed, .passed], exercise: exercise))
        case .failed(let passing, let count):
            .graded(.sample((0..<count).map { $0 < passing ? .passed : .failed }, exercise: exercise))
        case .flagged(let reason):
            .graded(
                Verdict.sample([.passed], exercise: exercise)
                    .flagged([Flag(reason, at: Place(path: "Lessons/1-lamp/Lamp.swift", line: 3))]))
        case .graderError: .graded(Verdict(exercise, outcome: .graderError))
        case .status(let status): status
        }
    }

    static func results(_ submissions: [SubmissionResult]) -> ClassResults {
        ClassResults(course: course, exercises: exercises, submissions: submissions)
    }

    static func gradebook(
        _ submissions: [SubmissionResult], policy: GradingPolicy = GradingPolicy(), roster: String? = nil,
        times: String? = nil
    ) throws -> Gradebook {
        try Gradebook(
            results(submissions), policy: policy, roster: roster.map { try Roster(Data($0.utf8)) },
            times: times.map { try SubmissionTimes(Data($0.utf8), timeZone: policy.timeZone) })
    }

    /// Reads a policy from its text.
    static func policy(_ text: String) throws -> GradingPolicy {
        let folder = TemporaryFolder.current
        try folder.write(["policy.json": text])
        return try GradingPolicy.load(folder("policy.json"))
    }
}
