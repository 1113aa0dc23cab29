import Foundation
import WorkbookCommandLine
import WorkbookSystem

/// The build of a program beside `grade`, in the package that `grade` was built in.
struct CompanionBuild {
    /// The program.
    let program: URL
    /// What the last build printed.
    let log: URL
    /// The folder of the package.
    let root: URL
    private let name: String
    private let scratch: URL
    private let configuration: String

    /// Finds the package around a folder of built programs, `.build/PLATFORM/debug`; `nil` if there is none with the
    /// program's sources.
    init?(of name: String, in products: URL) {
        let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
        let root = scratch.deletingLastPathComponent()
        guard FileKind(of: root.appending(path: "Package.swift")) == .file,
            FileKind(of: root.appending(path: "Sources/\(name)")) == .folder
        else { return nil }
        self.name = name
        self.root = root
        self.scratch = scratch
        configuration = products.lastPathComponent
        program = products.appending(path: name)
        log = products.appending(path: "\(name).log")
    }

    /// The command that a person can type to build the program.
    var command: String {
        let release = configuration == "release" ? " -c release" : ""
        return "swift build\(release) --product \(name)"
    }

    /// Whether this command built the program before; `swift build` leaves a program without a stamp.
    var isRepeated: Bool { FileKind(of: stamp) == .file }

    /// Whether the program was built completely, from the sources as they are now.
    var isCurrent: Bool {
        // Without a readable stamp, it is built.
        let stamp = try? String(contentsOf: self.stamp, encoding: .utf8)
        return stamp == state() && exists
    }

    /// Whether there is a program, whatever it was built from.
    var exists: Bool { FileManager.default.isExecutableFile(atPath: program.path) }

    /// Builds the program; a build that is interrupted leaves no stamp, and so nothing that would be run.
    ///
    /// - Parameter progress: Receives what the build does, such as `12 of 340`.
    /// - Returns: Whether it was built; otherwise ``log`` says why not.
    /// - Throws: ``SpawnError``, ``MachineFault``, or the file system's errors.
    func run(
        swift: String, environment: [String: String], runner: ProcessRunner,
        progress: @escaping @Sendable (String) -> Void
    ) async throws -> Bool {
        // Sources that change during the build lead to another one.
        let state = state()
        do {
            if FileKind(of: stamp) != .nothing { try FileManager.default.removeItem(at: stamp) }
            try Data().write(to: log)
        } catch {
            throw MachineFault(error) ?? error
        }
        var words = ["build", "--product", name, "-c", configuration, "--package-path", root.path]
        if scratch.lastPathComponent != ".build" { words += ["--scratch-path", scratch.path] }
        // The output goes to a file, from which the progress can be read while the build runs.
        let result = try await runner.run(
            Command(
                "/bin/sh", ["-c", #"log=$1; shift; exec "$@" > "$log" 2>&1"#, "sh", log.path, swift] + words,
                environment: environment, workingDirectory: root.path), limit: .infinity
        ) { [log] _ in
            if let step = CompanionBuild.lastStep(in: log) { progress(step) }
            return nil
        }
        guard result.termination.isSuccess else {
            if let fault = MachineFault(inOutput: CompanionBuild.end(of: log)) { throw fault }
            return false
        }
        try Data(state.utf8).write(to: stamp, options: .atomic)
        return true
    }

    /// The lines of the last build that say what went wrong, or else its last ones.
    var output: [String] {
        let lines = CompanionBuild.end(of: log).split(separator: "\n").map(String.init)
        let errors = lines.filter { $0.hasPrefix("/") && $0.contains(": error: ") || $0.hasPrefix("error: ") }
        return Array(errors.isEmpty ? lines.suffix(3) : errors.prefix(3))
    }

    /// What identifies the sources from which a program was built.
    private var stamp: URL { program.appendingPathExtension("built") }

    /// Describes the files of the package by their names, lengths and times, which takes some milliseconds.
    private func state() -> String {
        var digest = ContentDigest()
        for path in ["Package.swift"] + FileTree(root).files(below: "Sources") {
            let mark = FileMark(of: root.appending(path: path), isFresh: false)
            digest.add("\(path) \(mark.map { "\($0.size) \($0.seconds) \($0.nanoseconds)" } ?? "")")
        }
        return digest.text
    }

    /// Returns the last `[12/340]` of a log as `12 of 340`.
    private static func lastStep(in log: URL) -> String? {
        end(of: log).matches(of: /\[(\d+)\/(\d+)\]/).last.map { "\($0.1) of \($0.2)" }
    }

    private static func end(of log: URL) -> String {
        // Before the build has printed anything, there is no file.
        guard let file = try? FileHandle(forReadingFrom: log) else { return "" }
        defer { try? file.close() }
        let length = (try? file.seekToEnd()) ?? 0
        try? file.seek(toOffset: length > 16_384 ? length - 16_384 : 0)
        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }
}
