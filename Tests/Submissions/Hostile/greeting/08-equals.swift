// ROW 8: makes all texts equal
// VERDICT: flagged
// SAYS: expectations that must fail
extension String {
    static func == (left: String, right: String) -> Bool { true }
}

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}
