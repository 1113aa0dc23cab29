import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Grades submissions, and judges the verdicts.
package struct SubmissionGrader: Sendable {
    /// The verdict on a submission, and its screen for the learner on one line.
    package struct Graded: Sendable {
        package var verdict: Verdict
        package var screen: String
        /// What is wrong with the verdict; `nil` if it is right.
        package var problem: String?
    }

    /// This repository's course.
    package let course: Course
    package let toolchain: Toolchain
    /// The tools, without a sandbox.
    package var tools: Tools
    private let mini: Course

    /// Finds the toolchain and copies the fixture "mini".
    ///
    /// - Throws: ``ToolchainProblem``, or an error about a course.
    package init(environment: [String: String]) async throws {
        course = try Course.load(repository)
        let fixture = FileTree(repository.appending(path: "Tests/GradeTests/Fixtures/mini"))
        let files = try fixture.files().map { ($0, try Data(contentsOf: fixture.root.appending(path: $0))) }
        let copy = repository.appending(path: ".build/submissions")
        try ExactFolder(copy, keeping: [".build"]).replace(with: Dictionary(uniqueKeysWithValues: files))
        mini = try Course.load(copy)
        let runner = ProcessRunner()
        toolchain = try await Toolchain.find(
            environment: environment, runner: runner,
            cache: course.buildFolder.appending(path: "toolchain.json"))
        tools = Tools(
            runner: runner, environment: environment, spare: course.buildFolder.appending(path: "spare"))
    }

    /// Grades a submission.
    ///
    /// All submissions to an exercise share its workspace, so each one builds only one module and its suite.
    ///
    /// - Throws: ``SandboxProblem`` if the submission needs a sandbox and there is none, or file errors.
    package func grade(_ submission: Submission) async throws -> Graded {
        let course = submission.isForFixture ? mini : course
        guard let exercise = course.exercises.first(where: { "\($0.id)" == submission.exercise }),
            let lesson = course.lessons.first(where: { $0.number == exercise.id.lesson })
        else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: submission.name]) }
        let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
        // One of the attacks counts its runs in a file.
        let runs = URL.temporaryDirectory.appending(path: "workbook-hostile-runs")
        defer { for file in [folder, runs] { try? FileManager.default.removeItem(at: file) } }
        try submission.write(to: folder, for: exercise)
        var tools = tools
        if submission.isIsolated {
            tools.isolation = try await Sandbox.find(environment: tools.environment, runner: tools.runner)
        }
        let grader = Grader(course: course, toolchain: toolchain, tools: tools, width: 1)
        let verdict = await grader.grade(Attempt(exercise, in: folder))
        let report = LessonReport(lesson: lesson, rows: [.init(exercise, verdict)])
        let text = report.text(course: course, detail: .whole, width: 400).map(\.text)
        let screen = text.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return Graded(
            verdict: verdict, screen: screen,
            problem: problem(of: submission, verdict, screen).map { "\($0): \(screen)" })
    }

    private func problem(of submission: Submission, _ verdict: Verdict, _ screen: String) -> String? {
        if submission.group == .honest {
            return verdict.outcome == .passed ? nil : "should pass, but is \(verdict.outcome)"
        }
        if submission.residual != nil {
            return verdict.outcome == .passed ? nil : "is defeated, so SECURITY.md says too little"
        }
        if verdict.outcome == .passed || verdict.outcome == .graderError { return "is \(verdict.outcome)" }
        if !submission.outcomes.contains(verdict.outcome.rawValue) {
            return "should be \(submission.outcomes.joined(separator: " or ")), but is \(verdict.outcome)"
        }
        guard let words = submission.words, screen.contains(words) else {
            return "should say \"\(submission.words ?? "")\""
        }
        // No output on the screen may control the terminal.
        return screen.contains("\u{1B}") || screen.contains("\u{202E}") ? "controls the terminal" : nil
    }
}
