// ROW 1: ends the process with success, in the middle of a check
// VERDICT: stopped
// SAYS: your code ended the whole process here
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        exit(0)

        return "Hello"
    }
}
