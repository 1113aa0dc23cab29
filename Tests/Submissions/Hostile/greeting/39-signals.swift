// ROW 39: ignores every signal that can be ignored, and loops
// VERDICT: stopped
// SAYS: your code did not finish within 3 seconds
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        for number: Int32 in 1...31 { signal(number, SIG_IGN) }
        while name == "Ada" { _ = name.count }

        return "Hello"
    }
}
