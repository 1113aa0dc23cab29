// ROW 45: makes the compiler crash, so that nothing can be graded
// VERDICT: didNotCompile
// SAYS: the compiler crashes on something in Greeting.swift, and doesn't crash without your changes. That is a bug in the compiler, but you can avoid it: undo your last changes one by one, or write this in a simpler way
struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}

struct Forever<T> { var next: [Forever<Forever<T>>] = [] }
func begin() -> Int { Forever<Int>().next.count }
