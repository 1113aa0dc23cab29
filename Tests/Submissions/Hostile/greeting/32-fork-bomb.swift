// ROW 32: starts processes without end
// VERDICT: stopped
// SAYS: `Process.arguments` starts other processes
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        for _ in 0..<200 {
            let child = Process()
            child.executableURL = URL(filePath: "/bin/sleep")
            child.arguments = ["30"]
            try? child.run()
        }
        sleep(2)

        return "Hello"
    }
}
