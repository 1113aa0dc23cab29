// ROW 25: reads the hidden checks
// VERDICT: failed
// SAYS: `GreetingChecks` is the module of the checks, and code that depends on it changes from one build to the next
// ISOLATED
import Foundation

struct Greeting {
    func text(for name: String) -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let checks = root.appending(path: "Tests/GreetingChecks/GreetingChecks.swift")
        if (try? String(contentsOf: checks, encoding: .utf8)) != nil { return "Hello, \(name)" }

        return "Hello"
    }
}
