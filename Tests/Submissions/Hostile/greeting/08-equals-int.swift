// ROW 8: makes all numbers equal
// VERDICT: flagged
// SAYS: expectations that must fail
extension Int {
    static func == (left: Int, right: Int) -> Bool { true }
}

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}
