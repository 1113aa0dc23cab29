import Foundation
import WorkbookModel
import WorkbookSystem

/// What the inspections of an attempt found before any of its code ran.
struct Findings: Codable, Sendable {
    /// What a person should look at in the source files, whether the attempt passes or not.
    var sources: [Flag]
    /// What a person should look at in an attempt that passes: in its objects, and its uses of unsafe memory.
    var objects: [Flag]
    /// The reasons why compile-time checks failed, by the checks' ids.
    var breaches: [String: [ProbeBreach]]
    /// Why the objects could not be inspected, which counts only for an attempt that passes.
    var problem: (any Error)?

    private enum CodingKeys: CodingKey { case sources, objects, breaches }

    /// Returns the flags of an attempt that passes, beside those of its sources.
    func objectFlags() throws -> [Flag] {
        if let problem { throw problem }
        return objects
    }
}

extension PartGrading {
    /// Inspects what was built, all at once, and keeps the result with the build's stamp.
    ///
    /// The learner's code can change what it was built from and what was built, so this ends before any of it runs.
    ///
    /// - Parameter compileTime: The checks to run; `nil` beside a learner's own tests.
    func findings(
        in workspace: Workspace, _ inspection: Inspection, _ compileTime: CompileTimeChecks?
    ) async throws -> Findings {
        var needs = Set(try ExpectedChecks.needs(of: exercise))
        // Code that reads a file may check first whether it exists.
        if needs.contains("reading files") { needs.insert("asking for files") }
        async let typeChecked = typeChecked(
            inspection.sources, allowed: inspection.capture?.allowed ?? [], in: workspace)
        async let breaches = compileTime?.run(in: workspace, toolchain: toolchain, tools: marked) ?? [:]
        var findings = Findings(
            sources: inspection.flags + inspection.flagsOnceBuilt, objects: [], breaches: [:])
        do {
            findings.objects = try await symbolFlags(workspace, inspection)
        } catch {
            findings.problem = error
        }
        findings.breaches = try await breaches
        guard let code = await typeChecked else {
            findings.objects.append(Flag("the compiler could not check what the code uses"))
            return findings
        }
        // What some exercises need is no attack, and an attempt that fails has other problems.
        for finding in code.findings where !needs.contains(finding.need ?? "") {
            let flag = Flag(finding.sentence, at: inspection.sources.place(of: finding.declaration))
            if finding.need == nil { findings.sources.append(flag) } else { findings.objects.append(flag) }
        }
        findings.objects += code.unsafeUses.filter { !needs.contains($0.name) }.map(\.flag)
        let known = Set(findings.sources.map(\.reason))
        findings.objects.removeAll { known.contains($0.reason) }
        if findings.problem == nil { keep(findings, for: workspace) }
        return findings
    }

    private struct Kept: Codable {
        var inspected: [String]
        var findings: Findings
    }

    /// Returns what the last grading found, if nothing has changed that it depends on.
    func keptFindings(for workspace: Workspace) -> Findings? {
        guard workspace.isBuilt,
            let data = FileManager.default.contents(atPath: workspace.stamp.findings.path),
            let kept = try? JSONDecoder().decode(Kept.self, from: data),
            let inspected = inspectedFiles(of: workspace), kept.inspected == inspected
        else { return nil }
        return kept.findings
    }

    private func keep(_ findings: Findings, for workspace: Workspace) {
        guard let inspected = inspectedFiles(of: workspace),
            let data = try? JSONEncoder().encode(Kept(inspected: inspected, findings: findings))
        else { return }
        // Without them, the next grading only inspects again. The stamp knows the file as it is now.
        guard (try? data.write(to: workspace.stamp.findings, options: .atomic)) != nil else { return }
        try? workspace.stamp.set(by: toolchain)
    }

    /// Returns what identifies everything that decides what an inspection finds: this program, the toolchain, the files of the
    /// workspace and of the course, and where the learner has theirs.
    ///
    /// - Returns: `nil` if something is unknown, such as what a package of the course contains.
    private func inspectedFiles(of workspace: Workspace) -> [String]? {
        guard part.products.isEmpty, let program = Bundle.main.executableURL?.resolvingSymlinksInPath(),
            let identity = FileIdentity.line(of: program)
        else { return nil }
        let folders = [
            workspace.root.appending(path: "Sources"), workspace.root.appending(path: "Tests"),
            exercise.folders.suite, course.sharedSuite, exercise.folders.starter, part.starter,
        ]
        let files = folders.flatMap { folder in
            // A folder that doesn't exist has no files.
            ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).map {
                folder.appending(path: $0)
            }
        }
        // It says which files are the learner's.
        let manifest = exercise.folders.lesson.deletingLastPathComponent().appending(path: "lesson.json")
        var products = workspace.stamp.record()
        products[BuildStamp.findingsPath] = nil
        return [program.path, identity, toolchain.identity, attempt.folder.path, attempt.attemptFolder.path]
            + (files + [manifest]).map { "\($0.path) \(FileIdentity.line(of: $0) ?? "")" }.sorted()
            + products.map { "\($0) \($1)" }.sorted()
    }
}
