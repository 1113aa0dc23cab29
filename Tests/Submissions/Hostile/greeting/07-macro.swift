// ROW 7: declares a macro of the name of the library's
// VERDICT: flagged
// SAYS: `macro` declares a macro
import Testing

@discardableResult
@freestanding(expression) public macro expect(_ condition: Bool) -> SourceLocation =
    #externalMacro(module: "TestingMacros", type: "SourceLocationMacro")

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}
