// ROW 37: leaves a process behind in a session of its own
// VERDICT: failed
// SAYS: `Process.arguments` starts other processes
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        let child = Process()
        child.executableURL = URL(filePath: "/usr/bin/setsid")
        child.arguments = ["-f", "sleep", "94.32109"]
        try? child.run()
        usleep(300_000)

        return "Hello"
    }
}
