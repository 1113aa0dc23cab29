import Foundation
import WorkbookModel
import WorkbookSystem

/// What of a build and of a run is in the sandbox.
extension TestRunner {
    /// Returns the command of a build, in the sandbox if there is one.
    ///
    /// A build starts programs of the course: a package's manifest and its plugins, and whatever is in a build plan
    /// that came with the course.
    func sandboxedBuild(_ command: Command) -> Command {
        // On macOS, SwiftPM runs manifests and plugins in a sandbox of its own, which can't be in another one.
        guard case .bubblewrap? = isolation, let isolation else { return command }
        var environment = command.environment
        for name in ["HOME", "TMPDIR"] { environment[name] = Sandbox.folder }
        let packages = workspace.course.packages(of: workspace.part).map(\.folder.path)
        // A link to `swift` elsewhere would be a file of its own there, far from the rest of the toolchain.
        let inside = "\(toolchain.folder("bin"))/\(URL(filePath: command.executable).lastPathComponent)"
        let isThere = FileManager.default.isExecutableFile(atPath: inside)
        var contained = isolation.command(
            for: .init(
                program: isThere ? inside : command.executable, arguments: command.arguments,
                environment: environment,
                readable: ["/usr", "/bin", "/etc/alternatives", toolchain.folder("")] + packages,
                writable: [workspace.root.path, workspace.moduleCache.path]))
        contained.environment[Workspace.markVariable] = workspace.root.path
        return contained
    }

    /// Returns the command in the sandbox, if there is one.
    func sandboxedRun(_ command: Command, _ pipe: EventPipe) -> Command {
        guard let isolation else { return command }
        let passed =
            ["LANG", "NO_COLOR", "SWIFT_BACKTRACE", VariantSwitch.variable, ModuleVersions.variable]
            + workspace.course.manifest.environment.keys
        var environment = command.environment.filter { passed.contains($0.key) }
        for name in ["HOME", "TMPDIR"] { environment[name] = Sandbox.folder }
        environment["XDG_CONFIG_HOME"] = Sandbox.folder + "/config"
        var sandboxed = isolation.command(
            for: .init(
                program: command.executable, arguments: command.arguments, environment: environment,
                readable: [toolchain.folder("lib"), toolchain.folder("libexec")]
                    + workspace.listResources().map(\.path), pipe: pipe.file?.path,
                hidden: [workspace.course.root.path, NSHomeDirectory()]))
        // The sandbox itself has the mark by which a later grading finds processes that a killed one left.
        sandboxed.environment[Workspace.markVariable] = workspace.root.path
        return sandboxed
    }
}
