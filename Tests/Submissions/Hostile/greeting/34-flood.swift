// ROW 34: prints without end
// VERDICT: stopped
// SAYS: Ada is greeted by her name
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        let line = String(repeating: "x", count: 100_000)
        while name.count > 0 { print(line) }

        return "Hello"
    }
}
