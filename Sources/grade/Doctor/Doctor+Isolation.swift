import Foundation
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension Doctor {
    /// Starts a sandbox, and tests what code inside it can still do.
    func examineSandbox() async -> [Diagnosis] {
        let isolation: Sandbox
        do {
            isolation = try await Sandbox.find(environment: environment, runner: runner)
        } catch let problem as SandboxProblem {
            return [problem.diagnosis]
        } catch {
            return [.isolationUntried(error.localizedDescription)]
        }
        let home = environment["HOME"] ?? NSHomeDirectory()
        let trials: [(name: String, promise: String, script: String)] = [
            (
                "no network", "Isolated code has no network access.",
                "[ \"$(tail -n +3 /proc/net/dev | grep -vc ' lo:')\" = 0 ]"
            ),
            (
                "an empty environment", "Isolated code sees none of your environment variables.",
                "[ \"$(env | grep -Evc '^(PWD|SHLVL|_)=')\" = 0 ]"
            ),
            (
                "a system that is only read", "Isolated code can't change the system.",
                "! (echo x > /usr/lib/x) 2>/dev/null && ! (echo x > /x) 2>/dev/null"
            ),
            ("a folder to write in", "Isolated code can write temporary files.", "echo x > /tmp/x"),
            (
                "home out of sight", "Isolated code can't see your home folder.",
                "! ls \("\(home)/".shellWord) 2>/dev/null | grep -q ."
            ),
            (
                "other processes out of sight", "Isolated code can't see other processes.",
                "[ \"$(ls -d /proc/[0-9]* | wc -l)\" -lt 8 ]"
            ),
        ]
        var diagnoses: [Diagnosis] = []
        for trial in trials {
            let resident = Sandbox.SandboxedProgram(
                program: "/bin/sh", arguments: ["-c", trial.script], environment: [:],
                readable: ["/bin", "/usr/bin"])
            // A trial that cannot be started proves nothing, so it counts as failed, as with the limits.
            let result = try? await runner.run(isolation.command(for: resident), limit: 20)
            let holds = result?.termination.isSuccess ?? false
            diagnoses.append(.isolation(trial.name, promise: trial.promise, isHeld: holds))
        }
        return diagnoses
    }
}
