// ROW 31: never comes to an end
// VERDICT: stopped
// SAYS: your code did not finish within 3 seconds
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        while name == "Ada" { _ = name.count }

        return "Hello"
    }
}
