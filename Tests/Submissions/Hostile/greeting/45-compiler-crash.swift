// ROW 45: makes the compiler crash, so that nothing can be graded
// VERDICT: didNotCompile
// SAYS: the compiler crashes on something in Greeting.swift, and doesn't crash without your changes.
struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}

struct Forever<T> { var next: [Forever<Forever<T>>] = [] }
func begin() -> Int { Forever<Int>().next.count }
