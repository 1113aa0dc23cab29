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
            let verification = ExerciseVerification(
                of: exercise, by: self, grader, isRecording: record)
            return await verification.findings(step)
        }
        let format = course.isImported ? [] : await formatFindings(for: lessons, exercises, found)
        let folder = LearnersFolder(course: course)
        let edits =
            isPristine
            ? exercises.flatMap { folder.pristineFindings(for: $0, isComplete: false) }
            : exercises.flatMap(folder.remarksOnEdits(in:)) + folder.advice(on: exercises)
        return files.findings() + lessons.flatMap { findings(for: $0, files) } + format + edits
            + found.flatMap { $0 }
    }

    private func findings(for lesson: Lesson, _ files: CourseFiles) -> [Finding] {
        do {
            return try files.findings(for: lesson)
        } catch {
            return [.breach(nil, "lesson \(lesson.number)", error, in: course)]
        }
    }

    /// Runs the formatter once over the Swift files that belong to the lessons.
    ///
    /// - Parameter found: What was found about each of the exercises.
    private func formatFindings(
        for lessons: [Lesson], _ exercises: [Exercise], _ found: [[Finding]]
    ) async -> [Finding] {
        let own = lessons.flatMap { lesson in
            [course.folders.solutions, course.folders.suites].map {
                course.root.appending(path: "\($0)/\(lesson.folder.lastPathComponent)").path
            }
        }.filter { FileManager.default.fileExists(atPath: $0) }
        // Then the folders are misplaced, which is another finding.
        if own.isEmpty { return [] }
        let folders = own + SupportModules(of: exercises, in: course).folders.map(\.path)
        let command = Command(
            toolchain.swift, ["format", "lint", "--strict", "--recursive", "--parallel"] + folders,
            environment: tools.environment, workingDirectory: course.root.path)
        do {
            let result = try await tools.runner.run(command, limit: 300)
            if result.termination.isSuccess { return [.fine(nil, "format", "all sources are formatted")] }
            let output = (result.output + result.errorOutput).replacing(course.root.path + "/", with: "")
            let paths = course.commandPaths(of: folders.map { URL(filePath: $0) })
            let file = LintReport.rules(for: course.root)
            let rules = file.map(course.relativePath(of:))
            let mistake = file.flatMap { [defaults = try await knownRules()] in
                LintRules($0, shownAs: course.relativePath(of: $0)).mistake(knowing: defaults)
            }
            let broken = zip(exercises, found).filter { $1.contains { $0.kind == .breach } }.flatMap {
                ([$0.0.folders.solutions, $0.0.folders.suite]
                    + SupportModules(of: [$0.0], in: course).folders).map(course.relativePath(of:))
            }
            let misread = folders.flatMap { EncodingMistakes.misreadFiles(in: URL(filePath: $0)) }.map(
                course.relativePath(of:))
            return LintReport(output, rules: rules, misread: misread, broken: broken).findings(
                about: paths, mistake: mistake)
        } catch {
            return [.breach(nil, "format", GraderFault(error).text(in: course))]
        }
    }
}

extension CourseVerifier {
    /// Returns everything that can be in a file with the formatter's rules, as the formatter prints it.
    private func knownRules() async throws -> Data {
        // In a folder without a file of rules, it prints its own.
        let command = Command(
            toolchain.swift, ["format", "dump-configuration"], environment: tools.environment,
            workingDirectory: "/")
        return Data(try await tools.runner.run(command, limit: 60).output.utf8)
    }
}

extension Course {
    /// Whether the course requires only suites, and references that pass them.
    var isImported: Bool { manifest.profile == .imported }
}
