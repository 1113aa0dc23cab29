import WorkbookModel

/// Judges an exercise by its graded attempts: its suite, each attempt, and what was recorded about them.
struct AttemptJudgement {
    let record: SuiteRecord
    let course: Course
    let attempts: [GradedVariation]

    private var exercise: Exercise { record.exercise }

    /// Adds what is found, causes before consequences.
    ///
    /// - Throws: ``MalformedFile`` for a file of the exercise; what was found before is added.
    func add(to findings: inout [Finding]) throws {
        let comparison = RecordComparison(exercise: exercise, course: course)
        let places = SuitePlaces(exercise: exercise, course: course)
        let sentences = CheckSentences(of: record.observed.checks, places)
        findings += sentences.problems.map {
            // The suites of others stay as they are.
            course.isImported ? .remark(exercise.id, "checks", $0) : .breach(exercise.id, "checks", $0)
        }
        if let expected = record.expected {
            findings += comparison.findings(
                about: record.observed, with: expected, besides: course.isImported ? [] : sentences.unfit)
        }
        let variants = try PlantedBugFindings(of: exercise, in: course)
        let shared = SharedFailures(of: attempts, places)
        findings += variants.findings(for: attempts) + shared.findings(besides: variants.hopeless)
        let acceptance = AcceptingSuite(of: attempts, exercise, in: course)
        let judged = findingsAboutAttempts(shared, besides: variants.hopeless).enumerated().map {
            acceptance?.explaining($1, attempts[$0]) ?? $1
        }
        findings += [acceptance?.finding].compactMap(\.self) + judged
        findings += attempts.flatMap(\.givenProblems).map { .breach(exercise.id, "given code", $0) }
        // Without a record, there is nothing to compare with. A suite that accepts everything explains the rest.
        guard let expected = record.expected, acceptance == nil else { return }
        findings += solvedParts(expected)
        // Otherwise what rejected attempts fail only shows what the suite gets wrong.
        if shared.checks.isEmpty && !attempts.contains(where: \.hasFaultyScrambled) {
            if !attempts.contains(where: \.isUndescribed) {
                findings += UnprovenChecks(of: expected, attempts).findings(for: exercise.id)
            }
            // Without its file, a rejected variation is missing from the list; that is one mistake, not two.
            if record.hasWrongTurns && !attempts.contains(where: \.isUndescribed) {
                let isSound = zip(attempts, judged).allSatisfy { !$0.isRejected || $1.isFine }
                // Recording can't help an attempt that doesn't end as it must, except if the checks are out of date.
                findings += try comparison.findings(
                    about: attempts, canRecord: isSound || record.observed.checks != expected.checks)
            }
        }
        // Compares the table of the task's sentences, if there is one, with the task and with what the attempts fail.
        if let table = try SentenceTable.load(for: exercise) {
            findings += table.findings(for: exercise, of: course, expected, attempts)
        }
    }

    /// Returns remarks on a starter that has solved one of two parts already.
    private func solvedParts(_ expected: ExpectedChecks) -> [Finding] {
        guard exercise.parts.count > 1, expected.starterDoesNotCompile != true else { return [] }
        let parts = Dictionary(grouping: expected.checks, by: \.kind.isAboutTests)
        return parts.filter { $0.value.allSatisfy { !expected.starterFails.contains($0.id) } }.keys.map {
            let words = $0 ? "its tests pass" : "its code passes"
            return .remark(
                exercise.id, "starter",
                "\(words) every check already, so learners have nothing to do in that part")
        }
    }

    /// Returns the finding about each attempt.
    ///
    /// - Parameter known: The ids of the checks that no attempt can pass.
    private func findingsAboutAttempts(_ shared: SharedFailures, besides known: Set<String>) -> [Finding] {
        // Without checks that are recorded, it belongs to others. The comparison reports a list that can't be read.
        let isUsable = record.expected != nil && record.hasWrongTurns
        let shown = isUsable ? try? WrongTurns.load(for: exercise) : nil
        let comparison = AttemptComparison(record: record, course: course)
        return attempts.map { shared.explaining(comparison.finding(about: $0, shown), $0, besides: known) }
    }
}
