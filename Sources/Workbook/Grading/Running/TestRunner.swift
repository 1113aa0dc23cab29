import Foundation
import WorkbookModel
import WorkbookSystem

/// Builds a workspace and runs its tests.
///
/// This is the only place that knows how `swift test` is called.
struct TestRunner: Sendable {
    /// The limits for building and running.
    struct Limits: Sendable, Equatable {
        /// The limits of the build.
        var build = ResourceLimits.build
        /// The limits of all checks together.
        var run = ResourceLimits.run
        /// Seconds that a single check may take.
        var check: Double
    }

    var workspace: Workspace
    var toolchain: Toolchain
    var runner: ProcessRunner
    var environment: [String: String]
    var limits: Limits
    /// The sandbox for the learner's code; without one, the code runs with the rights of the user.
    var isolation: Sandbox?

    /// Whether the built test binary can be started without `swift test`, which costs a tenth of the time.
    ///
    /// On macOS it is a bundle that only `swift test` knows how to load.
    static let canRunBinary: Bool = {
        #if os(Linux)
            true
        #else
            false
        #endif
    }()

    /// SwiftPM's plan of the build.
    private var plan: BuildPlan { BuildPlan(of: workspace, toolchain: toolchain, flags: flags) }

    /// Builds what has changed, by SwiftPM's last plan.
    ///
    /// - Returns: `nil` if SwiftPM must plan: for the first time, or because no source explains a failure.
    private func replay() async throws -> ProcessResult? {
        let result = try await plan.replay { try await build($0[0], Array($0.dropFirst())) }
        if let result,
            result.termination.isSuccess || BuildFailure.isExplained(by: result, workspace: workspace)
        {
            return result
        }
        try plan.clear()
        return nil
    }

    /// Builds what has changed, and runs nothing.
    ///
    /// - Returns: Whether it could be built; if so, a grading of the same files has nothing left to build.
    /// - Throws: The reason for a failure that no source explains.
    func prepare() async throws -> Bool {
        guard let result = try await buildChanges(), !result.termination.isSuccess else { return true }
        _ = try BuildFailure.diagnostics(of: result, workspace: workspace)
        return false
    }

    /// Builds what has changed, and runs nothing.
    ///
    /// - Returns: How the build ended; `nil` if there was nothing to build.
    func buildChanges() async throws -> ProcessResult? {
        // The build folder may have been removed, but not the stamp beside it.
        let isThere = FileManager.default.fileExists(atPath: workspace.testBinary.path)
        if workspace.isBuilt && isThere { return nil }
        try workspace.stamp.clear()
        let replayed = try await replay()
        var isPlanned = replayed == nil
        var result = if let replayed { replayed } else { try await build() }
        if !result.termination.isSuccess,
            let problem = PackageFailure.problem(in: result, workspace: workspace)
        {
            throw problem
        }
        if !result.termination.isSuccess && !BuildFailure.isExplained(by: result, workspace: workspace) {
            // No source explains the failure. It may be due to an earlier build that was interrupted, or that another
            // version of the compiler left, so nothing of that, if it is still there, is used again.
            try? FileManager.default.removeItem(at: workspace.root.appending(path: ".build"))
            let second = try await build()
            isPlanned = true
            if second.termination.isSuccess { result = second }
        }
        if result.termination.isSuccess {
            // Without the stamp, the next grading only builds again. The disk may just have become full.
            if isPlanned { try? plan.keep() }
            try? workspace.stamp.set(by: toolchain)
        }
        return result
    }

    /// Builds the tests without running them.
    private func build() async throws -> ProcessResult {
        try await build(toolchain.swift, ["build", "--build-tests"] + flags)
    }

    private func build(_ program: String, _ arguments: [String]) async throws -> ProcessResult {
        let command = sandboxedBuild(
            Command(program, arguments, environment: environment, workingDirectory: workspace.root.path))
        var result = try await runner.run(
            command.limited(by: limits.build), limit: limits.build.wallSeconds
        ) {
            [limits] in $0.use.excess(over: limits.build)
        }
        if isolation != nil {
            let folder = workspace.root.deletingLastPathComponent()
            try FileKind.removeLinks(from: folder, to: workspace.root.appending(path: ".build"))
        }
        // If the compiler is a child of the build, that reports its signal in words.
        let isSpent = CrashReport.signal(in: result) == SIGXCPU
        if isSpent || result.errorOutput.contains("due to signal \(SIGXCPU)"),
            let seconds = limits.build.cpuSeconds
        {
            result.termination = .ended(.cpu(seconds: seconds))
        }
        restoreNames(in: &result)
        return result
    }

    /// Runs the tests that were built, without those in `skipped`.
    ///
    /// - Parameters:
    ///   - repeats: How often the tests are run in the one process, where it can be started directly; `swift
    ///     test` has no option for it.
    ///   - sideBySide: Whether the tests run at the same time, in an order that the library shuffles.
    func run(
        skipping skipped: [String] = [], variant: String? = nil, repeats: Int = 1,
        sideBySide: Bool = false, withBacktrace: Bool = false
    ) async throws -> TestRun {
        let selection = TestSelection(
            skip: skippedNames(skipped), parallel: sideBySide, repetitions: repeats,
            module: workspace.part.suiteModule)
        if TestRunner.canRunBinary {
            return try await run(
                program: workspace.testBinary.path, arguments: try selection.pieces(), variant: variant,
                withBacktrace: withBacktrace)
        }
        return try await run(
            program: toolchain.swift,
            arguments: ["test", "--skip-build"] + flags + selection.arguments, variant: variant,
            buildsFirst: true, withBacktrace: withBacktrace)
    }

    /// The flags of a build.
    ///
    /// They never vary, because any change rebuilds everything.
    private var flags: [String] {
        let compiler = [
            "-module-cache-path", workspace.moduleCache.path, "-diagnostic-style=llvm",
            // One compiler process builds a whole module. The incremental mode would also be unsafe: it compares times by
            // the second, so it can miss the second of two edits within one second.
            "-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo",
            // Backtraces need line numbers only. Full debug information takes another process for each module.
            "-gline-tables-only",
        ]
        return [
            "--package-path", workspace.root.path, "--build-system", "native", "--disable-xctest", "--quiet",
            "-debug-info-format", "none",
            // Only an editor reads the index, and it takes a third of the time of compiling a suite.
            "--disable-index-store",
        ]
            + compiler.flatMap { ["-Xswiftc", $0] }
            // A package that needs another one from the network is an error everywhere, not only where there is no network.
            + (workspace.part.products.isEmpty ? [] : ["--disable-automatic-resolution"])
    }

    /// The length by which a test is known to a later run.
    private static let longestName = 500

    private func skippedNames(_ skipped: [String]) -> [String] {
        skipped.map { name in
            let id = workspace.variants == nil ? workspace.hiddenNames.hidden(inID: name) : name
            // The system limits the length of an argument, and nobody else limits that of a name.
            let start = NSRegularExpression.escapedPattern(for: String(id.prefix(TestRunner.longestName)))
            return "^\(workspace.part.suiteModule)\\.\(start)"
                + (id.count > TestRunner.longestName ? "" : "/")
        }
    }

    private func run(
        program: String, arguments: [String], variant: String?, buildsFirst: Bool = false,
        withBacktrace: Bool = false
    ) async throws -> TestRun {
        var environment = environment
        // `UserDefaults` writes here on Linux, so that nothing of a graded run reaches the learner's own settings, nor those
        // of another run.
        let folder = try workspace.makeRunFolder(isAnonymous: variant != nil)
        // What is left of it is removed before the next grading.
        defer { try? FileManager.default.removeItem(at: folder) }
        environment["XDG_CONFIG_HOME"] = folder.appending(path: "config").path
        environment.merge(workspace.course.manifest.environment) { own, _ in own }
        environment.merge(try selection(of: variant)) { _, new in new }
        environment[Workspace.markVariable] = workspace.root.path
        if withBacktrace {
            // To standard error: a file's path may hold the comma that ends an option here.
            environment["SWIFT_BACKTRACE"] =
                "enable=yes,interactive=no,color=no,threads=crashed,images=none,format=json,output-to=stderr"
        }
        // `swift test` leads to the tests through other processes, so it needs a path.
        let pipe = buildsFirst ? try EventPipe(folder.appending(path: "events")) : try EventPipe()
        defer { pipe.close() }
        let arguments =
            arguments
            + (pipe.file.map {
                [
                    "--event-stream-output-path", $0.path, "--event-stream-version",
                    toolchain.eventStreamVersion,
                ]
            } ?? [])
        let command = sandboxedRun(
            Command(
                program, arguments, environment: environment, workingDirectory: workspace.root.path), pipe)
        // `swift test` starts what it has built, so until the first record its limits are those of a build.
        let first = buildsFirst ? limits.build : limits.run
        let clock = StreamClock(limits: limits, beforeStart: first)
        var result = try await runner.run(
            try command.limited(by: first), limit: first.wallSeconds + limits.run.wallSeconds, events: pipe,
            watch: clock.check)
        switch CrashReport.signal(in: result) {
        case SIGXCPU: first.cpuSeconds.map { result.termination = .ended(.cpu(seconds: $0)) }
        case SIGXFSZ: first.fileBytes.map { result.termination = .ended(.file(bytes: $0)) }
        default: break
        }
        restoreNames(in: &result)
        return TestRun(
            log: TestLog(
                EventStream(decoding: result.events), module: workspace.part.suiteModule,
                canary: workspace.canary?.name, tolerated: workspace.names.toleratedIssue),
            // The test library writes to standard error, but `swift test` writes to both.
            result: result, printed: buildsFirst ? nil : result.output)
    }

    /// Returns the environment variable that selects a variant of the subject, or a version of a module.
    private func selection(of variant: String?) throws -> [String: String] {
        guard let variant else { return [:] }
        guard let variants = workspace.variants else { return [ModuleVersions.variable: variant] }
        guard let number = variants.number(for: variant) else {
            throw GraderProblem("there is no variant \(variant)", details: "", isFinal: true)
        }
        return [VariantSwitch.variable: number]
    }

    /// Removes generated names from what a build or a run has reported.
    private func restoreNames(in result: inout ProcessResult) {
        let names = workspace.hiddenNames
        result = workspace.names.hidden(in: result)
        result.events = names.restored(in: result.events)
        result.output = names.restored(in: result.output)
        result.errorOutput = names.restored(in: result.errorOutput)
    }
}
