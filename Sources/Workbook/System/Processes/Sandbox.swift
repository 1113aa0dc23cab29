import Foundation

/// A sandbox for a program: it has no network, an environment of its own, a read-only system and one small
/// writable folder, and sees nothing else than it is given.
package enum Sandbox: Sendable, Equatable {
    /// Bubblewrap on Linux, at this path.
    case bubblewrap(String)
    /// The system's own sandbox on macOS, at this path. This was written from its documentation and has never
    /// run.
    case seatbelt(String)

    /// A program in the sandbox, and what it may see besides the system's libraries.
    package struct SandboxedProgram {
        /// The program, which may be read, but not the files beside it.
        var program: String
        var arguments: [String]
        var environment: [String: String]
        /// Files and folders that may be read, such as the language's libraries.
        var readable: [String] = []
        /// Folders that may be changed, such as that of a build.
        var writable: [String] = []
        /// The pipe to which it writes its records.
        var pipe: String?
        /// The folders that must be hidden; only needed if everything is visible by default.
        var hidden: [String] = []

        /// Creates a sandboxed program with the given values.
        package init(
            program: String, arguments: [String], environment: [String: String], readable: [String] = [],
            writable: [String] = [], pipe: String? = nil, hidden: [String] = []
        ) {
            self.program = program
            self.arguments = arguments
            self.environment = environment
            self.readable = readable
            self.writable = writable
            self.pipe = pipe
            self.hidden = hidden
        }
    }

    /// The writable folder, as the program sees it.
    package static let folder = "/tmp"
    private static let folderBytes = 64 << 20

    /// Finds the sandbox of this machine, and runs a program in it to prove that it works.
    ///
    /// - Throws: ``SandboxProblem``.
    package static func find(environment: [String: String], runner: ProcessRunner) async throws -> Sandbox {
        #if os(macOS)
            let isolation = Sandbox.seatbelt("/usr/bin/sandbox-exec")
            let path = "/usr/bin/sandbox-exec"
        #else
            guard let path = ExecutableSearch(environment: environment).find("bwrap") else {
                throw SandboxProblem.missing
            }
            let isolation = Sandbox.bubblewrap(path)
        #endif
        let test = isolation.command(
            for: SandboxedProgram(program: "/bin/sh", arguments: ["-c", "exit 7"], environment: [:]))
        let result = try await runner.run(test, limit: 20)
        guard result.termination == .exited(7) else {
            throw SandboxProblem.refused(path: path, words: result.errorOutput + result.output)
        }
        return isolation
    }

    /// Returns the command that starts a program in the sandbox.
    package func command(for resident: SandboxedProgram) -> Command {
        switch self {
        case .bubblewrap(let path): Sandbox.bubblewrap(path, resident)
        case .seatbelt(let path): Sandbox.seatbelt(path, resident)
        }
    }

    private static func bubblewrap(_ path: String, _ resident: SandboxedProgram) -> Command {
        // It gets no new session: it already has one without a terminal, by which we find all its processes.
        var arguments = ["--unshare-all", "--die-with-parent", "--cap-drop", "ALL", "--clearenv"]
        for (name, value) in resident.environment.sorted(by: { $0.key < $1.key }) {
            arguments += ["--setenv", name, value]
        }
        // What comes later lies over what comes earlier, so the folder cannot hide what is needed from below
        // it.
        arguments += ["--proc", "/proc", "--dev", "/dev", "--remount-ro", "/dev"]
        arguments += ["--size", "\(folderBytes)", "--tmpfs", folder]
        for path in systemLibraries + resident.readable { arguments += ["--ro-bind-try", path, path] }
        for path in resident.writable { arguments += ["--bind", path, path] }
        arguments += ["--ro-bind", resident.program, resident.program]
        if let pipe = resident.pipe { arguments += ["--bind", pipe, pipe] }
        // Last of all, as everything above makes folders in it.
        arguments += ["--remount-ro", "/", "--chdir", folder, "--", resident.program]
        return Command(path, arguments + resident.arguments, workingDirectory: "/")
    }

    /// What a program needs to start at all, and a clock to know its time zone.
    private static let systemLibraries = [
        "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/share/zoneinfo", "/etc/ld.so.cache",
        "/etc/localtime",
    ]

    /// Source: the profile language as SwiftPM and Bazel use it; Apple documents only that it is deprecated.
    private static func seatbelt(_ path: String, _ resident: SandboxedProgram) -> Command {
        func quoted(_ path: String) -> String {
            "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        let folder = FileManager.default.temporaryDirectory.path
        var rules = ["(version 1)", "(allow default)", "(deny network*)", "(deny file-write*)"]
        rules += resident.hidden.map { "(deny file-read* (subpath \(quoted($0))))" }
        rules += (resident.readable + [resident.program]).map { "(allow file-read* (subpath \(quoted($0))))" }
        rules += ([folder, "/dev/null", resident.pipe].compactMap { $0 } + resident.writable).map {
            "(allow file-write* (subpath \(quoted($0))))"
        }
        return Command(
            path, ["-p", rules.joined(separator: "\n"), resident.program] + resident.arguments,
            environment: resident.environment, workingDirectory: folder)
    }
}

/// Why isolation was asked for and cannot be had.
package enum SandboxProblem: Error, Equatable {
    /// The program for it is not installed.
    case missing
    /// It is installed and does not work here; these are its words.
    case refused(path: String, words: String)
}
