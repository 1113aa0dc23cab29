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
                "Nothing could be graded", "Ask for the files again: the archive or folder has none to grade."
            ) { learner in
                let isLost = learner.submissions.allSatisfy { !$0.submission.isUsable } && !learner.isSettled
                let words = learner.submissions.flatMap(\.submission.problems).map(\.words)
                return isLost ? (1, words.joined(separator: " ")) : nil
            },
            group("Nothing has passed", "They may not have found the way in.") { learner in
                let begun = learner.exercises(.failed, .stopped, .didNotCompile).count
                guard learner.isSettled, learner.submissions.contains(where: \.submission.isUsable),
                    learner.exercises(.passed, .flagged).isEmpty
                else { return nil }
                return (begun, begun == 0 ? "not started" : "\(Format.count(begun, "exercise")) begun")
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
                let equal = learner.submissions.flatMap(\.exercises).compactMap { result in
                    result.publishedSolution.map { "\(result.exercise.id) (\($0.words))" }
                }
                // Two submissions can have the same answer.
                let words = equal.indices.filter { equal.firstIndex(of: equal[$0]) == $0 }.map { equal[$0] }
                return words.isEmpty ? nil : (words.count, Format.list(words))
            },
        ].filter { !$0.learners.isEmpty }
    }

    private func group(
        _ title: String, _ meaning: String, _ fact: (ClassLearner) -> (weight: Int, words: String)?
    ) -> Group {
        let found = learners.compactMap { learner in fact(learner).map { (learner, $0) } }
        // The learners are in the order of their names already, and sorting is not stable.
        let sorted = found.enumerated().sorted {
            ($1.element.1.weight, $0.offset) < ($0.element.1.weight, $1.offset)
        }
        return Group(
            title: title, meaning: meaning, learners: sorted.map { ($0.element.0, $0.element.1.words) })
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

    /// The checks that most learners fail, except where nobody shares the failure.
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
            for verdict in results(of: exercise).compactMap(\.verdict) {
                for sentence in Set(sentences(verdict)) { counts[sentence, default: 0] += 1 }
            }
            return counts.sorted { $0.key < $1.key }.map {
                Finding(exercise: exercise, sentence: $0.key, learners: $0.value)
            }
        }
        // Sorting is not stable, so the order of the course is the last criterion.
        let shared = all.enumerated().filter { $0.element.learners > 1 }.sorted {
            ($1.element.learners, $0.offset) < ($0.element.learners, $1.offset)
        }
        return shared.prefix(Self.mostFindings).map(\.element)
    }

    // MARK: - Totals

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
        let shares = shares.map { Int(($0 * 100).rounded()) }
        return shares.isEmpty ? nil : Int(ClassProgress.StickingPoint.median(shares).rounded())
    }
}

extension ClassLearner {
    /// Returns the stopped exercises with or without something in the code at which a person should look, such as a call of `exit`.
    fileprivate func stopped(isSuspicious: Bool) -> [Exercise] {
        results.filter { $0.state == .stopped && ($0.verdict?.flags.isEmpty == false) == isSuspicious }
            .map(\.exercise)
    }
}
