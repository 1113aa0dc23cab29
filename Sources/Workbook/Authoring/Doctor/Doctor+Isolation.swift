import Foundation
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
            let resident = Sandbox.SandboxedProgram(
                program: "/bin/sh", arguments: ["-c", script], environment: [:],
                readable: ["/bin", "/usr/bin"])
            // A trial that cannot be started proves nothing, so it counts as failed, as with the limits.
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
