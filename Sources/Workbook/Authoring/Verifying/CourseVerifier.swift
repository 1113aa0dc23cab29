import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Verifies that the checks of every exercise reject wrong attempts, and nothing else.
package struct CourseVerifier: Sendable {
    let course: Course
    let toolchain: Toolchain
    let tools: Tools
    private let width: Int

    /// Creates a verifier.
    ///
    /// - Parameter width: How many exercises are verified at once.
    package init(course: Course, toolchain: Toolchain, tools: Tools, width: Int) {
        self.course = course
        self.toolchain = toolchain
        self.tools = tools
        self.width = width
    }

    /// Verifies exercises and the lessons that they belong to.
    ///
    /// - Parameters:
    ///   - exercises: The exercises.
    ///   - record: Whether to record the checks that report, and what the rejected variations fail.
    ///   - isPristine: Whether the lessons' folders must equal the starters.
    ///   - progress: Called after each attempt with the number of finished attempts and their total.
    /// - Returns: All findings, in the course's order.
    package func verify(
        _ exercises: [Exercise], record: Bool = false, isPristine: Bool = false,
        progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) async -> [Finding] {
        let lessons = course.lessons.filter { lesson in exercises.contains { $0.id.lesson == lesson.number } }
        let files = CourseFiles(course: course)
        // If the variations cannot be listed, that becomes a finding of the exercise; here they just aren't counted.
        let total = exercises.reduce(0) { $0 + 1 + ((try? Variation.all(of: $1).count) ?? 0) }
        let done = Locked(0)
        let step: @Sendable () -> Void = {
            progress(
                done.withLock {
                    $0 += 1
                    return $0
                }, total)
        }
        let grader = Grader(course: course, toolchain: toolchain, tools: tools, width: width)
        // Exercises are finished one by one, so that the results survive an interruption.
        let found = await exercises.concurrentMap(limit: width) { exercise in
            await findings(for: exercise, grader, record: record, step)
        }
        let format = isImported ? [] : await formatFindings(for: lessons)
        let edits = isPristine ? exercises.flatMap(files.pristineFindings(for:)) : []
        return lessons.flatMap { findings(for: $0, files) } + format + edits + found.flatMap { $0 }
    }

    private func findings(for lesson: Lesson, _ files: CourseFiles) -> [Finding] {
        do {
            return try files.findings(for: lesson)
        } catch {
            return [.breach(nil, "lesson \(lesson.number)", GraderFault(error).text(in: course))]
        }
    }

    private func findings(
        for exercise: Exercise, _ grader: Grader, record: Bool, _ step: @Sendable () -> Void
    ) async -> [Finding] {
        var findings: [Finding] = []
        do {
            let open = OpenPlaces(of: exercise, in: course)
            findings += open.all.map { .breach(exercise.id, Finding.openPlace, $0) }
            // What isn't written can't be graded, and the list says more than a verdict.
            if open.isInCode { return findings }
            findings += try CourseFiles(course: course).findings(for: exercise)
            let starter = Attempt(exercise, in: exercise.folders.starter)
            let recordedNeeds = record ? try await needs(of: exercise) : nil
            if let recordedNeeds { try await self.record(exercise, starter, grader, needs: recordedNeeds) }
            let reported = try await reportedChecks(of: exercise)
            guard FileKind(of: exercise.folders.expectedChecks) != .nothing else {
                let advice = "record it with  grade course record \(exercise.id)"
                return findings + [.breach(exercise.id, "checks", "checks.json is missing; \(advice)")]
            }
            let expected = try ExpectedChecks.load(for: exercise)
            findings.append(comparison(of: reported, with: expected.checks, exercise))
            findings += try await self.findings(forNamesOf: exercise, expected)
            let shipped = Variation(
                name: "starter", folder: starter.folder,
                expectation: expected.starterDoesNotCompile == true
                    ? .doesNotCompile : .failsExactly(expected.starterFails))
            // The reference comes first because it was built just now.
            let variations = try Variation.all(of: exercise)
            var results: [String: VariationResult] = [:]
            var used: Set<String> = []
            for variation in variations + [shipped] {
                let verdict = await grader.grade(Attempt(exercise, in: variation.folder))
                results[variation.name] = VariationResult(verdict, in: course)
                // What it uses is read from what was built just now.
                if variation.expectation == .passes || variation.name == shipped.name {
                    used.formUnion(try await grading(of: exercise, in: variation.folder).usedAccess())
                }
                step()
            }
            findings += self.findings(forNeeds: used, of: exercise, expected)
            for variation in [shipped] + variations {
                guard let result = results[variation.name] else { continue }
                findings.append(variation.finding(for: result, of: exercise.id))
            }
            let judged = findings.count
            findings += UnprovenChecks(of: expected, variations, results).findings(for: exercise.id)
            let observed = wrongTurns(variations, results)
            if record {
                try JSONFile.encode(observed).write(to: exercise.folders.wrongTurns, options: .atomic)
            }
            let unlisted = variations.filter { variation in
                variation.diagnosis != nil
                    && !observed.turns.contains { $0.name == variation.folder.lastPathComponent }
            }
            findings.append(
                try comparison(
                    of: observed, expected, exercise, unlisted: unlisted.map(\.folder.lastPathComponent)))
            // Only now, because recording changes what is shown.
            let known = try WrongTurns.load(for: exercise)
            for index in findings[..<judged].indices {
                guard let result = results[findings[index].subject], !result.failures.isEmpty else {
                    continue
                }
                findings[index].failedAttempt = .init(
                    failures: result.failures,
                    diagnosis: known.diagnosis(
                        outcome: result.outcome, fails: result.failures, ran: result.didRunSuite,
                        starterFails: expected.starterFails))
            }
        } catch {
            findings.append(.breach(exercise.id, "files", GraderFault(error).text(in: course)))
        }
        return findings
    }

    /// Returns what each rejected variation fails, so that learners who make the same mistake can be recognized.
    ///
    /// A mistake that reports the same as one without a diagnosis cannot be recognized.
    private func wrongTurns(_ variations: [Variation], _ results: [String: VariationResult]) -> WrongTurns {
        func turn(_ variation: Variation) -> WrongTurns.Turn? {
            guard let result = results[variation.name] else { return nil }
            return WrongTurns.Turn(
                name: variation.folder.lastPathComponent, diagnosis: variation.diagnosis ?? "",
                outcome: result.outcome, fails: result.failures, ran: result.didRunSuite)
        }
        let rejected = variations.filter { if case .turnedDown = $0.expectation { true } else { false } }
        let unexplained = rejected.filter { $0.diagnosis == nil }.compactMap(turn)
        let explained = rejected.filter { $0.diagnosis != nil }.compactMap(turn)
        return WrongTurns(
            turns: explained.filter { turn in
                !unexplained.contains {
                    $0.outcome == turn.outcome && $0.ran == turn.ran && Set($0.fails) == Set(turn.fails)
                }
            })
    }

    private func comparison(of reported: [Check], with expected: [Check], _ exercise: Exercise) -> Finding {
        if reported == expected {
            return .fine(
                exercise.id, "checks",
                expected.count == 1
                    ? "1 is expected, and reports" : "\(expected.count) are expected, and report")
        }
        let difference = Set(Set(reported).symmetricDifference(expected).map(\.id)).sorted().joined(
            separator: ", ")
        return .breach(
            exercise.id, "checks",
            "checks.json does not list what the suite reports (\(difference.isEmpty ? "order" : difference)); "
                + "record it with  grade course record \(exercise.id)")
    }

    private func comparison(
        of observed: WrongTurns, _ expected: ExpectedChecks, _ exercise: Exercise, unlisted: [String]
    ) throws -> Finding {
        let recorded = try WrongTurns.load(for: exercise)
        if recorded == observed {
            let message = RecognitionText(recorded, starterFails: expected.starterFails, unlisted: unlisted)
                .sentence
            return .fine(exercise.id, "wrong-turns", message)
        }
        let difference = Set(observed.turns.filter { !recorded.turns.contains($0) }.map(\.name))
            .union(recorded.turns.filter { !observed.turns.contains($0) }.map(\.name)).sorted()
        return .breach(
            exercise.id, "wrong-turns",
            "wrong-turns.json does not list what the rejected variations fail and report "
                + "(\(difference.isEmpty ? "order" : difference.joined(separator: ", "))); "
                + "record it with  grade course record \(exercise.id)")
    }

    /// Returns the checks that report for the reference, in the order of the suite.
    private func reportedChecks(of exercise: Exercise) async throws -> [Check] {
        let planted = try exercise.parts.filter { $0.kind == .tests }.flatMap { part in
            PlantedBugs(variants: try Variants.load(for: part)).checks
        }
        if exercise.kind == .tests { return planted }
        return try await grading(of: exercise, in: exercise.folders.reference).reportedChecks() + planted
    }

    private func record(
        _ exercise: Exercise, _ starter: Attempt, _ grader: Grader, needs: [String]
    ) async throws {
        var list = ExpectedChecks(checks: try await reportedChecks(of: exercise), starterFails: [])
        list.names = try await namesForSuite(of: exercise)
        list.needs = needs.isEmpty ? nil : needs
        try JSONFile.encode(list).write(to: exercise.folders.expectedChecks, options: .atomic)
        // The recorded wrong turns belong to the previous checks.
        if FileManager.default.fileExists(atPath: exercise.folders.wrongTurns.path) {
            try FileManager.default.removeItem(at: exercise.folders.wrongTurns)
        }
        // Grading the starter needs the list, so the list is written first.
        let verdict = await grader.grade(starter)
        list.starterFails = verdict.failingChecks
        list.starterDoesNotCompile = verdict.outcome == .didNotCompile && isImported ? true : nil
        try JSONFile.encode(list).write(to: exercise.folders.expectedChecks, options: .atomic)
    }

    /// Whether the course requires only suites, and references that pass them.
    private var isImported: Bool { course.manifest.profile == .imported }

    /// Runs the formatter once over the Swift files that belong to the lessons.
    private func formatFindings(for lessons: [Lesson]) async -> [Finding] {
        let folders = lessons.flatMap { lesson in
            [course.folders.solutions, course.folders.suites].map {
                course.root.appending(path: "\($0)/\(lesson.folder.lastPathComponent)").path
            }
        }.filter { FileManager.default.fileExists(atPath: $0) }
        let command = Command(
            toolchain.swift, ["format", "lint", "--strict", "--recursive", "--parallel"] + folders,
            environment: tools.environment, workingDirectory: course.root.path)
        do {
            let result = try await tools.runner.run(command, limit: 300)
            if result.termination.isSuccess { return [.fine(nil, "format", "all sources are formatted")] }
            let lines = (result.output + result.errorOutput).split(whereSeparator: \.isNewline)
            return lines.prefix(20).map {
                .breach(nil, "format", String($0).replacing(course.root.path + "/", with: ""))
            }
        } catch {
            return [.breach(nil, "format", GraderFault(error).text(in: course))]
        }
    }
}
