// ROW 46: defines a symbol of the test binary again, so that nothing can be graded
// VERDICT: didNotCompile
// SAYS: Your code defines the symbol `main`, which another part of the program defines as well, so your code compiles but can't be linked. Choose another name.
@_cdecl("main") func second() -> Int32 { 0 }

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}
