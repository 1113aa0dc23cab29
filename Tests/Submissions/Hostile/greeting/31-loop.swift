// ROW 31: never comes to an end
// VERDICT: stopped
// SAYS: Ada is greeted by her name
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        while name == "Ada" { _ = name.count }

        return "Hello"
    }
}
