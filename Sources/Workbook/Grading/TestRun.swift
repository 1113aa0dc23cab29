import Foundation

/// Builds a workspace and runs its tests: the one place that knows how `swift test` is called.
struct TestRun: Sendable {
    /// How long building and running may take.
    struct Limits: Sendable, Equatable {
        /// Seconds until the tests must have begun; a first build on a slow machine takes a while.
        var build: Double = 300
        /// Seconds that a single check may take.
        var check: Double
        /// Seconds that all checks together may take.
        var run: Double = 120
    }

    /// One process of the tests.
    struct Record: Sendable {
        var log: TestLog
        var result: ProcessResult
        /// Whether the tests began at all; otherwise the build failed.
        var didStart: Bool
    }

    var workspace: Workspace
    var toolchain: Toolchain
    var runner: ProcessRunner
    var environment: [String: String]
    var limits: Limits

    /// Whether the built test binary can be started without `swift test`, which costs a tenth of the time.
    ///
    /// On macOS it is a bundle that only `swift test` knows how to load.
    private static let canRunBinary: Bool = {
        #if os(Linux)
            true
        #else
            false
        #endif
    }()

    /// Runs all tests of the suite, after a build where there is anything to build.
    func firstRun(variant: String? = nil) async throws -> Record {
        // Somebody may have cleared the build folder and left the stamp beside it.
        let isThere = FileManager.default.fileExists(atPath: workspace.testBinary.path)
        return try await workspace.isBuilt && isThere ? run(variant: variant) : buildAndRun(variant: variant)
    }

    /// Builds what has changed, and runs all tests of the suite.
    func buildAndRun(variant: String? = nil) async throws -> Record {
        try workspace.stamp.clear()
        try workspace.forgetIncrementalState()
        var record = try await test(variant: variant)
        if !record.didStart && !BuildFailure.isExplained(by: record) {
            // No source is to blame, so what is left of an earlier build may be: an interrupted one, or another version's.
            try workspace.discardBuild()
            record = try await test(variant: variant)
        }
        if record.didStart { try workspace.stamp.set(by: toolchain) }
        return record
    }

    private func test(variant: String?) async throws -> Record {
        try await run(
            named: variant ?? "suite", program: toolchain.swift,
            arguments: ["test"] + flags + selection(skipping: []), variant: variant, startLimit: limits.build)
    }

    /// Runs the tests that are built already, without those in `skipped`.
    ///
    /// - Parameters:
    ///   - name: What tells this run's event stream from those of others that run beside it.
    ///   - repeats: How often the tests are run in the one process, where it can be started directly; `swift test`
    ///     has no option for it.
    func run(
        skipping skipped: [String] = [], variant: String? = nil, named name: String? = nil, repeats: Int = 1,
        withBacktrace: Bool = false
    ) async throws -> Record {
        let name = (name ?? variant ?? "suite") + (withBacktrace ? "-backtrace" : "")
        if TestRun.canRunBinary {
            let arguments =
                ["--testing-library", "swift-testing"] + selection(skipping: skipped)
                + (repeats > 1 ? ["--repetitions", "\(repeats)"] : [])
            return try await run(
                named: name, program: workspace.testBinary.path, arguments: arguments, variant: variant,
                startLimit: limits.check, withBacktrace: withBacktrace)
        }
        return try await run(
            named: name, program: toolchain.swift,
            arguments: ["test", "--skip-build"] + flags + selection(skipping: skipped), variant: variant,
            startLimit: limits.build, withBacktrace: withBacktrace)
    }

    /// The flags of a build.
    ///
    /// They never vary, as any change rebuilds everything.
    private var flags: [String] {
        let compiler = [
            "-index-ignore-system-modules", "-module-cache-path", workspace.moduleCache.path,
            "-diagnostic-style=llvm",
        ]
        return [
            "--package-path", workspace.root.path, "--build-system", "native", "--disable-xctest", "--quiet",
        ]
            + compiler.flatMap { ["-Xswiftc", $0] }
    }

    private func selection(skipping skipped: [String]) -> [String] {
        let module = workspace.exercise.suiteModule
        let skips = skipped.flatMap { id in
            ["--skip", "^\(module)\\.\(NSRegularExpression.escapedPattern(for: id))/"]
        }
        return ["--no-parallel", "--filter", "^\(module)\\."] + skips
    }

    private func run(
        named name: String, program: String, arguments: [String], variant: String?, startLimit: Double,
        withBacktrace: Bool = false
    ) async throws -> Record {
        let stream = workspace.eventStream(name)
        try? FileManager.default.removeItem(at: stream)  // absent after a first run
        var environment = environment
        // `UserDefaults` writes here on Linux, so that nothing of a graded run reaches the learner's own settings.
        environment["XDG_CONFIG_HOME"] = workspace.scratch("config").path
        environment[VariantSwitch.variable] = variant
        environment[Workspace.markVariable] = workspace.root.path
        if withBacktrace {
            // To standard error: a file's path may hold the comma that ends an option here.
            environment["SWIFT_BACKTRACE"] =
                "enable=yes,interactive=no,color=no,threads=crashed,images=none,format=json,output-to=stderr"
        }
        let streamArguments = [
            "--event-stream-output-path", stream.path, "--event-stream-version", toolchain.eventStreamVersion,
        ]
        let clock = StreamClock(stream: stream, limits: limits, startLimit: startLimit)
        let result = try await runner.run(
            Command(
                program, arguments + streamArguments, environment: environment,
                workingDirectory: workspace.root.path),
            limit: startLimit + limits.run, watch: clock.check)
        let data = FileManager.default.contents(atPath: stream.path) ?? Data()
        return Record(
            log: TestLog(EventStream(decoding: data), module: workspace.exercise.suiteModule), result: result,
            didStart: FileManager.default.fileExists(atPath: stream.path))
    }
}

/// Watches an event stream grow: no new record for too long means that a check hangs.
private final class StreamClock: Sendable {
    private struct State {
        var size = -1
        var changed = 0.0
    }

    private let stream: String
    private let limits: TestRun.Limits
    private let startLimit: Double
    private let state = Locked(State())

    init(stream: URL, limits: TestRun.Limits, startLimit: Double) {
        self.stream = stream.path
        self.limits = limits
        self.startLimit = startLimit
    }

    @Sendable func check(_ elapsed: Double) -> StopReason? {
        let size = (try? FileManager.default.attributesOfItem(atPath: stream))?[.size] as? Int ?? -1
        return state.withLock { state in
            if size != state.size {
                state.size = size
                state.changed = elapsed
            }
            // Until the file appears the build is at work.
            guard size >= 0 else { return elapsed > startLimit ? .wallClock(seconds: startLimit) : nil }
            return elapsed - state.changed > limits.check ? .checkClock(seconds: limits.check) : nil
        }
    }
}
