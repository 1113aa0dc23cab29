// ROW 7: records a failure as a known issue
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
import Testing

struct Greeting {
    func text(for name: String) -> String {
        withKnownIssue { Issue.record("not yet") }
        return "Hello, \(name)"
    }
}
