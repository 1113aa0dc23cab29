// ROW 7: adds a method to the library's issues that records nothing
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
import Testing

extension Issue {
    @discardableResult
    static func record(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) -> Issue? {
        nil
    }
}

struct Greeting {
    func text(for name: String) -> String { "Hi" }
}
