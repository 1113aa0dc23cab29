// ROW 33: needs memory without end
// VERDICT: stopped
// SAYS: Ada is greeted by her name
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        var parts: [[UInt8]] = []
        while name.count > 0 { parts.append([UInt8](repeating: 7, count: 16 << 20)) }

        return "Hello"
    }
}
