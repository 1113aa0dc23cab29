import Foundation
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Doctor {
    /// Runs code that exceeds each limit, and examines whether it is stopped.
    func examineLimits() async -> [Diagnosis] {
        let narrow = ResourceLimits(
            wallSeconds: 10, cpuSeconds: 1, memoryBytes: 64 << 20, processes: 4, fileBytes: 1 << 20)
        let path = FileManager.default.temporaryDirectory.appending(path: "doctor-\(UUID().uuidString)").path
        let trials: [(String, String)] = [
            ("processor time", "while :; do :; done"),
            ("memory", "head -c 90000000 /dev/zero | tail | sleep 3"),
            ("processes", "for i in 1 2 3 4 5 6; do sleep 3 & done; wait"),
            ("file size", "exec head -c 3000000 /dev/zero > '\(path)'"),
        ]
        defer { try? FileManager.default.removeItem(atPath: path) }  // absent if its writer never began
        return await withTaskGroup(of: (Int, Diagnosis).self) { group in
            for (index, (name, script)) in trials.enumerated() {
                group.addTask { (index, await limit(name, script, narrow)) }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    private func limit(_ resource: String, _ script: String, _ limits: ResourceLimits) async -> Diagnosis {
        let command = Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
        // A trial that cannot be started proves nothing, so the limit counts as one that does not hold.
        let result = try? await runner.run(command.limited(by: limits), limit: limits.wallSeconds) {
            $0.use.excess(over: limits)
        }
        let isHeld =
            switch result?.termination {
            case .ended(.memory), .ended(.processes), .signalled(SIGXCPU), .signalled(SIGXFSZ): true
            default: false
            }
        return .limit(on: resource, isHeld: isHeld)
    }
}
