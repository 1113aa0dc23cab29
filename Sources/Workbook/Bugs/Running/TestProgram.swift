import Foundation
import WorkbookSystem

/// The built tests of a package, which can run with any mutant.
package struct TestProgram: Sendable {
    /// The copy whose tests these are.
    package var copy: PackageCopy
    /// What the package consists of.
    package var package: SwiftPackage
    /// The tools that start the tests.
    package var tools: BugTools
    /// The flags of the build.
    var flags: [String]
    /// The processes that run tests without being loaded again; `nil` if each run has a process of its own.
    private var servers: ForkServers?

    /// Describes the tests of a copy.
    ///
    /// - Parameter flags: The flags of the build.
    package init(copy: PackageCopy, package: SwiftPackage, tools: BugTools, flags: [String]) {
        (self.copy, self.package, self.tools, self.flags) = (copy, package, tools, flags)
    }

    /// How a run ended.
    package struct Run: Sendable {
        var termination: Termination
        /// What the test library reported.
        package var records: TestRecords
        var output: String
        var seconds: Double
        /// What a shim has noted.
        package var notes: [AccessNote] = []
        var isPassed: Bool { termination.isSuccess }
    }

    /// What runs.
    package struct Job: Sendable {
        var library: TestCase.Library
        /// The tests; `nil` for all of the library.
        var tests: [TestCase]?
        /// The number of the mutant; 0 for the original.
        var mutant = 0
        /// Where to note which bodies ran.
        var notes: URL?
        var limit: Double
        /// Whether it matters how each test ended.
        var isDetailed = false
        /// How the surroundings differ.
        var world = TestWorld()
        /// Changes the clock, and notes what is used outside of the process.
        var shim: ClockShim?

        /// Describes a run of tests without a mutant, of which each one's ending is reported.
        ///
        /// - Parameter limit: How many seconds it may last.
        package init(
            _ tests: [TestCase], of library: TestCase.Library, limit: Double, world: TestWorld,
            shim: ClockShim?
        ) {
            self.init(
                library: library, tests: tests, limit: limit, isDetailed: true, world: world, shim: shim)
        }

        init(
            library: TestCase.Library, tests: [TestCase]? = nil, mutant: Int = 0, notes: URL? = nil,
            limit: Double,
            isDetailed: Bool = false, world: TestWorld = TestWorld(), shim: ClockShim? = nil
        ) {
            (self.library, self.tests, self.mutant, self.notes) = (library, tests, mutant, notes)
            (self.limit, self.isDetailed, self.world, self.shim) = (limit, isDetailed, world, shim)
        }
    }

    /// The program, which on macOS is a bundle.
    private var bundle: URL {
        copy.scratch.appending(path: "debug/\(package.name)PackageTests.xctest")
    }

    /// Returns all tests, in the order of their names.
    ///
    /// - Throws: What keeps the program from being started.
    package func list() async throws -> [TestCase] {
        var found: [TestCase] = []
        for library in [TestCase.Library.xctest, .testing] {
            let result = try await tools.runner.run(
                command(
                    library, ["--list-tests"], isList: true, environment: tools.environment, sandbox: sandbox),
                limit: 300)
            guard result.termination.isSuccess else { continue }
            found += result.output.split(whereSeparator: \.isNewline).compactMap { line in
                // A list of tests that somebody keeps by hand can have names that end with blanks.
                let name = String(line.drop(while: \.isWhitespace))
                // A package with an entry point of its own may list XCTest's tests for both libraries.
                let isTest =
                    library == .testing
                    ? name.contains(".") && name.hasSuffix(")")
                    : name.wholeMatch(of: /[^\s\/]+\.[^\s\/]+\/[^\s\/]+ */) != nil
                return isTest ? TestCase(library: library, name: name) : nil
            }
        }
        return found.sorted { ($0.library.rawValue, $0.name) < ($1.library.rawValue, $1.name) }
    }

    /// Runs tests, with a folder for temporary files of their own.
    ///
    /// - Throws: What keeps the program from being started, or the file system's errors.
    package func run(_ job: Job) async throws -> Run {
        let folder = copy.home.appending(path: "runs/\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // What is left of it is removed before the next search.
        defer { try? FileManager.default.removeItem(at: folder) }
        var environment = tools.environment
        environment["TMPDIR"] = folder.path
        environment[MutantBuild.variable] = "\(job.mutant)"
        environment[MutantBuild.reachVariable] = job.notes?.path
        environment.merge(job.world.environment) { $1 }
        let files = folder.appending(path: "files")
        environment.merge(job.shim?.environment(allowing: folder, notes: files) ?? [:]) { $1 }
        let events = folder.appending(path: "events.jsonl")
        var arguments = selection(job.tests, job.library) + job.world.arguments(job.library)
        if job.isDetailed && job.library == .testing {
            arguments += [
                "--event-stream-output-path", events.path, "--event-stream-version",
                tools.toolchain.eventStreamVersion,
            ]
        }
        let limits = TestProgram.limits(seconds: job.limit)
        if let ending = try await servedEnding(of: job, arguments, environment, in: folder) {
            return run(of: job, ending.termination, ending.output, ending.seconds, events, files)
        }
        let result = try await tools.runner.run(
            try command(
                job.library, arguments, environment: environment,
                sandbox: job.world.isClosed ? closed(except: folder) : sandbox
            ).limited(by: limits),
            limit: job.limit
        ) { reading in
            // Reading the memory of all processes takes longer than most tests.
            reading.seconds > 1 ? reading.use.excess(over: limits) : nil
        }
        return run(
            of: job, result.termination, result.output + result.errorOutput, result.seconds, events, files)
    }

    private func run(
        of job: Job, _ termination: Termination, _ output: String, _ seconds: Double, _ events: URL,
        _ files: URL
    ) -> Run {
        let records =
            job.library == .xctest
            ? TestRecords(xctest: job.isDetailed ? output : "")
            : TestRecords(testing: FileManager.default.contents(atPath: events.path) ?? Data())
        return Run(
            termination: termination, records: records, output: output, seconds: seconds,
            notes: AccessNote.all(in: files))
    }

    private static func limits(seconds: Double) -> ResourceLimits {
        ResourceLimits(wallSeconds: seconds, memoryBytes: 4 << 30, processes: 500, fileBytes: 1 << 30)
    }

    /// Calls a function with the same program, which has servers for its runs if this machine can have them.
    ///
    /// - Throws: The function's errors, those of the file system, or what keeps clang from being started.
    func withServers<Value>(_ body: (TestProgram) async throws -> Value) async throws -> Value {
        let program = try await served()
        let result: Value
        do {
            result = try await body(program)
        } catch {
            await program.servers?.end()
            throw error
        }
        await program.servers?.end()
        return result
    }

    private func served() async throws -> TestProgram {
        var program = self
        guard TestProgram.runsDirectly,
            let library = try await PreloadedLibrary.build(
                ForkServer.libraryName, of: ForkServer.source, in: copy.home, tools: tools)
        else { return program }
        program.servers = ForkServers { [self] in
            let limits = TestProgram.limits(seconds: .infinity)
            return try ForkServer(
                library: library, in: copy.home.appending(path: "runs/\(UUID().uuidString)"),
                runner: tools.runner, limits: limits
            ) { variables in
                // A program into which the library can't be loaded ends soon.
                try command(
                    .xctest, ["--list-tests"], isList: true,
                    environment: tools.environment.merging(variables) { $1 }, sandbox: sandbox
                ).limited(by: limits)
            }
        }
        return program
    }

    /// Runs tests in a copy of a server; returns `nil` if there is none, or if it can't say how they ended.
    private func servedEnding(
        of job: Job, _ arguments: [String], _ environment: [String: String], in folder: URL
    ) async throws -> ForkServer.Ending? {
        // Another clock or sandbox needs a process of its own, and all tests together show whether they depend on the process.
        guard job.tests != nil, job.shim == nil, job.world == TestWorld(),
            let server = await servers?.take()
        else { return nil }
        let changed = environment.filter { tools.environment[$0.key] != $0.value }
        let ending = try await server.run(
            ["--testing-library", job.library.rawValue] + arguments, environment: changed, in: folder,
            limit: job.limit, outputLimit: tools.runner.outputLimit)
        await servers?.giveBack(server)
        return ending
    }

    private func selection(_ tests: [TestCase]?, _ library: TestCase.Library) -> [String] {
        guard let tests else { return [] }
        switch library {
        case .xctest:
            return TestProgram.runsDirectly ? [tests.map(\.name).joined(separator: ",")] : filters(tests)
        case .testing: return filters(tests)
        }
    }

    private func filters(_ tests: [TestCase]) -> [String] {
        tests.flatMap { test in
            ["--filter", "^\(NSRegularExpression.escapedPattern(for: test.name))($|/)"]
        }
    }

    /// Whether the program is started without `swift test`, which takes 20 times as long.
    ///
    /// On macOS, only `swift test` knows how to load the bundle. That was never tried.
    private static var runsDirectly: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// The words that start the sandbox: changed code may delete or write files that it should not.
    private var sandbox: [String] {
        guard let path = tools.bubblewrap else { return [] }
        return [
            path, "--die-with-parent", "--ro-bind", "/", "/", "--dev", "/dev", "--tmpfs", "/tmp",
            "--bind", copy.home.path, copy.home.path, "--chdir", copy.root.path, "--",
        ]
    }

    /// The words that start a sandbox without a network, in which nothing can be written outside a folder.
    private func closed(except folder: URL) -> [String] {
        guard let path = tools.bubblewrap else { return [] }
        return [
            path, "--die-with-parent", "--unshare-net", "--ro-bind", "/", "/", "--dev", "/dev", "--bind",
            folder.path, folder.path, "--chdir", copy.root.path, "--",
        ]
    }

    private func command(
        _ library: TestCase.Library, _ arguments: [String], isList: Bool = false,
        environment: [String: String], sandbox: [String] = []
    ) -> Command {
        if TestProgram.runsDirectly {
            var (environment, sandbox) = (environment, sandbox)
            // A library that is loaded into tests must not be loaded into the sandbox, which prepares its own files.
            if let end = sandbox.lastIndex(of: "--"),
                let shim = environment.removeValue(forKey: PreloadedLibrary.variable)
            {
                sandbox.insert(contentsOf: ["--setenv", PreloadedLibrary.variable, shim], at: end)
            }
            let words = [bundle.path, "--testing-library", library.rawValue] + arguments
            let whole = sandbox + words
            return Command(
                whole[0], Array(whole.dropFirst()), environment: environment, workingDirectory: copy.root.path
            )
        }
        let only =
            library == .xctest
            ? ["--enable-xctest", "--disable-swift-testing"] : ["--disable-xctest", "--enable-swift-testing"]
        return Command(
            tools.toolchain.swift,
            ["test"] + (isList ? ["list"] : []) + ["--skip-build"] + only + flags + (isList ? [] : arguments),
            environment: environment, workingDirectory: copy.root.path)
    }
}
