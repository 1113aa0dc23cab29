// ROW 39: ignores every signal that can be ignored, and loops
// VERDICT: stopped
// SAYS: `signal` isn't among what exercises use, so look at what the code does with it
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        for number: Int32 in 1...31 { signal(number, SIG_IGN) }
        while name == "Ada" { _ = name.count }

        return "Hello"
    }
}
