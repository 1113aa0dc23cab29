import Foundation

/// Finds out, by trying, what holds on this machine.
public struct Doctor: Sendable {
    var environment: [String: String]
    var runner: ProcessRunner

    /// Prepares an examination of the machine with this environment.
    public init(environment: [String: String], runner: ProcessRunner) {
        self.environment = environment
        self.runner = runner
    }

    /// Looks at everything: the toolchain, the folder, the limits and the walls.
    public func examine(_ course: Course?) async -> [Diagnosis] {
        await [toolchain()] + (course.map(folder) ?? []) + limits() + walls()
    }

    // MARK: - What grading needs

    private func toolchain() async -> Diagnosis {
        let subject = "Swift"
        let advice =
            "Install Swift \(Toolchain.oldest) or newer from https://www.swift.org/install, then try again."
        do {
            let found = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
            return Diagnosis(subject, .fine, "\(found.version) for \(found.target), at \(found.swift)")
        } catch ToolchainProblem.tooOld(let found) {
            return Diagnosis(
                subject, .broken, "\(found.version) at \(found.swift) is too old", advice: advice)
        } catch {
            return Diagnosis(subject, .broken, "was not found on PATH", advice: advice)
        }
    }

    private func folder(_ course: Course) -> [Diagnosis] {
        let file = course.buildFolder.appending(path: "doctor-\(UUID().uuidString)")
        var writing = Diagnosis("course folder", .fine, "can be written to: \(course.root.path)")
        do {
            try FileManager.default.createDirectory(at: course.buildFolder, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: file)
            try FileManager.default.removeItem(at: file)
        } catch {
            writing = Diagnosis(
                "course folder", .broken, "cannot be written to: \(course.root.path)",
                advice: "Copy the course to a folder of your own.")
        }
        // A file system that does not tell its free space is no reason to complain.
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: course.root.path)
        guard let free = attributes?[.systemFreeSize] as? Int else { return [writing] }
        // What all lessons together build, with room to spare.
        let needed = 1 << 30
        let space = Diagnosis(
            "disk", free < needed ? .broken : .fine, "\(free >> 20) MB are free",
            advice: free < needed ? "Make room: at least \(needed >> 20) MB are needed." : nil)
        return [writing, space]
    }

    // MARK: - What ends code that runs away

    private func limits() async -> [Diagnosis] {
        let narrow = ResourceLimits(
            wallSeconds: 10, cpuSeconds: 1, memoryBytes: 64 << 20, processes: 4, fileBytes: 1 << 20)
        let path = FileManager.default.temporaryDirectory.appending(path: "doctor-\(UUID().uuidString)").path
        let trials: [(String, String)] = [
            ("processor time", "while :; do :; done"),
            ("memory", "head -c 90000000 /dev/zero | tail; sleep 2"),
            ("processes", "for i in 1 2 3 4 5 6; do sleep 3 & done; wait"),
            ("size of a file", "exec head -c 3000000 /dev/zero > '\(path)'"),
        ]
        defer { try? FileManager.default.removeItem(atPath: path) }  // absent if its writer never began
        return await withTaskGroup(of: (Int, Diagnosis).self) { group in
            for (index, (name, script)) in trials.enumerated() {
                group.addTask { (index, await limit("limit on \(name)", script, narrow)) }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    private func limit(_ subject: String, _ script: String, _ limits: ResourceLimits) async -> Diagnosis {
        let command = Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
        // What cannot even be started shows nothing, and is told as a limit that does not hold.
        let result = try? await runner.run(command.limited(by: limits), limit: limits.wallSeconds) {
            $0.use.excess(over: limits)
        }
        let isHeld =
            switch result?.termination {
            case .ended(.memory), .ended(.processes), .signalled(SIGXCPU), .signalled(SIGXFSZ): true
            default: false
            }
        return Diagnosis(
            subject, isHeld ? .fine : .missing, isHeld ? "holds" : "does not hold on this machine")
    }

    // MARK: - What isolated code cannot do

    private func walls() async -> [Diagnosis] {
        let isolation: Isolation
        do {
            isolation = try await Isolation.find(environment: environment, runner: runner)
        } catch IsolationProblem.missing {
            return [
                Diagnosis(
                    "isolation", .missing,
                    "bubblewrap is not installed, so --isolated refuses to run anything",
                    advice: "Only for code of others: sudo apt-get install bubblewrap")
            ]
        } catch IsolationProblem.refused(let path, let words) {
            let first = words.split(whereSeparator: \.isNewline).first ?? "nothing"
            return [
                Diagnosis(
                    "isolation", .missing, "\(path) does not work here; it says: \(first)",
                    advice:
                        "It may need user namespaces, which a container can have switched off from outside.")
            ]
        } catch {
            return [Diagnosis("isolation", .missing, error.localizedDescription)]
        }
        let home = environment["HOME"] ?? NSHomeDirectory()
        let trials: [(String, String)] = [
            ("no network", "[ \"$(tail -n +3 /proc/net/dev | grep -vc ' lo:')\" = 0 ]"),
            ("an empty environment", "[ \"$(env | grep -Evc '^(PWD|SHLVL|_)=')\" = 0 ]"),
            (
                "a system that is only read",
                "! (echo x > /usr/lib/x) 2>/dev/null && ! (echo x > /x) 2>/dev/null"
            ),
            ("a folder to write in", "echo x > /tmp/x"),
            ("home out of sight", "! ls '\(home)/' 2>/dev/null | grep -q ."),
            ("other processes out of sight", "[ \"$(ls -d /proc/[0-9]* | wc -l)\" -lt 8 ]"),
        ]
        var diagnoses: [Diagnosis] = []
        for (name, script) in trials {
            let resident = Isolation.Resident(
                program: "/bin/sh", arguments: ["-c", script], environment: [:],
                readable: ["/bin", "/usr/bin"])
            // As with the limits: what cannot be started shows nothing.
            let result = try? await runner.run(isolation.command(for: resident), limit: 20)
            let holds = result?.termination.isSuccess ?? false
            diagnoses.append(
                Diagnosis(
                    "isolation: \(name)", holds ? .fine : .missing,
                    holds ? "holds" : "does not hold on this machine",
                    advice: holds ? nil : "Do not grade the code of others here."))
        }
        return diagnoses
    }
}
