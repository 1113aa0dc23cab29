// ROW 7: adds a method to the library's issues that records nothing
// VERDICT: failed
// SAYS: expected "Hello, Ada" but got "Hi"
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
