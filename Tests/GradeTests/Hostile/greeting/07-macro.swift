// ROW 7: declares a macro of the name of the library's
// VERDICT: flagged
// SAYS: externalMacro
@freestanding(expression) macro expect(_ condition: Bool) =
    #externalMacro(module: "TestingMacros", type: "ExitTestConditionMacro")

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}
