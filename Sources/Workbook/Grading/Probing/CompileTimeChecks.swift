import Foundation
import WorkbookModel
import WorkbookSystem

/// The compile-time checks of an exercise: its probe files, and the declarations that its module may expose.
package struct CompileTimeChecks: Sendable {
    private var probes: [(file: URL, probe: Probe)] = []
    private var surface: Surface?

    /// The checks, in the order in which the files name them.
    let checks: [Check]

    /// Reads the files of an exercise; an exercise without such files has no compile-time checks.
    ///
    /// - Throws: ``MalformedFile``.
    package init(of exercise: Exercise) throws {
        let folder = exercise.folders.probes
        let manager = FileManager.default
        let names =
            manager.fileExists(atPath: folder.path)
            ? try manager.contentsOfDirectory(atPath: folder.path) : []
        for name in names.sorted() where name.hasSuffix(".swift") {
            let file = folder.appending(path: name)
            do {
                probes.append((file, try Probe(parsing: String(contentsOf: file, encoding: .utf8))))
            } catch let problem as Probe.SyntaxProblem {
                throw MalformedFile(
                    file: file, keyPath: "line \(problem.line)", expected: "a probe directive",
                    found: problem.problem)
            }
        }
        let surfaceFile = folder.appending(path: "surface.json")
        if manager.fileExists(atPath: surfaceFile.path) {
            surface = try JSONFile.decode(Surface.self, at: surfaceFile, as: Surface.fileFormat)
        }
        checks = probes.flatMap(\.probe.sentences) + [surface?.check].compactMap { $0 }
    }

    /// The ids of checks with a snippet that must be rejected, but none that must compile.
    package var withoutControl: [String] {
        let snippets = probes.flatMap(\.probe.snippets)
        let controlled = Set(snippets.filter { $0.demand == .compiles }.map(\.checkID))
        return Set(snippets.filter { $0.demand != .compiles }.map(\.checkID)).subtracting(controlled).sorted()
    }

    /// Runs all checks at once against a module that was built.
    ///
    /// - Returns: For each check that failed, the reasons; no reason for a check that could not be tried for a reason that
    ///   another check reports.
    /// - Throws: ``GraderProblem`` when a probe cannot be judged.
    func run(
        in workspace: Workspace, toolchain: Toolchain, tools: Tools
    ) async throws -> [String: [ProbeBreach]] {
        let found = try await withThrowingTaskGroup(of: (Int, [String: [ProbeBreach]]).self) { group in
            for (index, (file, probe)) in probes.enumerated() {
                group.addTask { (index, try await breaches(of: probe, file, workspace, toolchain, tools)) }
            }
            if let surface {
                group.addTask { (probes.count, try await breaches(of: surface, workspace, toolchain, tools)) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        // They end in any order, but are reported in the order of the files.
        let all = found.sorted { $0.0 < $1.0 }.reduce(into: [:]) { all, some in all.merge(some.1) { $0 + $1 }
        }
        return all.mapValues(ProbeBreach.shown)
    }

    private func breaches(
        of probe: Probe, _ file: URL, _ workspace: Workspace, _ toolchain: Toolchain, _ tools: Tools
    ) async throws -> [String: [ProbeBreach]] {
        let plugins = toolchain.folder("lib") + "/swift/host/plugins"
        var arguments =
            [
                "-frontend", "-typecheck", "-primary-file", file.path, "-swift-version", "6", "-module-name",
                file.deletingPathExtension().lastPathComponent, "-plugin-path", plugins, "-diagnostic-style",
                "llvm", "-debug-diagnostic-names",
                // The message of `@available(*, deprecated)` can have lines that look like errors.
                "-suppress-warnings",
            ] + workspace.searching()
        arguments += try await tools.platformArguments(for: toolchain)
        if probe.client == .package { arguments += ["-package-name", Workspace.packageName] }
        let command = Command(toolchain.frontend, arguments, environment: tools.environment)
        let result = try await tools.runner.run(command, limit: 60)
        let errors = CompilerMessage.parse(
            result.errorOutput + result.output, hasIdentifiers: true
        ).filter { $0.severity == "error" }
        let inSnippets = errors.filter { error in probe.snippets.contains { $0.lines.contains(error.line) } }
        // If there is an error elsewhere, such as a missing module, a rejected snippet proves nothing.
        if let crash = CompilerCrash(in: result.errorOutput, workspace: workspace) { throw crash }
        guard inSnippets.count == errors.count, result.termination.isSuccess == errors.isEmpty else {
            throw GraderProblem(
                "the compile-time checks in \(file.lastPathComponent) could not be evaluated",
                details: result.errorOutput + result.output)
        }
        // No attempt makes the syntax of a probe wrong. That must not count as one of the errors for which a snippet is rejected.
        if errors.contains(where: probe.isSurprised),
            let mistake = try await mistake(in: file, toolchain, tools)
        {
            throw MalformedFile(
                file: file, keyPath: "line \(mistake.line)", expected: "code without syntax errors",
                found: "\"\(mistake.text)\"")
        }
        return probe.breaches(errors: errors)
    }

    /// Returns the first mistake in the syntax of a file; `nil` if there is none.
    private func mistake(
        in file: URL, _ toolchain: Toolchain, _ tools: Tools
    ) async throws -> CompilerMessage? {
        let command = Command(
            toolchain.frontend,
            ["-frontend", "-parse", file.path, "-swift-version", "6", "-diagnostic-style", "llvm"],
            environment: tools.environment)
        let result = try await tools.runner.run(command, limit: 60)
        return CompilerMessage.parse(result.errorOutput + result.output).first { $0.severity == "error" }
    }

    private func breaches(
        of surface: Surface, _ workspace: Workspace, _ toolchain: Toolchain, _ tools: Tools
    ) async throws -> [String: [ProbeBreach]] {
        let module = workspace.part.module
        let declarations = VisibleDeclaration.list(
            in: try await CheckedFile.list(
                of: workspace.listSources(of: module), module: module,
                searching: workspace.searching(), into: workspace.scratch("declarations"),
                toolchain: toolchain, tools: tools),
            modules: [module] + workspace.part.support, from: surface.from ?? .internal)
        let foreign = Set(declarations.flatMap { [$0.foreignType, $0.foreignSuperclass] }.compactMap { $0 })
        var names: [String: String] = [:]
        if !foreign.isEmpty {
            let mangled = foreign.sorted()
            let plain = try await Demangler(toolchain: toolchain, tools: tools).names(
                of: mangled, isShort: true)
            names = Dictionary(zip(mangled, plain), uniquingKeysWith: { first, _ in first })
        }
        let breaches = surface.breaches(in: declarations, names: names)
        return breaches.isEmpty ? [:] : [surface.check.id: breaches]
    }
}
