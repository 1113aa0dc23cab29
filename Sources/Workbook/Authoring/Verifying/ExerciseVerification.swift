import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// The verification of one exercise: what its suite reports is observed, and compared with what was recorded.
struct ExerciseVerification {
    private var exercise: Exercise
    private let course: Course
    private let grader: Grader
    private let suite: ObservedSuite

    /// Prepares to verify an exercise of a course.
    init(of exercise: Exercise, by verifier: CourseVerifier, _ grader: Grader) {
        self.exercise = exercise
        course = verifier.course
        self.grader = grader
        suite = ObservedSuite(
            exercise: exercise, course: course, toolchain: verifier.toolchain, tools: verifier.tools)
    }

    /// Returns everything that was found.
    ///
    /// - Parameters:
    ///   - isRecording: Whether to record first what the suite reports.
    ///   - step: Called after each attempt.
    func findings(isRecording: Bool, _ step: @Sendable () -> Void) async -> [Finding] {
        let files = CourseFiles(course: course)
        if let lesson = course.lessons.first(where: { $0.number == exercise.id.lesson }),
            files.misplacement(of: lesson) != nil
        {
            return []
        }
        // Nothing can be said about files that lie in the folders of another number.
        if let sentence = files.misplacement(of: exercise) {
            return [.breach(exercise.id, "place", sentence)]
        }
        let open = OpenPlaces(of: exercise, in: course)
        var findings = open.findings(for: exercise.id)
        // What isn't written can't be graded, and the list says more than a verdict.
        if open.isInCode { return findings }
        do {
            findings += try files.findings(for: exercise)
            // Without a suite, every attempt would be reported.
            if !files.suiteProblems(of: exercise).isEmpty { return findings }
            let obstacle = isRecording ? try await recordChecks() : nil
            if let obstacle {
                findings.append(.breach(exercise.id, "record", "nothing was recorded: \(obstacle)"))
                if FileKind(of: exercise.folders.expectedChecks) == .nothing { return findings }
            }
            var observed = try await suite.checks(needs: [])
            if FileKind(of: exercise.folders.expectedChecks) == .nothing {
                findings.append(unrecorded("checks", "checks.json is missing"))
                let verification = try with(observed)
                let attempts = try await verification.graded(try Variation.all(of: exercise), step)
                return findings + attempts.map { verification.finding(about: $0, nil) }
            }
            let expected = try ExpectedChecks.load(for: exercise)
            observed.keepOrder(of: expected)
            let attempts = try await graded(try variations(expected), step)
            if let reference = attempts.first, reference.isBrokenReference {
                let others = Finding.remark(
                    exercise.id, "other attempts", "were not graded: without the reference, none can pass")
                return findings + [finding(about: reference, nil), others]
            }
            let needs = Set(attempts.flatMap(\.used)).sorted()
            observed.needs = needs.isEmpty ? nil : needs
            findings += comparison(of: observed, with: expected)
            let isCurrent = observed.checks == expected.checks
            let turns = WrongTurns(observedIn: attempts)
            // What such a file says would be lost.
            if isRecording && obstacle == nil && !attempts.contains(where: \.isUndescribed) {
                try JSONFile.encode(turns).write(to: exercise.folders.wrongTurns, options: .atomic)
            }
            // Only now, because recording changes what is shown; the comparison reports a list that can't be read.
            let shown = try? WrongTurns.load(for: exercise)
            let bugs = try PlantedBugFindings(of: exercise, in: course)
            let judged = attempts.map { bugs.explaining(finding(about: $0, shown), $0, among: attempts) }
            findings += bugs.findings(for: attempts) + judged
            findings += UnprovenChecks(of: expected, attempts).findings(for: exercise.id)
            // Without its file, a rejected variation is missing from the list; that is one mistake, not two.
            if !attempts.contains(where: \.isUndescribed) {
                // Recording can't help an attempt that doesn't end as it must, except if the checks are out of date.
                let isSound = zip(attempts, judged).allSatisfy { !$0.isRejected || $1.isFine }
                if let finding = comparison(of: turns, attempts, canRecord: isSound || !isCurrent) {
                    findings.append(finding)
                }
            }
            findings += try sentences(attempts, expected)
        } catch {
            findings.append(.breach(exercise.id, "files", GraderFault(error).text(in: course)))
        }
        return findings
    }

    /// Returns a breach that recording what was found mends.
    private func unrecorded(_ subject: String, _ message: String) -> Finding {
        var finding = Finding.breach(exercise.id, subject, message)
        finding.remedy = "course record \(exercise.id)"
        return finding
    }

    /// Returns the same verification with a list of checks that isn't recorded yet.
    private func with(_ observed: ExpectedChecks) throws -> ExerciseVerification {
        let file = course.buildFolder.appending(path: "observed/\(exercise.id)/checks.json")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONFile.encode(observed).write(to: file, options: .atomic)
        var other = self
        other.exercise.folders.observedChecks = file
        return other
    }

    // MARK: - Recording

    /// Writes the list of checks.
    ///
    /// - Returns: Why nothing was recorded; `nil` if the list was.
    private func recordChecks() async throws -> String? {
        var list = try await suite.checks(needs: try await suite.needs())
        if list.checks.isEmpty { return "the suite reports no check" }
        let (file, turns) = (exercise.folders.expectedChecks, exercise.folders.wrongTurns)
        if FileKind(of: file) != .nothing { list.keepOrder(of: try ExpectedChecks.load(for: exercise)) }
        let earlier = [file, turns].map { ($0, FileManager.default.contents(atPath: $0.path)) }
        try JSONFile.encode(list).write(to: file, options: .atomic)
        // The recorded wrong turns belong to the previous checks.
        if earlier[1].1 != nil { try FileManager.default.removeItem(at: turns) }
        // Grading the starter needs the list, so the list is written first.
        let verdict = await grader.grade(Attempt(exercise, in: exercise.folders.starter))
        let isUncompiled = verdict.outcome == .didNotCompile
        let reference = await grader.grade(Attempt(exercise, in: exercise.folders.reference))
        let isReferenceFine = [.passed, .flagged].contains(reference.outcome)
        if !isReferenceFine || verdict.outcome == .graderError || isUncompiled && !course.isImported {
            // What an attempt fails that wasn't judged would be nothing.
            for (file, content) in earlier {
                if let content {
                    try content.write(to: file, options: .atomic)
                } else if FileKind(of: file) != .nothing {
                    try FileManager.default.removeItem(at: file)
                }
            }
            if !isReferenceFine {
                let told = reference.failures.map { "\($0.check): \($0.messages.joined(separator: ", "))" }
                return
                    (["the reference does not pass (\(reference.summary.text))"] + told
                    + VariationResult(reference, in: course).remarks).joined(separator: "; ")
            }
            return "the starter \(isUncompiled ? "doesn't compile" : "could not be graded")"
        }
        list.starterFails = verdict.failingChecks
        list.starterDoesNotCompile = isUncompiled ? true : nil
        try JSONFile.encode(list).write(to: file, options: .atomic)
        return nil
    }

    // MARK: - Grading

    /// Returns the starter and all variations, with the verdicts that they must get.
    private func variations(_ expected: ExpectedChecks) throws -> [Variation] {
        let starter = Variation(
            name: "starter", folder: exercise.folders.starter,
            expectation: expected.starterDoesNotCompile == true
                ? .doesNotCompile : .failsExactly(expected.starterFails))
        return [starter] + (try Variation.all(of: exercise))
    }

    /// Grades attempts, and finds out what those that may pass and the starter use.
    private func graded(
        _ variations: [Variation], _ step: @Sendable () -> Void
    ) async throws -> [GradedVariation] {
        var graded: [GradedVariation] = []
        // The starter comes last, because the reference was built just now.
        for variation in variations.dropFirst() + variations.prefix(1) {
            let attempt = Attempt(exercise, in: variation.folder)
            let verdict = await grader.grade(attempt)
            var result = VariationResult(verdict, in: course)
            if result.outcome == .didNotCompile, verdict.diagnostics.contains(where: { $0.place == nil }) {
                // Learners read what their code lacks; an author has to find the line.
                result.remarks = try await suite.grading(of: attempt).compilerErrors().map(\.words)
            }
            let isBroken = result.outcome == .didNotCompile || result.outcome == .graderError
            let isBasis = variation.expectation == .passes || variation.name == variations.first?.name
            // It is built already.
            let used = isBasis && !isBroken ? try await suite.grading(of: attempt).usedAccess() : []
            graded.append(GradedVariation(variation: variation, result: result, used: used))
            step()
            // Every other attempt would end for the same reason.
            if graded[0].isBrokenReference { return graded }
        }
        return Array(graded.suffix(1) + graded.dropLast())
    }

    // MARK: - Comparing

    /// Compares an attempt's result with the verdict that it must get.
    private func finding(
        about attempt: GradedVariation, _ shown: WrongTurns?
    ) -> Finding {
        let result = attempt.result
        var finding = attempt.variation.finding(for: result, of: exercise.id, in: course)
        if !result.failures.isEmpty {
            finding.failedAttempt = .init(
                failures: result.failures, named: attempt.variation.expectation.checks,
                diagnosis: shown?.diagnosis(
                    of: Attempt(exercise, in: attempt.variation.folder).failures(
                        ofEditedPartsIn: result.failures),
                    ran: result.didRunSuite))
        }
        return finding
    }

    /// Compares the checks that report, and what the solutions declare and use, with what was recorded.
    private func comparison(of observed: ExpectedChecks, with recorded: ExpectedChecks) -> [Finding] {
        func breach(_ subject: String, _ what: String, _ difference: Set<String>) -> Finding {
            let names = difference.isEmpty ? "order" : difference.sorted().joined(separator: ", ")
            return unrecorded(subject, "checks.json does not list \(what) (\(names))")
        }
        func difference(_ first: [String]?, _ second: [String]?) -> Set<String> {
            Set(first ?? []).symmetricDifference(second ?? [])
        }
        var findings: [Finding] = []
        if observed.checks == recorded.checks {
            let count = recorded.checks.count
            let message = count == 1 ? "1 is expected, and reports" : "\(count) are expected, and report"
            findings.append(.fine(exercise.id, "checks", message))
        } else {
            let folder = exercise.firstPart.folders.checks
            let difference = CheckListDifference(
                recorded: recorded.checks, observed: observed.checks, in: folder,
                at: course.relativePath(of: folder))
            findings += difference.sentences.map { unrecorded("checks", $0) }
        }
        if observed.names != recorded.names {
            let what = "the names that the solutions declare and the suite uses"
            findings.append(breach("names", what, difference(observed.names, recorded.names)))
        }
        let needs = difference(observed.needs, recorded.needs)
        if !needs.isEmpty {
            findings.append(breach("needs", "what the starter and the solutions use", needs))
        }
        return findings
    }

    /// Compares the table of the task's sentences, if there is one, with the task and with what the attempts fail.
    private func sentences(_ attempts: [GradedVariation], _ expected: ExpectedChecks) throws -> [Finding] {
        guard let table = try SentenceTable.load(for: exercise) else { return [] }
        let rejected = attempts.filter(\.isRejected).map { ($0.folderName, $0.result.failingChecks) }
        let problems = table.problems(
            task: exercise.parts.compactMap { ExerciseTask(of: $0)?.text }, checks: expected.checks,
            failed: Dictionary(rejected) { first, _ in first })
        if !problems.isEmpty { return problems.map { .breach(exercise.id, "sentences", $0) } }
        let count = table.sentences.count { $0.checks != nil }
        return [
            .fine(
                exercise.id, "sentences",
                "\(count) of the task's \(table.sentences.count) have checks, the others a note")
        ]
    }

    /// Compares what the rejected variations fail with what was recorded.
    ///
    /// - Parameter canRecord: Whether recording would mend a difference; if not, it only follows from other findings.
    private func comparison(
        of observed: WrongTurns, _ attempts: [GradedVariation], canRecord: Bool
    ) -> Finding? {
        let recorded: WrongTurns
        do {
            recorded = try WrongTurns.load(for: exercise)
        } catch {
            return unrecorded("wrong-turns", GraderFault(error).text(in: course))
        }
        if recorded == observed {
            // One without a diagnosis reports the same as these.
            let unlisted = attempts.filter(\.hasDiagnosis).map(\.folderName).filter { name in
                !observed.turns.contains { $0.name == name }
            }
            let sentence = recorded.recognition(unlisted: unlisted)
            return .fine(exercise.id, "wrong-turns", sentence)
        }
        let difference = Set(observed.turns.filter { !recorded.turns.contains($0) }.map(\.name))
            .union(recorded.turns.filter { !observed.turns.contains($0) }.map(\.name)).sorted()
        if !canRecord { return nil }
        return unrecorded(
            "wrong-turns",
            "wrong-turns.json does not list what the rejected variations fail and report "
                + "(\(difference.isEmpty ? "order" : difference.joined(separator: ", ")))")
    }
}

extension ExpectedChecks {
    /// Takes over from an earlier list which checks come first, because no run can show that.
    fileprivate mutating func keepOrder(of earlier: ExpectedChecks) {
        let known = Set(checks.map(\.id))
        for index in checks.indices {
            let other = earlier.checks.first { $0.id == checks[index].id }
            checks[index].after = other?.after.filter(known.contains) ?? []
        }
    }
}
