import WorkbookModel
import WorkbookReporting

// What the page concludes from the results.

extension ClassPage {
    /// Learners with something in common.
    struct Group: Equatable {
        /// What they have in common, in a few words.
        var title: String
        /// What it can mean, in a sentence.
        var meaning: String
        /// Whether the notes say more about each learner.
        var hasNotes = false
        /// The learners, with a few words on each.
        var learners: [(learner: ClassLearner, words: String)]

        static func == (first: Group, second: Group) -> Bool {
            first.title == second.title && first.learners.map(\.words) == second.learners.map(\.words)
                && first.learners.map(\.learner) == second.learners.map(\.learner)
        }
    }

    /// Something that went wrong in an exercise, in the words that several learners see.
    struct Finding: Equatable {
        var exercise: Exercise
        var sentence: String
        var learners: Int
        /// The learners of whom the exercise was graded.
        var graded: Int
    }

    /// The most findings to list.
    private static let mostFindings = 10

    /// The number of stopped exercises that are worth a visit.
    private static let manyStopped = 3

    // MARK: - Results that are not final

    /// The submissions with exercises that were not graded yet.
    var pending: [(submission: ClassSubmission, words: String)] {
        list.submissions.compactMap { submission in
            let count = submission.open.count { $0.state == .pending }
            return count == 0 ? nil : (submission, Format.count(count, "exercise"))
        }
    }

    /// The exercises whose reference does not pass, with how that ended in words, so that nobody has a grade.
    var brokenExercises: [(exercise: Exercise, words: String)] {
        exercises.compactMap { exercise in
            list.failingReference(of: exercise).map { (exercise, $0) }
        }
    }

    /// The exercises in which the grader failed for other reasons, with what it said.
    var graderErrors: [(submission: ClassSubmission, exercise: Exercise, words: String)] {
        list.submissions.flatMap { submission in
            submission.open.filter { $0.state == .graderError && $0.failingReference == nil }.map { result in
                let notes = result.verdict?.notes.flatMap { $0.paragraphs(in: course) } ?? []
                return (submission, result.exercise, Excerpt.middle(notes.joined(separator: " "), to: 300))
            }
        }
    }

    // MARK: - Learners

    /// The groups of learners who may need a visit; the same learner can be in several.
    var visits: [Group] {
        [
            group(
                "Files to ask for again",
                "A file that can't be graded may be the answer. “What to look at” says which, and why.",
                hasNotes: true
            ) { learner in
                let hasLost = learner.submissions.contains { submission in
                    submission.exercises.contains { $0.state == .unusable && !learner.isDecided($0.exercise) }
                }
                return hasLost ? (1, "") : nil
            },
            group("Nothing has passed", "Some may not have found the way in.") { learner in
                let begun = learner.exercises(.failed, .stopped, .didNotCompile).count
                // After a decision, a person has looked already.
                let isDecided = learner.exercises.contains(where: learner.isDecided)
                guard learner.isSettled, !isDecided, learner.submissions.map(\.submission.isUsable) == [true],
                    learner.exercises(.passed, .flagged).isEmpty
                else { return nil }
                if begun == 0 { return (begun, "not started") }
                let best = learner.bestAttempt.map { ", at best \($0)" } ?? ""
                return (begun, "\(Format.count(begun, "exercise")) begun\(best)")
            },
            group("Code that does not compile", "One error can hide everything else that works.") {
                Self.list($0.exercises(.didNotCompile))
            },
            group("Many stopped exercises", "Crashes and loops without an end are hard to find alone.") {
                let stopped = $0.stopped(isSuspicious: false)
                return stopped.count < Self.manyStopped ? nil : Self.list(stopped)
            },
            group(
                "Needs review",
                "Every check passed, but something in the code could have fooled them. It can be harmless: look at the place that the feedback names."
            ) { Self.list($0.exercisesToReview) },
            group(
                "Stopped by something flagged",
                "Something in the code may have ended the checks early. The exercise did not pass, so there is nothing to decide. The feedback names the place."
            ) { Self.list($0.stopped(isSuspicious: true)) },
            group(
                "Same as a published solution",
                "Their files equal a solution of the course, which anybody can read. Ask how they came to it. \(PublishedSolutions.Match.legend)"
            ) { learner in
                let equal = learner.submissions.enumerated().map { place, submission in
                    let words = submission.exercises.compactMap { result in
                        result.publishedSolution.map { "\(result.exercise.id) (\($0.words))" }
                    }
                    return (number: place + 1, words: words)
                }.filter { !$0.words.isEmpty }
                let words = equal.map { number, words in
                    Format.list(words) + (learner.submissions.count > 1 ? " in submission \(number)" : "")
                }
                return words.isEmpty
                    ? nil : (equal.reduce(0) { $0 + $1.words.count }, words.joined(separator: "; "))
            },
        ].filter { !$0.learners.isEmpty }
    }

    private func group(
        _ title: String, _ meaning: String, hasNotes: Bool = false,
        _ fact: (ClassLearner) -> (weight: Int, words: String)?
    ) -> Group {
        let found = learners.compactMap { learner in fact(learner).map { (learner, $0) } }
        // The learners are in the order of their names already, and sorting is not stable.
        let sorted = found.enumerated().sorted {
            ($1.element.1.weight, $0.offset) < ($0.element.1.weight, $1.offset)
        }
        return Group(
            title: title, meaning: meaning, hasNotes: hasNotes,
            learners: sorted.map { ($0.element.0, $0.element.1.words) })
    }

    private static func list(_ exercises: [Exercise]) -> (Int, String)? {
        exercises.isEmpty ? nil : (exercises.count, Format.list(exercises.map(\.id.description)))
    }

    // MARK: - Exercises

    /// The exercises at which learners are stuck, those with the most learners first.
    var stickingPoints: [ClassProgress.StickingPoint] {
        exercises.compactMap { exercise in
            ClassProgress.StickingPoint(exercise, verdicts: results(of: exercise).compactMap(\.verdict))
        }.sorted {
            ($1.stuck, $0.exercise.id.lesson, $0.exercise.id.position)
                < ($0.stuck, $1.exercise.id.lesson, $1.exercise.id.position)
        }
    }

    /// The checks that fail for the most learners, except where nobody shares the failure.
    var failingChecks: [Finding] {
        findings { verdict in
            verdict.checks.filter { $0.state != .passed && $0.state != .notAttempted }.map {
                $0.check.title(passed: false)
            }
        }
    }

    /// The known mistakes that most learners made.
    var wrongTurns: [Finding] { findings { [$0.diagnosis].compactMap(\.self) } }

    private func findings(_ sentences: (Verdict) -> [String]) -> [Finding] {
        let all = exercises.flatMap { exercise in
            var counts: [String: Int] = [:]
            let verdicts = results(of: exercise).compactMap(\.verdict).filter { $0.outcome != .graderError }
            for verdict in verdicts {
                for sentence in Set(sentences(verdict)) { counts[sentence, default: 0] += 1 }
            }
            return counts.sorted { $0.key < $1.key }.map {
                Finding(
                    exercise: exercise, sentence: $0.key, learners: $0.value, graded: verdicts.count)
            }
        }
        // Sorting is not stable, so the order of the course is the last criterion.
        let shared = all.enumerated().filter { $0.element.learners > 1 }.sorted {
            ($1.element.learners, $0.offset) < ($0.element.learners, $1.offset)
        }
        return shared.prefix(Self.mostFindings).map(\.element)
    }

    // MARK: - Totals

    /// The learners with several submissions, of which nobody chose one: no exercise of theirs counts in any number.
    var undecided: [ClassLearner] { severalTimes.filter { $0.row.isOpen } }

    /// The learners with several submissions; a decision gives them points, and no exercise a result.
    var severalTimes: [ClassLearner] {
        learners.filter { learner in learner.row.cells.contains { $0.standing == .ambiguous } }
    }

    /// The share of the points that each learner has who has a total, as in the gradebook: even one who handed in nothing may.
    private var shares: [Double] { list.learners.compactMap(\.grade.total?.share) }

    /// How many learners have a total.
    var totalCount: Int { shares.count }

    /// How many learners have a total in each tenth of what is possible, the highest first.
    var distribution: [(words: String, learners: Int)] {
        let tenths = shares.map { min(9, Int($0 * 10)) }
        return (0..<10).reversed().map { tenth in
            ("\(tenth * 10) to \(tenth == 9 ? 100 : tenth * 10 + 9)%", tenths.count { $0 == tenth })
        }
    }

    /// The share that half of the learners reach, in percent; `nil` if nobody has a total.
    var medianPercentage: Int? {
        let shares = shares.map { Int(($0 * 1_000_000).rounded()) }
        return shares.isEmpty ? nil : Int((ClassProgress.StickingPoint.median(shares) / 10_000).rounded())
    }
}

extension ClassLearner {
    /// The result of the exercise with the largest share of passed checks, in words; `nil` if none passed.
    fileprivate var bestAttempt: String? {
        func share(_ verdict: Verdict) -> Double {
            Double(verdict.checks.count { $0.state == .passed }) / Double(max(1, verdict.checks.count))
        }
        let best = results.compactMap(\.verdict).filter { share($0) > 0 }.max { share($0) < share($1) }
        return best.map { "\($0.summary.text) in \($0.exercise.id)" }
    }

    /// Returns the stopped exercises with or without something in the code at which a person should look, such as a call of `exit`.
    fileprivate func stopped(isSuspicious: Bool) -> [Exercise] {
        results.filter { $0.state == .stopped && ($0.verdict?.flags.isEmpty == false) == isSuspicious }
            .map(\.exercise)
    }
}
