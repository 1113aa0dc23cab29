import Foundation
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookModel

extension SampleClassResults {
    /// A course of seven lessons and 31 exercises without files, as many as the workbook has.
    static let largeCourse: Course = {
        let titles = [
            "Reflection", "Injection", "Testable", "Doubles", "Metatypes", "Overriding", "Singletons",
        ]
        let lessons = zip(titles, [5, 5, 4, 5, 4, 4, 4]).enumerated().map { index, lesson in
            let exercises = (1...lesson.1).map { position in
                var exercise = Exercise.sample(
                    position, slug: position == 3 ? "test-\(index)" : "part-\(index)-\(position)",
                    title: "\(lesson.0), part \(position)")
                exercise.id.lesson = index + 1
                return exercise
            }
            var sample = Lesson.sample(exercises)
            (sample.number, sample.title) = (index + 1, lesson.0)
            return sample
        }
        return Course(root: Course.sampleRoot, lessons: lessons)
    }()

    /// Returns the results of generated learners, always the same ones.
    ///
    /// All learners pass the first exercises; how far each one gets, and what goes wrong, varies.
    static func generated(_ count: Int, course: Course = largeCourse) -> ClassResults {
        var chance = Chance()
        let submissions = (0..<count).map { index in
            let surname = surnames[chance.next(surnames.count)]
            let name = "\(names[index % names.count]) \(surname)" + (index < names.count ? "" : " \(index)")
            let isEmpty = index % 41 == 40
            var submission = Submission(
                id: (index < 10 ? "00" : index < 100 ? "0" : "") + "\(index)", name: name,
                submittedAt: day - Double(chance.next(200_000)), isMarkedLate: index % 17 == 3)
            if isEmpty { submission.problems = [.empty] }
            if index % 29 == 7 { submission.problems = [.nested(in: "homework")] }
            let skill = 45 + chance.next(75)
            let results = course.exercises.enumerated().map { place, exercise in
                ExerciseResult(
                    exercise,
                    isEmpty
                        ? .missing : status(exercise, ease: skill - place, index == 13, &chance))
            }
            return SubmissionResult(submission, results)
        }
        return ClassResults(course: course, exercises: course.exercises, submissions: submissions)
    }

    private static func status(_ exercise: Exercise, ease: Int, _ isInterrupted: Bool, _ chance: inout Chance)
        -> ExerciseResult.Status
    {
        if isInterrupted && exercise.id.lesson > 4 { return .pending }
        let checks = SampleProgress.checks(exercise)
        let roll = chance.next(100)
        if ease < 40 && roll < 60 { return .notStarted }
        if roll < ease { return .graded(passed(exercise)) }
        let place = Place(path: "Lessons/1-lamp/\(exercise.id.position)-\(exercise.slug)/Lamp.swift", line: 7)
        switch chance.next(60) {
        case 0: return .graded(passed(exercise).flagged([Flag("`exit` can end the tests early", at: place)]))
        case 1, 2:
            let results = checks.map { CheckResult($0, .stopped(.timeLimit(seconds: 10))) }
            return .graded(Verdict(exercise, checks: results))
        case 3, 4, 5:
            return .graded(
                Verdict(
                    exercise, outcome: .didNotCompile, checks: checks.map { CheckResult($0, .notAttempted) },
                    diagnostics: [
                        Diagnostic(origin: .learner, place: place, message: "cannot find 'isOff' in scope")
                    ]))
        case 6 where exercise.id.lesson == 2:
            let fault = GraderFault.problem("the build failed without an error", details: "error: disk full")
            return .graded(Verdict(exercise, outcome: .graderError, notes: [.fault(fault)]))
        case let kind:
            let failing = chance.next(checks.count)
            let results = checks.enumerated().map { index, check in
                index < failing
                    ? CheckResult(check, .passed)
                    : CheckResult(check, .failed, ["isOn of a new lamp: expected false, got true"])
            }
            let diagnosis = "The lamp might start with `isOn` set to true."
            return .graded(Verdict(exercise, checks: results, diagnosis: kind < 24 ? diagnosis : nil))
        }
    }

    private static let names = [
        "Ada", "Barbara", "Chen", "Dorothy", "Edsger", "Frances", "Grace", "Hedy", "Ivan", "Jean", "Karen",
        "Leslie", "Margaret", "Niklaus", "Ole-Johan", "Radia", "Sophie", "Tony", "Ursula", "Võ",
    ]

    private static let surnames = [
        "Al-Sayed", "Berg", "Castellanos de la Vega", "Díaz", "Evans", "Fischer", "García", "Hopper", "Ito",
        "Jansen", "Kowalska", "Liskov", "Møller", "Nguyễn", "Okafor", "Perlman",
    ]

    /// A linear congruential generator with the constants from Numerical Recipes, the same in every run.
    private struct Chance {
        private var state: UInt32 = 14

        mutating func next(_ bound: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % bound
        }
    }
}
