// ROW 34: prints without end
// VERDICT: stopped
// SAYS: your code printed more than 64 MB
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        let line = String(repeating: "x", count: 100_000)
        while name.count > 0 { print(line) }

        return "Hello"
    }
}
