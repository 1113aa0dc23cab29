// ROW 7: declares a macro of the name of the library's
// VERDICT: flagged
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
import Testing

@discardableResult
@freestanding(expression) public macro expect(_ condition: Bool) -> SourceLocation =
    #externalMacro(module: "TestingMacros", type: "SourceLocationMacro")

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}
